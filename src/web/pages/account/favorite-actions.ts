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
  const { t } = context.var;
  const listing = await publicListingInPath(context);
  const { id, name } = listing;
  const page = (await readForm(context)).text('page');
  const path = page === 'favorites' ? '/favorites' : pathOf(listing, page);
  if (!(await mayChange(context, person))) return redirectWithError(context, path, t('ownVotes.tooManyChanges'));
  const added = await addFavorite(context.var.app.db, person.id, id);
  return added.ok
    ? redirectWithSuccess(context, path, t('ownVotes.favoriteAdded', { name }))
    : redirectWithError(context, path, t('ownVotes.favoritesFull', { max: FAVORITES_MOST }));
}

/** On the list of favorites, the listing may be gone. */
export async function submitRemoveFavorite(context: WebContext, person: PersonId) {
  const { t } = context.var;
  const id = context.req.param('id') ?? '';
  if (!ID_PATTERN.test(id)) throw new HTTPException(404);
  const page = (await readForm(context)).text('page');
  const path = page === 'favorites' ? '/favorites' : pathOf(await publicListingInPath(context), page);
  if (!(await mayChange(context, person))) return redirectWithError(context, path, t('ownVotes.tooManyChanges'));
  const isRemoved = await removeFavorite(context.var.app.db, person.id, id);
  const message = t('ownVotes.favoriteRemoved');
  if (!isRemoved || path !== '/favorites') return redirectWithSuccess(context, path, message);
  const undo = { action: `/listings/${id}/favorite`, values: { page: 'favorites' } };
  return redirectWithFlash(context, path, { tone: 'good', message, undo });
}

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
  const { app, t } = context.var;
  const { db } = app;
  const form = await readForm(context);
  const how = form.all('how').filter((way) => WAYS.includes(way));
  if (how.length === 0) {
    await deleteFavoriteReminder(db, person.id);
    return redirectWithSuccess(context, '/favorites', t('ownVotes.notReminded'));
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
    return redirectWithSuccess(context, '/reminders', t('ownVotes.needsCalendar'));
  return redirectWithSuccess(
    context,
    '/favorites',
    t(moment === 'all' ? 'ownVotes.remindedOfAll' : 'ownVotes.remindedOfFirst'),
  );
}

const WAYS = ['push', 'browser', 'mail', 'calendar'];

/** The script `remind` fills in the fields. Returns what went wrong, or null. */
async function addBrowser(context: WebContext, { id: personId }: PersonId, form: Form): Promise<string | null> {
  const { app, t } = context.var;
  const { db, outbound } = app;
  const rate = await consume(db, { key: `remind:${personId}`, ...PAGE_LIMITS.reminderTries });
  if (!rate.ok) return t('ownVotes.tooManyChanges');
  const browser = { endpoint: form.text('endpoint'), p256dh: form.text('p256dh'), auth: form.text('auth') };
  if (await subscribeBrowser({ db, outbound }, { personId, ...browser })) return null;
  return t('ownVotes.notificationsFailed');
}
