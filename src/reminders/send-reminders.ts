// Reminds people whose voting window has ended (decisions P38 and P525). Each reminder is marked as sent first and
// never repeated.
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { type FavoriteReminderContext, sendFavoriteReminders } from './favorite-reminders.ts';
import { claimDueReminders, type DueReminder } from './push-queries.ts';
import { type PushContext, type PushMessage, sendPushMessages } from './send-push.ts';

const CLAIMED_AT_ONCE = 100;

/** Returns how many messages were sent. Throws if the database is unavailable. */
export async function sendDueReminders(parts: PushContext): Promise<number> {
  let sent = 0;
  while (!parts.signal.aborted) {
    const claimed = await claimDueReminders(parts.db, CLAIMED_AT_ONCE);
    sent += await sendPushMessages(parts, claimed.filter(({ shouldNotify }) => shouldNotify).map(messageOf));
    if (claimed.length < CLAIMED_AT_ONCE) break;
  }
  return sent;
}

function messageOf({ personId, listingId: id, name, icon }: DueReminder): PushMessage {
  const content = {
    title: 'You can vote again',
    body: name,
    path: `/listings/${id}/vote`,
    icon: icon && `/listings/${id}/icon/${icon}.webp`,
  };
  return { personId, topic: id, content };
}

/** How often to check for due reminders, which takes one indexed query of each kind if there are none. */
const CHECK_EVERY_MS = 15_000;

/** Stopping it aborts the requests in flight. */
export function startReminderLoop(parts: Omit<FavoriteReminderContext, 'signal'>): BackgroundLoop {
  return startBackgroundLoop({
    async run(signal) {
      await sendDueReminders({ ...parts, signal });
      await sendFavoriteReminders({ ...parts, signal });
    },
    intervalMs: CHECK_EVERY_MS,
    log: parts.log,
    errorMessage: 'Reminders could not be sent. Trying again.',
  });
}
