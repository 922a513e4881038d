// Sign-in over HTTP: better-auth with our tables, on both databases.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { findPerson, findPersonByEmail } from '../../src/access/people.ts';
import { signUp } from '../../src/access/sign-in.ts';
import type { Db } from '../../src/db/database.ts';
import { createTestAuth, postToAuth, sessionCookieOf, signedIn, TEST_PASSWORD } from '../support/auth.ts';
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

describe('sign-up', () => {
  test('creates a person with our own IDs and signs them in', async () => {
    const auth = createTestAuth(db);
    const response = await postToAuth(auth, '/sign-up/email', {
      email: 'Sample@Example.com',
      password: TEST_PASSWORD,
      name: 'Sample',
    });
    expect(response.status).toBe(200);
    const person = await signedIn(auth, response);
    expect(person).toMatchObject({
      email: 'sample@example.com',
      name: 'Sample',
      role: 'member',
      platformId: null,
      emailVerified: false,
    });
    expect(await findPerson(db, person!.id)).toEqual(person);
    const sessions = await db.selectFrom('session').selectAll().execute();
    expect(sessions).toMatchObject([{ person_id: person!.id, id: expect.stringMatching(/^row_/) }]);
    expect(sessions[0]!.ip_address || null).toBeNull();
  });

  test('rejects an address that is taken, a password that is too short or too long, and an invalid address', async () => {
    const auth = createTestAuth(db);
    await aPerson(db, { email: 'sample@example.com' });
    const given = { email: 'new@example.com', password: TEST_PASSWORD, name: 'New' };
    const status = async (changes: object) =>
      (await postToAuth(auth, '/sign-up/email', { ...given, ...changes })).status;
    expect(await status({ email: 'SAMPLE@example.com' })).toBe(422);
    expect(await status({ password: '1234567' })).toBe(400);
    expect(await status({ password: 'x'.repeat(129) })).toBe(400);
    expect(await status({ email: 'none' })).toBe(400);
    expect(await status({ email: `${'a'.repeat(70)}@example.com` })).toBe(400);
    expect(await db.selectFrom('person').selectAll().execute()).toHaveLength(1);
  });

  test('of two concurrent sign-ups with one address, one reports that the account exists', async () => {
    const auth = createTestAuth(db);
    const account = {
      email: 'sample@example.com',
      password: TEST_PASSWORD,
      name: 'Sample',
      userAgent: null,
      serviceName: 'Sample Votes',
    };
    const signed = await Promise.all([signUp(auth, account), signUp(auth, account)]);
    expect(signed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(signed.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'email_taken' });
  });

  test('ignores a requested role, platform ID or confirmed address', async () => {
    const auth = createTestAuth(db);
    const wish = { role: 'staff', platformId: '1', platform_id: '1', emailVerified: true, id: 'mine' };
    await postToAuth(auth, '/sign-up/email', {
      email: 'a@example.com',
      password: TEST_PASSWORD,
      name: 'A',
      ...wish,
    });
    const people = await db.selectFrom('person').selectAll().execute();
    for (const person of people) {
      expect(person).toMatchObject({ role: 'member', platform_id: null, email_verified: false });
      expect(person.id).not.toBe('mine');
    }
    const response = await postToAuth(auth, '/sign-up/email', {
      email: 'b@example.com',
      password: TEST_PASSWORD,
      name: 'B',
    });
    await postToAuth(auth, '/update-user', { role: 'staff', platformId: '1' }, { cookie: sessionCookieOf(response) });
    expect(await findPersonByEmail(db, 'b@example.com')).toMatchObject({ role: 'member', platformId: null });
  });

  test('accepts only a name that can be stored, and no external picture', async () => {
    const auth = createTestAuth(db);
    const name = async (given: string, email: string) => {
      await postToAuth(auth, '/sign-up/email', {
        email,
        password: TEST_PASSWORD,
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

describe('sign-in', () => {
  test('works for people created without a sign-up, and ends with signing out', async () => {
    const auth = createTestAuth(db);
    await aPerson(db, { email: 'sample@example.com', password: TEST_PASSWORD, staffBy: OPERATOR });
    const response = await postToAuth(auth, '/sign-in/email', {
      email: 'SAMPLE@example.com',
      password: TEST_PASSWORD,
    });
    expect(response.status).toBe(200);
    expect(await signedIn(auth, response)).toMatchObject({ email: 'sample@example.com', role: 'staff' });
    await postToAuth(auth, '/sign-out', {}, { cookie: sessionCookieOf(response) });
    expect(await signedIn(auth, response)).toBeNull();
  });

  test('responds the same to a wrong password and to an unknown address', async () => {
    const auth = createTestAuth(db);
    await aPerson(db, { email: 'sample@example.com', password: TEST_PASSWORD });
    const wrong = await postToAuth(auth, '/sign-in/email', {
      email: 'sample@example.com',
      password: 'wrong horse',
    });
    const unknown = await postToAuth(auth, '/sign-in/email', {
      email: 'other@example.com',
      password: 'wrong horse',
    });
    expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(wrong.status).toBe(401);
  });

  test('is rejected when it comes from another site', async () => {
    const auth = createTestAuth(db);
    const given = { email: 'a@example.com', password: TEST_PASSWORD, name: 'A' };
    const response = await postToAuth(auth, '/sign-up/email', given, {
      origin: 'https://evil.example',
      cookie: 'x=y',
    });
    expect(response.status).toBe(403);
  });

  test.each([
    ['http://localhost:3000', false],
    ['https://votes.example', true],
  ])('sets cookies for %s that are HttpOnly, SameSite=Lax and Secure: %s', async (baseUrl, secure) => {
    const auth = createTestAuth(db, { baseUrl });
    const given = { email: 'a@example.com', password: TEST_PASSWORD, name: 'A' };
    const response = await postToAuth(auth, '/sign-up/email', given, { origin: baseUrl });
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(secure ? /^__Host-plaudit\./ : /^plaudit\./);
      // Without these two, a browser drops a cookie with the prefix `__Host-`.
      expect(cookie).toMatch(/; Path=\/(;|$)/i);
      expect(cookie).not.toMatch(/; Domain=/i);
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(/; Secure/i.test(cookie)).toBe(secure);
    }
  });
});
