// The statement that has listings follow a changed setting.
import { sql } from 'kysely';
import { SLICE_ROWS } from '../db/cleanup-queries.ts';
import type { Db } from '../db/database.ts';

/** One slice of the listings that are public and should not be, or the other way round; returns how many. */
export async function refreshPublicity(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update listing set owner_proven_at = owner_proven_at where id in (
      select id from listing
      where is_public <> (paused_at is null and state = 'public'
        and (owner_proven_at is not null or not is_ownership_required()))
      order by id limit ${SLICE_ROWS}::int for no key update)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
