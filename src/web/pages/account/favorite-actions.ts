// The forms of favorites: adding and removing one, and the reminder of all.
import { HTTPException } from 'hono/http-exception';
import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import {
  deleteFavoriteReminder,
  selectFavoriteReminder,
  upsertFavoriteReminder,
} from '../../../reminders/favorite-reminder-queries.ts';
import { subscribeBrowser } from '../../../reminders/push-subscriptions.ts';
import { addFavorite, FAVORITES_MOST, removeFavorite } from '../../../voters/favorites.ts';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { redirectWithError, redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';

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

export async function submitFavoriteReminder(context: WebContext, person: PersonId) {
  const { db } = context.var.app;
  const form = await readForm(context);
  const moment = form.text('moment');
  const how = form.all('how');
  if (moment !== 'first' && moment !== 'all') {
    await deleteFavoriteReminder(db, person.id);
    return redirectWithSuccess(context, '/favorites', 'You will not be reminded of your favorites.');
  }
  if (how.length === 0) return redirectWithError(context, '/favorites', 'Choose how you want to be reminded.');
  await upsertFavoriteReminder(db, person.id, {
    moment,
    byPush: how.includes('push'),
    byMail: how.includes('mail'),
    inCalendar: how.includes('calendar'),
  });
  return redirectWithSuccess(context, '/favorites', REMINDED[moment]);
}

const REMINDED = {
  first: 'You will be reminded when the first favorite is ready.',
  all: 'You will be reminded when all favorites are ready.',
} as const;

/** The script `remind` fills in the form. */
export async function submitFavoriteBrowser(context: WebContext, person: PersonId) {
  const { db, outbound } = context.var.app;
  const form = await readForm(context);
  const rate = await consume(db, { key: `remind:${person.id}`, ...PAGE_LIMITS.reminderTries });
  if (!rate.ok) return redirectWithError(context, '/favorites', TOO_MANY_CHANGES);
  const browser = { endpoint: form.text('endpoint'), p256dh: form.text('p256dh'), auth: form.text('auth') };
  if (!(await subscribeBrowser({ db, outbound }, { personId: person.id, ...browser })))
    return redirectWithError(
      context,
      '/favorites',
      'Notifications could not be set up in your browser. Choose email or the calendar, or try another browser.',
    );
  const known = await selectFavoriteReminder(db, person.id);
  const settings = known ?? { moment: 'first' as const, byMail: false, inCalendar: false };
  await upsertFavoriteReminder(db, person.id, { ...settings, byPush: true });
  return redirectWithSuccess(context, '/favorites', REMINDED[settings.moment]);
}
