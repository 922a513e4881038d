// Signing in over HTTP: better-auth on our tables, on either database.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Auth, createAuth } from '../../src/access/auth.ts';
import type { Letter, Mailer } from '../../src/access/mailer.ts';
import { createPerson, findPerson, findPersonByEmail } from '../../src/access/people.ts';
import { signInBudget } from '../../src/access/sign-in-limits.ts';
import { spend } from '../../src/access/spend.ts';
import { createLog } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import type { Db } from '../../src/db/database.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aPerson } from '../support/inhabitants.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

const BASE = 'http://localhost:3000';
const PASSWORD = 'correct horse';

function anAuth({ baseUrl = BASE, mailer = null as Mailer | null } = {}): Auth {
  const discord = { clientId: 'client', clientSecret: 'hush' };
  const config = { baseUrl, serviceName: 'Plaudit', discord };
  return createAuth({ db, vault: createVault('k'.repeat(32)), config, mailer, log: createLog('silent') });
}

function post(
  auth: Auth,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const json = { 'content-type': 'application/json', origin: BASE, ...headers };
  return auth.handle(
    new Request(`${BASE}/auth${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) }),
  );
}

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const signedIn = (auth: Auth, response: Response) =>
  auth.personOf(new Headers({ cookie: cookieOf(response) }));

describe('signing up', () => {
  test('makes a person with IDs of ours and signs them in', async () => {
    const auth = anAuth();
    const response = await post(auth, '/sign-up/email', {
      email: 'Ada@Example.com',
      password: PASSWORD,
      name: 'Ada',
    });
    expect(response.status).toBe(200);
    const person = await signedIn(auth, response);
    expect(person).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada',
      role: 'member',
      platformId: null,
      emailVerified: false,
    });
    expect(await findPerson(db, person!.id)).toEqual(person);
    const sessions = await db.selectFrom('session').selectAll().execute();
    expect(sessions).toMatchObject([{ person_id: person!.id, id: expect.stringMatching(/^row_/) }]);
    expect(sessions[0]!.ip_address || null).toBeNull();
  });

  test('refuses a taken address, a short or long password, an address that is none', async () => {
    const auth = anAuth();
    await aPerson(db, { email: 'ada@example.com' });
    const given = { email: 'new@example.com', password: PASSWORD, name: 'New' };
    const status = async (changes: object) =>
      (await post(auth, '/sign-up/email', { ...given, ...changes })).status;
    expect(await status({ email: 'ADA@example.com' })).toBe(422);
    expect(await status({ password: '1234567' })).toBe(400);
    expect(await status({ password: 'x'.repeat(129) })).toBe(400);
    expect(await status({ email: 'none' })).toBe(400);
    expect(await status({ email: `${'a'.repeat(70)}@example.com` })).toBe(400);
    expect(await db.selectFrom('person').selectAll().execute()).toHaveLength(1);
  });

  test('gives nobody a role, a platform ID or a confirmed address they ask for', async () => {
    const auth = anAuth();
    const wish = { role: 'staff', platformId: '1', platform_id: '1', emailVerified: true, id: 'mine' };
    await post(auth, '/sign-up/email', { email: 'a@example.com', password: PASSWORD, name: 'A', ...wish });
    const people = await db.selectFrom('person').selectAll().execute();
    for (const person of people) {
      expect(person).toMatchObject({ role: 'member', platform_id: null, email_verified: false });
      expect(person.id).not.toBe('mine');
    }
    const response = await post(auth, '/sign-up/email', {
      email: 'b@example.com',
      password: PASSWORD,
      name: 'B',
    });
    await post(auth, '/update-user', { role: 'staff', platformId: '1' }, { cookie: cookieOf(response) });
    expect(await findPersonByEmail(db, 'b@example.com')).toMatchObject({ role: 'member', platformId: null });
  });

  test('keeps a name that can be stored, and no picture from elsewhere', async () => {
    const auth = anAuth();
    const name = async (given: string, email: string) => {
      await post(auth, '/sign-up/email', {
        email,
        password: PASSWORD,
        name: given,
        image: 'https://spy.example/1.gif',
      });
      return findPersonByEmail(db, email);
    };
    expect(await name('a\0b\ud800', 'one@example.com')).toMatchObject({ name: 'ab\ufffd', image: null });
    expect(await name('𝒳'.repeat(200), 'two@example.com')).toMatchObject({ name: '𝒳'.repeat(100) });
    expect(await name('  ', 'three@example.com')).toMatchObject({ name: 'three' });
  });
});

describe('signing in', () => {
  test('works for people who were made without a sign-up, and ends with signing out', async () => {
    const auth = anAuth();
    await createPerson(db, { email: 'ada@example.com', name: 'Ada', password: PASSWORD, staff: true });
    const response = await post(auth, '/sign-in/email', { email: 'ADA@example.com', password: PASSWORD });
    expect(response.status).toBe(200);
    expect(await signedIn(auth, response)).toMatchObject({ email: 'ada@example.com', role: 'staff' });
    await post(auth, '/sign-out', {}, { cookie: cookieOf(response) });
    expect(await signedIn(auth, response)).toBeNull();
  });

  test('says the same of a wrong password and of an unknown address', async () => {
    const auth = anAuth();
    await aPerson(db, { email: 'ada@example.com', password: PASSWORD });
    const wrong = await post(auth, '/sign-in/email', { email: 'ada@example.com', password: 'wrong horse' });
    const unknown = await post(auth, '/sign-in/email', { email: 'eve@example.com', password: 'wrong horse' });
    expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(wrong.status).toBe(401);
  });

  test('takes twenty tries at one address in ten minutes', async () => {
    const auth = anAuth();
    const attempt = (email: string) => post(auth, '/sign-in/email', { email, password: 'wrong horse' });
    const budget = signInBudget('/sign-in/email', 'ada@example.com')!;
    for (let i = 0; i < 19; i++) await spend(db, budget);
    expect((await attempt('ada@example.com')).status).toBe(401);
    const refused = await attempt(' ADA@example.com');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
    expect((await attempt('eve@example.com')).status).toBe(401);
    await database.clock.advance('10m');
    expect((await attempt('ada@example.com')).status).toBe(401);
  });

  test('is refused from a page elsewhere', async () => {
    const auth = anAuth();
    const given = { email: 'a@example.com', password: PASSWORD, name: 'A' };
    const response = await post(auth, '/sign-up/email', given, {
      origin: 'https://evil.example',
      cookie: 'x=y',
    });
    expect(response.status).toBe(403);
  });

  test.each([
    ['http://localhost:3000', false],
    ['https://votes.example', true],
  ])('sets cookies for %s that are HttpOnly, SameSite=Lax and Secure: %s', async (baseUrl, secure) => {
    const auth = anAuth({ baseUrl });
    const given = { email: 'a@example.com', password: PASSWORD, name: 'A' };
    const response = await post(auth, '/sign-up/email', given, { origin: baseUrl });
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(secure ? /^__Secure-plaudit\./ : /^plaudit\./);
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(/; Secure/i.test(cookie)).toBe(secure);
    }
  });
});

describe('mail', () => {
  function aMailer() {
    const letters: Letter[] = [];
    const mailer: Mailer = { send: async (letter) => void letters.push(letter) };
    return { letters, mailer };
  }
  const linkIn = (letter: Letter) => /http\S+/.exec(letter.text)![0];

  test('with a mail server, an address is confirmed by the link in a mail', async () => {
    const { letters, mailer } = aMailer();
    const auth = anAuth({ mailer });
    await post(auth, '/sign-up/email', { email: 'ada@example.com', password: PASSWORD, name: 'Ada' });
    await expect.poll(() => letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ to: 'ada@example.com' });
    expect(letters[0]!.subject).toContain('Plaudit');
    await auth.handle(new Request(linkIn(letters[0]!)));
    expect(await findPersonByEmail(db, 'ada@example.com')).toMatchObject({ emailVerified: true });
  });

  test('a forgotten password is replaced by the link in a mail, which ends every session', async () => {
    const { letters, mailer } = aMailer();
    const auth = anAuth({ mailer });
    await aPerson(db, { email: 'ada@example.com', password: PASSWORD });
    const before = await post(auth, '/sign-in/email', { email: 'ada@example.com', password: PASSWORD });
    await post(auth, '/request-password-reset', { email: 'ada@example.com', redirectTo: '/reset' });
    await expect.poll(() => letters).toHaveLength(1);
    const token = new URL(linkIn(letters[0]!)).pathname.split('/').at(-1)!;
    const reset = (newPassword: string) => post(auth, '/reset-password', { token, newPassword });
    expect((await reset('battery staple')).status).toBe(200);
    expect((await reset('another staple')).status).toBe(400);
    expect(await signedIn(auth, before)).toBeNull();
    const signIn = await post(auth, '/sign-in/email', {
      email: 'ada@example.com',
      password: 'battery staple',
    });
    expect(signIn.status).toBe(200);
  });

  test('is not sent to an address nobody has, which is not told', async () => {
    const { letters, mailer } = aMailer();
    const auth = anAuth({ mailer });
    const response = await post(auth, '/request-password-reset', { email: 'eve@example.com' });
    expect(response.status).toBe(200);
    expect(letters).toEqual([]);
  });

  test('without a mail server nothing is sent and signing up works', async () => {
    const auth = anAuth();
    const response = await post(auth, '/sign-up/email', {
      email: 'a@example.com',
      password: PASSWORD,
      name: 'A',
    });
    expect(await signedIn(auth, response)).toMatchObject({ emailVerified: false });
    expect((await post(auth, '/request-password-reset', { email: 'a@example.com' })).status).toBe(400);
  });
});

describe('decision N2: Discord', () => {
  async function connect(auth: Auth, userId: string, accountId: string) {
    const { internalAdapter } = await auth.context;
    const tokens = { accessToken: 'token-1', refreshToken: 'token-2', idToken: 'token-3' };
    await internalAdapter.createAccount({
      userId,
      providerId: 'discord',
      accountId,
      scope: 'identify',
      ...tokens,
    });
  }

  test('gives a person its ID as the platform ID when connected, and takes it when disconnected', async () => {
    const auth = anAuth();
    const given = { email: 'ada@example.com', password: PASSWORD, name: 'Ada' };
    const response = await post(auth, '/sign-up/email', given);
    const person = (await signedIn(auth, response))!;
    await connect(auth, person.id, '123456789012345678');
    expect(await signedIn(auth, response)).toMatchObject({ platformId: '123456789012345678' });
    const account = await db
      .selectFrom('credential')
      .selectAll()
      .where('provider_id', '=', 'discord')
      .executeTakeFirst();
    const unlinked = await post(
      auth,
      '/unlink-account',
      { accountId: account!.id },
      { cookie: cookieOf(response) },
    );
    expect(unlinked.status).toBe(200);
    expect(await signedIn(auth, response)).toMatchObject({ platformId: null });
  });

  test('keeps none of its tokens', async () => {
    const auth = anAuth();
    await connect(auth, (await aPerson(db)).id, '123456789012345678');
    const accounts = await db.selectFrom('credential').selectAll().execute();
    expect(accounts).toMatchObject([{ access_token: null, refresh_token: null, id_token: null }]);
    expect(JSON.stringify(accounts)).not.toContain('token-');
  });

  test('proves whose the ID is: whoever had it without a connection loses it', async () => {
    const auth = anAuth();
    const before = await aPerson(db, { platformId: '123456789012345678' });
    const person = await aPerson(db);
    await connect(auth, person.id, '123456789012345678');
    expect(await findPerson(db, person.id)).toMatchObject({ platformId: '123456789012345678' });
    expect(await findPerson(db, before.id)).toMatchObject({ platformId: null });
  });

  test('a connection that a crash left unrecorded is recorded at the next sign-in', async () => {
    const auth = anAuth();
    const person = await aPerson(db, { password: PASSWORD });
    await connect(auth, person.id, '123456789012345678');
    await db.updateTable('person').set({ platform_id: null }).execute();
    await post(auth, '/sign-in/email', { email: person.email, password: PASSWORD });
    expect(await findPerson(db, person.id)).toMatchObject({ platformId: '123456789012345678' });
  });

  test('is asked for over a redirect to Discord with our address to come back to', async () => {
    const response = await post(anAuth(), '/sign-in/social', {
      provider: 'discord',
      callbackURL: '/account',
    });
    const { url } = (await response.json()) as { url: string };
    expect(url).toMatch(/^https:\/\/discord\.com\/api\/oauth2\/authorize\?/);
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${BASE}/auth/callback/discord`);
    expect(await db.selectFrom('verification').selectAll().execute()).toHaveLength(1);
  });
});
