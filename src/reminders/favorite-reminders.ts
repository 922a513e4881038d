// One reminder for all favorites (decision P525): when the first of them, or all, are ready for a vote again. At most
// one until the person has voted for a favorite again.
import { addressedTo } from '../mail/email-translations.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type EmailSender, favoritesReadyEmail } from '../mail/templates.ts';
import { claimFavoriteReminders, type DueFavoriteReminder } from './favorite-reminder-queries.ts';
import { type PushContext, sendPushMessages } from './send-push.ts';

export interface FavoriteReminderContext extends PushContext {
  /** Null without a mail server. */
  readonly outbox: Pick<Outbox, 'enqueue' | 'wake'> | null;
  readonly site: EmailSender;
}

const CLAIMED_AT_ONCE = 100;

/** Returns how many people were reminded. Emails are queued in the transaction that marks the reminder as sent. */
export async function sendFavoriteReminders(parts: FavoriteReminderContext): Promise<number> {
  const { db, outbox, signal } = parts;
  let reminded = 0;
  while (!signal.aborted) {
    const claimed = await db.transaction().execute(async (transaction) => {
      const reminders = await claimFavoriteReminders(transaction, CLAIMED_AT_ONCE);
      for (const { shouldNotify, personId: id, email, ready } of reminders) {
        if (!shouldNotify || !email) continue;
        const head = await addressedTo(transaction, parts.site, { id, email });
        await outbox?.enqueue(transaction, favoritesReadyEmail(head, ready));
      }
      return reminders;
    });
    const due = claimed.filter(({ shouldNotify }) => shouldNotify);
    if (due.some(({ email }) => email)) outbox?.wake();
    await sendPushMessages(parts, due.filter(({ byPush }) => byPush).map(messageOf));
    reminded += due.length;
    if (claimed.length < CLAIMED_AT_ONCE) break;
  }
  return reminded;
}

function messageOf({ personId, ready, name }: DueFavoriteReminder) {
  const others = ready - 1;
  const body = others > 0 && name ? `${name} and ${others} more` : (name ?? '');
  const content = { title: 'Your favorites are ready for your vote', body, path: '/favorites', icon: null };
  return { personId, topic: 'favorites', content };
}
