// One attempt at a delivery: sends it, counts it toward the endpoint's health, logs it, and decides the delivery's next
// state (§3.2):
//
//   waiting ──2xx──▶ delivered
//      │ ├──4xx──▶ failed (for good)
//      │ ├──anything else, retries left──▶ waiting, due later
//      │ └──anything else, no retries left, or a redelivery, or the endpoint is disabled──▶ undelivered
//      └◀── Redeliver brings any ended delivery back for one attempt (decision D10)
//
// Each retry waits longer (decision D5): for the configured delay plus jitter, or for the receiver's Retry-After if
// that is longer. A fault of our own, or a chat platform's rate limit, uses up no retry. A request that met a connection
// which the receiver was closing is followed by the next attempt at once (decision P350).
//
// A vote listener gets a single attempt, and its verdict is final: accepted, rejected, failed, sent_unconfirmed or
// unknown (decision L1). Nothing is retried there.
//
// The newest attempt decides: a delivered event whose redelivery fails is no longer shown as delivered.

import { TEST_EVENT_ID } from '@plaudit/sdk/contract';
import { type AttemptResult, type Channel, hasArrived, type Verdict } from '../channels/channel.ts';
import { eventNameOf } from '../channels/event-name.ts';
import type { Target } from '../channels/registry.ts';
import type { ListenerStep } from '../channels/votifier/listener-steps.ts';
import { formatEventId } from '../core/ids.ts';
import { RETRY_AFTER_CAP_SECONDS } from '../core/limits.ts';
import type { Log } from '../core/log.ts';
import type { EndpointState } from '../db/delivery-tables.ts';
import { type Health, healthAfterAttempt } from '../endpoints/health.ts';
import type { FailureCode } from '../outbound/failure-codes.ts';

/** Committed to the database before a socket opens. */
export interface ClaimedAttempt {
  /** The delivery UUID that the receiver sees. */
  readonly id: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly number: number;
  /** How many earlier attempts failed and counted; null for a redelivery, which has no retries. */
  readonly failures: number | null;
  readonly isTest: boolean;
  readonly body: string;
}

export interface EndedAttempt {
  readonly attempt: ClaimedAttempt;
  /** By the database's clock, in milliseconds since 1970. */
  readonly startedAtMs: number;
  readonly result: AttemptResult;
  /** Whether the endpoint was paced when the attempt began. */
  readonly wasPaced: boolean;
  readonly healthBefore: Health;
  readonly healthAfter: Health;
}

/** Called with each step of an attempt at a vote listener as it happens. */
export type OnListenerStep = (step: ListenerStep) => void;

/** Creates the channel for a target. */
export type ChannelFor = (target: Target, onStep?: OnListenerStep) => Channel;

/** Never rejects: a failure is a result. */
export function sendAttempt(
  channel: Channel,
  { id, number, eventId, isTest, body }: Omit<ClaimedAttempt, 'endpointId' | 'failures'>,
  startedAtMs: number,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const messageId = formatEventId(eventId);
  const attempt = {
    deliveryId: id,
    number,
    startedAt: new Date(startedAtMs),
    event: eventNameOf(body),
    eventId: isTest ? TEST_EVENT_ID : messageId,
    messageId: isTest ? `test_${messageId}` : messageId,
    body,
  };
  return channel.attempt(attempt, signal);
}

/** The endpoint's health after the attempt. A redelivered test event does not count (decision D6). */
export function countAttempt(
  health: Health,
  { attempt, result, wasPaced }: Pick<EndedAttempt, 'attempt' | 'result' | 'wasPaced'>,
  paceMaxMs: number,
): Health {
  if (attempt.isTest || result.code === IDLE_CLOSED) return health;
  const { verdict, charged } = result;
  return healthAfterAttempt(health, { verdict, charged, wasPaced }, paceMaxMs);
}

