// Stands in for a channel whose settings cannot be decrypted, because the service's key is not the one they were stored
// with: every attempt ends as our own fault and waits, and the other endpoints go on.
import type { Answer, Channel } from './channel.ts';

const UNREADABLE: Answer = {
  verdict: 'retryable',
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

export const unreadableChannel: Channel = { attempt: async () => UNREADABLE };
