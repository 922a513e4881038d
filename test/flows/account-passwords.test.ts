// Passwords, forgotten and changed: with a link that works once within an hour, or with the old password.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { followAddressLink, requestAddressChange } from '../../src/access/email-addresses.ts';
import { verifyPassword } from '../../src/access/password-hash.ts';
import { changePassword, isValidResetLink, resetPassword, sendResetLink } from '../../src/access/passwords.ts';
import { findPerson } from '../../src/access/people.ts';
import { PASSWORD_MAX_CHARACTERS, type Person } from '../../src/access/person.ts';
import { createResetLink } from '../../src/access/reset-link.ts';
import { claimSetup, createSetupLink } from '../../src/access/setup-link.ts';
import { connectProvider } from '../../src/access/sign-in.ts';
import { setStaff, suspendPerson } from '../../src/access/suspend.ts';
import { verifyIdentity } from '../../src/access/verify-identity.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { AUTH_ORIGIN, createTestAuth, postToAuth, sessionCookieOf, signedIn, TEST_PASSWORD } from '../support/auth.ts';
import { aPerson } from '../support/people-and-listings.ts';

let fixture: AccountFixture;
let member: Person;
beforeEach(async () => {
  fixture = await openAccountFixture();
  member = await aPerson(fixture.db, { email: 'sample@mail.example', password: TEST_PASSWORD });
});
afterEach(() => fixture.close());

const now = async () => (await findPerson(fixture.db, member.id))!;

test('A11 a password of as many characters as allowed proves its owner, also in emoji', async () => {
  const password = '🦊🍋🌳🌙🎲🚲🧭🎻'.repeat(PASSWORD_MAX_CHARACTERS / 8);
  const { id } = await aPerson(fixture.db, { email: 'emoji@mail.example', password });
  const given = { personId: id, sessionId: 'none' };
  expect(await verifyIdentity(fixture.context, { ...given, password })).toBe('proven');
  expect(await verifyIdentity(fixture.context, { ...given, password: `${password}🎻` })).toBe('wrong_password');
});

