// Redeliver (§3.2, decision D10): one more attempt at an event that is in the log, with the same bytes and the next
// attempt number. It replaces a pending retry, and is refused instead of queued where it could not help.

import { faultPoint } from '../core/fault-point.ts';
import { parseEventId } from '../core/ids.ts';
import { REDELIVERIES_PER_MINUTE } from '../core/limits.ts';
import type { Db } from '../db/database.ts';
import { consume, type RateLimit } from '../db/rate-limit.ts';
import { findRedeliverable, isPastRetention, requeueDelivery } from './redeliver-queries.ts';

export type RedeliverResult =
  | { readonly ok: true; readonly attempt: number }
  | { readonly ok: false; readonly reason: 'no_webhook' | 'not_found' | 'too_old' | 'disabled' | 'in_flight' }
  | { readonly ok: false; readonly reason: 'rate_limited'; readonly retryAfterSeconds: number };

export interface RedeliverDependencies {
  readonly db: Db;
  readonly wake: () => void;
}

/** `eventId`: in the form shown in the log. */
export async function redeliver(
  { db, wake }: RedeliverDependencies,
  { listingId, eventId: displayed }: { listingId: string; eventId: string },
): Promise<RedeliverResult> {
  const eventId = parseEventId(displayed);
  if (eventId === null) return { ok: false, reason: 'not_found' };
  const done = await db.transaction().execute(async (transaction): Promise<RedeliverResult> => {
    if (await isPastRetention(transaction, eventId)) return { ok: false, reason: 'too_old' };
    const found = await findRedeliverable(transaction, listingId, eventId);
    if (!found) return { ok: false, reason: 'no_webhook' };
    if (found.attempts === null) return { ok: false, reason: 'not_found' };
    if (found.state === 'disabled') return { ok: false, reason: 'disabled' };
    if (found.inFlight) return { ok: false, reason: 'in_flight' };
    const limited = await consume(transaction, redeliveryRateLimit(found.endpointId));
    if (!limited.ok) return { ok: false, reason: 'rate_limited', retryAfterSeconds: limited.resetSeconds };
    await requeueDelivery(transaction, found.endpointId, eventId);
    faultPoint('redelivery.written');
    return { ok: true, attempt: found.attempts + 1 };
  });
  if (done.ok) faultPoint('redelivery.committed');
  if (done.ok) wake();
  return done;
}

/** §8: at most ten per minute, counting single redeliveries and those of a batch together. */
export function redeliveryRateLimit(endpointId: string): RateLimit {
  return { key: `redeliver:${endpointId}`, limit: REDELIVERIES_PER_MINUTE, windowSeconds: 60 };
}
