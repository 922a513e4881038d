// Every page renders, has a heading, and follows the rules that all pages share.
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createSetupLink } from '../../src/access/setup-link.ts';
import { buildHttp } from '../../src/app.ts';
import { removeListener } from '../../src/endpoints/listener-settings.ts';
import { removeWebhook } from '../../src/endpoints/webhook-settings.ts';
import { HOSTILE_LISTING, seedListing } from '../support/seed/people-and-listings.ts';
import { BOT, EVENT, MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite, sharedSite } from '../support/site.ts';

const game = MINECRAFT.id;

const PAGES: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Find bots'],
  ['/bots', 'Bots'],
  ['/bots?q=nothing', 'No results'],
  ['/servers?game=minecraft&tag=survival&sort=votes&page=2', 'Minecraft servers'],
  [`/listings/${game}`, MINECRAFT.name],
  [`/listings/${game}/vote`, 'Vote for'],
  [`/listings/${game}/report`, 'Report this listing'],
  [`/listings/${BOT.id}/changelog`, 'Changelog'],
  ['/docs', 'Documentation'],
  ['/docs/receive-votes', 'Receive votes'],
  ['/docs/errors', 'RATE_LIMITED'],
  ['/docs/api', 'API reference'],
  ['/account', 'Your account'],
  ['/account/reports', 'My reports'],
  ['/reminders', 'Reminders'],
  ['/reminders/calendar/renew', 'Create a new calendar address'],
  ['/setup?token=SETUP_TOKEN', 'Set up'],
  ['/dashboard', 'Your listings'],
  ['/dashboard/new', 'What do you want to list'],
  ['/dashboard/new?kind=bot', 'Add your bot'],
  [`/dashboard/${game}`, 'Overview'],
  [`/dashboard/${game}/webhook`, 'Webhook'],
  [`/dashboard/${game}/webhook/rotate`, 'Rotate the signing secret'],
  [`/dashboard/${game}/webhook/remove`, 'Remove the webhook'],
  [`/dashboard/${game}/deliveries`, 'Deliveries'],
  [`/dashboard/${game}/deliveries?state=failed`, 'Deliveries'],
  [`/dashboard/${game}/deliveries?answer=5xx&since=2026-01-01&who=Steve`, 'Filters (active)'],
  [`/dashboard/${game}/deliveries/redeliver`, 'Bulk redeliver'],
  [`/dashboard/${game}/deliveries/redeliver?status=failed&since=2026-01-01`, 'will be redelivered'],
  [`/dashboard/${game}/deliveries/${EVENT}`, 'Attempt 2'],
  [`/dashboard/${game}/reports`, 'Questions from staff'],
  [`/dashboard/${game}/listener`, 'Vote listener'],
  [`/dashboard/${game}/listener/remove`, 'Remove the vote listener'],
  [`/dashboard/${game}/tokens`, 'API tokens'],
  [`/dashboard/${game}/tokens/tok_1/revoke`, 'Revoke this token'],
  [`/dashboard/${game}/badges`, 'Badges'],
  [`/dashboard/${game}/page`, 'Page'],
  [`/dashboard/${game}/pictures`, 'Pictures'],
  [`/dashboard/${game}/settings`, 'Settings'],
  [`/dashboard/${game}/pictures/icon/remove`, 'Remove the icon?'],
];

let setupToken = '';
const site = sharedSite({
  async arrange({ db }) {
    // The setup link exists only while there is no staff member.
    await db.updateTable('person').set({ role: 'member' }).execute();
    setupToken = (await createSetupLink(db)) ?? '';
  },
});
const read = async (path: string, headers: Record<string, string> = {}) => {
  const { response: answer, page } = await site().get(path.replace('SETUP_TOKEN', setupToken), headers);
  return { answer, page };
};
const change = (listing: Record<string, unknown>, id: string) =>
  site().db.updateTable('listing').set(listing).where('id', '=', id).execute();

