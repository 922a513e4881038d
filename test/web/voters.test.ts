// Pages of voters who return: profiles, favorites, streaks, leaderboards, and bots whose voters have no Discord ID.
import { describe, expect, test } from 'vitest';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { listingPath } from '../../src/listings/listing-path.ts';
import { BOT, MINECRAFT, STRANGER, VOTER } from '../support/seed/sample-site.ts';
import { addFavorites, addLeaders, addPublicProfile, addVoterCounts, HANDLE } from '../support/seed/voters.ts';
import { openSite, SAME_SITE } from '../support/site.ts';

const DISCORD = { DISCORD_CLIENT_ID: 'sample', DISCORD_CLIENT_SECRET: 'sample' };
const SETTINGS = '/account/profile';
const handleIn = (page: string) =>
  / value="([^"]*)"/.exec(/<input[^>]* name="handle"[^>]*>/.exec(page)?.[0] ?? '')?.[1];

describe('P523 the public page of a person', () => {
  test('is the same 404 for a handle that nobody has and one whose page is not public', async () => {
    const site = await openSite({ as: 'voter' });
    await site.post(SETTINGS, { handle: 'quiet-one' });
    const without = (page: string) => page.replace(/<code>\w+<\/code>/, '');
    const [quiet, none] = [await site.get('/people/quiet-one'), await site.get('/people/nobody-has-it')];
    expect([quiet.status, none.status]).toEqual([404, 404]);
    expect(without(quiet.page)).toBe(without(none.page));
    expect((await site.get('/people/%3Cscript%3E')).status).toBe(404);
  });

  test('shows what was switched on, and asks search engines not to list it', async () => {
    const site = await openSite({ as: 'voter', arrange: addPublicProfile });
    const { page, response } = await site.get(`/people/${HANDLE}`);
    for (const words of ['Sample Voter', `@${HANDLE}`, 'Member since', '365 days in a row', 'Sample Bot'])
      expect(page).toContain(words);
    expect(page).not.toContain(VOTER.email);
    expect(page).not.toContain(VOTER.id);
    expect(page).toContain('content="noindex, follow"');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    await site.post(SETTINGS, { handle: HANDLE, public: 'yes', indexed: 'yes' });
    const indexed = await site.get(`/people/${HANDLE}`);
    expect(indexed.response.headers.get('x-robots-tag')).toBe(null);
    expect(indexed.page).not.toContain('noindex');
    expect(indexed.page).not.toContain('Sample Bot');
    await site.post(SETTINGS, { handle: HANDLE });
    expect((await site.get(`/people/${HANDLE}`)).status).toBe(404);
  });

  test.each([
    ['Zoë K.', 'zoe-k'],
    ['  a  ', 'a-2'],
    ['Site Staff', ''],
    ['名前', ''],
    ['Quite a long name of more than thirty letters', 'quite-a-long-name-of-more-than'],
  ])('its form suggests for %s the handle “%s”', async (name, handle) => {
    const site = await openSite({
      as: 'voter',
      arrange: ({ db }) => db.updateTable('person').set({ name }).where('id', '=', VOTER.id).execute(),
    });
    expect(handleIn((await site.get(SETTINGS)).page)).toBe(handle);
  });

  test('its form suggests a handle that nobody else has, until one is saved', async () => {
    const site = await openSite({ as: 'voter' });
    const suggested = async (as: 'voter' | 'stranger') => {
      const { page } = await site.get(SETTINGS, { ...SAME_SITE, cookie: await site.cookieOf(as) });
      return handleIn(page);
    };
    expect(await suggested('voter')).toBe('sample-voter');
    await site.post(SETTINGS, { handle: 'mine', public: 'yes' });
    expect(await suggested('voter')).toBe('mine');
    await site.db.updateTable('person').set({ name: 'Mine' }).where('id', '=', STRANGER.id).execute();
    expect(await suggested('stranger')).toBe('mine-2');
  });

  test('refuses bad handles at their field, and too many changes', async () => {
    const site = await openSite({ as: 'voter' });
    for (const handle of ['', 'x', 'staff', '"><script>']) {
      const { status, page } = await site.post(SETTINGS, { handle, public: 'yes' });
      expect([status, page.includes('id="handle-error"')]).toEqual([422, true]);
    }
    expect((await site.postAndFollow(SETTINGS, { handle: 'Sample-7', public: 'yes' })).page).toContain(
      'Your profile is public.',
    );
    for (let tries = 0; tries < 15; tries += 1) await site.post(SETTINGS, { handle: 'sample-7' });
    expect((await site.post(SETTINGS, { handle: 'sample-7' })).status).toBe(429);
    const events = await selectAuditEvents(site.db, { limit: 50 } as never);
    expect(events.filter(({ action }) => action === 'profile.saved')).toHaveLength(2);
  });
});

