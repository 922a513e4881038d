// P524, P525 favorites on both databases: their state, their number, and one reminder for all of them.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { suspendPerson } from '../../src/access/suspend.ts';
import { createLog } from '../../src/core/log.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { createCalendarFeed, findCalendarFeed, readFeed } from '../../src/reminders/calendar-feed.ts';
import {
  deleteFavoriteReminder,
  type ReminderMoment,
  upsertFavoriteReminder,
} from '../../src/reminders/favorite-reminder-queries.ts';
import { sendFavoriteReminders } from '../../src/reminders/favorite-reminders.ts';
import { subscribeBrowser } from '../../src/reminders/push-subscriptions.ts';
import { createVapidIdentity } from '../../src/reminders/vapid.ts';
import { selectFavorites, selectShownFavorites } from '../../src/voters/favorite-queries.ts';
import { addFavorite, FAVORITES_MOST, nextFavorite, removeFavorite } from '../../src/voters/favorites.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { aBrowser, type PushService, startPushService, type TestBrowser } from '../support/push-receiver.ts';

let fixture: DeliveryFixture;
let person: string;
let bot: string;
let server: string;
beforeEach(async () => {
  fixture = await openDeliveryFixture();
  person = (await aPerson(fixture.db, { emailVerified: true })).id;
  bot = await fixture.listing();
  server = await fixture.listing('minecraft');
});
afterEach(() => fixture.close());

const add = (listingId: string) => addFavorite(fixture.db, person, listingId);
const listed = async () =>
  (await selectFavorites(fixture.db, person)).map(({ listingId, state }) => [listingId, state]);

describe('P524 favorites', () => {
  test('those that are ready come first, then the soonest; the next one is never the listing at hand', async () => {
    await add(server);
    await add(bot);
    expect(await listed()).toEqual([
      [server, 'ready'],
      [bot, 'ready'],
    ]);
    await fixture.vote(server, person);
    expect(await listed()).toEqual([
      [bot, 'ready'],
      [server, 'waiting'],
    ]);
    expect(await nextFavorite(fixture.db, person, server)).toMatchObject({ listingId: bot });
    await fixture.vote(bot, person);
    expect(await nextFavorite(fixture.db, person, server)).toBe(null);
    expect(await listed()).toEqual([
      [bot, 'waiting'],
      [server, 'waiting'],
    ]);
    await fixture.clock.advance('12h');
    expect(await listed()).toEqual([
      [bot, 'ready'],
      [server, 'waiting'],
    ]);
    expect(await nextFavorite(fixture.db, person, bot)).toBe(null);
  });

  test('of listings that are paused, hidden or deleted stay in the list, and are not shown to others', async () => {
    const hidden = await fixture.listing();
    for (const listing of [bot, server, hidden]) await add(listing);
    await fixture.db.updateTable('listing').set({ paused_at: new Date() }).where('id', '=', bot).execute();
    await sql`update listing set state = 'hidden', state_reason = 'Sample.' where id = ${hidden}`.execute(fixture.db);
    await deleteListing(fixture.db, server, OPERATOR);
    expect(Object.fromEntries(await listed())).toEqual({ [bot]: 'paused', [server]: 'gone', [hidden]: 'gone' });
    expect(await selectShownFavorites(fixture.db, person)).toEqual([]);
    expect(await nextFavorite(fixture.db, person, '')).toBe(null);
    for (const listing of [bot, server, hidden]) expect(await removeFavorite(fixture.db, person, listing)).toBe(true);
    expect(await removeFavorite(fixture.db, person, bot)).toBe(false);
    expect(await listed()).toEqual([]);
  });

  test('added twice at once, it is one; a listing that is not public cannot be added', async () => {
    await Promise.all([add(bot), add(bot), add(bot)]);
    expect(await listed()).toHaveLength(1);
    await sql`update listing set state = 'hidden', state_reason = 'Sample.' where id = ${server}`.execute(fixture.db);
    expect(await add(server)).toEqual({ ok: true, isNew: false });
    expect(await listed()).toHaveLength(1);
  });

  test('are at most a hundred, also if several are added at once', async () => {
    await sql`
      insert into favorite (person_id, listing_id) select ${person}, 'lst_' || n
      from generate_series(2, ${FAVORITES_MOST}::int) as n`.execute(fixture.db);
    const added = await Promise.all([add(bot), add(server)]);
    expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listed()).toHaveLength(FAVORITES_MOST);
  });
});

