// When a failed delivery is tried again (decision D5): ever longer delays, jitter that only adds, and a receiver's
// Retry-After that only lengthens.
import { RETRY_AFTER_CAP_SECONDS } from '../core/limits.ts';

const JITTER = 0.1;

export interface RetryRequest {
  /** Failed attempts that count so far, this one included: 1 after the first. */
  readonly failures: number;
  readonly delaysSeconds: readonly number[];
  readonly retryAfterSeconds: number | null;
  /** From 0 up to 1. */
  readonly chance: number;
}

/** Milliseconds until the next attempt, or null when the retries are spent. */
export function retryDelayMs({
  failures,
  delaysSeconds,
  retryAfterSeconds,
  chance,
}: RetryRequest): number | null {
  const delaySeconds = delaysSeconds[failures - 1];
  return delaySeconds === undefined ? null : lengthened(delaySeconds, retryAfterSeconds, chance);
}

/** After a fault of our own, or a chat platform's throttle, which spend no retry: the first delay again. */
export function unchargedDelayMs({
  delaysSeconds,
  retryAfterSeconds,
  chance,
}: Omit<RetryRequest, 'failures'>): number {
  const delaySeconds = retryAfterSeconds === null ? (delaysSeconds[0] ?? 0) : 0;
  return lengthened(delaySeconds, retryAfterSeconds, chance);
}

function lengthened(delaySeconds: number, retryAfterSeconds: number | null, chance: number): number {
  const jittered = delaySeconds * (1 + JITTER * chance);
  const asked = Math.min(retryAfterSeconds ?? 0, RETRY_AFTER_CAP_SECONDS);
  return Math.round(Math.max(jittered, asked) * 1000);
}
