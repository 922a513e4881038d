// What becomes of a delivery after an attempt (§3.2), as a pure function.
//
//   waiting ──2xx──▶ delivered
//      │ ├──4xx──▶ failed (for good)
//      │ ├──anything else, retries left──▶ waiting, due later
//      │ └──anything else, retries spent, or a redelivery, or the endpoint is disabled──▶ undelivered
//      └◀── Redeliver brings any ended delivery back for one attempt (decision D10)
//
// At a vote listener there is one attempt, and its verdict is the end: accepted, rejected, failed, sent_unconfirmed or
// unknown (decision L1). Nothing is worth a retry there.
//
// The newest attempt rules: a delivered event whose redelivery fails is shown as it ended last.
import type { AttemptResult, Verdict } from '../channels/channel.ts';
import type { EndpointState } from '../db/schema.ts';
import { retryDelayMs, unchargedDelayMs } from './retry-schedule.ts';

export type DeliveryOutcome =
  | { readonly state: Exclude<Verdict, 'retryable'> | 'undelivered' }
  /** `failures`: as the queue keeps them, null for a redelivery. */
  | { readonly state: 'waiting'; readonly delayMs: number; readonly failures: number | null };

export interface OutcomeInput {
  readonly answer: Pick<AttemptResult, 'verdict' | 'charged' | 'retryAfterSeconds'>;
  /** Failed attempts that counted before this one; null: one attempt and no retries (a redelivery). */
  readonly failures: number | null;
  /** The endpoint's state after this attempt. */
  readonly endpoint: EndpointState;
  readonly delaysSeconds: readonly number[];
  /** From 0 up to 1: the jitter's dice. */
  readonly chance: number;
}

export function decideOutcome({
  answer,
  failures,
  endpoint,
  delaysSeconds,
  chance,
}: OutcomeInput): DeliveryOutcome {
  if (answer.verdict !== 'retryable') return { state: answer.verdict };
  if (endpoint === 'disabled' || endpoint === 'removed') return { state: 'undelivered' };
  const { retryAfterSeconds } = answer;
  if (!answer.charged) {
    return {
      state: 'waiting',
      failures,
      delayMs: unchargedDelayMs({ delaysSeconds, retryAfterSeconds, chance }),
    };
  }
  if (failures === null) return { state: 'undelivered' };
  const delayMs = retryDelayMs({ failures: failures + 1, delaysSeconds, retryAfterSeconds, chance });
  return delayMs === null ? { state: 'undelivered' } : { state: 'waiting', failures: failures + 1, delayMs };
}
