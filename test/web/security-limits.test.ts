// Rate limits by network and by account, and the cookies of an installation behind HTTPS.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLink } from '../../src/access/one-time-links.ts';
import { insertSignUp } from '../../src/access/sign-up-queries.ts';
import { hashSecret } from '../../src/core/secrets.ts';
import { consume } from '../../src/db/rate-limit.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';
import { MINECRAFT, OWNER, VOTER } from '../support/seed/sample-site.ts';
import { exhaustLimit, LOCAL_REQUEST } from '../support/seed/votes.ts';
import { type PageResponse, SAME_SITE, sharedSite } from '../support/site.ts';

/** The first request that is rejected; its page and its header say when to try again. */
async function refusedAt(request: () => Promise<PageResponse>, most: number): Promise<number> {
  for (let count = 1; count <= most; count++) {
    const refused = await request();
    if (refused.status === 429) {
      expectRetryAfter(refused);
      expect(refused.page).toMatch(/ in \d+ (s|min|h)\b/);
      return count;
    }
  }
  return 0;
}

function expectRetryAfter({ status, response }: PageResponse): void {
  expect(status).toBe(429);
  expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
}

describe('rate limits', () => {
  const discord = { DISCORD_CLIENT_ID: 'sample', DISCORD_CLIENT_SECRET: 'sample' };
  const site = sharedSite({ as: null, environment: { ...discord, SMTP_URL: 'smtp://127.0.0.1:1' } });
  beforeEach(() => site().db.deleteFrom('spending').execute());
  const usedKeys = async () => (await site().db.selectFrom('spending').select('key').execute()).map(({ key }) => key);

  test.each([
    ['/sign-in', { email: 'owner@mail.example', password: 'wrong' }, 'sign-in-from', 30],
    ['/forgot', { email: 'owner@mail.example' }, 'reset-from', 20],
  ])('%s says when to try again', async (path, fields, name, limit) => {
    await exhaustLimit(site().app, name, limit);
    expectRetryAfter(await site().post(path, fields));
  });

  test('invalid links are limited by network, and valid ones are not', async () => {
    const { app, db } = site();
    const [token, secret] = ['t'.repeat(40), 's'.repeat(40)];
    await insertSignUp(db, {
      email: 'new@mail.example',
      name: 'Sample newcomer',
      passwordHash: 'unused',
      tokenHash: hashSecret(token),
      browserHash: hashSecret(secret),
      lifeSeconds: 60,
    });
    const ofVoter = { personId: VOTER.id, email: VOTER.email };
    const links = {
      '/confirm': await createLink(db, { ...ofVoter, purpose: 'confirm' }),
      '/reset': await createLink(db, { personId: VOTER.id, email: null, purpose: 'reset' }),
      '/sign-up/confirm': token,
    };
    await exhaustLimit(app, 'link', 30);
    const headers = { ...SAME_SITE, cookie: `plaudit_sign_up=${secret}` };
    for (const [path, right] of Object.entries(links)) {
      const fields = { newPassword: 'long enough' };
      expectRetryAfter(await site().post(path, { ...fields, token: 'wrong' }, headers));
      const followed = await site().post(path, { ...fields, token: right }, headers);
      expect([path, followed.status]).toEqual([path, 303]);
    }
  });

  test('password confirmations are limited by session', async () => {
    const { db } = site();
    const cookie = await site().cookieOf('owner');
    await site().post('/account/password', { password: 'wrong' }, { ...SAME_SITE, cookie });
    const session = await db
      .selectFrom('session')
      .select('id')
      .where('person_id', '=', OWNER.id)
      .executeTakeFirstOrThrow();
    expect(await usedKeys()).toEqual([`prove:${session.id}`]);
  });

  test('the redirect to Discord shows a page when it is used too often', async () => {
    const { app } = site();
    await exhaustLimit(app, 'discord', 100);
    const key = `discord:${OWNER.id}`;
    for (let uses = 0; uses < 30; uses++) await consume(app.db, { key, limit: 30, windowSeconds: 600 });
    for (const [path, cookie] of [
      ['/sign-in/discord', ''],
      ['/account/discord', await site().cookieOf('owner')],
    ] as const) {
      const refused = await site().get(path, { cookie });
      expectRetryAfter(refused);
      expect(refused.page).toContain('Wait a few minutes');
    }
  });

  test('sign-up is limited to twenty an hour', async () => {
    const fields = { name: 'A', email: OWNER.email, password: 'long enough' };
    // Each hashes a password, which takes a tenth of a second of a core.
    await exhaustLimit(site().app, 'sign-up', 18);
    expect(await refusedAt(() => site().post('/sign-up', fields), 22)).toBe(21 - 18);
  });

  test('voting is limited to thirty a minute', async () => {
    const headers = { ...SAME_SITE, cookie: await site().cookieOf('voter') };
    const vote = () => site().post(`/listings/${MINECRAFT.id}/vote`, { playerName: 'two words' }, headers);
    expect(await refusedAt(vote, 60)).toBe(31);
  });

  test.each(['/bots', '/servers'])('P70 searching %s is limited to sixty a minute, browsing is not', async (path) => {
    expect(await refusedAt(() => site().get(`${path}?q=a`), 80)).toBe(61);
    const refused = await site().get(`${path}?q=%3Cb%3E&sort=votes`);
    expectRetryAfter(refused);
    expect(refused.page).toContain(`href="${path}?q=%3Cb%3E&amp;sort=votes"`);
    for (const query of ['', '?q=', '?q=+', '?sort=newest&page=2'])
      expect((await site().get(path + query)).status).toBe(200);
    expect(await usedKeys()).toEqual([`search:${site().app.clients.keyOf(LOCAL_REQUEST)}`]);
  });
});

describe('behind HTTPS', () => {
  const ORIGIN = 'https://votes.example';
  let app: RunningApp;
  beforeAll(async () => {
    app = await runApp({ BASE_URL: ORIGIN, LOG_LEVEL: 'silent' });
  });
  afterAll(() => app.stop());
  const ask = (path: string, init: RequestInit = {}) => app.http.request(`${ORIGIN}${path}`, init);

  test('every cookie is Secure, HttpOnly and SameSite, and HSTS is set', async () => {
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

  test('the redirects of email and Discord sign-in carry the policy, too', async () => {
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
