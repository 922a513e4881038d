// Every page renders, says what it is, and holds to the rules all pages share.
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, EVENT, MINECRAFT, NASTY } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { createSite, type Site } from '../support/site.ts';

const game = MINECRAFT.id;

const PAGES: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Find bots'],
  ['/bots', 'Bots'],
  ['/bots?q=nothing', 'No results'],
  ['/servers?game=minecraft&tag=survival&sort=votes&page=2', 'Minecraft servers'],
  [`/listings/${game}`, MINECRAFT.name],
  [`/listings/${game}/vote`, 'Vote for'],
  [`/listings/${BOT.id}/changelog`, 'Changelog'],
  ['/docs', 'Documentation'],
  ['/docs/receive-votes', 'Receive votes'],
  ['/docs/errors', 'RATE_LIMITED'],
  ['/docs/api', 'API reference'],
  ['/account', 'Your account'],
  ['/reminders', 'Your reminders'],
  ['/reminders/calendar/renew', 'Make a new address'],
  ['/setup?token=right', 'Set up'],
  ['/dashboard', 'Your listings'],
  [`/dashboard/${game}`, 'Overview'],
  [`/dashboard/${game}/webhook`, 'Vote webhook'],
  [`/dashboard/${game}/webhook/rotate`, 'Make a new signing secret'],
  [`/dashboard/${game}/webhook/remove`, 'Remove the webhook'],
  [`/dashboard/${game}/deliveries`, 'Deliveries'],
  [`/dashboard/${game}/deliveries?state=failed`, 'Deliveries'],
  [`/dashboard/${game}/deliveries?answer=5xx&since=2026-01-01&who=Steve`, 'Search and filters (in use)'],
  [`/dashboard/${game}/deliveries/redeliver`, 'Send many again'],
  [`/dashboard/${game}/deliveries/redeliver?status=failed&since=2026-01-01`, '21 votes will be sent again'],
  [`/dashboard/${game}/deliveries/${EVENT}`, 'Attempt 2'],
  [`/dashboard/${game}/listener`, 'Vote listener'],
  [`/dashboard/${game}/listener/remove`, 'Remove the vote listener'],
  [`/dashboard/${game}/tokens`, 'API tokens'],
  [`/dashboard/${game}/tokens/tok_1/revoke`, 'Revoke this token'],
  [`/dashboard/${game}/badges`, 'Badges'],
];

/** Pages of the real application, as the owner of the standard site sees them. */
const SITE_PAGES: readonly (readonly [path: string, heading: string])[] = [
  ['/dashboard/new', 'What do you want to list'],
  ['/dashboard/new?kind=bot', 'Add your bot'],
  [`/dashboard/${game}/settings`, 'Settings'],
  [`/dashboard/${game}/settings/icon/remove`, 'Remove the icon'],
];

let site: Site & { close(): Promise<void> };
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.close());

const web = (state: Partial<Sample> = {}) => createWeb(sampleParts(sample(state)));
const read = async (path: string, state: Partial<Sample> = {}) => {
  const isReal = SITE_PAGES.some(([known]) => known === path);
  const answer = await (isReal ? site.request(path) : web(state).request(path));
  return { answer, page: await answer.text() };
};

