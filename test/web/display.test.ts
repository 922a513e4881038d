// How pages look to one visitor: the color scheme, the menu, the time zone and the clock.
import { expect, test } from 'vitest';
import { castVote } from '../../src/votes/cast-vote.ts';
import { MINECRAFT, OWNER } from '../support/seed/sample-site.ts';
import { SAME_SITE, sharedSite } from '../support/site.ts';

const site = sharedSite();

function cookieOf(response: Response, name: string): string {
  return response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
}

/** Chooses a theme on this page. */
const choose = (theme: string, referer: string) => site().post('/theme', { theme }, { ...SAME_SITE, referer });

test('a chosen theme is rendered by the server, on every page, without a script', async () => {
  const chosen = await choose('dark', 'http://localhost/servers?q=x');
  expect(chosen.status).toBe(303);
  expect(chosen.location).toBe('/servers?q=x');
  expect(cookieOf(chosen.response, 'theme')).toMatch(/^theme=dark; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  const { page } = await site().get('/', { cookie: 'theme=dark' });
  expect(page).toContain('data-theme="dark"');
  expect(page).toContain('<meta name="color-scheme" content="dark"/>');
  expect(page).toMatch(/<button type="submit" name="theme" value="dark" aria-pressed="true">/);
});

test('without a choice, or with an unknown one, the theme is that of the device', async () => {
  for (const cookie of ['', 'theme=system', 'theme=dark"><script>']) {
    const { page } = await site().get('/', { cookie });
    expect(page).not.toContain('data-theme');
    expect(page).toContain('<meta name="color-scheme" content="light dark"/>');
  }
  const { response } = await site().post('/theme', { theme: 'system' });
  expect(cookieOf(response, 'theme')).toContain('Max-Age=0');
});

test('choosing a theme never leads to another site', async () => {
  for (const page of ['https://a.example', '//a.example', '/\\a.example'])
    expect((await site().post('/theme', { theme: 'dark', page })).location).toBe('/');
  for (const referer of ['', 'nothing', 'http://localhost//a.example/', 'https://a.example/b'])
    expect((await choose('dark', referer)).location).toMatch(/^\/(b)?$/);
});

test('the page that answers a form returns to the form, and no other page repeats its address', async () => {
  const headers = { ...SAME_SITE, referer: 'http://localhost/sign-in?next=%2Fbots', cookie: '' };
  const { page } = await site().post('/sign-in', { email: '' }, headers);
  expect(page).toContain('name="page" value="/sign-in?next=%2Fbots"');
  const { page: plain } = await site().get('/servers?q=a', { cookie: '', referer: 'http://localhost/' });
  expect(plain).not.toContain('name="page"');
});

test('the menu of every page has the account, the votes, the theme and signing out', async () => {
  const { page } = await site().get('/servers?q=a');
  const menu = /<details class="menu">.*?<\/details>/s.exec(page)?.[0] ?? '';
  expect(menu).toContain('href="/account"');
  expect(menu).toContain('href="/account/votes"');
  expect(menu).toContain('<form method="post" action="/sign-out">');
  expect(menu).toContain('<form class="theme-switch" method="post" action="/theme">');
});

test('signing out in the menu ends the session', async () => {
  const cookie = await site().cookieOf('manager');
  const { location, response } = await site().post('/sign-out', {}, { ...SAME_SITE, cookie });
  expect(location).toBe('/');
  expect(cookieOf(response, 'plaudit.session_token')).toContain('Max-Age=0');
  expect((await site().get('/account', { cookie })).status).toBe(303);
});

test('exact times are in the time zone of the cookie, with the clock of the language', async () => {
  const exact = async (headers: Record<string, string>) => {
    const { page } = await site().get('/', headers);
    return /<time [^>]*title="([^"]*)"/.exec(page)?.[1] ?? '';
  };
  expect(await exact({})).toMatch(/ \d\d:\d\d:\d\d UTC$/);
  expect(await exact({ cookie: 'tz=Asia/Kolkata' })).toMatch(/ \d\d:\d\d:\d\d UTC\+5:30$/);
  expect(await exact({ cookie: 'tz=Asia/Kolkata', 'accept-language': 'en-US,en;q=0.5' })).toMatch(/ [ap]m UTC\+5:30$/);
  expect(await exact({ 'accept-language': 'de-DE,de' })).toMatch(/ \d\d:\d\d:\d\d UTC$/);
});

test.each(['Europe/Nowhere', '"><script>', 'x'.repeat(3_000), '%00'])('the time zone %s is ignored', async (zone) => {
  const { page, status } = await site().get('/', { cookie: `tz=${zone}` });
  expect(status).toBe(200);
  expect(page).toContain('data-time-zone="UTC"');
  expect(page).toContain('data-zone-by="unknown"');
});

test('the account’s setting rules over the browser, and automatic takes it back', async () => {
  const own = site();
  const cookie = `${await own.cookieOf('owner')}; tz=Asia/Tokyo`;
  const shown = async () => (await own.get('/account', { cookie })).page;
  expect(await shown()).toContain('Asia/Tokyo, 24 hours (automatic)');
  const saved = await own.postAndFollow('/account/times', { timeZone: 'America/New_York', hourCycle: 'h12' });
  expect(saved.page).toContain('Your time settings were saved.');
  expect(await shown()).toContain('America/New York, 12 hours');
  expect(await shown()).toContain('data-zone-by="setting"');
  const row = await own.db.selectFrom('person').selectAll().where('id', '=', OWNER.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ time_zone: 'America/New_York', hour_cycle: 'h12' });
  const data = JSON.parse((await own.get('/account/export')).page);
  expect(data.account).toMatchObject({ timeZone: 'America/New_York', hourCycle: 'h12' });
  await own.post('/account/times', { timeZone: 'automatic', hourCycle: 'automatic' });
  expect(await shown()).toContain('Asia/Tokyo, 24 hours (automatic)');
});

test('a time zone that does not exist is refused, and what was chosen stays', async () => {
  const { status, page } = await site().post('/account/times', { timeZone: 'Europe/Nowhere', hourCycle: 'h12' });
  expect(status).toBe(422);
  expect(page).toContain('Choose a time zone from the list.');
  expect(page).toMatch(/value="h12" checked/);
});

test('days in charts are those of UTC, and say so; hours are the visitor’s', async () => {
  const voter = { voterId: 'sample-voter', platformId: null, confirmed: true };
  await castVote(site().app.voting, { listingId: MINECRAFT.id, voter });
  const cookie = `${await site().cookieOf('owner')}; tz=Asia/Kolkata`;
  const { page } = await site().get(`/dashboard/${MINECRAFT.id}`, { cookie });
  expect(page).toContain('(days in UTC)');
  expect(page).toContain('(hours in UTC+5:30)');
  expect(page).toMatch(/\d \w{3}, \d\d:30: \d+ votes?/);
});
