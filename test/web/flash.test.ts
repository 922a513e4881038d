// P126 what one page tells the next: once, to the session it was made in, on the page it is for.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, MINECRAFT } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { cookieOf, postForm, SAME_SITE } from '../support/sample-site.ts';

const TOKENS = `/dashboard/${MINECRAFT.id}/tokens`;
const SESSION = 'plaudit.session_token=one.signature';
const OTHER_SESSION = 'plaudit.session_token=other.signature';
const MADE = { name: 'Fresh', scopes: 'votes:read' };

/** Two processes of one service: they share what is used up and the key, and nothing else. */
function site(change: Partial<Sample> = {}) {
  const state = sample(change);
  const used = new Set<string>();
  const spend = async (key: string) => {
    const ok = !used.has(key);
    used.add(key);
    return { ok, resetSeconds: 42 };
  };
  const parts = { ...sampleParts(state), spend };
  const [web, second] = [createWeb(parts), createWeb(parts)];
  const make = (session = SESSION) => postForm(web, TOKENS, MADE, { ...SAME_SITE, cookie: session });
  const get = (path: string, cookie: string, headers: Record<string, string> = {}, process = web) =>
    process.request(path, { headers: { cookie, ...headers } });
  const page = async (...given: Parameters<typeof get>) => (await get(...given)).text();
  return { state, web, second, used, make, get, page };
}

const isShown = (page: string) => page.includes('plaudit_sample_token_shown_once');

describe('P126 a new token', () => {
  test('is shown once, on a page that nobody may keep', async () => {
    const { make, get, page } = site();
    const cookies = `${SESSION}; ${cookieOf(await make())}`;
    const first = await get(TOKENS, cookies);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect(first.headers.getSetCookie().join()).toContain('Max-Age=0');
    expect(isShown(await first.text())).toBe(true);
    expect(isShown(await page(TOKENS, cookies))).toBe(false);
  });

  test('is not shown again by another process, nor by one of many that ask at once', async () => {
    const { make, page, second } = site();
    const cookies = `${SESSION}; ${cookieOf(await make())}`;
    const pages = await Promise.all(
      Array.from({ length: 6 }, (_, index) => page(TOKENS, cookies, {}, ...(index % 2 ? [second] : []))),
    );
    expect(pages.filter(isShown)).toHaveLength(1);
  });

  test('is shown although a sibling subdomain has set a session cookie of its own', async () => {
    const { make, page } = site();
    const session = 'plaudit.session_token=planted; __Host-plaudit.session_token=one.signature';
    const flash = cookieOf(await make('__Host-plaudit.session_token=one.signature'));
    expect(isShown(await page(TOKENS, `${session}; ${flash}`))).toBe(true);
  });

  test('is shown to no other session, and that does not use it up', async () => {
    const { make, page } = site();
    const flash = cookieOf(await make());
    expect(isShown(await page(TOKENS, `${OTHER_SESSION}; ${flash}`))).toBe(false);
    expect(isShown(await page(TOKENS, flash))).toBe(false);
    expect(isShown(await page(TOKENS, `${SESSION}; ${flash}`))).toBe(true);
  });

  test('waits for its own page: another tab and a script that asks take nothing from it', async () => {
    const { make, page } = site();
    const cookies = `${SESSION}; ${cookieOf(await make())}`;
    expect(isShown(await page(`/dashboard/${BOT.id}/tokens`, cookies))).toBe(false);
    expect(isShown(await page(TOKENS, cookies, { 'sec-fetch-mode': 'cors' }))).toBe(false);
    expect(isShown(await page(TOKENS, cookies, { 'sec-fetch-mode': 'navigate' }))).toBe(true);
  });

  test('two tabs at once: each page shows its own', async () => {
    const { web, make, page } = site();
    const one = cookieOf(await make());
    const path = `/dashboard/${BOT.id}/tokens`;
    const two = cookieOf(await postForm(web, path, MADE, { ...SAME_SITE, cookie: SESSION }));
    expect(one.split('=')[0]).not.toBe(two.split('=')[0]);
    const cookies = `${SESSION}; ${one}; ${two}`;
    expect(isShown(await page(path, cookies))).toBe(true);
    expect(isShown(await page(TOKENS, cookies))).toBe(true);
  });
});

describe('P126 a message', () => {
  test('of signing out is shown to the same browser, once', async () => {
    const { web, page } = site();
    const browser = { 'user-agent': 'Sample browser' };
    const answer = await postForm(web, '/sign-out', {}, { ...SAME_SITE, ...browser });
    const flash = answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('plaudit_flash'))!
      .split(';')[0]!;
    expect(await page('/', flash, { 'user-agent': 'Other browser' })).not.toContain('You are signed out.');
    expect(await page('/', flash, browser)).toContain('You are signed out.');
    expect(await page('/', flash, browser)).not.toContain('You are signed out.');
  });

  test('costs nothing where there is none', async () => {
    const { page, used } = site();
    await page(TOKENS, SESSION);
    await page(TOKENS, `${SESSION}; plaudit_flash_forged=forged; plaudit_flash=old`);
    expect([...used]).toEqual([]);
  });
});