describe('P43 a forgotten password', () => {
  const asked = async () => {
    expect(await sendResetLink(fixture.context, ' SAMPLE@mail.example')).toBeNull();
    return fixture.tokenTo('sample@mail.example', /Set a new password/);
  };
  const signIn = (auth: ReturnType<typeof createTestAuth>, password: string) =>
    postToAuth(auth, '/sign-in/email', { email: 'sample@mail.example', password });

  test('is replaced once with the emailed link, which ends every session and sends a notification', async () => {
    const auth = createTestAuth(fixture.db);
    const before = await signIn(auth, TEST_PASSWORD);
    const token = await asked();
    expect(await isValidResetLink(fixture.db, token)).toBe(true);
    expect(await resetPassword(fixture.context, token, 'battery staple')).toMatchObject({ ok: true });
    expect(await resetPassword(fixture.context, token, 'another staple')).toEqual({
      ok: false,
      reason: 'unknown_link',
    });
    expect(await signedIn(auth, before)).toBeNull();
    expect((await signIn(auth, TEST_PASSWORD)).status).toBe(401);
    expect((await signIn(auth, 'battery staple')).status).toBe(200);
    await fixture.outbox.sendDue();
    expect(fixture.subjectsTo('sample@mail.example')).toContain('Sample: Your password was changed');
  });

  test('cancels a pending Discord connection, which would otherwise sign in without a session', async () => {
    const auth = createTestAuth(fixture.db);
    const headers = new Headers({
      cookie: sessionCookieOf(await signIn(auth, TEST_PASSWORD)),
      origin: AUTH_ORIGIN,
    });
    expect(await connectProvider(auth, 'discord', headers)).not.toBeNull();
    const begun = async () => (await fixture.db.selectFrom('verification').selectAll().execute()).length;
    expect(await begun()).toBe(1);
    await resetPassword(fixture.context, await asked(), 'battery staple');
    expect(await begun()).toBe(0);
  });

  test('responds the same for an unknown address, and sends nothing', async () => {
    expect(await sendResetLink(fixture.context, 'nobody@mail.example')).toBeNull();
    expect(await sendResetLink(fixture.context, 'no address')).toBeNull();
    await fixture.outbox.sendDue();
    expect(fixture.mail.mails).toEqual([]);
  });

  test('the link works for an hour', async () => {
    const token = await asked();
    await fixture.clock.advance('59m');
    expect(await isValidResetLink(fixture.db, token)).toBe(true);
    await fixture.clock.advance('1m');
    expect(await resetPassword(fixture.context, token, 'battery staple')).toMatchObject({
      reason: 'unknown_link',
    });
  });

  test('is replaced once when one link, or two, are used concurrently', async () => {
    const tokens = [await asked(), await asked()];
    const tries = tokens.flatMap((token) => ['first password', 'second password'].map((word) => ({ token, word })));
    const results = await Promise.all(tries.map(({ token, word }) => resetPassword(fixture.context, token, word)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const { word } = tries[results.findIndex(({ ok }) => ok)]!;
    const { password } = await fixture.db.selectFrom('credential').select('password').executeTakeFirstOrThrow();
    expect(await verifyPassword({ hash: password!, password: word })).toBe(true);
  });

  test('P116 a common password is refused without using up the link, on reset and on change', async () => {
    const token = await asked();
    const personId = member.id;
    const local = member.email.split('@')[0] ?? '';
    for (const [password, reason] of [
      ['iloveyou12', 'password_common'],
      [`${local}${local}`, 'password_personal'],
    ] as const) {
      expect(await resetPassword(fixture.context, token, password)).toEqual({ ok: false, reason });
      const change = { personId, password, keptSession: 'none' };
      expect(await changePassword(fixture.context, change)).toEqual({ ok: false, reason });
    }
    expect(await resetPassword(fixture.context, token, 'battery staple')).toMatchObject({ ok: true });
  });

  test('a password of the wrong length does not use up the link', async () => {
    const token = await asked();
    expect(await resetPassword(fixture.context, token, 'short')).toMatchObject({ reason: 'password_length' });
    expect(await resetPassword(fixture.context, token, 'x'.repeat(129))).toMatchObject({
      reason: 'password_length',
    });
    expect(await resetPassword(fixture.context, token, 'battery staple')).toMatchObject({ ok: true });
  });

  test('sets the first password of a person who signed up with Discord', async () => {
    const another = await aPerson(fixture.db, { email: 'another@mail.example' });
    await sendResetLink(fixture.context, another.email);
    await resetPassword(fixture.context, await fixture.tokenTo(another.email, /new password/), 'battery staple');
    const claim = { personId: another.id, password: 'battery staple', sessionId: 'none' };
    expect(await verifyIdentity(fixture.context, claim)).toBe('proven');
  });

  test('confirms an unconfirmed address, and disconnects a Discord account that was connected before', async () => {
    await fixture.db
      .insertInto('credential')
      .values({ id: 'row_d', person_id: member.id, provider_id: 'discord', account_id: '123456789012345678' })
      .execute();
    await fixture.db.updateTable('person').set({ platform_id: '123456789012345678' }).execute();
    await resetPassword(fixture.context, await asked(), 'battery staple');
    expect(await now()).toMatchObject({ emailVerified: true, platformId: null });
    expect(await fixture.db.selectFrom('credential').select('provider_id').execute()).toEqual([
      { provider_id: 'credential' },
    ]);
  });

  test('cancels a pending change of address; an old link becomes invalid with the address it was sent to', async () => {
    await requestAddressChange(fixture.context, member, 'other@mail.example');
    const change = await fixture.tokenTo('other@mail.example', /Confirm/);
    const reset = await asked();
    await resetPassword(fixture.context, reset, 'battery staple');
    expect(await followAddressLink(fixture.context, change)).toMatchObject({ reason: 'unknown_link' });
    const later = await asked();
    await fixture.db.updateTable('person').set({ email: 'new@mail.example' }).execute();
    expect(await resetPassword(fixture.context, later, 'staple battery')).toMatchObject({
      reason: 'unknown_link',
    });
  });

  test('the operator’s link works without mail and confirms no address', async () => {
    const withoutMail = { ...fixture.context, outbox: null };
    expect(await sendResetLink(withoutMail, member.email)).toBe('no_mail');
    const made = await createResetLink(withoutMail, member.id, OPERATOR);
    const url = new URL(made.ok ? made.url : '');
    expect(url.origin + url.pathname).toBe('https://votes.example/reset');
    expect(await resetPassword(withoutMail, url.searchParams.get('token')!, 'battery staple')).toMatchObject({
      ok: true,
    });
    expect(await now()).toMatchObject({ emailVerified: false });
  });

  test('P89 staff can make a link for members who may sign in, and the audit log records it', async () => {
    const staff = await aPerson(fixture.db, { email: 'staff@mail.example', staffBy: OPERATOR });
    const other = await aPerson(fixture.db, { email: 'other@mail.example', staffBy: OPERATOR });
    const make = async (id: string) => {
      const made = await createResetLink(fixture.context, id, byPerson(staff));
      return made.ok ? 'ok' : made.reason;
    };
    expect(await make(member.id)).toBe('ok');
    await fixture.outbox.sendDue();
    expect(fixture.subjectsTo(member.email)).toContain('Sample: A link to reset your password was created');
    expect(await make(staff.id)).toBe('oneself');
    expect(await make(other.id)).toBe('is_staff');
    expect(await make('usr_nobody')).toBe('unknown');
    await suspendPerson(fixture.db, { personId: member.id, reason: 'Spam.', days: null }, OPERATOR);
    expect(await make(member.id)).toBe('suspended');
    const lines = (await selectAuditEvents(fixture.db, { limit: 10 })).filter(
      ({ action }) => action === 'person.reset_link',
    );
    expect(lines).toMatchObject([{ personId: staff.id, subject: member.name }]);
    expect((await createResetLink(fixture.context, other.id, OPERATOR)).ok).toBe(true);
  });
});

test('P89 a link for a member becomes invalid when that person joins or leaves the staff', async () => {
  const boss = await aPerson(fixture.db, { email: 'boss@mail.example', staffBy: OPERATOR });
  for (const isStaff of [true, false]) {
    const made = await createResetLink(fixture.context, member.id, isStaff ? byPerson(boss) : OPERATOR);
    const token = new URL(made.ok ? made.url : '').searchParams.get('token')!;
    expect(await isValidResetLink(fixture.db, token)).toBe(true);
    expect(await setStaff(fixture.db, member.id, isStaff, byPerson(boss))).toEqual({ ok: true });
    expect(await resetPassword(fixture.context, token, 'battery staple')).toMatchObject({
      reason: 'unknown_link',
    });
  }
});

test('P89 a link for a member becomes invalid when the setup link makes that person staff', async () => {
  const made = await createResetLink(fixture.context, member.id, OPERATOR);
  const token = new URL(made.ok ? made.url : '').searchParams.get('token')!;
  expect(await claimSetup(fixture.db, (await createSetupLink(fixture.db))!, member.id)).toEqual({ ok: true });
  expect(await isValidResetLink(fixture.db, token)).toBe(false);
});

describe('P43 changing the password', () => {
  test('keeps the current session, and ends all others and every link', async () => {
    const auth = createTestAuth(fixture.db);
    const signIn = () => postToAuth(auth, '/sign-in/email', { email: member.email, password: TEST_PASSWORD });
    const [here, there] = [await signIn(), await signIn()];
    await sendResetLink(fixture.context, member.email);
    const link = await fixture.tokenTo(member.email, /new password/);
    const session = (await auth.sessionOf(new Headers({ cookie: sessionCookieOf(here) })))!;
    const given = { personId: member.id, password: 'battery staple', keptSession: session.id };
    expect(await changePassword(fixture.context, { ...given, password: 'short' })).toMatchObject({ ok: false });
    expect(await changePassword(fixture.context, given)).toMatchObject({ ok: true });
    expect(await signedIn(auth, here)).not.toBeNull();
    expect(await signedIn(auth, there)).toBeNull();
    expect(await isValidResetLink(fixture.db, link)).toBe(false);
  });

  test('requires the old password or, without one, a sign-in within the last ten minutes', async () => {
    const prove = async (personId: string, password: string, minutesAgo: number) => {
      const sessionId = `row_${minutesAgo}${personId.slice(4, 12)}`;
      const times = {
        expires_at: sql<Date>`plaudit_now() + interval '1 day'`,
        confirmed_at: sql<Date>`plaudit_now() - make_interval(mins => ${minutesAgo})`,
      };
      await fixture.db
        .insertInto('session')
        .values({ id: sessionId, token: sessionId, person_id: personId, ...times })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return verifyIdentity(fixture.context, { personId, password, sessionId });
    };
    const another = await aPerson(fixture.db);
    expect(await prove(member.id, TEST_PASSWORD, 600)).toBe('proven');
    expect(await prove(member.id, 'wrong horse', 0)).toBe('wrong_password');
    expect(await prove(member.id, 'x'.repeat(100_000), 0)).toBe('wrong_password');
    expect(await prove(another.id, '', 9)).toBe('proven');
    expect(await prove(another.id, '', 11)).toBe('stale');
  });
});
