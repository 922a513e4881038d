// Suspending people (decision P75) and who is staff (P76).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { findPeople } from '../../src/access/find-people.ts';
import {
  findInvitation,
  inviteManager,
  listInvitationsFor,
  offerOwnership,
  replyToInvitation,
} from '../../src/access/invitations.ts';
import { signIn } from '../../src/access/sign-in.ts';
import { reinstatePerson, setStaff, suspendPerson } from '../../src/access/suspend.ts';
import { createVault } from '../../src/core/secrets.ts';
import type { Db } from '../../src/db/database.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { createCalendarFeed, findCalendarFeed, readFeed } from '../../src/reminders/calendar-feed.ts';
import { createApiClient } from '../support/api.ts';
import { createTestAuth, postToAuth, sessionCookieOf, TEST_PASSWORD } from '../support/auth.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { aBot, aPerson, aToken, aVote } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

const suspend = async (personId: string, { reason = 'Spam.', days = null as number | null } = {}) => {
  const done = await suspendPerson(db, { personId, reason, days }, OPERATOR);
  return done.ok ? 'ok' : done.reason;
};

async function signedUp(email = 'sample@mail.example') {
  const auth = createTestAuth(db);
  const answer = await postToAuth(auth, '/sign-up/email', { name: 'Sample', email, password: TEST_PASSWORD });
  const headers = new Headers({ cookie: sessionCookieOf(answer) });
  const person = (await auth.personOf(headers))!;
  return {
    auth,
    headers,
    person,
    again: () => signIn(auth, { email, password: TEST_PASSWORD, userAgent: null }),
  };
}

describe('P75 a suspended person', () => {
  test('is signed out everywhere, and sees why when signing in, until it ends', async () => {
    const { auth, headers, person, again } = await signedUp();
    expect((await again()).ok).toBe(true);
    expect(await suspend(person.id, { reason: ' Sells votes. ', days: 3 })).toBe('ok');
    expect(await auth.personOf(headers)).toBeNull();
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
    const refused = await again();
    expect(inEnglish(refused)).toMatchObject({
      ok: false,
      errors: [{ message: expect.stringMatching(/suspended until .* UTC\. Reason: Sells votes\.$/) }],
    });
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
    const wrong = await signIn(auth, {
      email: 'sample@mail.example',
      password: 'not this one',
      userAgent: null,
    });
    expect(wrong).toMatchObject({ ok: false, reason: 'wrong_credentials' });
    await database.clock.advance('73h');
    expect((await again()).ok).toBe(true);
  });

  test('a session created at the same moment is invalid', async () => {
    const { auth, headers, person } = await signedUp();
    const [session] = await db.selectFrom('session').selectAll().execute();
    await suspend(person.id);
    await db.insertInto('session').values(session!).execute();
    expect(await auth.personOf(headers)).toBeNull();
  });

  test('can sign in again at once when it is lifted, and the audit log records everything', async () => {
    const staff = await aPerson(db, { staffBy: OPERATOR });
    const { auth, person, again } = await signedUp();
    await suspendPerson(db, { personId: person.id, reason: 'Spam.', days: null }, byPerson(staff));
    expect(await again()).toMatchObject({ ok: false });
    expect(await reinstatePerson(db, person.id, byPerson(staff))).toBe(true);
    expect(await reinstatePerson(db, person.id, OPERATOR)).toBe(false);
    expect((await again()).ok).toBe(true);
    expect(auth).toBeDefined();
    expect(await selectAuditEvents(db, { personId: person.id, limit: 9 })).toMatchObject([
      { action: 'person.reinstated', personId: staff.id, subject: 'Sample' },
      { action: 'person.suspended', detail: { personId: person.id, reason: 'Spam.', days: null } },
    ]);
    expect(await selectAuditEvents(db, { personId: staff.id, action: 'person.suspended', limit: 9 })).toHaveLength(1);
  });

  test('P124 nobody can become a manager or owner by their invitation until it ends', async () => {
    const [owner, friend] = [await aPerson(db), await aPerson(db, { emailVerified: true })];
    const bot = await aBot(db, owner);
    const invited = await inviteManager(db, { listingId: bot.id, owner, email: friend.email });
    if (!invited.ok) throw new Error(invited.reason);
    await suspend(owner.id, { days: 2 });
    expect(await findInvitation(db, invited.secret, friend)).toBeNull();
    expect(await listInvitationsFor(db, friend)).toEqual([]);
    expect(await replyToInvitation(db, invited.secret, friend, true)).toEqual({ ok: false, reason: 'gone' });
    await database.clock.advance('49h');
    expect((await replyToInvitation(db, invited.secret, friend, true)).ok).toBe(true);
    const offered = await offerOwnership(db, { listingId: bot.id, owner, personId: friend.id });
    if (!offered.ok) throw new Error(offered.reason);
    await suspend(owner.id);
    expect(await replyToInvitation(db, offered.secret, friend, true)).toEqual({ ok: false, reason: 'gone' });
  });

  test('P124 gets no reminders to vote: the calendar is empty meanwhile', async () => {
    const person = await aPerson(db);
    const vault = createVault(TEST_SECRET_KEY);
    await createCalendarFeed(db, vault, person.id);
    const secret = (await findCalendarFeed(db, vault, person.id))!;
    await aVote(db, await aBot(db), { voterId: person.id, hasAccount: true });
    expect((await readFeed(db, secret))?.votes).toHaveLength(1);
    await suspend(person.id);
    expect((await readFeed(db, secret))?.votes).toEqual([]);
  });

  test('P75 listings stay public, and their tokens keep read access', async () => {
    const person = await aPerson(db);
    const bot = await aBot(db, person);
    const { token } = await aToken(db, bot);
    await suspend(person.id);
    expect((await createApiClient(db)('/webhooks/votes/check?userId=1', { token })).status).toBe(200);
  });

  test('requires a reason and a valid end, and must be an existing person who is not staff', async () => {
    const { id } = await aPerson(db);
    expect(await suspend(id, { reason: ' ' })).toBe('invalid');
    expect(await suspend(id, { reason: 'x'.repeat(501) })).toBe('invalid');
    for (const days of [0, -1, 1.5, 3651, Number.NaN]) expect(await suspend(id, { days })).toBe('invalid');
    expect(await suspend((await aPerson(db, { staffBy: OPERATOR })).id)).toBe('is_staff');
    expect(await suspend('usr_nobody')).toBe('unknown');
  });
});