describe('P524 favorites', () => {
  test('are added and removed on the listing’s page, and the removal can be undone', async () => {
    const site = await openSite({ as: 'voter' });
    const path = `/listings/${MINECRAFT.id}`;
    const page = listingPath(MINECRAFT);
    expect((await site.get(page)).page).toContain(`action="${path}/favorite"`);
    const added = await site.postAndFollow(`${path}/favorite`, { page: 'listing' });
    expect(added.location).toBe(page);
    expect(added.page).toContain('Remove from favorites');
    const removed = await site.postAndFollow(`${path}/favorite/remove`, { page: 'favorites' });
    expect(removed.location).toBe('/favorites');
    expect(removed.page).toContain('Undo');
    expect((await site.postAndFollow(`${path}/favorite`, { page: 'favorites' })).page).toContain('Sample Survival');
  });

  test('visitors are asked to sign in, and lead back to the listing', async () => {
    const site = await openSite({ as: null });
    expect((await site.get(listingPath(BOT))).page).toContain('/sign-in?next=%2Flistings%2Fsample-bot" rel');
    expect((await site.get('/favorites')).location).toBe('/sign-in?next=%2Ffavorites');
    expect((await site.post(`/listings/${BOT.id}/favorite`)).location).toMatch(/^\/sign-in/);
  });

  test('what is not a listing, or not public, cannot be added, and removing it does no harm', async () => {
    const site = await openSite({ as: 'voter' });
    expect((await site.post('/listings/lst_nothing/favorite')).status).toBe(404);
    expect((await site.post('/listings/lst_nothing/favorite/remove', { page: 'favorites' })).location).toBe(
      '/favorites',
    );
    expect((await site.post('/listings/no%20id/favorite/remove')).status).toBe(404);
  });

  test('after a vote, the page shows the streak and leads to the next favorite', async () => {
    const site = await openSite({
      as: 'voter',
      arrange: async ({ db }) => {
        await addFavorites(db);
        await addVoterCounts(db, VOTER.id, 4);
      },
    });
    const { page } = await site.postAndFollow(`/listings/${MINECRAFT.id}/vote`, { playerName: '' });
    for (const words of ['5-day streak', 'Next favorite', 'Remove from favorites']) expect(page).toContain(words);
    expect(page).toContain(`href="${listingPath(BOT, '/vote')}"`);
    const last = await site.postAndFollow(`/listings/${BOT.id}/vote`);
    expect(last.page).not.toContain('Next favorite');
  });

  test('the reminder is saved with its channels; without one there is none, and a calendar needs an address', async () => {
    const site = await openSite({ as: 'voter', arrange: ({ db }) => addFavorites(db) });
    const save = (moment: string, how?: string) =>
      site.postAndFollow('/favorites/reminder', { moment, ...(how && { how }) });
    const { page } = await site.get('/favorites');
    expect(page.indexOf('>How<')).toBeLessThan(page.indexOf('>When<'));
    expect((await save('first')).page).toContain('You will not be reminded');
    const first = await save('all', 'calendar');
    for (const words of ['Your reminder was saved.', 'Create calendar address']) expect(first.page).toContain(words);
    await site.post('/reminders/calendar');
    expect((await save('all', 'calendar')).page).toContain('when all favorites are ready.');
    expect((await site.get('/favorites')).page).toMatch(/value="all" checked/);
    expect((await save('all')).page).toContain('You will not be reminded');
    expect(await site.db.selectFrom('favorite_reminder').selectAll().execute()).toEqual([]);
  });

  test('a browser that cannot be used is refused', async () => {
    const site = await openSite({ as: 'voter', arrange: ({ db }) => addFavorites(db) });
    const fields = { how: 'browser', endpoint: 'x', p256dh: '', auth: '' };
    const { page } = await site.postAndFollow('/favorites/reminder', fields);
    expect(page).toContain('Notifications could not be set up');
  });
});

describe('P526 leaderboards', () => {
  test('name only the willing, and show visitors their own place', async () => {
    const site = await openSite({ as: 'voter', arrange: addLeaders });
    const { page } = await site.get('/leaderboard?period=all');
    expect(page).toContain('<bdi>Sample Stranger</bdi>');
    expect(page).toContain('href="/people/sample-listing-lover"');
    expect(page).not.toContain('Sample Manager');
    expect(page).toMatch(/<td class="place">4<\/td><td><b>You<\/b>/);
    expect((await site.get(listingPath(MINECRAFT, '/voters?period=all'))).page).toContain('Anonymous voter');
    expect((await site.get('/listings/lst_nothing/voters')).status).toBe(404);
  });
});

describe('P527 the data of voters', () => {
  test('is in the export, and goes with the account', async () => {
    const site = await openSite({ as: 'voter', arrange: addPublicProfile });
    await site.post('/favorites/reminder', { moment: 'all', how: 'calendar' });
    expect(JSON.parse((await site.get('/account/export')).page)).toMatchObject({
      favorites: { listings: [{}, {}], reminder: { moment: 'all', inCalendar: true } },
      profile: { handle: HANDLE, isPublic: true },
      voting: { votes: 92, bestStreak: 46, badges: { length: 11 }, listingTotals: [{}, {}] },
    });
    await site.db.deleteFrom('person').where('id', '=', VOTER.id).execute();
    for (const table of [
      'voter_stat',
      'voter_total',
      'voter_badge',
      'voter_profile',
      'favorite',
      'favorite_reminder',
    ] as const)
      expect([table, await site.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  });
});

describe('P528 voters of bots without Discord', () => {
  const note = 'This bot can only thank you if you';

  test('are told on the vote page, where Discord can be connected, and can vote', async () => {
    const site = await openSite({ as: 'voter', environment: DISCORD });
    expect((await site.get(listingPath(BOT, '/vote'))).page).toContain(note);
    expect((await site.get(listingPath(MINECRAFT, '/vote'))).page).not.toContain(note);
    expect((await site.post(`/listings/${BOT.id}/vote`)).status).toBe(303);
  });

  test('are not told if they have connected it, or cannot', async () => {
    const connected = await openSite({
      as: 'voter',
      environment: DISCORD,
      arrange: ({ db }) =>
        db.updateTable('person').set({ platform_id: '100000000000000077' }).where('id', '=', VOTER.id).execute(),
    });
    expect((await connected.get(listingPath(BOT, '/vote'))).page).not.toContain(note);
    const without = await openSite({ as: 'voter' });
    expect((await without.get(listingPath(BOT, '/vote'))).page).not.toContain(note);
  });
});
