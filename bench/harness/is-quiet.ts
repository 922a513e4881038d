// Whether every result is in the database.
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

/** Nothing is due or leased, except for the endpoints `end_0` … before `except`. */
export async function isQuiet(db: Db, except = 0): Promise<boolean> {
  const { rows } = await sql<{ quiet: boolean }>`
    select not exists (
      select from endpoint where (next_due_at is not null or lease_until is not null)
        and (${except}::int = 0 or substr(id, 5)::int >= ${except}::int)
    ) as quiet`.execute(db);
  return rows[0]?.quiet ?? false;
}
