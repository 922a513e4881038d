// The result of an attempt that a webhook accepted, for tests that record results themselves.
import type { AttemptResult } from '../../src/channels/channel.ts';
import { monotonicMs } from '../../src/core/clock.ts';
import type { ClaimedAttempt, EndedAttempt } from '../../src/deliveries/attempt.ts';
import type { EndpointClaim } from '../../src/deliveries/claim.ts';

const DELIVERED: AttemptResult = {
  verdict: 'delivered',
  code: 'delivered',
  httpStatus: 204,
  retryAfterSeconds: null,
  charged: true,
  durationMs: 1,
  timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null },
  address: '127.0.0.1',
  responseHeaders: {},
  responseBody: '',
};

export function deliveredResult(attempt: ClaimedAttempt, claim: EndpointClaim): EndedAttempt {
  const startedAtMs = claim.databaseClockOffsetMs + monotonicMs();
  const { health } = claim;
  return { attempt, startedAtMs, result: DELIVERED, wasPaced: false, healthBefore: health, healthAfter: health };
}