describe('pages', () => {
  test.each([...PAGES, ...SITE_PAGES])(
    '%s shows its heading, its landmarks and no inline code',
    async (path, heading) => {
      const { answer, page } = await read(path);
      expect(answer.status).toBe(200);
      expect(page).toContain(heading);
      for (const landmark of ['<html lang="en">', '<main id="content"', 'class="skip"', '<footer', '<h1']) {
        expect(page).toContain(landmark);
      }
      // Data for search engines stands in a script element and is no script.
      const code = page.replace(/<script type="application\/ld\+json">/g, '');
      expect(code).not.toMatch(/<style|\sstyle=|\son\w+="|<script(?![^>]*\ssrc="\/assets\/)/);
      expect(page.match(/<h1[ >]/g)).toHaveLength(1);
    },
  );

  test.each([...PAGES, ...SITE_PAGES])(
    '%s loads nothing but our own assets, and they exist',
    async (path) => {
      const { page } = await read(path);
      const sources = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url]) => url!);
      expect(sources.length).toBeGreaterThan(3);
      for (const url of sources) expect((await web().request(url)).status, url).toBe(200);
      const loaded = page.replace(/<link rel="(?:canonical|prev|next)"[^>]*>/g, '');
      expect(loaded).not.toMatch(/(?:src|<link[^>]*href)="(?:https?:)?\/\//);
    },
  );

  test('a policy without inline code stands on every page, and only the vote page may start a worker', async () => {
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

  test('what people write is text: markup, links of other schemes and overrides stay harmless', async () => {
    for (const path of [`/listings/${NASTY.id}`, '/bots', `/listings/${NASTY.id}/vote`, '/']) {
      const { page } = await read(path, { listings: [NASTY] });
      expect(page).not.toMatch(/<script>|<img|<b>not bold|javascript:/);
      expect(page).toContain(`<bdi>${NASTY.name.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</bdi>`);
    }
    const log = await read(`/dashboard/${game}/deliveries/${EVENT}`);
    expect(log.page).not.toContain('<script>alert');
    const search = await read('/bots?q=%3Cscript%3Ealert(1)%3C/script%3E%22%20x=');
    expect(search.page).not.toContain('<script>alert');
  });

  test('a page that is not there answers 404 and leads on', async () => {
    for (const path of [
      '/nope',
      '/listings/unknown',
      '/listings/..%2f',
      `/dashboard/${game}/deliveries/none`,
    ]) {
      const { answer, page } = await read(path);
      expect(answer.status, path).toBe(404);
      expect(page).toContain('There is nothing here');
      expect(page).toContain(answer.headers.get('x-request-id'));
    }
  });

  test('a listing of somebody else answers 403', async () => {
    const listings = [{ ...BOT, ownerId: 'usr_somebodyelse' }];
    for (const path of ['', '/webhook', '/deliveries', '/tokens', '/settings']) {
      expect((await read(`/dashboard/${BOT.id}${path}`, { listings })).answer.status).toBe(403);
    }
  });

  test('who is not signed in is sent to sign in, and back', async () => {
    const { answer } = await read(`/dashboard/${game}/deliveries?state=failed`, { person: null });
    expect(answer.status).toBe(303);
    const next = encodeURIComponent(`/dashboard/${game}/deliveries?state=failed`);
    expect(answer.headers.get('location')).toBe(`/sign-in?next=${next}`);
  });

  test('a page that breaks answers 500 with a number and without the cause', async () => {
    const parts = sampleParts(sample());
    const broken = {
      ...parts,
      listings: { ...parts.listings, searchListings: () => Promise.reject(new Error('secret cause')) },
    };
    const answer = await createWeb(broken).request('/bots');
    const page = await answer.text();
    expect(answer.status).toBe(500);
    expect(page).toContain(answer.headers.get('x-request-id'));
    expect(page).not.toContain('secret cause');
  });

  test('mounted behind other routes it answers what they leave, failures included', async () => {
    const whole = new Hono().get('/livez', (context) => context.text('ok')).route('/', web());
    expect(await (await whole.request('/livez')).text()).toBe('ok');
    expect(await (await whole.request('/nope')).text()).toContain('There is nothing here');
    const foreign = await whole.request('/sign-out', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(await foreign.text()).toContain('This form did not come from here');
  });

  test('decision A9: a bot shows how many servers it is in, in lists and on its page, and over time', async () => {
    expect((await read('/bots')).page).toContain('12,345 servers');
    const { page } = await read(`/listings/${BOT.id}`);
    expect(page).toContain('12,345 servers');
    expect(page).toMatch(/In 16 shards, reported by the bot <time[^>]*>\d+ min ago<\/time>/);
    expect(page).toMatch(/<svg[^>]*aria-label="Servers over 30 days: from [\d,]+ to [\d,]+/);
    expect(page).toMatch(/<polyline points="0\.0,[\d.]+ /);
    const silent = { listings: [{ ...BOT, servers: null }] };
    expect((await read(`/listings/${BOT.id}`, silent)).page).not.toMatch(/polyline|servers</);
    const first = {
      servers: { serverCount: 1, shardCount: null, reportedAt: BOT.createdAt },
    };
    const { page: plain } = await read(`/listings/${BOT.id}`, { listings: [{ ...BOT, ...first }] });
    expect(plain).toMatch(/1 server<.*Reported by the bot/s);
  });

  test('empty places say what to do next', async () => {
    expect((await read('/dashboard', { listings: [] })).page).toContain('No listing yet');
    const none = { webhook: null, listener: null, deliveries: [], tokens: [] };
    expect((await read(`/dashboard/${game}/deliveries`, none)).page).toContain('Set up the webhook');
    expect((await read(`/dashboard/${game}/tokens`, none)).page).toContain('No tokens yet');
    expect((await read(`/dashboard/${game}/webhook`, none)).page).toContain('What happens then');
  });

  test('D16 local targets are spoken of only where they are open', async () => {
    const path = `/dashboard/${game}/webhook`;
    expect((await read(path, { baseUrl: 'http://127.0.0.1:3000' })).page).toContain('on your own machine');
    expect((await read(path, { baseUrl: 'https://votes.example' })).page).not.toContain(
      'on your own machine',
    );
    const closed = { baseUrl: 'http://127.0.0.1:3000', trial: false };
    expect((await read(path, closed)).page).not.toContain('on your own machine');
  });
});

describe('assets', () => {
  test('are named by their content and kept for ever; another hash is another file', async () => {
    const { page } = await read('/');
    const url = /href="(\/assets\/[^"]+site\.css)"/.exec(page)?.[1] ?? '';
    const css = await web().request(url, { headers: { 'accept-encoding': 'br' } });
    expect(css.headers.get('cache-control')).toContain('immutable');
    expect(css.headers.get('content-encoding')).toBe('br');
    const etag = css.headers.get('etag') ?? '';
    expect((await web().request(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await web().request('/assets/other/site.css')).status).toBe(404);
    expect((await web().request('/assets/x/..%2f..%2fweb.tsx')).status).toBe(404);
  });

  test('a first visit stays within 100 kB, compressed', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    for (const path of ['/', `/listings/${game}/vote`]) {
      const { page } = await read(path, { challenge: true });
      const urls = new Set([...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, url]) => url!));
      const sizes = [...urls].map(
        async (url) => (await (await web().request(url, { headers })).arrayBuffer()).byteLength,
      );
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, page.length);
      expect(total, path).toBeLessThan(100_000);
    }
  });
});
