// Housekeeping of the log: weeks are made ahead and dropped when they are over 90 days old (decision O4), abandoned
// tests are closed, and the embedded database, which has no autovacuum, is vacuumed.
import type { Log } from '../core/log.ts';
import type { Database, Db } from '../db/database.ts';
import { closeAbandonedTests } from './deliver-now-queries.ts';
import { dropOldWeeks, dropWaitingWithoutEvent, makeComingWeeks, vacuum } from './retention-queries.ts';

/** Once at start and every hour: everything in it may be run again at any time. */
export async function tidyLog(db: Db): Promise<{ weeksDropped: number }> {
  await makeComingWeeks(db);
  await closeAbandonedTests(db);
  await dropWaitingWithoutEvent(db);
  return { weeksDropped: await dropOldWeeks(db) };
}

const MINUTE_MS = 60_000;
const HOURLY = 60;

/** Runs housekeeping for as long as the process lives; answers how to stop it. */
export function keepTidy({ db, kind }: Database, log: Log, alsoHourly: () => Promise<unknown>): () => void {
  let minutes = 0;
  const everyMinute = async () => {
    await closeAbandonedTests(db);
    if (kind === 'embedded') await vacuum(db);
    minutes += 1;
    if (minutes % HOURLY !== 0) return;
    await tidyLog(db);
    await alsoHourly();
  };
  const timer = setInterval(() => {
    everyMinute().catch((error) =>
      log.warn({ err: error }, 'Housekeeping failed; it is tried again in a minute.'),
    );
  }, MINUTE_MS);
  return () => clearInterval(timer);
}
