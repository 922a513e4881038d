// The channel of an endpoint whose settings cannot be decrypted, because they were stored with another SECRET_KEY.
// Every attempt fails as our own fault, and other endpoints are not affected. A webhook's deliveries wait; a vote to a
// listener fails, because it is never retried (decision L1).
import type { EndpointKind } from '../db/delivery-tables.ts';
import { type Channel, NOTHING_SENT } from './channel.ts';

export interface UnreadableTarget {
  readonly kind: EndpointKind;
}

export function createUnreadableChannel(kind: EndpointKind): Channel {
  const verdict = kind === 'webhook' ? 'retryable' : 'failed';
  return { attempt: async () => ({ ...NOTHING_SENT, verdict, code: 'settings_unreadable' }) };
}
