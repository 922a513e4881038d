// What staff does with listings, and what their owners and everybody else see of it.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { ago, BOT, HOUR, MINECRAFT, NASTY, OWNER, STEPS_TAKEN } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { openSite } from '../support/sample-site.ts';
import { siteRoutes } from '../support/site-routes.ts';

const STAFF = { ...OWNER, id: 'usr_staff', role: 'staff' as const };
const STRANGER = { ...OWNER, id: 'usr_stranger' };
const PENDING = { ...BOT, visibility: { state: 'pending', since: ago(HOUR) } } as const;
const HIDDEN = {
  ...BOT,
  visibility: { state: 'hidden', since: ago(HOUR), reason: 'It <b>spams</b>.' },
} as const;
const REFUSED = { ...HIDDEN, visibility: { ...HIDDEN.visibility, state: 'refused' } } as const;
const path = `/staff/listings/${BOT.id}`;

const site = (change: Partial<Sample> = {}) =>
  openSite({ person: STAFF, listings: [MINECRAFT, BOT, NASTY], ...change });

describe('P74 pages of staff', () => {
  const routes = siteRoutes(createWeb(sampleParts(sample()))).filter(({ path: one }) =>
    one.startsWith('/staff'),
  );

  test.each(routes)('$method $path is not there for owners, strangers and visitors', async (route) => {
    for (const person of [OWNER, STRANGER, null]) {
      const { state, get, post } = site({ person });
      const answer = await (route.method === 'GET' ? get : post)(route.path);
      expect(answer.status).toBe(404);
      expect(answer.page).toContain('Page not found');
      expect(state.calls).toEqual([]);
    }
  });

  test('only staff is led to them', async () => {
    expect((await site().get('/')).page).toContain('href="/staff"');
    expect((await site({ person: OWNER }).get('/')).page).not.toContain('href="/staff"');
    expect((await site().get('/staff/listings/unknown')).status).toBe(404);
  });
});

describe('the queue', () => {
  test('shows what waits, as text, with who made it; approving names the text that was seen', async () => {
    const nasty = { ...NASTY, visibility: PENDING.visibility };
    const { get, post, state } = site({ listings: [PENDING, nasty], approval: true });
    const { page } = await get('/staff/queue');
    expect(page).toContain('2 listings');
    expect(page).not.toMatch(/<script>|<img|javascript:/);
    const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(await post(`${path}/approve`, { seen })).toMatchObject({ status: 303, location: '/staff/queue' });
    expect(state.calls).toEqual([`approve ${BOT.id}  by usr_staff`]);
    const old = new Date(Date.parse(seen) - 1).toISOString();
    expect(await post(`${path}/approve`, { seen: old })).toMatchObject({ location: path });
    for (const none of [
      'nonsense',
      '+275760-09-13T00:00:00.000Z',
      '-271821-04-20T00:00:00.000Z',
      '0000-01-01',
    ])
      expect(await post(`${path}/approve`, { seen: none })).toMatchObject({ location: path });
    expect(state.calls).toHaveLength(2);
  });

  test('empty it says whether anything ever waits', async () => {
    expect((await site({ approval: true }).get('/staff/queue')).page).toContain('Nothing waits');
    expect((await site().get('/staff/queue')).page).toContain('LISTING_APPROVAL=on');
  });

  test('refusing asks for a reason, keeps what was typed, and names the fault', async () => {
    const { get, post, state } = site({ listings: [PENDING] });
    expect((await get(`${path}/refuse`)).page).toContain('Refuse this listing?');
    const again = await post(`${path}/refuse`, { reason: ' ' });
    expect(again.status).toBe(422);
    expect(again.page).toContain('href="#reason"');
    expect(await post(`${path}/refuse`, { reason: 'No link.' })).toMatchObject({
      status: 303,
      location: '/staff/queue',
    });
    expect(state.calls.at(-1)).toBe(`refuse ${BOT.id} No link. by usr_staff`);
  });
});