describe('pages', () => {
  test.each(PAGES)('%s shows its heading, its landmarks and no inline code', async (path, heading) => {
    const { answer, page } = await read(path);
    expect(answer.status).toBe(200);
    expect(page).toContain(heading);
    for (const landmark of ['<html lang="en" ', '<main id="content"', 'class="skip"', '<footer', '<h1']) {
      expect(page).toContain(landmark);
    }
    // Structured data is in a script element, but is not a script.
    const code = page.replace(/<script type="application\/ld\+json">/g, '');
    expect(code).not.toMatch(/<style|\sstyle=|\son\w+="|<script(?![^>]*\ssrc="\/assets\/)/);
    expect(page.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test.each(PAGES)('%s loads nothing but our own assets, and they exist', async (path) => {
    const { page } = await read(path);
    const sources = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url]) => url!);
    expect(sources.length).toBeGreaterThan(3);
    for (const url of sources) expect((await site().request(url)).status, url).toBe(200);
    const loaded = page.replace(/<link rel="(?:canonical|prev|next|alternate)"[^>]*>/g, '');
    expect(loaded).not.toMatch(/(?:src|<link[^>]*href)="(?:https?:)?\/\//);
  });

  test('every page has a policy without inline code, and only the vote page may start a worker', async () => {
    for (const path of ['/', '/dashboard', '/nope', `/listings/${game}/vote`]) {
      const { headers } = (await read(path)).answer;
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain(path.endsWith('/vote') ? "worker-src 'self'" : "worker-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('user text stays text: markup, links with other schemes and direction overrides are harmless', async () => {
    await seedListing(site().db, HOSTILE_LISTING);
    const hostile = `/listings/${HOSTILE_LISTING.id}`;
    for (const path of [hostile, '/bots', `${hostile}/vote`, '/']) {
      const { page } = await read(path);
      expect(page).not.toMatch(/<script>|<img src=x|<b>not bold|javascript:/);
      expect(page).toContain(`<bdi>${HOSTILE_LISTING.name.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</bdi>`);
    }
    const log = await read(`/dashboard/${game}/deliveries/${EVENT}`);
    expect(log.page).not.toContain('<script>alert');
    const search = await read('/bots?q=%3Cscript%3Ealert(1)%3C/script%3E%22%20x=');
    expect(search.page).not.toContain('<script>alert');
  });

  test('an unknown page responds with 404 and links to other pages', async () => {
    for (const path of ['/nope', '/listings/unknown', '/listings/..%2f', `/dashboard/${game}/deliveries/none`]) {
      const { answer, page } = await read(path);
      expect(answer.status, path).toBe(404);
      expect(page).toContain('Page not found');
      expect(page).toContain(answer.headers.get('x-request-id'));
    }
  });

  test('a listing of someone else responds with 403', async () => {
    const cookie = await site().cookieOf('stranger');
    for (const path of ['', '/webhook', '/deliveries', '/tokens', '/page', '/pictures', '/settings'])
      expect((await read(`/dashboard/${BOT.id}${path}`, { cookie })).answer.status).toBe(403);
  });

  test('a visitor is sent to sign in, and back', async () => {
    const { answer } = await read(`/dashboard/${game}/deliveries?state=failed`, { cookie: 'none=1' });
    expect(answer.status).toBe(303);
    const next = encodeURIComponent(`/dashboard/${game}/deliveries?state=failed`);
    expect(answer.headers.get('location')).toBe(`/sign-in?next=${next}`);
  });

  test('a page that fails responds with 500 and a code, without the cause', async () => {
    const { app } = site();
    const frontPage = { ...app.frontPage, popularTags: () => Promise.reject(new Error('secret cause')) };
    const response = await buildHttp({ ...app, frontPage }).request('/bots');
    const page = await response.text();
    expect(response.status).toBe(500);
    expect(page).toContain(response.headers.get('x-request-id'));
    expect(page).not.toContain('secret cause');
  });

  test('mounted behind other routes, the pages respond to the remaining paths, including errors', async () => {
    const { request, post } = site();
    expect((await request('/livez')).status).toBe(200);
    expect(await (await request('/nope')).text()).toContain('Page not found');
    const foreign = await post('/sign-out', {}, { origin: 'https://evil.example' });
    expect(foreign.page).toContain('This form was not sent from this site');
  });

  test('decision A9: a bot’s server count is shown in lists and on its page, with its history', async () => {
    expect((await read('/bots')).page).toContain('12,345 servers');
    const { page } = await read(`/listings/${BOT.id}`);
    expect(page).toContain('12,345 servers');
    expect(page).toMatch(/Across 16 shards, reported by the bot <time[^>]*>\d+ min ago<\/time>/);
    expect(page).toMatch(/<svg[^>]*aria-label="Servers over 30 days: from [\d,]+ to [\d,]+/);
    expect(page).toMatch(/<polyline points="0\.0,[\d.]+ /);
    await change({ server_count: null, shard_count: null, server_count_at: null }, BOT.id);
    expect((await read(`/listings/${BOT.id}`)).page).not.toMatch(/polyline|servers</);
    await site().db.deleteFrom('server_count_hour').execute();
    await change({ server_count: 1, server_count_at: new Date() }, BOT.id);
    expect((await read(`/listings/${BOT.id}`)).page).toMatch(/1 server<.*Reported by the bot/s);
  });
});

describe('pages of a new owner', () => {
  test('say what to do next when there is no data yet', async () => {
    const { app, get, cookieOf, db } = await openSite();
    await removeWebhook(db, game, OPERATOR);
    await removeListener(db, game, OPERATOR);
    for (const table of ['api_token', 'delivery', 'queue', 'event'] as const) await db.deleteFrom(table).execute();
    const asStranger = { cookie: await cookieOf('stranger') };
    expect((await get('/dashboard', asStranger)).page).toContain('You have no listings yet');
    expect((await get(`/dashboard/${game}/deliveries`)).page).toContain('Set up your webhook');
    expect((await get(`/dashboard/${game}/tokens`)).page).toContain('No tokens yet');
    expect((await get(`/dashboard/${game}/webhook`)).page).toMatch(/What happens (then|next)/);
    expect(app.trial.isActive()).toBe(true);
  });

  test('D16 mention local targets only where they are allowed', async () => {
    const path = `/dashboard/${game}/webhook`;
    const { app, get } = await openSite();
    expect((await get(path)).page).toContain('on your own computer');
    await app.trial.end('host');
    expect((await get(path)).page).not.toContain('on your own computer');
  });
});

describe('assets', () => {
  test('are named by their content and cached forever; another hash is another file', async () => {
    const { page } = await read('/');
    const url = /href="(\/assets\/[^"]+site\.css)"/.exec(page)?.[1] ?? '';
    const css = await site().request(url, { headers: { 'accept-encoding': 'br' } });
    expect(css.headers.get('cache-control')).toContain('immutable');
    expect(css.headers.get('content-encoding')).toBe('br');
    const etag = css.headers.get('etag') ?? '';
    expect((await site().request(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await site().request('/assets/other/site.css')).status).toBe(404);
    expect((await site().request('/assets/x/..%2f..%2fweb.tsx')).status).toBe(404);
  });

  test('a first visit stays within 100 kB, compressed', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    for (const path of ['/', `/listings/${game}/vote`]) {
      const { page } = await read(path);
      const urls = new Set([...page.matchAll(/"(\/assets\/[^"#]+)/g)].map(([, url]) => url!));
      const sizes = [...urls].map(
        async (url) => (await (await site().request(url, { headers })).arrayBuffer()).byteLength,
      );
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, page.length);
      expect(total, path).toBeLessThan(100_000);
    }
  });
});
