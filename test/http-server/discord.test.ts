// Signing in with Discord, from the OAuth callback to the resulting page; only Discord is simulated (decisions P45,
// P75).
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { suspendPerson } from '../../src/access/suspend.ts';
import { buildHttp } from '../../src/app.ts';
import { sessionCookieOf } from '../support/auth.ts';
import { fakeDiscord, returnFromDiscord } from '../support/fake-discord.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

const ID = '123456789012345678';
const EMAIL = 'sample@mail.example';

let app: RunningApp;
let personId: string;
let discord: { close(): void };
beforeAll(async () => {
  app = await runApp({
    DISCORD_CLIENT_ID: 'client',
    DISCORD_CLIENT_SECRET: 'hush',
    BASE_URL: 'http://localhost',
  });
  personId = (await aPerson(app.context.db, { email: EMAIL, emailVerified: true })).id;
  await app.context.db
    .insertInto('credential')
    .values({ id: 'row_d', person_id: personId, provider_id: 'discord', account_id: ID })
    .execute();
});
afterAll(() => app.stop());
beforeEach(() => {
  discord = fakeDiscord({ id: ID, email: EMAIL });
});
afterEach(() => discord.close());

/** The response to the callback, and the page it redirects to. */
async function comeBack() {
  const http = buildHttp(app.context);
  const { url, cookie } = await returnFromDiscord(app.context);
  const answer = await http.request(url, { headers: { cookie } });
  const location = answer.headers.get('location') ?? '';
  const page = await http.request(location, { headers: { cookie: sessionCookieOf(answer) } });
  return { answer, location, page, text: await page.text() };
}

test('P48 a known person is signed in', async () => {
  const { answer, page } = await comeBack();
  expect(answer.status).toBe(302);
  expect(sessionCookieOf(answer)).toContain('session_token');
  expect(page.status).toBe(200);
});

test('P75 a suspended person sees until when and why on the sign-in page', async () => {
  const reason = 'Sells <b>votes</b>.';
  await suspendPerson(app.context.db, { personId, reason, days: 3 }, OPERATOR);
  const { answer, location, page, text } = await comeBack();
  expect(answer.status).toBe(302);
  expect(location).not.toContain('Sells');
  expect(sessionCookieOf(answer)).not.toMatch(/session_token=\w/);
  expect([page.status, page.headers.get('content-type')]).toEqual([422, 'text/html; charset=UTF-8']);
  expect(text).toMatch(/This account is suspended until \d+ \w+ \d{4}, \d\d:\d\d:\d\d UTC\. Reason: Sells &lt;b&gt;/);
  expect(text).toContain('name="password"');
  expect(text).not.toContain('Signing in with Discord failed');
});

test('P75 nobody else can put text on that page', async () => {
  const http = buildHttp(app.context);
  const page = await http.request('/sign-in?error=SUSPENDED&error_description=Call+0900');
  expect(await page.text()).not.toContain('0900');
});

test.each(['SUSPENDED', 'DEPARTED'])('P75 an OAuth error named %s cannot show its own text', async (error) => {
  const http = buildHttp(app.context);
  const { url, cookie } = await returnFromDiscord(app.context);
  const back = `${url.replace('code=sample&', '')}&error=${error}&error_description=Call+0900`;
  const answer = await http.request(back, { headers: { cookie } });
  expect(answer.status).toBe(302);
  const location = answer.headers.get('location') ?? '';
  const page = await http.request(location, {
    headers: { cookie: `${cookie}; ${sessionCookieOf(answer)}` },
  });
  expect(await page.text()).not.toContain('0900');
});
