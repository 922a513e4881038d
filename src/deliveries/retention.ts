// Maintenance of the delivery log: weekly partitions are created in advance and dropped once they are over 90 days old
// (decision O4), abandoned tests are closed, and the embedded database, which has no autovacuum, is vacuumed.
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Log } from '../core/log.ts';
import type { Database, Db } from '../db/database.ts';
import { closeAbandonedTests } from './deliver-test-queries.ts';
import {
  createUpcomingWeeks,
  deleteExpiredQueueRows,
  deleteExpiredRewards,
  dropOldWeek,
  vacuumBusyTables,
} from './retention-queries.ts';

/** Runs at startup and every hour; safe to repeat at any time. */
export async function maintainDeliveryLog(db: Db): Promise<{ weeksDropped: number }> {
  await createUpcomingWeeks(db);
  await closeAbandonedTests(db);
  await deleteExpiredQueueRows(db);
  faultPoint('retention.deleted');
  await deleteExpiredRewards(db);
  return { weeksDropped: await dropOldWeeks(db) };
}

/** Drops each week in its own transaction, because its locks block all votes. */
async function dropOldWeeks(db: Db): Promise<number> {
  let weeks = 0;
  while ((await dropOldWeek(db)) > 0) weeks += 1;
  return weeks;
}

const ROUND_MS = 10_000;
const ROUNDS_PER_MINUTE = 6;
const ROUNDS_PER_HOUR = 360;

export function startMaintenance({ db, kind }: Database, log: Log, alsoHourly: () => Promise<unknown>): BackgroundLoop {
  let rounds = 0;
  const maintain = async () => {
    await closeAbandonedTests(db);
    rounds += 1;
    if (kind === 'embedded' && rounds % ROUNDS_PER_MINUTE === 0) await vacuumBusyTables(db);
    if (rounds % ROUNDS_PER_HOUR !== 0) return;
    await maintainDeliveryLog(db);
    await alsoHourly();
  };
  return startBackgroundLoop({
    run: maintain,
    intervalMs: ROUND_MS,
    initialDelayMs: ROUND_MS,
    log,
    errorMessage: 'Maintenance failed. Trying again in a moment.',
  });
}
