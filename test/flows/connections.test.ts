// What an account is connected with: Discord, on either database.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Auth } from '../../src/access/auth.ts';
import { findPerson } from '../../src/access/people.ts';
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
