// What is limited by where it comes from and whose it is, and the cookies of a real installation behind https.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { type RunningApp, runApp } from '../support/running-app.ts';
import { MINECRAFT } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Budgets as they are, kept in memory. */
function counting(change: Partial<Sample>) {
  const used = new Map<string, number>();
  const parts = {
    ...sampleParts(sample(change)),
    spend: async (key: string, limit: number) => {
      const count = (used.get(key) ?? 0) + 1;
      used.set(key, count);
      return { ok: count <= limit, resetSeconds: 42 };
    },
  };
  return { web: createWeb(parts), used };
}

async function refusedAt(ask: () => Promise<Response> | Response, most: number): Promise<number> {
  for (let count = 1; count <= most; count++) {
    const answer = await ask();
    if (answer.status === 429) {
      expect(await answer.text()).toMatch(/42 s/);
      return count;
    }
  }
  return 0;
}

describe('limits', () => {
  const post = (web: ReturnType<typeof createWeb>, path: string, fields: Record<string, string>) =>
    web.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': FORM, origin: 'http://localhost', cookie: 'plaudit_sign_up=sample-secret' },
    });

  test.each([
    ['/sign-in', { email: 'owner@mail.example', password: 'wrong' }],
    ['/forgot', { email: 'owner@mail.example' }],
  ])('%s says when one may try again', async (path, fields) => {
    const web = createWeb(sampleParts(sample({ person: null, spendOk: false })));
    const answer = await post(web, path, fields);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '90']);
  });

  test('links that do not work are limited by network, and those that work are not', async () => {
    const state = sample({ person: null, spendOk: false });
    const web = createWeb(sampleParts(state));
    for (const path of ['/confirm', '/reset', '/sign-up/confirm']) {
      const fields = { newPassword: 'long enough' };
      expect((await post(web, path, { ...fields, token: 'wrong' })).status).toBe(429);
      expect((await post(web, path, { ...fields, token: 'right' })).status).toBe(303);
    }
  });

  test('proofs of a password are limited by session', async () => {
    const { web, used } = counting({});
    await post(web, '/account/password', { password: 'wrong' });
    expect([...used.keys()]).toEqual(['prove:row_this']);
  });

  test.each([
    ['/sign-in/discord', { person: null }],
    ['/account/discord', {}],
  ])('%s says when it is too often, on a page', async (path, who) => {
    const state = sample({ spendOk: false, discord: 'https://discord.example/', ...who });
    const answer = await createWeb(sampleParts(state)).request(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '90']);
    expect(await answer.text()).toContain('Please wait a few minutes');
  });

  test('making accounts ends after twenty an hour', async () => {
    const { web } = counting({ person: null });
    const fields = { name: 'A', email: 'taken@mail.example', password: 'long enough' };
    expect(await refusedAt(() => post(web, '/sign-up', fields), 40)).toBe(21);
  });

  test('voting ends after thirty a minute', async () => {
    const { web } = counting({});
    const fields = { playerName: 'two words' };
    expect(await refusedAt(() => post(web, `/listings/${MINECRAFT.id}/vote`, fields), 60)).toBe(31);
  });

  test.each(['/bots', '/servers'])(
    'P70 searching %s ends after sixty a minute, looking around does not',
    async (path) => {
      const { web, used } = counting({ person: null });
      expect(await refusedAt(() => web.request(`${path}?q=a`), 80)).toBe(61);
      const refused = await web.request(`${path}?q=%3Cb%3E&sort=votes`);
      expect(refused.headers.get('retry-after')).toBe('42');
      expect(await refused.text()).toContain(`href="${path}?q=%3Cb%3E&amp;sort=votes"`);
      for (const query of ['', '?q=', '?q=+', '?sort=newest&page=2'])
        expect((await web.request(path + query)).status).toBe(200);
      expect([...used.keys()]).toEqual(['search:sample-visitor']);
    },
  );
});

describe('behind https', () => {
  const ORIGIN = 'https://votes.example';
  let app: RunningApp;
  beforeAll(async () => {
    app = await runApp({ BASE_URL: ORIGIN, LOG_LEVEL: 'silent' });
  }, 60_000);
  afterAll(() => app.stop());
  const ask = (path: string, init: RequestInit = {}) => app.http.request(`${ORIGIN}${path}`, init);

  test('every cookie is Secure, HttpOnly and SameSite, and browsers are told to stay with https', async () => {
    const body = new URLSearchParams({
      name: 'Sample name',
      email: 'sample@mail.example',
      password: 'long enough',
    });
    const signedUp = await ask('/sign-up', { method: 'POST', body, headers: { origin: ORIGIN } });
    expect(signedUp.status).toBe(303);
    const cookies = signedUp.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^(?=.*; Secure)(?=.*; HttpOnly)(?=.*; SameSite=(Lax|Strict))/i);
    expect(signedUp.headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
  });

  test('what signing in by mail or Discord leads to carries the policy too', async () => {
    for (const path of [
      '/auth/verify-email?token=x&callbackURL=https://evil.example',
      '/auth/callback/discord?code=x',
    ]) {
      const answer = await ask(path);
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const location = answer.headers.get('location');
      if (location) expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
    }
  });
});
