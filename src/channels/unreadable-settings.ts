// The channel of an endpoint whose settings cannot be decrypted, because SECRET_KEY is not the one they were stored
// with. Every attempt ends as our own fault, so that the other endpoints go on. A webhook's deliveries wait; a vote to
// a listener fails, because it is never tried again (decision L1).
import type { EndpointKind } from '../db/delivery-tables.ts';
import { type Channel, NOTHING_SENT } from './channel.ts';

export interface UnreadableTarget {
  readonly kind: EndpointKind;
}

export function createUnreadableChannel(kind: EndpointKind): Channel {
  const verdict = kind === 'webhook' ? 'retryable' : 'failed';
  return { attempt: async () => ({ ...NOTHING_SENT, verdict, code: 'settings_unreadable' }) };
}
