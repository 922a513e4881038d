// POST /listings/:id/vote/remind and …/remind/off, POST /reminders/browsers/off: telling in the browser, begun and ended.
import { listingInPath, type WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import type { Person } from '../../web-parts.ts';

const TRIES_PER_MINUTE = 20;

/** The form is filled in by the island `remind`. */
export async function submitBrowserReminder(context: WebContext, person: Person) {
  const { reminders, spend } = context.var.parts;
  const { id: listingId } = await listingInPath(context);
  const here = `/listings/${listingId}/vote`;
  const form = await readForm(context);
  const spent = await spend(`remind:${person.id}`, TRIES_PER_MINUTE, 60);
  if (!spent.ok)
    return redirectWithFlash(context, here, {
      tone: 'bad',
      message: 'That was often. Please wait a minute.',
    });
  const [endpoint, p256dh, auth] = [form.text('endpoint'), form.text('p256dh'), form.text('auth')];
  const done = await reminders.remindInBrowser({ personId: person.id, listingId, endpoint, p256dh, auth });
  return redirectWithFlash(context, here, done ? BEGUN : REFUSED);
}

const BEGUN = { tone: 'good', message: 'Your browser tells you when you can vote again.' } as const;
const REFUSED = {
  tone: 'bad',
  message: 'Your browser could not be reached to tell you. Use the calendar, or try another browser.',
} as const;

/** One press and it is over: nobody is asked why. */
export async function submitStopReminder(context: WebContext, person: Person) {
  const { id } = await listingInPath(context);
  await context.var.parts.reminders.stopReminding(person.id, id);
  return redirectWithFlash(context, backFrom(context, id), {
    tone: 'good',
    message: 'You are not told of it any more.',
  });
}

export async function submitStopAllBrowsers(context: WebContext, person: Person) {
  await context.var.parts.reminders.removeBrowsers(person.id);
  return redirectWithFlash(context, '/reminders', {
    tone: 'good',
    message: 'No browser tells you any more.',
  });
}

function backFrom(context: WebContext, listingId: string): string {
  const from = context.req.header('referer') ?? '';
  return URL.canParse(from) && new URL(from).pathname === '/reminders'
    ? '/reminders'
    : `/listings/${listingId}/vote`;
}
