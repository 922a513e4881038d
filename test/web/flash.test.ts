// P126 flash messages: shown once, to the session they were made in, on the page they are for.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { formBody, openSite, SAME_SITE } from '../support/site.ts';

const TOKENS = `/dashboard/${MINECRAFT.id}/tokens`;
const TOKEN = { name: 'Fresh', scopes: 'votes:read' };

/** Two processes of one service, which share the database and the secret key. */
async function site(baseUrl = 'http://localhost') {
  const { app, db, cookieOf } = await openSite({ as: null, environment: { BASE_URL: baseUrl } });
  const open = () => createWeb(app, { describeApi: () => ({}) as never });
  const [web, second] = [open(), open()];
  const session = await cookieOf('owner');
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    web.request(`${baseUrl}${path}`, {
      method: 'POST',
      body: formBody(fields),
      headers: { ...SAME_SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const create = async (path = TOKENS, cookie = session) => flashOf(await post(path, TOKEN, { cookie }));
  const get = (path: string, cookie: string, headers: Record<string, string> = {}, process = web) =>
    process.request(`${baseUrl}${path}`, { headers: { cookie, ...headers } });
  const page = async (...given: Parameters<typeof get>) => (await get(...given)).text();
  return { db, session, otherSession: await cookieOf('owner'), second, post, create, get, page };
}

/** The message's cookie, as a request header. */
function flashOf(response: Response): string {
  const cookies = response.headers.getSetCookie();
  return (cookies.find((cookie) => cookie.startsWith('plaudit_flash')) ?? '').split(';')[0] ?? '';
}

const isShown = (page: string) => /data-copy="plt_/.test(page);

describe('P126 a new token', () => {
  test('is shown once, on a page that must not be cached', async () => {
    const { session, create, get, page } = await site();
    const cookies = `${session}; ${await create()}`;
    const first = await get(TOKENS, cookies);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect(first.headers.getSetCookie().join()).toContain('Max-Age=0');
    expect(isShown(await first.text())).toBe(true);
    expect(isShown(await page(TOKENS, cookies))).toBe(false);
  });

  test('is not shown again by another process, nor by concurrent requests', async () => {
    const { session, create, page, second } = await site();
    const cookies = `${session}; ${await create()}`;
    const pages = await Promise.all(
      Array.from({ length: 6 }, (_, index) => page(TOKENS, cookies, {}, ...(index % 2 ? [second] : []))),
    );
    expect(pages.filter(isShown)).toHaveLength(1);
  });

  test('is shown even if a sibling subdomain has set a session cookie', async () => {
    const { session, create, page } = await site('https://votes.example');
    expect(session).toContain('__Host-plaudit.session_token=');
    const flash = await create();
    expect(isShown(await page(TOKENS, `plaudit.session_token=planted; ${session}; ${flash}`))).toBe(true);
  });

  test('is shown on a page whose address has a language', async () => {
    const { session, post, page } = await site();
    const sent = await post('/account/confirmation', { next: '/de/favorites' }, { cookie: session });
    expect(sent.headers.get('location')).toBe('/de/favorites');
    expect(await page('/de/favorites', `${session}; ${flashOf(sent)}`)).toContain('class="flash');
  });

  test('is not shown to another session, which does not use it up', async () => {
    const { session, otherSession, create, page } = await site();
    const flash = await create();
    expect(isShown(await page(TOKENS, `${otherSession}; ${flash}`))).toBe(false);
    expect(isShown(await page(TOKENS, flash))).toBe(false);
    expect(isShown(await page(TOKENS, `${session}; ${flash}`))).toBe(true);
  });

  test('is kept for its own page: another tab or a fetch does not use it up', async () => {
    const { session, create, page } = await site();
    const cookies = `${session}; ${await create()}`;
    expect(isShown(await page(`/dashboard/${BOT.id}/tokens`, cookies))).toBe(false);
    expect(isShown(await page(TOKENS, cookies, { 'sec-fetch-mode': 'cors' }))).toBe(false);
    expect(isShown(await page(TOKENS, cookies, { 'sec-fetch-mode': 'navigate' }))).toBe(true);
  });

  test('two tabs at the same time each show their own', async () => {
    const { session, create, page } = await site();
    const one = await create();
    const path = `/dashboard/${BOT.id}/tokens`;
    const two = await create(path);
    expect(one.split('=')[0]).not.toBe(two.split('=')[0]);
    const cookies = `${session}; ${one}; ${two}`;
    expect(isShown(await page(path, cookies))).toBe(true);
    expect(isShown(await page(TOKENS, cookies))).toBe(true);
  });
});

describe('P126 a message', () => {
  test('after signing out is shown to the same browser, once', async () => {
    const { post, page } = await site();
    const browser = { 'user-agent': 'Sample browser' };
    const flash = flashOf(await post('/sign-out', {}, browser));
    expect(await page('/', flash, { 'user-agent': 'Other browser' })).not.toContain('You are signed out.');
    expect(await page('/', flash, browser)).toContain('You are signed out.');
    expect(await page('/', flash, browser)).not.toContain('You are signed out.');
  });

  test('sets no cookie when there is none', async () => {
    const { db, session, page } = await site();
    const used = () => db.selectFrom('spending').selectAll().where('key', 'like', 'flash:%').execute();
    await page(TOKENS, session);
    await page(TOKENS, `${session}; plaudit_flash_forged=forged; plaudit_flash=old`);
    expect(await used()).toEqual([]);
  });
});