describe('P525 one reminder for all favorites', () => {
  let service: PushService;
  let browser: TestBrowser;
  beforeEach(async () => {
    service = await startPushService();
    browser = aBrowser();
    await add(bot);
    await add(server);
    const keys = { p256dh: browser.keys.p256dh.toString('base64url'), auth: browser.keys.auth.toString('base64url') };
    const subscribed = { personId: person, endpoint: `${service.origin}/one`, ...keys };
    expect(await subscribeBrowser(fixture, subscribed)).toBe(true);
  });
  afterEach(() => service.close());

  async function remind(): Promise<number> {
    const { db, outbound, vault } = fixture;
    const log = createLog('silent');
    const transport = { send: async () => ({ ok: true as const }) };
    const outbox = createOutbox({ db, vault, transport: transport as never, log });
    const identity = createVapidIdentity(db, vault, 'https://votes.example');
    const site = { displayName: 'Sample', baseUrl: 'https://votes.example', defaultLanguage: 'en' } as const;
    return sendFavoriteReminders({ db, outbound, identity, log, outbox, site, signal: new AbortController().signal });
  }
  const choose = (moment: ReminderMoment, byMail = false, inCalendar = false) =>
    upsertFavoriteReminder(fixture.db, person, { moment, byPush: true, byMail, inCalendar });
  const bodies = () => service.pushed.map(({ body }) => (JSON.parse(browser.open(body)) as { body: string }).body);
  async function voteForBoth(): Promise<void> {
    for (const listing of [bot, server]) expect(await fixture.vote(listing, person)).toMatchObject({ ok: true });
  }

  test('comes when the first is ready, once, and again only after another vote', async () => {
    await voteForBoth();
    await choose('first');
    expect(await remind()).toBe(0);
    await fixture.clock.advance('12h');
    expect([await remind(), await remind()]).toEqual([1, 0]);
    expect(service.pushed[0]?.headers.topic).toBe('favorites');
    // The server becomes ready, which the reminder covered.
    await fixture.clock.advance('13h');
    expect(await remind()).toBe(0);
    await fixture.vote(server, person);
    await fixture.clock.advance('12h');
    expect(await remind()).toBe(0);
    await fixture.clock.advance('12h');
    expect(await remind()).toBe(1);
    expect(bodies()).toEqual(['Sample listing', 'Sample listing and 1 more']);
  });

  test('comes when all are ready; a vote in between puts it off', async () => {
    await choose('all');
    await voteForBoth();
    await fixture.clock.advance('12h');
    expect(await remind()).toBe(0);
    await fixture.vote(bot, person);
    await fixture.clock.advance('11h');
    await remind();
    await fixture.clock.advance('1h');
    expect(await remind()).toBe(1);
    expect(bodies()).toEqual(['Sample listing and 1 more']);
    await fixture.clock.advance('40h');
    expect(await remind()).toBe(0);
  });

  test('what is ready when it is switched on needs none, and a day later it is too late', async () => {
    await voteForBoth();
    await fixture.clock.advance('25h');
    await choose('first');
    expect(await remind()).toBe(0);
    await fixture.vote(bot, person);
    await fixture.clock.advance('40h');
    expect(await remind()).toBe(0);
    await fixture.vote(bot, person);
    await fixture.clock.advance('12h');
    expect(await remind()).toBe(1);
  });

  test('is also sent by email and shown in the calendar, where that is chosen, and not to suspended people', async () => {
    const { db, vault } = fixture;
    await choose('first', true, true);
    await createCalendarFeed(db, vault, person);
    const secret = (await findCalendarFeed(db, vault, person)) ?? '';
    expect(await readFeed(db, secret)).toMatchObject({ favoritesAt: null });
    const cast = await fixture.vote(bot, person);
    expect(await readFeed(db, secret)).toMatchObject({ favoritesAt: cast.ok ? cast.nextVoteAt : null });
    await fixture.clock.advance('12h');
    expect(await remind()).toBe(1);
    const mails = await db.selectFrom('letter').select('kind').execute();
    expect(mails).toEqual([{ kind: 'favorites' }]);
    await fixture.vote(bot, person);
    await suspendPerson(db, { personId: person, reason: 'Spam.', days: 30 }, OPERATOR);
    await fixture.clock.advance('12h');
    expect(await remind()).toBe(0);
    expect(await readFeed(db, secret)).toMatchObject({ favoritesAt: null });
    await deleteFavoriteReminder(db, person);
    expect(await db.selectFrom('favorite_reminder').selectAll().execute()).toEqual([]);
  });

  test('two processes remind once', async () => {
    await choose('first');
    await voteForBoth();
    await fixture.clock.advance('12h');
    const reminded = await Promise.all([remind(), remind(), remind()]);
    expect(reminded.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});
