// The statement that forgets where votes came from.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** Where votes came from is deleted once it bounds nothing any more; returns how many rows. */
export async function deleteExpiredVoteNetworks(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from vote_network where expires_at <= plaudit_now()`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
