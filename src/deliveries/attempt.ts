// One attempt at a delivery, from its claim to its end: how it is sent, what it does to the endpoint's health, and its log line.

import { TEST_EVENT_ID } from '@plaudit/sdk/contract';
import { type AttemptResult, type Channel, hasArrived } from '../channels/channel.ts';
import type { Target } from '../channels/registry.ts';
import type { ListenerStep } from '../channels/votifier/listener-steps.ts';
import { formatEventId } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import { type Health, healthAfterAttempt } from '../endpoints/health.ts';

/** Committed before a socket opens. */
export interface ClaimedAttempt {
  /** The delivery UUID that the receiver sees. */
  readonly id: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly number: number;
  /** Failed attempts that counted before this one; null for a redelivery, which has no retries. */
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

/** Receives each step of an attempt at a vote listener as it is taken. */
export type OnListenerStep = (step: ListenerStep) => void;

/** Creates the channel for a target. */
export type ChannelFor = (target: Target, onStep?: OnListenerStep) => Channel;

/** Never rejects: whatever happens is a result. */
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
    event: 'vote.created',
    eventId: isTest ? TEST_EVENT_ID : messageId,
    messageId: isTest ? `test_${messageId}` : messageId,
    body,
  };
  return channel.attempt(attempt, signal);
}

/** The endpoint's health after the attempt. A redelivered test event counts for nothing (decision D6). */
export function countAttempt(
  health: Health,
  { attempt, result, wasPaced }: Pick<EndedAttempt, 'attempt' | 'result' | 'wasPaced'>,
  paceMaxMs: number,
): Health {
  if (attempt.isTest) return health;
  const { verdict, charged } = result;
  return healthAfterAttempt(health, { verdict, charged, wasPaced }, paceMaxMs);
}

interface LoggedEndpoint {
  readonly endpointId: string;
  readonly listingId: string;
  readonly target: Target | null;
}

/**
 * One wide log line per attempt (decision O22). Deliveries that arrived are logged at `debug`: a busy site makes thousands a
 * second, each line is written synchronously, and the delivery log has them anyway. The rest are `info`; pacing keeps them few.
 */
export function logAttempt(log: Log, endpoint: LoggedEndpoint, ended: EndedAttempt): void {
  const level = hasArrived(ended.result.verdict) ? 'debug' : 'info';
  if (log.isLevelEnabled(level)) log[level](logFields(endpoint, ended), 'Attempt ended.');
}

/** Named one by one, so that no URL, secret, player name, header or body is ever logged. */
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
