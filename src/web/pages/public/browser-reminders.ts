// POST /listings/:id/vote/remind and …/remind/off, POST /reminders/browsers/off: starts and stops reminders in the
// browser.

import type { Person } from '../../../access/person.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { deleteBrowsers, deleteReminder } from '../../../reminders/push-queries.ts';
import { subscribeToReminder } from '../../../reminders/push-subscriptions.ts';
import { listingInPath, type WebContext } from '../../context.ts';
import { redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';

/** The script `remind` fills in the form. */
export async function submitBrowserReminder(context: WebContext, person: Pick<Person, 'id'>) {
  const { db, outbound } = context.var.app;
  const { id: listingId } = await listingInPath(context);
  const votePath = `/listings/${listingId}/vote`;
  const form = await readForm(context);
  const key = `remind:${person.id}`;
  const rate = await consume(db, { key, ...PAGE_LIMITS.reminderTries });
  if (!rate.ok) return redirectWithFlash(context, votePath, TOO_MANY_TRIES);
  const isSubscribed = await subscribeToReminder(
    { db, outbound },
    {
      personId: person.id,
      listingId,
      endpoint: form.text('endpoint'),
      p256dh: form.text('p256dh'),
      auth: form.text('auth'),
    },
  );
  return redirectWithFlash(context, votePath, isSubscribed ? SUBSCRIBED : REFUSED);
}

const TOO_MANY_TRIES = { tone: 'bad', message: 'Too many attempts. Wait a minute, then try again.' } as const;
const SUBSCRIBED = {
  tone: 'good',
  message: 'Your browser will notify you when you can vote again.',
} as const;
const REFUSED = {
  tone: 'bad',
  message: 'Notifications could not be set up in your browser. Add the vote to your calendar, or try another browser.',
} as const;

export async function submitStopReminder(context: WebContext, person: Pick<Person, 'id'>) {
  const { id } = await listingInPath(context);
  await deleteReminder(context.var.app.db, person.id, id);
  return redirectWithSuccess(context, pathBefore(context, id), 'Your browser will not notify you about this listing.');
}

export async function submitStopAllBrowsers(context: WebContext, person: Pick<Person, 'id'>) {
  await deleteBrowsers(context.var.app.db, person.id);
  return redirectWithSuccess(context, '/reminders', 'Notifications are turned off in all browsers.');
}

/** The page to return to, because the form is on two pages. */
function pathBefore(context: WebContext, listingId: string): string {
  const referrer = context.req.header('referer') ?? '';
  const isFromReminders = URL.canParse(referrer) && new URL(referrer).pathname === '/reminders';
  return isFromReminders ? '/reminders' : `/listings/${listingId}/vote`;
}
