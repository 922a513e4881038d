// Reads the delivery metrics from the database, at most every five seconds, and never waits long, because this
// process's own metrics must be served even while the database is down.
import { now } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/database-errors.ts';
import { type DeliveryMetrics, selectDeliveryMetrics } from './queries.ts';

const CACHE_MS = 5_000;
/** A scrape should get its response within two seconds. */
const TIMEOUT_MS = 1_500;

/** Null if the database did not respond in time. */
export type ReadDeliveryMetrics = () => Promise<DeliveryMetrics | null>;

interface CachedMetrics {
  readonly at: Date;
  readonly state: Promise<DeliveryMetrics | null>;
  /** Whether the query has ended. */
  ended: boolean;
}

/** Runs at most one query at a time, however long it takes and however many scrapes there are. */
export function createDeliveryMetricsReader(db: Db, log: Log): ReadDeliveryMetrics {
  let last: CachedMetrics | null = null;
  return () => {
    if (!last || !isFresh(last)) last = read(db, log);
    return within(last.state, TIMEOUT_MS);
  };
}

function isFresh({ at, ended }: CachedMetrics): boolean {
  return !ended || Math.abs(now().getTime() - at.getTime()) < CACHE_MS;
}

function read(db: Db, log: Log): CachedMetrics {
  const state = selectDeliveryMetrics(db)
    .catch((error) => {
      if (!isDatabaseUnavailable(error)) log.warn({ err: error }, 'Could not read the delivery metrics.');
      return null;
    })
    .finally(() => {
      cached.ended = true;
    });
  const cached: CachedMetrics = { at: now(), state, ended: false };
  return cached;
}

async function within<Value>(value: Promise<Value>, mostMs: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, mostMs, null);
  });
  return Promise.race([value, timeout]).finally(() => clearTimeout(timer));
}
