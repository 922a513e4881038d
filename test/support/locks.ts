// Counts transactions that wait for a lock, so that a test knows when two transactions conflict.
import { sql } from 'kysely';
import type { Connection } from '../../src/db/database.ts';
import { waitUntil } from './wait.ts';

/** In this database only. Must not be called in a transaction, which would see its old snapshot. */
export async function waitingForLocks(db: Connection): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

export function untilLocksAwaited(db: Connection, count = 1): Promise<boolean> {
  return waitUntil(async () => (await waitingForLocks(db)) === count);
}
