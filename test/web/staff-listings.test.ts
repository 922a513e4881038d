// What staff can do with listings, and what their owners and everybody else see of it.
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { addHostileListing, setListingState } from '../support/seed/arrangements.ts';
import { HOSTILE_LISTING } from '../support/seed/people-and-listings.ts';
import { BOT, MINECRAFT, type PersonName, STAFF } from '../support/seed/sample-site.ts';
import { openSite, type Site, type SiteOptions } from '../support/site.ts';
import { siteRoutes } from '../support/site-routes.ts';

const path = `/staff/listings/${BOT.id}`;
const site = (options: SiteOptions = {}) => openSite({ as: 'staff', ...options });
const withState =
  (state: 'pending' | 'refused' | 'hidden', reason: string | null = null) =>
  (app: AppContext) =>
    setListingState(app, BOT.id, state, reason);
const stateOf = ({ db }: Site, id: string = BOT.id) =>
  db
    .selectFrom('listing')
    .select(['state', 'state_reason', 'plan', 'changelog_pro'])
    .where('id', '=', id)
    .executeTakeFirst();
const lastAct = async ({ db }: Site) =>
  await db
    .selectFrom('audit_entry')
    .select(['act', 'person_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('P74 staff pages', () => {
  test('do not exist for owners, other people and signed-out visitors', async () => {
    const opened = await site({ as: null });
    const before = await lastAct(opened);
    const routes = siteRoutes(opened.http).filter((route) => route.path.startsWith('/staff'));
    expect(routes.length).toBeGreaterThan(20);
    for (const as of ['owner', 'stranger', null] as const) {
      const headers = { cookie: as ? await opened.cookieOf(as) : '', 'sec-fetch-site': 'same-origin' };
      for (const route of routes) {
        const { status, page } = await (route.method === 'GET'
          ? opened.get(route.path, headers)
          : opened.post(route.path, {}, headers));
        expect([route.method, route.path, status]).toEqual([route.method, route.path, 404]);
        expect(page).toContain('Page not found');
      }
    }
    expect(await lastAct(opened)).toEqual(before);
  });

  test('are linked for staff only', async () => {
    const { get, cookieOf } = await site();
    expect((await get('/')).page).toContain('href="/staff"');
    expect((await get('/', { cookie: await cookieOf('owner') })).page).not.toContain('href="/staff"');
    expect((await get('/staff/listings/unknown')).status).toBe(404);
  });
});

describe('the queue', () => {
  test('shows waiting listings, as text, with their owners; approving names the reviewed version', async () => {
    const opened = await site({
      environment: { LISTING_APPROVAL: 'on' },
      async arrange(app) {
        await addHostileListing(app);
        await setListingState(app, HOSTILE_LISTING.id, 'pending');
        await setListingState(app, BOT.id, 'pending');
      },
    });
    const { get, post } = opened;
    const { page } = await get('/staff/queue');
    expect(page).toContain('2 listings');
    expect(page).not.toMatch(/<script>|<img|javascript:/);
    const form = page.slice(page.indexOf(`action="${path}/approve"`));
    const seen = /name="seen" value="([^"]+)"/.exec(form)?.[1] ?? '';
    for (const none of [
      'nonsense',
      '+275760-09-13T00:00:00.000Z',
      '-271821-04-20T00:00:00.000Z',
      '0000-01-01',
      new Date(Date.parse(seen) - 1).toISOString(),
    ]) {
      expect(await post(`${path}/approve`, { seen: none })).toMatchObject({ location: path });
      expect(await stateOf(opened)).toMatchObject({ state: 'pending' });
    }
    expect(await post(`${path}/approve`, { seen })).toMatchObject({ status: 303, location: '/staff/queue' });
    expect(await stateOf(opened)).toMatchObject({ state: 'public' });
    expect(await lastAct(opened)).toEqual({ act: 'listing.approved', person_id: STAFF.id });
  });

  test('says when it is empty, and whether approval is required at all', async () => {
    const approving = await site({ environment: { LISTING_APPROVAL: 'on' } });
    expect((await approving.get('/staff/queue')).page).toContain('Nothing to approve');
    expect((await (await site()).get('/staff/queue')).page).toContain('LISTING_APPROVAL=on');
  });

  test('rejecting requires a reason, keeps what was typed, and explains errors', async () => {
    const opened = await site({ arrange: withState('pending') });
    const { get, post } = opened;
    expect((await get(`${path}/refuse`)).page).toContain('Reject this listing?');
    const again = await post(`${path}/refuse`, { reason: ' ' });
    expect(again.status).toBe(422);
    expect(again.page).toContain('href="#reason"');
    expect(await post(`${path}/refuse`, { reason: 'No link.' })).toMatchObject({
      status: 303,
      location: '/staff/queue',
    });
    expect(await stateOf(opened)).toMatchObject({ state: 'refused', state_reason: 'No link.' });
    expect(await lastAct(opened)).toEqual({ act: 'listing.refused', person_id: STAFF.id });
  });
});

