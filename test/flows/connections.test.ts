// Connections of an account, to Discord and by sessions, on both databases.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredSignIns, deleteOtherSessions, deleteSession } from '../../src/access/account-queries.ts';
import type { Auth } from '../../src/access/auth.ts';
import { disconnectProvider, readSignInMethods } from '../../src/access/connected-account.ts';
import { findPerson, findPersonByEmail } from '../../src/access/people.ts';
import { listSessions } from '../../src/access/sessions.ts';
import { connectProvider, startProviderSignIn } from '../../src/access/sign-in.ts';
import type { Db } from '../../src/db/database.ts';
import type { Outbox, QueuedEmail } from '../../src/mail/outbox.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { AUTH_ORIGIN, createTestAuth, postToAuth, sessionCookieOf, signedIn, TEST_PASSWORD } from '../support/auth.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aPerson } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

const DISCORD_ONLY = { discord: { clientId: 'client', clientSecret: 'hush' }, google: null, github: null, oidc: null };
const parts = () => ({ db, config: DISCORD_ONLY });
const disconnect = (personId: string) => disconnectProvider(parts(), personId, 'discord');

async function connectAs(auth: Auth, userId: string, accountId: string) {
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

describe('decision N2: Discord', () => {
  test('connecting sets the Discord ID as the platform ID; disconnecting removes it', async () => {
    const auth = createTestAuth(db);
    const given = { email: 'sample@example.com', password: TEST_PASSWORD, name: 'Sample' };
    const response = await postToAuth(auth, '/sign-up/email', given);
    const person = (await signedIn(auth, response))!;
    await connectAs(auth, person.id, '123456789012345678');
    expect(await signedIn(auth, response)).toMatchObject({ platformId: '123456789012345678' });
    const account = await db
      .selectFrom('credential')
      .selectAll()
      .where('provider_id', '=', 'discord')
      .executeTakeFirst();
    const unlinked = await postToAuth(
      auth,
      '/unlink-account',
      { accountId: account!.id },
      { cookie: sessionCookieOf(response) },
    );
    expect(unlinked.status).toBe(200);
    expect(await signedIn(auth, response)).toMatchObject({ platformId: null });
  });

  test('a new account takes the Discord display name, without invisible characters', async () => {
    const { internalAdapter } = await createTestAuth(db).context;
    for (const [address, name, shown] of [
      ['a', '\u202eSample\u202c\nL.', 'Sample L.'],
      ['b', '\u3164\u200b', 'b'],
      ['\u3164', '\u2800', 'Nameless'],
    ] as const) {
      const email = `${address}@mail.example`;
      const account = { providerId: 'discord', accountId: `d${shown.length}` };
      await internalAdapter.createOAuthUser({ name, email, emailVerified: true }, account);
      expect((await findPersonByEmail(db, email))?.name).toBe(shown);
    }
  });

  test('connecting to an account with a password sends an email; signing up with Discord sends none', async () => {
    const emails: QueuedEmail[] = [];
    const enqueue = async (_: unknown, email: QueuedEmail) => emails.push(email) > 0;
    const auth = createTestAuth(db, { outbox: { enqueue, wake: () => undefined } as unknown as Outbox });
    await connectAs(auth, (await aPerson(db)).id, '123456789012345678');
    expect(emails).toEqual([]);
    const person = await aPerson(db, { password: TEST_PASSWORD });
    await connectAs(auth, person.id, '223456789012345678');
    expect(emails).toMatchObject([{ to: person.email, subject: 'Plaudit: Discord was connected' }]);
  });

  test('none of its tokens are stored', async () => {
    const auth = createTestAuth(db);
    await connectAs(auth, (await aPerson(db)).id, '123456789012345678');
    const accounts = await db.selectFrom('credential').selectAll().execute();
    expect(accounts).toMatchObject([{ access_token: null, refresh_token: null, id_token: null }]);
    expect(JSON.stringify(accounts)).not.toContain('token-');
  });

  test('connecting proves who has the ID: an account that entered it without connecting loses it', async () => {
    const auth = createTestAuth(db);
    const before = await aPerson(db, { platformId: '123456789012345678' });
    const person = await aPerson(db);
    await connectAs(auth, person.id, '123456789012345678');
    expect(await findPerson(db, person.id)).toMatchObject({ platformId: '123456789012345678' });
    expect(await findPerson(db, before.id)).toMatchObject({ platformId: null });
  });

  test('a connection that a crash left incomplete is completed at the next sign-in', async () => {
    const auth = createTestAuth(db);
    const person = await aPerson(db, { password: TEST_PASSWORD });
    await connectAs(auth, person.id, '123456789012345678');
    await db.updateTable('person').set({ platform_id: null }).execute();
    await postToAuth(auth, '/sign-in/email', { email: person.email, password: TEST_PASSWORD });
    expect(await findPerson(db, person.id)).toMatchObject({ platformId: '123456789012345678' });
  });
});

describe('P48 the OAuth flow with Discord', () => {
  const stateOf = (url: string) => new URL(url).searchParams.get('state')!;
  const asCookie = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  const comeBack = (auth: Auth, state: string, cookie: string) =>
    auth.handle(
      new Request(`${AUTH_ORIGIN}/auth/callback/discord?state=${state}&error=access_denied`, {
        headers: { cookie },
      }),
    );

  test('redirects to Discord with our callback URL, and sets the cookies it needs', async () => {
    const { url, cookies } = (await startProviderSignIn(createTestAuth(db), 'discord', '/account'))!;
    expect(url).toMatch(/^https:\/\/discord\.com\/api\/oauth2\/authorize\?/);
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${AUTH_ORIGIN}/auth/callback/discord`);
    expect(await db.selectFrom('verification').selectAll().execute()).toHaveLength(1);
    expect(asCookie(cookies)).toMatch(/^plaudit\.state=/);
  });

  test('accepts the callback only in the browser that started the flow', async () => {
    const auth = createTestAuth(db);
    const mine = (await startProviderSignIn(auth, 'discord', '/account'))!;
    const others = (await startProviderSignIn(auth, 'discord', '/account'))!;
    const wrong = await comeBack(auth, stateOf(mine.url), asCookie(others.cookies));
    expect(wrong.headers.get('location')).toMatch(/\/sign-in\?(next=%2Faccount&with=discord&)?error=state_mismatch/);
    const again = (await startProviderSignIn(auth, 'discord', '/account'))!;
    const right = await comeBack(auth, stateOf(again.url), asCookie(again.cookies));
    expect(right.headers.get('location')).toMatch(/\/sign-in\?next=%2Faccount&with=discord&error=access_denied/);
  });

  test('connects the account that is signed in, and cannot be started from another site', async () => {
    const auth = createTestAuth(db);
    const given = { email: 'sample@example.com', password: TEST_PASSWORD, name: 'Sample' };
    const cookie = sessionCookieOf(await postToAuth(auth, '/sign-up/email', given));
    const { url, cookies } = (await connectProvider(auth, 'discord', new Headers({ cookie })))!;
    expect(url).toMatch(/^https:\/\/discord\.com/);
    const back = await comeBack(auth, stateOf(url), `${cookie}; ${asCookie(cookies)}`);
    expect(back.headers.get('location')).toMatch(/\/account\?linking=discord&error=access_denied/);
  });

  test('disconnects only while a password remains, once however many requests are sent', async () => {
    const auth = createTestAuth(db);
    const person = await aPerson(db);
    const connect = () => connectAs(auth, person.id, '123456789012345678');
    await connect();
    expect(await disconnect(person.id)).toBe(false);
    await connectAs(auth, person.id, '323456789012345678');
    expect(await disconnect(person.id)).toBe(false);
    expect(await readSignInMethods(parts(), person.id)).toEqual({
      password: false,
      connected: ['discord'],
      replaceable: [],
    });
    const withPassword = await aPerson(db, { password: TEST_PASSWORD });
    await connectAs(auth, withPassword.id, '223456789012345678');
    expect(await readSignInMethods(parts(), withPassword.id)).toEqual({
      password: true,
      connected: ['discord'],
      replaceable: ['discord'],
    });
    const tries = await Promise.all([1, 2, 3].map(() => disconnect(withPassword.id)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await findPerson(db, withPassword.id)).toMatchObject({ platformId: null });
    expect(await readSignInMethods(parts(), withPassword.id)).toEqual({
      password: true,
      connected: [],
      replaceable: [],
    });
  });
});

describe('P44 sessions', () => {
  test('are listed in words, the current one first, and can be ended by their owner only', async () => {
    const auth = createTestAuth(db);
    const person = await aPerson(db, { email: 'sample@example.com', password: TEST_PASSWORD });
    const other = await aPerson(db);
    const signIn = (agent: string) =>
      postToAuth(auth, '/sign-in/email', { email: person.email, password: TEST_PASSWORD }, { 'user-agent': agent });
    const here = await signIn('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    await signIn('<b>evil</b>');
    const { id } = (await auth.sessionOf(new Headers({ cookie: sessionCookieOf(here) })))!;
    const listed = await listSessions(db, person.id, id);
    expect(inEnglish(listed).map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Linux', true],
      ['<b>evil</b>', false],
    ]);
    expect(await deleteSession(db, other.id, listed[1]!.id)).toBe(false);
    expect(await deleteSession(db, person.id, listed[1]!.id)).toBe(true);
    await signIn('');
    expect(await deleteOtherSessions(db, person.id, id)).toBe(1);
    expect(await signedIn(auth, here)).not.toBeNull();
    await deleteExpiredSignIns(db);
    expect(await listSessions(db, person.id, id)).toHaveLength(1);
    await database.clock.advance('31d');
    await deleteExpiredSignIns(db);
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  });
});
