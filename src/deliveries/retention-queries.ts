// SQL statements for the maintenance of the delivery log.
import { sql } from 'kysely';
import { RETENTION_DAYS } from '../core/limits.ts';
import { deleteInSlices } from '../db/cleanup-queries.ts';
import type { Connection, Db } from '../db/database.ts';

/**
 * The lowest ID that an event of the last 90 days can have. Older events are not shown, even while their week's
 * partition still exists.
 */
export const OLDEST_EVENT = firstEventAfter(RETENTION_DAYS);

function firstEventAfter(days: number) {
  return sql`first_event_id(plaudit_now() - ${`${days} days`}::interval)`;
}

export async function createUpcomingWeeks(db: Connection): Promise<void> {
  await sql`select make_event_weeks(plaudit_now(), plaudit_now() + interval '28 days')`.execute(db);
}

/**
 * Drops at most one weekly partition and returns how many. Drops none while the log is being read; a later run tries
 * again.
 */
export async function dropOldWeek(db: Connection): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`
    select drop_event_weeks(plaudit_now() - ${`${RETENTION_DAYS} days`}::interval) as dropped`.execute(db);
  return rows[0]?.dropped ?? 0;
}

/** A delivery that has waited for 90 days at a paused endpoint is deleted with its event. */
export async function deleteExpiredQueueRows(db: Connection): Promise<void> {
  await deleteInSlices(db, 'queue', sql`event_id < ${OLDEST_EVENT}`);
}

/**
 * Rewards are stored a day longer than the log, because a reward affects votes cast within a day of it. Their age is
 * measured from when their vote was recorded, which is never before it was cast.
 */
export async function deleteExpiredRewards(db: Connection): Promise<void> {
  await deleteInSlices(db, 'player_reward', sql`event_id < ${firstEventAfter(RETENTION_DAYS + 1)}`);
  await deleteInSlices(db, 'listener_resend', sql`event_id < ${firstEventAfter(RETENTION_DAYS + 1)}`);
}

/** The tables that are constantly filled and emptied, and those whose statistics query plans depend on. */
export async function vacuumBusyTables(db: Db): Promise<void> {
  await sql
    .raw(
      'vacuum (analyze) queue, claim, test_attempt, endpoint, spending, player_reward, identity_window, vote_network, stream_consumer',
    )
    .execute(db);
}
