// Sends push messages to people whose voting window has ended (decision P38). Each is marked as sent first and never
// repeated. At most five are sent at a time, so that deliveries are not slowed down. Expired subscriptions are deleted.
import { randomBytes } from 'node:crypto';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { encryptPush, generatePrivateKey } from './encrypt-push.ts';
import {
  claimDueReminders,
  type DueReminder,
  deleteSubscriptions,
  type PushSubscription,
  selectSubscriptions,
} from './push-queries.ts';
import type { VapidIdentity } from './vapid.ts';

export interface ReminderContext {
  readonly db: Db;
  readonly outbound: Pick<Outbound, 'post'>;
  readonly identity: () => Promise<VapidIdentity>;
  readonly log: Log;
  readonly signal: AbortSignal;
}

interface Message {
  readonly to: PushSubscription;
  readonly about: DueReminder;
}

const CLAIMED_AT_ONCE = 100;
const SENT_AT_ONCE = 5;
/** A browser that is offline for longer does not get the message (RFC 8030 §5.2). */
const GOOD_FOR_SECONDS = 6 * 60 * 60;
/** Statuses that mean that the subscription no longer exists. */
const GONE = [404, 410];

/** Returns how many messages were sent. Throws if the database is unavailable. */
export async function sendDueReminders(parts: ReminderContext): Promise<number> {
  let sent = 0;
  while (!parts.signal.aborted) {
    const claimed = await claimDueReminders(parts.db, CLAIMED_AT_ONCE);
    const due = claimed.filter(({ shouldNotify }) => shouldNotify);
    sent += await sendAll(parts, due);
    if (claimed.length < CLAIMED_AT_ONCE) break;
  }
  return sent;
}

async function sendAll(parts: ReminderContext, reminders: readonly DueReminder[]): Promise<number> {
  if (reminders.length === 0) return 0;
  const people = [...new Set(reminders.map(({ personId }) => personId))];
  const subscriptions = await selectSubscriptions(parts.db, people);
  const messages = reminders.flatMap((about) =>
    subscriptions.filter(({ personId }) => personId === about.personId).map((to) => ({ to, about })),
  );
  const identity = await parts.identity();
  const waiting = messages.values();
  const gone = new Set<string>();
  const work = async () => {
    for (const message of waiting) if (!(await send(parts, identity, message))) gone.add(message.to.id);
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, work));
  if (gone.size > 0) await deleteSubscriptions(parts.db, [...gone]);
  return messages.length;
}

/** False if the subscription has expired. */
async function send(parts: ReminderContext, identity: VapidIdentity, { to, about }: Message): Promise<boolean> {
  const { outbound, log, signal } = parts;
  const randomness = { salt: randomBytes(16), privateKey: generatePrivateKey() };
  const result = await outbound.post({
    url: to.endpoint,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      TTL: String(GOOD_FOR_SECONDS),
      Urgency: 'normal',
      // A browser that comes back online gets only the newest message about a listing (RFC 8030 §5.4).
      Topic: about.listingId,
      Authorization: identity.authorization(to.endpoint),
    },
    body: encryptPush(JSON.stringify(messageOf(about)), to, randomness),
    signal,
  });
  if (result.ok && GONE.includes(result.status)) return false;
  const code = result.ok ? `http_${result.status}` : result.code;
  if (!result.ok || result.status >= 300) log.info({ code }, 'A reminder could not be delivered to its push service.');
  return true;
}

/** Read by the service worker (web/client/push-worker.js). */
function messageOf({ listingId: id, name, icon }: DueReminder) {
  return {
    title: 'You can vote again',
    body: name,
    path: `/listings/${id}/vote`,
    icon: icon && `/listings/${id}/icon/${icon}.webp`,
  };
}

/** How often to check for due reminders, which takes one indexed query if there are none. */
const CHECK_EVERY_MS = 15_000;

/** Stopping it aborts the requests in flight. */
export function startReminderLoop(parts: Omit<ReminderContext, 'signal'>): BackgroundLoop {
  return startBackgroundLoop({
    run: (signal) => sendDueReminders({ ...parts, signal }),
    intervalMs: CHECK_EVERY_MS,
    log: parts.log,
    errorMessage: 'Reminders could not be sent. Trying again.',
  });
}