describe('P76 staff', () => {
  const change = async (id: string, to: boolean, by?: { id: string }) => {
    const changed = await setStaff(db, id, to, by ? byPerson(by) : OPERATOR);
    return changed.ok ? 'ok' : changed.reason;
  };

  test('can be added and removed, but not the last member and not oneself', async () => {
    const [first, second] = [await aPerson(db, { staffBy: OPERATOR }), await aPerson(db)];
    expect(await change(first.id, false)).toBe('last');
    expect(await change(second.id, true, first)).toBe('ok');
    expect(await change(second.id, true, first)).toBe('already');
    expect(await change(second.id, false, second)).toBe('oneself');
    expect(await change(first.id, false, second)).toBe('ok');
    expect(await change('usr_nobody', true)).toBe('unknown');
    const events = await selectAuditEvents(db, { about: 'person', limit: 9 });
    expect(events.map(({ action }) => action)).toEqual(['person.unmade_staff', ...Array(2).fill('person.made_staff')]);
  });

  test('of two members who remove each other concurrently, one stays', async () => {
    const [first, second] = [await aPerson(db, { staffBy: OPERATOR }), await aPerson(db, { staffBy: OPERATOR })];
    const ends = await Promise.all([change(first.id, false, second), change(second.id, false, first)]);
    expect(ends.sort()).toEqual(['last', 'ok']);
  });

  test('excludes suspended people, but not formerly suspended ones', async () => {
    const { id } = await aPerson(db);
    await suspend(id, { days: 1 });
    expect(await change(id, true)).toBe('suspended');
    await database.clock.advance('25h');
    expect(await change(id, true)).toBe('ok');
  });
});

test('people are found by name, email address, ID and platform ID, and by role and status', async () => {
  const sample = await aPerson(db, {
    name: 'Sample Person',
    email: 'sample@mail.example',
    platformId: '123456789012345678',
  });
  const staff = await aPerson(db, { staffBy: OPERATOR });
  await aBot(db, sample);
  const find = async (query: string, which: 'all' | 'staff' | 'suspended' = 'all') =>
    (await findPeople(db, { query, which, page: 7 })).people.map(({ id }) => id);
  for (const query of ['PERSON sample', 'sample@mail', sample.id, '123456789012345678'])
    expect(await find(query)).toEqual([sample.id]);
  for (const query of ['12345', 'a_a', '\0', 'nobody']) expect(await find(query)).toEqual([]);
  expect(await find('', 'staff')).toEqual([staff.id]);
  await suspend(sample.id, { days: 2 });
  const { people } = await findPeople(db, { query: '', which: 'suspended', page: 1 });
  expect(people).toMatchObject([{ id: sample.id, listings: 1, sessions: 0, suspension: { reason: 'Spam.' } }]);
  await database.clock.advance('49h');
  expect(await find('', 'suspended')).toEqual([]);
});
