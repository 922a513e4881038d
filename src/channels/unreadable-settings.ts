// Stands in for a channel whose settings cannot be decrypted, because the service's key is not the one they were stored
// with: every attempt ends as our own fault, and the other endpoints go on. A webhook's deliveries wait; a vote to a
// listener is claimed and never tried again, and so it has failed (decision L1).
import type { EndpointKind } from '../db/schema.ts';
import type { AttemptResult, Channel } from './channel.ts';

const UNREADABLE: Omit<AttemptResult, 'verdict'> = {
  code: 'settings_unreadable',
  httpStatus: null,
  retryAfterSeconds: null,
  charged: false,
  durationMs: 0,
  timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null },
  address: null,
  responseHeaders: null,
  responseBody: null,
};

export function createUnreadableChannel(kind: EndpointKind): Channel {
  const verdict = kind === 'webhook' ? 'retryable' : 'failed';
  return { attempt: async () => ({ ...UNREADABLE, verdict }) };
}
