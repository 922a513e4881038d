// POST /listings/:id/vote/remind and …/remind/off, POST /reminders/browsers/off: starts and stops reminders in the
// browser.

import type { Person } from '../../../access/person.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { deleteBrowsers, deleteReminder } from '../../../reminders/push-queries.ts';
import { subscribeToReminder } from '../../../reminders/push-subscriptions.ts';
import { listingInPath, type WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { pathOfReferer } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';

/** The script `remind` fills in the form. */
export async function submitBrowserReminder(context: WebContext, person: Pick<Person, 'id'>) {
  const { t, app } = context.var;
  const { db, outbound } = app;
  const { id: listingId } = await listingInPath(context);
  const votePath = `/listings/${listingId}/vote`;
  const form = await readForm(context);
  const key = `remind:${person.id}`;
  const rate = await consume(db, { key, ...PAGE_LIMITS.reminderTries });
  if (!rate.ok) return redirectWithError(context, votePath, t('reminders.tooManyTries'));
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
  return isSubscribed
    ? redirectWithSuccess(context, votePath, t('reminders.subscribed'))
    : redirectWithError(context, votePath, t('reminders.refused'));
}

export async function submitStopReminder(context: WebContext, person: Pick<Person, 'id'>) {
  const { id } = await listingInPath(context);
  const { t, app } = context.var;
  await deleteReminder(app.db, person.id, id);
  return redirectWithSuccess(context, pathBefore(context, id), t('reminders.stopped'));
}

export async function submitStopAllBrowsers(context: WebContext, person: Pick<Person, 'id'>) {
  const { t, app } = context.var;
  await deleteBrowsers(app.db, person.id);
  return redirectWithSuccess(context, '/reminders', t('reminders.stoppedEverywhere'));
}

/** The page to return to, because the form is on two pages. */
function pathBefore(context: WebContext, listingId: string): string {
  const [path] = pathOfReferer(context.req.header('referer')).split('?');
  return path === '/reminders' ? '/reminders' : `/listings/${listingId}/vote`;
}