describe('one listing', () => {
  test('is hidden with a reason and shown again', async () => {
    const opened = await site();
    const { post } = opened;
    expect(await post(`${path}/hide`, { reason: '' })).toMatchObject({ status: 422 });
    expect(await post(`${path}/hide`, { reason: 'Spam.' })).toMatchObject({ location: path });
    expect(await stateOf(opened)).toMatchObject({ state: 'hidden', state_reason: 'Spam.' });
    expect(await post(`${path}/show`)).toMatchObject({ location: path });
    expect(await stateOf(opened)).toMatchObject({ state: 'public' });
    expect(await lastAct(opened)).toEqual({ act: 'listing.shown', person_id: STAFF.id });
  });

  test('gets another plan; a game server never gets the changelog add-on', async () => {
    const opened = await site();
    await opened.post(`${path}/plan`, { plan: 'free', changelogPro: 'on' });
    await opened.post(`/staff/listings/${MINECRAFT.id}/plan`, { plan: 'enterprise', changelogPro: 'on' });
    await opened.post(`${path}/plan`, { plan: 'gold' });
    expect(await stateOf(opened)).toMatchObject({ plan: 'free', changelog_pro: true });
    expect(await stateOf(opened, MINECRAFT.id)).toMatchObject({ plan: 'enterprise', changelog_pro: false });
  });

  test('can be deleted only by its full name', async () => {
    const opened = await site();
    const { get, post } = opened;
    expect((await get(`${path}/delete`)).page).toContain('This cannot be undone');
    const again = await post(`${path}/delete`, { name: 'Sample' });
    expect(again.status).toBe(422);
    expect(again.page).toContain('value="Sample"');
    expect(await stateOf(opened)).toBeDefined();
    expect(await post(`${path}/delete`, { name: BOT.name })).toMatchObject({ location: '/staff/listings' });
    expect(await stateOf(opened)).toBeUndefined();
  });

  test('is found by text, state and plan, with any query', async () => {
    const { get } = await site({
      async arrange(app) {
        await setListingState(app, BOT.id, 'hidden', 'Spam.');
        await app.db.updateTable('listing').set({ plan: 'free' }).where('id', '=', BOT.id).execute();
      },
    });
    const { page } = await get('/staff/listings?state=hidden&plan=free');
    expect(page).toContain('1 listing<');
    expect(page).toContain('Hidden by staff');
    for (const query of ['?state=x&plan=y&page=-1', '?q=%00', '?page=1e99'])
      expect((await get(`/staff/listings${query}`)).status).toBe(200);
  });
});

describe.each([
  ['pending', null, 'Waiting for approval'],
  ['refused', 'It <b>spams</b>.', 'It &lt;b&gt;spams&lt;/b&gt;.'],
  ['hidden', 'It <b>spams</b>.', 'It &lt;b&gt;spams&lt;/b&gt;.'],
] as const)('a %s listing', (state, reason, text) => {
  const pages = [`/listings/${BOT.id}`, `/listings/${BOT.id}/changelog`, `/dashboard/${BOT.id}`];

  test('exists for its owner, with the reason, and can be set up', async () => {
    const { get } = await site({ as: 'owner', arrange: withState(state, reason) });
    for (const page of [pages[0]!, pages[2]!, `/dashboard/${BOT.id}/webhook`])
      expect((await get(page)).page).toContain(text);
    expect((await get('/dashboard')).page).toMatch(/class="pill (warn|bad)"/);
  });

  test('does not exist for anybody else, and nobody can vote', async () => {
    const { db, get, post, cookieOf } = await site({ as: null, arrange: withState(state, reason) });
    const headersOf = async (as: PersonName | null) => ({ cookie: as ? await cookieOf(as) : '' });
    for (const as of ['stranger', null] as const) {
      const headers = await headersOf(as);
      for (const page of [
        ...pages.slice(0, 2),
        `/listings/${BOT.id}/changelog.atom`,
        `/listings/${BOT.id}/changelog.json`,
      ])
        expect([page, (await get(page, headers)).status]).toEqual([page, 404]);
      if (as) expect((await get(pages[2]!, headers)).status).toBe(404);
    }
    for (const as of ['owner', 'staff', 'stranger', null] as const) {
      const headers = await headersOf(as);
      expect((await get(`/listings/${BOT.id}/vote`, headers)).status).toBe(404);
      expect((await get(`/listings/${BOT.id}/vote/challenge`, headers)).status).toBe(404);
      const vote = await post(`/listings/${BOT.id}/vote`, {}, { ...headers, 'sec-fetch-site': 'same-origin' });
      expect(vote.status).toBe(404);
    }
    expect(await db.selectFrom('vote').selectAll().execute()).toEqual([]);
  });
});

describe('P92 listings that wait for approval', () => {
  const plain = (page: string) => page.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

  test('are counted next to Staff and Approval, for staff only', async () => {
    const { get, cookieOf } = await site({ arrange: withState('pending') });
    expect(plain((await get('/staff/queue')).page)).toMatch(/Staff 1 listing waiting.*Approval 1/);
    expect(plain((await get('/bots')).page)).toContain('Staff 1 listing waiting');
    expect(plain((await get('/bots', { cookie: await cookieOf('owner') })).page)).not.toContain('waiting');
    const calm = await site();
    expect((await calm.get('/staff/queue')).page).not.toContain('class="count">0');
  });

  test('do not suggest sharing the vote page', async () => {
    const { get } = await site({ as: 'owner', arrange: withState('pending') });
    const { page } = await get(`/dashboard/${BOT.id}`);
    expect(page).toMatch(/waits for approval|waiting for approval/i);
    expect(page).not.toContain('Share the vote page');
  });
});
