// What becomes of a delivery after an attempt (§3.2), as a pure function.
//
//   waiting ──2xx──▶ delivered
//      │ ├──4xx──▶ failed (for good)
//      │ ├──anything else, retries left──▶ waiting, due later
//      │ └──anything else, no retries left, or a redelivery, or the endpoint is disabled──▶ undelivered
//      └◀── Redeliver brings any ended delivery back for one attempt (decision D10)
//
// A retry waits ever longer (decision D5): the configured delay, jitter that only adds, and a receiver's Retry-After that only
// lengthens. A fault of our own or a chat platform's throttle uses up no retry.
//
// At a vote listener there is one attempt, and its verdict is the end: accepted, rejected, failed, sent_unconfirmed or
// unknown (decision L1). Nothing is worth a retry there.
//
// The newest attempt decides: a delivered event whose redelivery fails is shown as it ended last.
import type { AttemptResult, Verdict } from '../channels/channel.ts';
import { RETRY_AFTER_CAP_SECONDS } from '../core/limits.ts';
import type { EndpointState } from '../db/schema.ts';

const JITTER = 0.1;

export type DeliveryOutcome =
  | { readonly state: Exclude<Verdict, 'retryable'> | 'undelivered' }
  /** `failures`: as the queue stores them, null for a redelivery. */
  | { readonly state: 'waiting'; readonly delayMs: number; readonly failures: number | null };

export interface OutcomeInput {
  readonly result: Pick<AttemptResult, 'verdict' | 'charged' | 'retryAfterSeconds'>;
  /** Failed attempts that counted before this one; null: one attempt and no retries (a redelivery). */
  readonly failures: number | null;
  /** The endpoint's state after this attempt. */
  readonly endpoint: EndpointState;
  readonly delaysSeconds: readonly number[];
  /** From 0 up to 1, for the jitter. */
  readonly chance: number;
}

export function decideOutcome({ result, failures, endpoint, ...delay }: OutcomeInput): DeliveryOutcome {
  if (result.verdict !== 'retryable') return { state: result.verdict };
  if (endpoint === 'disabled' || endpoint === 'removed') return { state: 'undelivered' };
  const { retryAfterSeconds } = result;
  if (!result.charged)
    return { state: 'waiting', failures, delayMs: unchargedDelayMs({ ...delay, retryAfterSeconds }) };
  if (failures === null) return { state: 'undelivered' };
  const delayMs = retryDelayMs({ ...delay, failures: failures + 1, retryAfterSeconds });
  return delayMs === null ? { state: 'undelivered' } : { state: 'waiting', failures: failures + 1, delayMs };
}

interface RetryRequest {
  /** Failed attempts that count so far, this one included: 1 after the first. */
  readonly failures: number;
  readonly delaysSeconds: readonly number[];
  readonly retryAfterSeconds: number | null;
  /** From 0 up to 1. */
  readonly chance: number;
}

/** Milliseconds until the next attempt; null when no retry is left. */
export function retryDelayMs(request: RetryRequest): number | null {
  const delaySeconds = request.delaysSeconds[request.failures - 1];
  return delaySeconds === undefined ? null : lengthen(delaySeconds, request);
}

/** After a failure that uses up no retry: the first delay again, or as long as was asked for. */
export function unchargedDelayMs(request: Omit<RetryRequest, 'failures'>): number {
  return lengthen(request.retryAfterSeconds === null ? (request.delaysSeconds[0] ?? 0) : 0, request);
}

function lengthen(
  delaySeconds: number,
  { retryAfterSeconds, chance }: Pick<RetryRequest, 'retryAfterSeconds' | 'chance'>,
): number {
  const withJitter = delaySeconds * (1 + JITTER * chance);
  const requested = Math.min(retryAfterSeconds ?? 0, RETRY_AFTER_CAP_SECONDS);
  return Math.round(Math.max(withJitter, requested) * 1000);
}
