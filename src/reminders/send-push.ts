// Sends push messages to the browsers of people. At most five are sent at a time, so that deliveries are not slowed
// down. Expired subscriptions are deleted.
import { randomBytes } from 'node:crypto';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { encryptPush, generatePrivateKey } from './encrypt-push.ts';
import { deleteSubscriptions, type PushSubscription, selectSubscriptions } from './push-queries.ts';
import type { VapidIdentity } from './vapid.ts';

export interface PushContext {
  readonly db: Db;
  readonly outbound: Pick<Outbound, 'post'>;
  readonly identity: () => Promise<VapidIdentity>;
  readonly log: Log;
  readonly signal: AbortSignal;
}

export interface PushMessage {
  readonly personId: string;
  /** A browser that comes back online gets only the newest message about a topic (RFC 8030 §5.4). */
  readonly topic: string;
  /** Read by the service worker (web/client/push-worker.js). */
  readonly content: {
    readonly title: string;
    readonly body: string;
    readonly path: string;
    readonly icon: string | null;
  };
}

interface AddressedMessage {
  readonly to: PushSubscription;
  readonly message: PushMessage;
}

const SENT_AT_ONCE = 5;
/** A browser that is offline for longer does not get the message (RFC 8030 §5.2). */
const GOOD_FOR_SECONDS = 6 * 60 * 60;
/** Statuses that mean that the subscription no longer exists. */
const GONE = [404, 410];

/** To every browser of each person; returns how many were sent. */
export async function sendPushMessages(parts: PushContext, given: readonly PushMessage[]): Promise<number> {
  if (given.length === 0) return 0;
  const people = [...new Set(given.map(({ personId }) => personId))];
  const subscriptions = await selectSubscriptions(parts.db, people);
  const messages = given.flatMap((message) =>
    subscriptions.filter(({ personId }) => personId === message.personId).map((to) => ({ to, message })),
  );
  const identity = await parts.identity();
  const waiting = messages.values();
  const gone = new Set<string>();
  const work = async () => {
    for (const one of waiting) if (!(await send(parts, identity, one))) gone.add(one.to.id);
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, work));
  if (gone.size > 0) await deleteSubscriptions(parts.db, [...gone]);
  return messages.length;
}

/** False if the subscription has expired. */
async function send(parts: PushContext, identity: VapidIdentity, { to, message }: AddressedMessage): Promise<boolean> {
  const { outbound, log, signal } = parts;
  const randomness = { salt: randomBytes(16), privateKey: generatePrivateKey() };
  const result = await outbound.post({
    url: to.endpoint,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      TTL: String(GOOD_FOR_SECONDS),
      Urgency: 'normal',
      Topic: message.topic,
      Authorization: identity.authorization(to.endpoint),
    },
    body: encryptPush(JSON.stringify(message.content), to, randomness),
    signal,
  });
  if (result.ok && GONE.includes(result.status)) return false;
  const code = result.ok ? `http_${result.status}` : result.code;
  if (!result.ok || result.status >= 300) log.info({ code }, 'A reminder could not be delivered to its push service.');
  return true;
}
