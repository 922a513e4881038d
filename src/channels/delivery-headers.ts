// The headers of one delivery attempt (§2.2) and the Standard Webhooks ones beside them (decision D13).
import { signDelivery } from './delivery-signatures.ts';

export interface Delivery {
  /** The service's own name: it stands in the headers' names, `X-<Service>-Event`. */
  readonly serviceName: string;
  readonly event: string;
  /** `X-<Service>-Event-Id`: the payload's eventId, `test` for test events. */
  readonly eventId: string;
  /** The `webhook-id`: the eventId; for test events one that differs from test to test. */
  readonly messageId: string;
  /** A UUID of this attempt alone: for correlating logs, never for deduplication. */
  readonly deliveryId: string;
  /** 1-based. */
  readonly attempt: number;
  readonly body: string;
  readonly attemptedAt: Date;
  /** The secret in force first, then, for a day after a rotation, the one before it. None: nothing is signed. */
  readonly secrets: readonly string[];
}

/** All headers of an attempt, in the order they are sent; names as the contract spells them. */
export function deliveryHeaders(delivery: Delivery): Record<string, string> {
  const names = namesOf(delivery.serviceName);
  return {
    'Content-Type': 'application/json',
    'User-Agent': names.agent,
    [names.event]: delivery.event,
    [names.eventId]: delivery.eventId,
    [names.delivery]: delivery.deliveryId,
    [names.attempt]: String(delivery.attempt),
    ...signatureHeaders(delivery),
  };
}

/** A sender has one name: what it spells is put together once. */
let lastNames = spell('');

function namesOf(serviceName: string): typeof lastNames {
  if (lastNames.serviceName !== serviceName) lastNames = spell(serviceName);
  return lastNames;
}

function spell(serviceName: string) {
  return {
    serviceName,
    agent: `${serviceName}-Webhooks/1`,
    event: `X-${serviceName}-Event`,
    eventId: `X-${serviceName}-Event-Id`,
    delivery: `X-${serviceName}-Delivery`,
    attempt: `X-${serviceName}-Attempt`,
  };
}

function signatureHeaders({ messageId, body, attemptedAt, secrets }: Delivery): Record<string, string> {
  if (secrets.length === 0) return {};
  const timestamp = Math.floor(attemptedAt.getTime() / 1000);
  const { own, standard } = signDelivery({ messageId, timestamp, body, secrets });
  return {
    'X-Webhook-Signature': own,
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': standard,
  };
}
