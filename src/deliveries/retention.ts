// Housekeeping of the log: weeks are made ahead and dropped when they are over 90 days old (decision O4), abandoned
// tests are closed, and the embedded database, which has no autovacuum, is vacuumed.

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

/** Once at start and every hour: everything in it may be run again at any time. */
export async function maintainDeliveryLog(db: Db): Promise<{ weeksDropped: number }> {
  await createUpcomingWeeks(db);
  await closeAbandonedTests(db);
  await deleteExpiredQueueRows(db);
  faultPoint('retention.deleted');
  await deleteExpiredRewards(db);
  return { weeksDropped: await dropOldWeeks(db) };
}

/** Each in a transaction of its own: its locks keep every vote waiting, so they are held for as short as can be. */
async function dropOldWeeks(db: Db): Promise<number> {
  let weeks = 0;
  while ((await dropOldWeek(db)) > 0) weeks += 1;
  return weeks;
}

const TURN_MS = 10_000;
const TURNS_A_MINUTE = 6;
const TURNS_AN_HOUR = 360;

/** Runs housekeeping for as long as the process lives. */
export function startMaintenance(
  { db, kind }: Database,
  log: Log,
  alsoHourly: () => Promise<unknown>,
): BackgroundLoop {
  let turns = 0;
  const takeTurn = async () => {
    await closeAbandonedTests(db);
    turns += 1;
    if (kind === 'embedded' && turns % TURNS_A_MINUTE === 0) await vacuumBusyTables(db);
    if (turns % TURNS_AN_HOUR !== 0) return;
    await maintainDeliveryLog(db);
    await alsoHourly();
  };
  return startBackgroundLoop({
    run: takeTurn,
    intervalMs: TURN_MS,
    initialDelayMs: TURN_MS,
    log,
    errorMessage: 'Housekeeping failed; it is tried again in a moment.',
  });
}