interface LoggedEndpoint {
  readonly endpointId: string;
  readonly listingId: string;
  readonly target: Target | null;
}

/**
 * Logs one wide line per attempt (decision O22). Attempts that arrived are logged at `debug`: a busy site makes
 * thousands a second, each line is written synchronously, and the delivery log has them anyway. All others are logged
 * at `info`; pacing keeps them rare.
 */
export function logAttempt(log: Log, endpoint: LoggedEndpoint, ended: EndedAttempt): void {
  const level = hasArrived(ended.result.verdict) ? 'debug' : 'info';
  if (log.isLevelEnabled(level)) log[level](logFields(endpoint, ended), 'Attempt ended.');
}

/** Lists each field explicitly, so that no URL, secret, player name, header or body is ever logged. */
function logFields(endpoint: LoggedEndpoint, { attempt, result, wasPaced }: EndedAttempt) {
  return {
    endpoint: endpoint.endpointId,
    listing: endpoint.listingId,
    channel: endpoint.target?.format,
    event: formatEventId(attempt.eventId),
    attempt: attempt.number,
    delivery: attempt.id,
    test: attempt.isTest,
    outcome: result.verdict,
    code: result.code,
    status: result.httpStatus,
    charged: result.charged,
    paced: wasPaced,
    durationMs: Math.round(result.durationMs),
    ...result.timings,
    address: result.address,
    eventBytes: Buffer.byteLength(attempt.body),
    answerBytes: Buffer.byteLength(result.responseBody ?? ''),
  };
}

const IDLE_CLOSED: FailureCode = 'idle_closed';
const JITTER = 0.1;

export type DeliveryOutcome =
  | { readonly state: Exclude<Verdict, 'retryable'> | 'undelivered' }
  /** `failures`: the count to store in the queue; null for a redelivery. */
  | { readonly state: 'waiting'; readonly delayMs: number; readonly failures: number | null };

export interface OutcomeInput {
  readonly result: Pick<AttemptResult, 'verdict' | 'code' | 'charged' | 'retryAfterSeconds'>;
  /** How many earlier attempts failed and counted; null for a redelivery, which has no retries. */
  readonly failures: number | null;
  /** The endpoint's state after this attempt. */
  readonly endpoint: EndpointState;
  readonly delaysSeconds: readonly number[];
  /** A random number in [0, 1), for the jitter. */
  readonly chance: number;
}

export function decideOutcome({ result, failures, endpoint, delaysSeconds, chance }: OutcomeInput): DeliveryOutcome {
  if (result.verdict !== 'retryable') return { state: result.verdict };
  if (endpoint === 'disabled' || endpoint === 'removed') return { state: 'undelivered' };
  const delay = { delaysSeconds, chance, retryAfterSeconds: result.retryAfterSeconds };
  if (result.code === IDLE_CLOSED) return { state: 'waiting', failures, delayMs: 0 };
  if (!result.charged) return { state: 'waiting', failures, delayMs: unchargedDelayMs(delay) };
  if (failures === null) return { state: 'undelivered' };
  const delayMs = retryDelayMs({ ...delay, failures: failures + 1 });
  return delayMs === null ? { state: 'undelivered' } : { state: 'waiting', failures: failures + 1, delayMs };
}

interface RetryRequest {
  /** How many attempts have failed and counted, including this one: 1 after the first. */
  readonly failures: number;
  readonly delaysSeconds: readonly number[];
  readonly retryAfterSeconds: number | null;
  /** A random number in [0, 1). */
  readonly chance: number;
}

/** The retry backoff: milliseconds until the next attempt; null when no retry is left. */
export function retryDelayMs(request: RetryRequest): number | null {
  const delaySeconds = request.delaysSeconds[request.failures - 1];
  return delaySeconds === undefined ? null : lengthen(delaySeconds, request);
}

/**
 * Milliseconds until the next attempt after a failure that uses up no retry: the first delay again, or what the
 * receiver requested.
 */
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
