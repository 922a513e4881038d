// The forms of favorites: adding and removing one, and the reminder of all.
import { HTTPException } from 'hono/http-exception';
import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { selectCalendarFeed } from '../../../reminders/calendar-queries.ts';
import { deleteFavoriteReminder, upsertFavoriteReminder } from '../../../reminders/favorite-reminder-queries.ts';
import { subscribeBrowser } from '../../../reminders/push-subscriptions.ts';
import { addFavorite, FAVORITES_MOST, removeFavorite } from '../../../voters/favorites.ts';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { redirectWithError, redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { type Form, readForm } from '../../read-form.ts';

type PersonId = Pick<Person, 'id'>;

export async function submitFavorite(context: WebContext, person: PersonId) {
  const listing = await publicListingInPath(context);
  const { id, name } = listing;
  const page = (await readForm(context)).text('page');
  const path = page === 'favorites' ? '/favorites' : pathOf(listing, page);
  if (!(await mayChange(context, person))) return redirectWithError(context, path, TOO_MANY_CHANGES);
  const added = await addFavorite(context.var.app.db, person.id, id);
  return added.ok
    ? redirectWithSuccess(context, path, `${name} is one of your favorites.`)
    : redirectWithError(context, path, `You can have ${FAVORITES_MOST} favorites. Remove one first.`);
}

/** On the list of favorites, the listing may be gone. */
export async function submitRemoveFavorite(context: WebContext, person: PersonId) {
  const id = context.req.param('id') ?? '';
  if (!ID_PATTERN.test(id)) throw new HTTPException(404);
  const page = (await readForm(context)).text('page');
  const path = page === 'favorites' ? '/favorites' : pathOf(await publicListingInPath(context), page);
  if (!(await mayChange(context, person))) return redirectWithError(context, path, TOO_MANY_CHANGES);
  const isRemoved = await removeFavorite(context.var.app.db, person.id, id);
  const message = 'The favorite was removed.';
  if (!isRemoved || path !== '/favorites') return redirectWithSuccess(context, path, message);
  const undo = { action: `/listings/${id}/favorite`, values: { page: 'favorites' } };
  return redirectWithFlash(context, path, { tone: 'good', message, undo });
}

const TOO_MANY_CHANGES = 'Too many changes. Wait a minute, then try again.';

async function mayChange(context: WebContext, { id }: PersonId): Promise<boolean> {
  const rate = await consume(context.var.app.db, { key: `favorites:${id}`, ...PAGE_LIMITS.favoriteChanges });
  return rate.ok;
}

/** The page of the listing that the form was on. */
function pathOf(listing: ShownListing, page: string): string {
  return listingPath(listing, page === 'vote' ? '/vote' : '');
}

/** Without any way to be reminded, there is no reminder. */
export async function submitFavoriteReminder(context: WebContext, person: PersonId) {
  const { db } = context.var.app;
  const form = await readForm(context);
  const how = form.all('how').filter((way) => WAYS.includes(way));
  if (how.length === 0) {
    await deleteFavoriteReminder(db, person.id);
    return redirectWithSuccess(context, '/favorites', 'You will not be reminded of your favorites.');
  }
  if (how.includes('browser')) {
    const refusal = await addBrowser(context, person, form);
    if (refusal !== null) return redirectWithError(context, '/favorites', refusal);
  }
  const moment = form.text('moment') === 'all' ? 'all' : 'first';
  const inCalendar = how.includes('calendar');
  await upsertFavoriteReminder(db, person.id, {
    moment,
    byPush: how.includes('push') || how.includes('browser'),
    byMail: how.includes('mail'),
    inCalendar,
  });
  if (inCalendar && (await selectCalendarFeed(db, person.id)) === null)
    return redirectWithSuccess(context, '/reminders', NEEDS_CALENDAR);
  return redirectWithSuccess(context, '/favorites', REMINDED[moment]);
}

const WAYS = ['push', 'browser', 'mail', 'calendar'];

const REMINDED = {
  first: 'You will be reminded when the first favorite is ready.',
  all: 'You will be reminded when all favorites are ready.',
} as const;

const NEEDS_CALENDAR =
  'Your reminder was saved. To see it in your calendar, create a calendar address below and subscribe to it.';

/** The script `remind` fills in the fields. Returns what went wrong, or null. */
async function addBrowser(context: WebContext, { id: personId }: PersonId, form: Form): Promise<string | null> {
  const { db, outbound } = context.var.app;
  const rate = await consume(db, { key: `remind:${personId}`, ...PAGE_LIMITS.reminderTries });
  if (!rate.ok) return TOO_MANY_CHANGES;
  const browser = { endpoint: form.text('endpoint'), p256dh: form.text('p256dh'), auth: form.text('auth') };
  if (await subscribeBrowser({ db, outbound }, { personId, ...browser })) return null;
  return 'Notifications could not be set up in your browser. Choose email or the calendar, or try another browser.';
}
