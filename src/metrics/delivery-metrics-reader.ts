// Asks the database how deliveries stand, for all who ask within five seconds at once, and never waits long for the answer: a
// lost database must not keep anybody from what this process knows by itself.
import { now } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/database-errors.ts';
import { type DeliveryMetrics, selectDeliveryMetrics } from './queries.ts';

const KEPT_MS = 5_000;
/** A scrape is to be answered within two seconds. */
const PATIENCE_MS = 1_500;

/** Null: the database did not answer, or not in time. */
export type ReadDeliveryMetrics = () => Promise<DeliveryMetrics | null>;

interface Taken {
  readonly at: Date;
  readonly state: Promise<DeliveryMetrics | null>;
  /** Whether the answer has come. */
  ended: boolean;
}

/** At most one statement is under way, however long it takes and however many ask. */
export function createDeliveryMetricsReader(db: Db, log: Log): ReadDeliveryMetrics {
  let last: Taken | null = null;
  return () => {
    if (!last || !isFresh(last)) last = take(db, log);
    return within(last.state, PATIENCE_MS);
  };
}

function isFresh({ at, ended }: Taken): boolean {
  return !ended || Math.abs(now().getTime() - at.getTime()) < KEPT_MS;
}

function take(db: Db, log: Log): Taken {
  const state = selectDeliveryMetrics(db)
    .catch((error) => {
      if (!isDatabaseUnavailable(error)) log.warn({ err: error }, 'How deliveries stand could not be read.');
      return null;
    })
    .finally(() => {
      taken.ended = true;
    });
  const taken: Taken = { at: now(), state, ended: false };
  return taken;
}

async function within<Value>(value: Promise<Value>, mostMs: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, mostMs, null);
  });
  return Promise.race([value, tooLate]).finally(() => clearTimeout(timer));
}
