// The signed JSON channel (§2.1, §2.2): sends the stored body unchanged to the owner's endpoint.
import { TEST_EVENT_ID } from '@plaudit/sdk/contract';
import { type HmacKey, hmacKey, hmacSha256 } from '../core/hmac.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Channel } from './channel.ts';
import { readResponse } from './channel.ts';
import type { ChannelSender, CheckedChannelUrl, WebhookDescriptor, WebhookTarget } from './descriptor.ts';
import { staleHeaders, staleTime } from './stale-request.ts';

export const jsonWebhook = {
  format: 'json',
  name: 'JSON webhook',
  sends: 'signed deliveries',
  isSigned: true,
  async checkUrl(text: string, outbound: Outbound): Promise<CheckedChannelUrl> {
    const checked = await outbound.checkTarget(text);
    return checked.ok ? { ok: true, url: checked.url, urlShown: checked.url } : checked;
  },
  create: (sender) => (target) => createJsonWebhookChannel(sender, target),
  writeBody: (event) => event,
  diagnoses: {},
} as const satisfies WebhookDescriptor;

/** Creates the channel to one endpoint; cheap enough to call for every attempt. */
export function createJsonWebhookChannel(
  { outbound, serviceName }: Pick<ChannelSender, 'outbound' | 'serviceName'>,
  target: Omit<WebhookTarget, 'listing'>,
): Channel {
  return {
    async attempt({ deliveryId, number, startedAt, event, eventId, messageId, body }, signal) {
      const headers = deliveryHeaders({
        serviceName,
        event,
        eventId,
        messageId,
        deliveryId,
        attempt: number,
        body,
        attemptedAt: target.stale ? staleTime(startedAt) : startedAt,
        secrets: target.secrets,
      });
      const sent = target.stale ? staleHeaders(headers) : headers;
      const isSingle = eventId === TEST_EVENT_ID;
      const result = await outbound.post({ url: target.url, headers: sent, body, signal, isSingle });
      // Based on the database's time, because this machine's clock may be wrong.
      return readResponse(result, new Date(startedAt.getTime() + result.durationMs));
    },
  };
}

export interface Delivery {
  /** Part of the headers' names: `X-<Service>-Event`. */
  readonly serviceName: string;
  readonly event: string;
  /** `X-<Service>-Event-Id`: the payload's eventId, which is `test` for test events. */
  readonly eventId: string;
  /** `webhook-id`: the eventId, except that each test event has a unique one. */
  readonly messageId: string;
  /** The attempt's own UUID, for correlating logs and never for deduplication. */
  readonly deliveryId: string;
  /** 1-based. */
  readonly attempt: number;
  readonly body: string;
  readonly attemptedAt: Date;
  /** The current secret, followed for a day after a rotation by the previous one. Empty: nothing is signed. */
  readonly secrets: readonly string[];
}

/**
 * All headers of an attempt (§2.2), including the Standard Webhooks ones (decision D13), in the order they are sent.
 */
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

/** Built once, because a process has only one service name. */
let lastNames = headerNames('');

function namesOf(serviceName: string): typeof lastNames {
  if (lastNames.serviceName !== serviceName) lastNames = headerNames(serviceName);
  return lastNames;
}

function headerNames(serviceName: string) {
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
  const keys = secrets.map(keysOf);
  if (!keys[0]) return {};
  const timestamp = Math.floor(attemptedAt.getTime() / 1000);
  const prefix = `${messageId}.${timestamp}.`;
  const signatures = keys.map(({ decoded }) => `v1,${hmacSha256(decoded, prefix, body, 'base64')}`);
  return {
    'X-Webhook-Signature': `sha256=${hmacSha256(keys[0].whole, '', body, 'hex')}`,
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

interface SecretKeys {
  /** The whole displayed secret in UTF-8, for our own signature (decision D12). */
  readonly whole: HmacKey;
  /** The decoded base64 part of the secret, for the Standard Webhooks signature. */
  readonly decoded: HmacKey;
}

/** Cached, because the same secrets sign many deliveries. */
const cachedKeys = new Map<string, SecretKeys>();
const MAX_CACHED_KEYS = 5_000;

function keysOf(secret: string): SecretKeys {
  const cached = cachedKeys.get(secret);
  if (cached) return cached;
  const decoded = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const keys = { whole: hmacKey(Buffer.from(secret, 'utf8')), decoded: hmacKey(decoded) };
  if (cachedKeys.size >= MAX_CACHED_KEYS) cachedKeys.clear();
  cachedKeys.set(secret, keys);
  return keys;
}