describe('one listing', () => {
  test('is hidden with a reason and shown again', async () => {
    const { post, state } = site();
    expect(await post(`${path}/hide`, { reason: '' })).toMatchObject({ status: 422 });
    expect(await post(`${path}/hide`, { reason: 'Spam.' })).toMatchObject({ location: path });
    expect(await post(`${path}/show`)).toMatchObject({ location: path });
    expect(state.calls.slice(1)).toEqual([
      `hide ${BOT.id} Spam. by usr_staff`,
      `show ${BOT.id}  by usr_staff`,
    ]);
  });

  test('gets another plan; a game server never the changelog add-on', async () => {
    const { post, state } = site();
    await post(`${path}/plan`, { plan: 'free', changelogPro: 'on' });
    await post(`/staff/listings/${MINECRAFT.id}/plan`, { plan: 'enterprise', changelogPro: 'on' });
    await post(`${path}/plan`, { plan: 'gold' });
    expect(state.calls).toEqual([`plan ${BOT.id} free true`, `plan ${MINECRAFT.id} enterprise false`]);
  });

  test('is deleted only by its whole name', async () => {
    const { get, post, state } = site();
    expect((await get(`${path}/delete`)).page).toContain('This cannot be taken back');
    const again = await post(`${path}/delete`, { name: 'Sample' });
    expect(again.status).toBe(422);
    expect(again.page).toContain('value="Sample"');
    expect(state.calls).toEqual([]);
    expect(await post(`${path}/delete`, { name: BOT.name })).toMatchObject({ location: '/staff/listings' });
    expect(state.calls).toEqual([`delete ${BOT.id}`]);
  });

  test('is found by words, state and plan, whatever is asked for', async () => {
    const { get } = site({ listings: [HIDDEN, MINECRAFT] });
    const { page } = await get('/staff/listings?state=hidden&plan=free');
    expect(page).toContain('1 listing<');
    expect(page).toContain('hidden by staff');
    for (const query of ['?state=x&plan=y&page=-1', '?q=%00', '?page=1e99'])
      expect((await get(`/staff/listings${query}`)).status).toBe(200);
  });
});

describe.each([
  ['pending', PENDING, 'Staff looks at this listing before'],
  ['refused', REFUSED, 'It &lt;b&gt;spams&lt;/b&gt;.'],
  ['hidden', HIDDEN, 'It &lt;b&gt;spams&lt;/b&gt;.'],
] as const)('a %s listing', (_, listing, told) => {
  const pages = [`/listings/${BOT.id}`, `/listings/${BOT.id}/changelog`, `/dashboard/${BOT.id}`];

  test('is there for its owner, who is told why, and can be set up', async () => {
    const { get } = site({ person: OWNER, listings: [listing] });
    for (const one of [pages[0]!, pages[2]!, `/dashboard/${BOT.id}/webhook`])
      expect((await get(one)).page).toContain(told);
    expect((await get('/dashboard')).page).toMatch(/class="pill (warn|bad)"/);
  });

  test('is not there for anybody else, and nobody votes', async () => {
    for (const person of [STRANGER, null]) {
      const { get } = site({ person, listings: [listing] });
      for (const one of [
        ...pages.slice(0, 2),
        `/listings/${BOT.id}/changelog.atom`,
        `/listings/${BOT.id}/changelog.json`,
      ])
        expect([one, (await get(one)).status]).toEqual([one, 404]);
      if (person) expect((await get(pages[2]!)).status).toBe(404);
    }
    for (const person of [OWNER, STAFF, STRANGER, null]) {
      const { get, post, state } = site({ person, listings: [listing] });
      expect((await get(`/listings/${BOT.id}/vote`)).status).toBe(404);
      expect((await get(`/listings/${BOT.id}/vote/challenge`)).status).toBe(404);
      expect((await post(`/listings/${BOT.id}/vote`)).status).toBe(404);
      expect(state.calls).toEqual([]);
    }
  });
});

describe('P92 what waits for approval', () => {
  const plain = (page: string) => page.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

  test('is counted beside Staff and Approval, for staff alone', async () => {
    const listings = [MINECRAFT, PENDING];
    expect(plain((await site({ listings }).get('/staff/queue')).page)).toMatch(
      /Staff 1 listing waits.*Approval 1/,
    );
    expect(plain((await site({ listings }).get('/bots')).page)).toContain('Staff 1 listing waits');
    expect((await site().get('/staff/queue')).page).not.toContain('class="count">0');
    expect(plain((await site({ listings, person: OWNER }).get('/bots')).page)).not.toContain('waits');
  });

  test('is not told to share its vote page', async () => {
    const { get } = site({ person: OWNER, listings: [PENDING], steps: { ...STEPS_TAKEN, delivered: false } });
    const { page } = await get(`/dashboard/${BOT.id}`);
    expect(page).toContain('It waits for approval; then people can vote for it.');
    expect(page).not.toContain('Share the vote page');
  });
});
