// Attacks on accounts, against the whole service over HTTP with a real mail server: locking out an owner, and finding
// out who has an account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHttp } from '../../src/app.ts';
import { fakeDiscord, returnFromDiscord } from '../support/fake-discord.ts';
import { linkIn, type MailServer, startMailServer } from '../support/mail-server.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

const EMAIL = 'owner@mail.example';
const PASSWORD = 'correct horse';
let mail: MailServer;
let app: RunningApp;
let http: ReturnType<typeof buildHttp>;
beforeAll(async () => {
  mail = await startMailServer();
  app = await runApp({
    SMTP_URL: mail.url,
    LOG_LEVEL: 'silent',
    BASE_URL: 'http://localhost',
    DISCORD_CLIENT_ID: 'client',
    DISCORD_CLIENT_SECRET: 'hush',
  });
  http = buildHttp(app.context);
  await aPerson(app.context.db, { email: EMAIL, password: PASSWORD, emailVerified: true });
});
afterAll(async () => {
  await app?.stop();
  await mail?.close();
});

/** From a different network, as reported by a proxy on this machine. */
async function ask(
  path: string,
  { form, from = '198.51.100.1', cookie = '' }: { form?: Record<string, string>; from?: string; cookie?: string },
) {
  const headers = { origin: 'http://localhost', 'x-forwarded-for': from, ...(cookie && { cookie }) };
  const answer = await http.request(path, {
    headers,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { status: answer.status, answer, cookies, location: answer.headers.get('location') };
}
const signIn = (password: string, from: string, cookie = '', email = EMAIL) =>
  ask('/sign-in', { form: { email, password }, from, cookie });

describe('P113 account lockout', () => {
  test('an attacker’s wrong passwords lock the owner out of no other network, and a reset clears them', async () => {
    const home = await signIn(PASSWORD, '203.0.113.1');
    const device = home.cookies.find((cookie) => cookie.startsWith('plaudit_device='));
    const tries = await Promise.all(Array.from({ length: 25 }, () => signIn('wrong horse', '198.51.100.1')));
    expect(tries.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(5);
    expect((await signIn(PASSWORD, '198.51.100.1')).status).toBe(429);
    expect((await signIn(PASSWORD, '203.0.113.2')).status).toBe(303);
    expect((await signIn(PASSWORD, '198.51.100.1', device)).status).toBe(303);
    const forgot = () => ask('/forgot', { form: { email: EMAIL }, from: '198.51.100.1' });
    expect((await forgot()).status).toBe(303);
    // After two emails about sign-ins in new browsers.
    const link = linkIn(await mail.until(EMAIL, 3));
    for (let i = 0; i < 31; i += 1)
      await ask('/reset', { form: { token: 'wrong', newPassword: 'long enough' }, from: '198.51.100.1' });
    const form = { token: link.searchParams.get('token') ?? '', newPassword: 'battery staple' };
    const reset = await ask('/reset', { form, from: '198.51.100.1' });
    expect([reset.status, reset.location]).toEqual([303, '/sign-in']);
    expect((await signIn('battery staple', '198.51.100.1', device)).status).toBe(303);
    expect((await signIn('battery staple', '198.51.100.1', reset.cookies.join('; '))).status).toBe(303);
  });
});

describe('P115 the existence of an account', () => {
  test('is not revealed by signing up: status, headers, cookies and page are the same', async () => {
    const seen = async (email: string, from: string) => {
      const form = { name: 'Sample', email, password: 'tea under mango' };
      const { answer, cookies } = await ask('/sign-up', { form, from });
      const headers = [...answer.headers].filter(([name]) => !['x-request-id', 'set-cookie'].includes(name));
      const shape = cookies.map((cookie) => cookie.replace(/=\w{40}$/, '=…'));
      return { status: answer.status, headers, shape, body: await answer.text() };
    };
    const known = await seen(EMAIL, '203.0.113.9');
    expect(known).toMatchObject({ status: 303, shape: ['plaudit_sign_up=…'] });
    expect(await seen('nobody@mail.example', '203.0.113.9')).toEqual(known);
    expect((await signIn('tea under mango', '203.0.113.10', '', 'nobody@mail.example')).status).toBe(422);
  });

  test.each(['/auth/sign-up/email', '/auth/sign-in/email', '/auth/sign-in-confirmed', '/auth/forget-password'])(
    '%s does not exist',
    async (path) => {
      const answer = await http.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost' },
        body: JSON.stringify({ email: EMAIL, password: PASSWORD, name: 'x', personId: 'x' }),
      });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []]);
    },
  );

  test.each([EMAIL, 'stranger@mail.example'])(
    'is not revealed by Discord without a verified address (%s)',
    async (email) => {
      const discord = fakeDiscord({ id: '998877665544332211', email, verified: false });
      try {
        const { url, cookie } = await returnFromDiscord(app.context);
        const answer = await http.request(url, { headers: { cookie } });
        const location = answer.headers.get('location') ?? '';
        expect(location.replace(/^http:\/\/localhost/, '')).toBe(
          '/sign-in?next=%2Faccount&with=discord&error=email_not_found',
        );
        const page = await http.request(location);
        expect(await page.text()).toContain('Discord has not verified your email address');
      } finally {
        discord.close();
      }
      const people = await app.context.db.selectFrom('person').select('email').execute();
      expect(people.map((person) => person.email)).not.toContain('stranger@mail.example');
    },
  );
});
