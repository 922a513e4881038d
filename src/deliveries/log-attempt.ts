// One wide log line an attempt, with everything one filters by (decision O22). Never the URL, a secret, a player's name, a
// header or a body: what is logged is named here, one by one.
import { hasArrived } from '../channels/channel.ts';
import { formatEventId } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import type { EndpointClaim } from './claim.ts';
import type { EndedAttempt } from './run.ts';

/**
 * What arrived is told at `debug`: every line is written before anything else goes on, a busy site would write thousands a
 * second, and the log of deliveries in the database says the same. What did not arrive is told at `info`; pacing keeps that few.
 */
export function logAttempt(log: Log, claim: EndpointClaim, result: EndedAttempt): void {
  const level = hasArrived(result.answer.verdict) ? 'debug' : 'info';
  if (log.isLevelEnabled(level)) log[level](attemptLine(claim, result), 'Attempt ended.');
}

function attemptLine(
  { endpointId, listingId, target }: EndpointClaim,
  { attempt, answer, wasPaced }: EndedAttempt,
) {
  return {
    endpoint: endpointId,
    listing: listingId,
    channel: target?.format,
    event: formatEventId(attempt.event_id),
    attempt: attempt.number,
    delivery: attempt.id,
    test: attempt.is_test,
    outcome: answer.verdict,
    code: answer.code,
    status: answer.httpStatus,
    charged: answer.charged,
    paced: wasPaced,
    durationMs: Math.round(answer.durationMs),
    ...answer.timings,
    address: answer.address,
    eventBytes: Buffer.byteLength(attempt.body),
    answerBytes: Buffer.byteLength(answer.responseBody ?? ''),
  };
}
