// What an account is connected with: its e-mail address and Discord, on either database.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Auth } from '../../src/access/auth.ts';
import type { Letter, Mailer } from '../../src/access/mailer.ts';
import { findPerson, findPersonByEmail } from '../../src/access/people.ts';
import type { Db } from '../../src/db/database.ts';
import { anAuth, BASE, cookieOf, PASSWORD, post, signedIn } from '../support/auth.ts';
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

describe('mail', () => {
  function aMailer() {
    const letters: Letter[] = [];
    const mailer: Mailer = { send: async (letter) => void letters.push(letter) };
    return { letters, mailer };
  }
  const linkIn = (letter: Letter) => /http\S+/.exec(letter.text)![0];

  test('with a mail server, an address is confirmed by the link in a mail', async () => {
    const { letters, mailer } = aMailer();
    const auth = anAuth(db, { mailer });
    await post(auth, '/sign-up/email', { email: 'ada@example.com', password: PASSWORD, name: 'Ada' });
    await expect.poll(() => letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ to: 'ada@example.com' });
    expect(letters[0]!.subject).toContain('Plaudit');
    await auth.handle(new Request(linkIn(letters[0]!)));
    expect(await findPersonByEmail(db, 'ada@example.com')).toMatchObject({ emailVerified: true });
  });

  test('a forgotten password is replaced by the link in a mail, which ends every session', async () => {
    const { letters, mailer } = aMailer();
    const auth = anAuth(db, { mailer });
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
    const auth = anAuth(db, { mailer });
    const response = await post(auth, '/request-password-reset', { email: 'eve@example.com' });
    expect(response.status).toBe(200);
    expect(letters).toEqual([]);
  });

  test('without a mail server nothing is sent and signing up works', async () => {
    const auth = anAuth(db);
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
    const auth = anAuth(db);
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
    const auth = anAuth(db);
    await connect(auth, (await aPerson(db)).id, '123456789012345678');
    const accounts = await db.selectFrom('credential').selectAll().execute();
    expect(accounts).toMatchObject([{ access_token: null, refresh_token: null, id_token: null }]);
    expect(JSON.stringify(accounts)).not.toContain('token-');
  });

  test('proves whose the ID is: whoever had it without a connection loses it', async () => {
    const auth = anAuth(db);
    const before = await aPerson(db, { platformId: '123456789012345678' });
    const person = await aPerson(db);
    await connect(auth, person.id, '123456789012345678');
    expect(await findPerson(db, person.id)).toMatchObject({ platformId: '123456789012345678' });
    expect(await findPerson(db, before.id)).toMatchObject({ platformId: null });
  });

  test('a connection that a crash left unrecorded is recorded at the next sign-in', async () => {
    const auth = anAuth(db);
    const person = await aPerson(db, { password: PASSWORD });
    await connect(auth, person.id, '123456789012345678');
    await db.updateTable('person').set({ platform_id: null }).execute();
    await post(auth, '/sign-in/email', { email: person.email, password: PASSWORD });
    expect(await findPerson(db, person.id)).toMatchObject({ platformId: '123456789012345678' });
  });

  test('is asked for over a redirect to Discord with our address to come back to', async () => {
    const response = await post(anAuth(db), '/sign-in/social', {
      provider: 'discord',
      callbackURL: '/account',
    });
    const { url } = (await response.json()) as { url: string };
    expect(url).toMatch(/^https:\/\/discord\.com\/api\/oauth2\/authorize\?/);
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${BASE}/auth/callback/discord`);
    expect(await db.selectFrom('verification').selectAll().execute()).toHaveLength(1);
  });
});
