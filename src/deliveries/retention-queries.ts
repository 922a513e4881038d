// The statements of maintenance.
import { sql } from 'kysely';
import { RETENTION_DAYS } from '../core/limits.ts';
import { deleteInSlices } from '../db/cleanup-queries.ts';
import type { Connection, Db } from '../db/database.ts';

/**
 * The first ID that an event of the last 90 days can have. Older ones are shown no more, though a week is kept until
 * all of it is older.
 */
export const OLDEST_EVENT = firstEventAfter(RETENTION_DAYS);

function firstEventAfter(days: number) {
  return sql`first_event_id(plaudit_now() - ${`${days} days`}::interval)`;
}

export async function createUpcomingWeeks(db: Connection): Promise<void> {
  await sql`select make_event_weeks(plaudit_now(), plaudit_now() + interval '28 days')`.execute(db);
}

/**
 * Drops at most one week and returns how many. While somebody reads the log it drops none, and is tried again later.
 */
export async function dropOldWeek(db: Connection): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`
    select drop_event_weeks(plaudit_now() - ${`${RETENTION_DAYS} days`}::interval) as dropped`.execute(db);
  return rows[0]?.dropped ?? 0;
}

/** What has waited for 90 days at a paused endpoint is deleted with its event. */
export async function deleteExpiredQueueRows(db: Connection): Promise<void> {
  await deleteInSlices(db, 'queue', sql`event_id < ${OLDEST_EVENT}`);
}

/**
 * Kept a day longer than votes are shown in the log, because a reward counts for what was cast within a day of it. By
 * when its vote was recorded, which is never before it was cast.
 */
export async function deleteExpiredRewards(db: Connection): Promise<void> {
  await deleteInSlices(db, 'player_reward', sql`event_id < ${firstEventAfter(RETENTION_DAYS + 1)}`);
}

/** The tables that are written and emptied all the time, and those on whose statistics plans depend. */
export async function vacuumBusyTables(db: Db): Promise<void> {
  await sql
    .raw(
      'vacuum (analyze) queue, claim, test_attempt, endpoint, spending, player_reward, identity_window, vote_network',
    )
    .execute(db);
}
