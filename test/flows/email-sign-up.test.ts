// Signing up by email: a sign-up does not reveal who has an account, and only the person who reads the email can create
// it.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { confirmSignUp, findSignUp, requestSignUp, type SignUpRequest } from '../../src/access/email-sign-up.ts';
import { sendResetLink } from '../../src/access/passwords.ts';
import { findPersonByEmail } from '../../src/access/people.ts';
import { deleteExpiredSignUps } from '../../src/access/sign-up-queries.ts';
import { now } from '../../src/core/clock.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { type AccountFixture, openAccountFixture, SENDER } from '../support/account-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { openSignInVisits } from '../support/visits.ts';

const EMAIL = 'new@mail.example';
const PASSWORD = 'correct horse';
let fixture: AccountFixture;
let visits: ReturnType<typeof openSignInVisits>;
beforeEach(async () => {
  fixture = await openAccountFixture();
  visits = openSignInVisits(fixture);
});
afterEach(() => fixture.close());

const ask = (change: Partial<SignUpRequest> = {}) =>
  requestSignUp(fixture.context, {
    email: EMAIL,
    name: 'Newcomer',
    password: PASSWORD,
    network: 'home',
    next: '/listings/lst_1/vote',
    t: ENGLISH,
    ...change,
  });
async function secretOf(change: Partial<SignUpRequest> = {}): Promise<string> {
  const asked = await ask(change);
  if (!asked.ok) throw new Error(asked.reason);
  return asked.secret;
}
const token = () => fixture.tokenTo(EMAIL, /Confirm your address/);
const confirm = (link: string, secret: string, password = '') =>
  confirmSignUp(fixture.context, { token: link, secret, password });

describe('P115 signing up by mail', () => {
  test('creates the account when the link is used, confirmed, and signs in the browser that signed up', async () => {
    const secret = await secretOf({ email: ' New@Mail.example ' });
    expect(await findPersonByEmail(fixture.db, EMAIL)).toBeNull();
    const link = await token();
    expect(await findSignUp(fixture.db, link, secret)).toEqual({ email: EMAIL, sameBrowser: true });
    const done = await confirm(link, secret);
    expect(done).toMatchObject({ ok: true, email: EMAIL });
    expect(await findPersonByEmail(fixture.db, EMAIL)).toMatchObject({
      name: 'Newcomer',
      emailVerified: true,
      role: 'member',
    });
    expect(await visits.signIn(EMAIL, PASSWORD)).toBe('ok');
    expect(await confirm(link, secret)).toEqual({ ok: false, reason: 'unknown_link' });
    expect(await fixture.db.selectFrom('sign_up').selectAll().execute()).toEqual([]);
  });

  test('in another browser the link creates the account only with its password', async () => {
    await secretOf();
    const link = await token();
    expect(await confirm(link, '', 'another password')).toEqual({ ok: false, reason: 'wrong_password' });
    expect(await confirm(link, '', PASSWORD)).toMatchObject({ ok: true, email: EMAIL });
    expect(await visits.signIn(EMAIL, PASSWORD)).toBe('ok');
  });

  test('a person who opens the link of an attacker’s sign-up creates no account that the attacker can use', async () => {
    await ask({ network: 'stranger', name: 'Stranger', password: 'strangers know this' });
    const link = await token();
    // On a phone; the link is opened on another device.
    await secretOf();
    for (const password of ['', PASSWORD])
      expect(await confirm(link, '', password)).toEqual({ ok: false, reason: 'wrong_password' });
    expect(await findPersonByEmail(fixture.db, EMAIL)).toBeNull();
    expect(await confirm(await token(), '', PASSWORD)).toMatchObject({ ok: true });
    expect(await visits.signIn(EMAIL, 'strangers know this')).toBe('wrong_credentials');
  });

  test('responds the same for a known address, and only emails its owner', async () => {
    await aPerson(fixture.db, { email: EMAIL, password: 'battery staple' });
    const [known, unknown] = [await ask(), await ask({ email: 'other@mail.example' })];
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect([known.ok, unknown.ok]).toEqual([true, true]);
    await fixture.outbox.sendDue();
    expect(fixture.subjectsTo(EMAIL)).toEqual(['Sample: You already have an account']);
    expect(fixture.subjectsTo('other@mail.example')).toEqual(['Sample: Confirm your address']);
    const { text } = fixture.mail.mails.find(({ to }) => to.includes(EMAIL))!;
    for (const way of ['/sign-in', '/forgot']) expect(text).toContain(`${SENDER.baseUrl}${way}`);
    expect(text).not.toContain('token=');
    expect(await visits.signIn(EMAIL, 'battery staple')).toBe('ok');
  });

  test('signing in afterwards does not reveal it either', async () => {
    await aPerson(fixture.db, { email: EMAIL, password: 'battery staple' });
    for (const email of [EMAIL, 'other@mail.example']) {
      await secretOf({ email });
      expect(await visits.signIn(email, PASSWORD)).toBe('wrong_credentials');
    }
  });

  test('does the same work for a known address: hashes the password, stores the sign-up, sends an email', async () => {
    await aPerson(fixture.db, { email: EMAIL, password: 'battery staple' });
    for (const email of [EMAIL, 'other@mail.example']) await ask({ email });
    const rows = await fixture.db.selectFrom('sign_up').selectAll().orderBy('email').execute();
    expect(rows).toMatchObject([
      { email: EMAIL, password_hash: expect.stringMatching(/^\$argon2id\$/) },
      { email: 'other@mail.example', password_hash: expect.stringMatching(/^\$argon2id\$/) },
    ]);
    expect(await fixture.db.selectFrom('letter').selectAll().execute()).toHaveLength(2);
  });

  test('stores neither the token, nor the secret, nor the password in plain text', async () => {
    const secret = await secretOf();
    const kept = JSON.stringify(await fixture.db.selectFrom('sign_up').selectAll().execute());
    for (const hidden of [secret, await token(), PASSWORD]) expect(kept).not.toContain(hidden);
  });

  test('expires after 24 hours, and is then deleted', async () => {
    const secret = await secretOf();
    const link = await token();
    await fixture.clock.advance('23h');
    expect(await findSignUp(fixture.db, link, '')).toEqual({ email: EMAIL, sameBrowser: false });
    await fixture.clock.advance('1h');
    expect(await findSignUp(fixture.db, link, secret)).toBeNull();
    expect(await confirm(link, secret)).toEqual({ ok: false, reason: 'unknown_link' });
    expect(await deleteExpiredSignUps(fixture.db)).toBe(1);
  });

  test('creates the account with the owner’s password, even if attackers used up the email limit', async () => {
    for (let i = 0; i < 12; i += 1)
      await ask({ network: `stranger ${i}`, name: 'Stranger', password: 'strangers know this' });
    const secret = await secretOf({ network: 'home' });
    expect(await confirm(await token(), secret)).toMatchObject({ ok: true });
    expect(fixture.subjectsTo(EMAIL)).toHaveLength(10);
    expect(await visits.signIn(EMAIL, 'strangers know this')).toBe('wrong_credentials');
    expect(await visits.signIn(EMAIL, PASSWORD)).toBe('ok');
    expect(await findPersonByEmail(fixture.db, EMAIL)).toMatchObject({ name: 'Newcomer' });
  });

  test('the secret of a sign-up with another address proves nothing', async () => {
    const stranger = await secretOf({ email: 'stranger@mail.example' });
    await secretOf();
    expect(await confirm(await token(), stranger)).toEqual({
      ok: false,
      reason: 'wrong_password',
    });
  });

  test('of two links used concurrently, one creates the account', async () => {
    const secrets = [await secretOf(), await secretOf({ network: 'work' })];
    await fixture.outbox.sendDue();
    const links = fixture.mail.mails.map(({ text }) => /token=(\w+)/.exec(text)![1]!);
    const done = await Promise.all(links.map((link, i) => confirm(link, secrets[i]!)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await fixture.db.selectFrom('person').selectAll().execute()).toHaveLength(1);
  });

  test.each([
    [{ email: 'none' }, 'email_invalid'],
    [{ name: ' ' }, 'name_invalid'],
    [{ password: 'short' }, 'password_length'],
    [{ password: 'Password1!' }, 'password_common'],
    [{ password: 'newcomer2026' }, 'password_personal'],
  ])('rejects %j: %s, whether the address is known or not', async (change, reason) => {
    expect(await ask(change)).toEqual({ ok: false, reason });
    await aPerson(fixture.db, { email: EMAIL });
    expect(await ask(change)).toEqual({ ok: false, reason });
    expect(await fixture.db.selectFrom('sign_up').selectAll().execute()).toEqual([]);
  });

  test('is blocked for the address of a deleted account, which learns by email when it can return', async () => {
    const secret = await secretOf();
    const link = await token();
    const person = await aPerson(fixture.db, { email: EMAIL });
    const until = new Date(now().getTime() + 3_600_000);
    await fixture.context.deletedAccounts.block(fixture.db, { ...person, mailbox: null }, until);
    expect(await fixture.deleteAccount(person.id)).toMatchObject({ ok: true });
    expect(await confirm(link, secret)).toEqual({ ok: false, reason: 'unknown_link' });
    await fixture.clock.advance('30m');
    expect((await ask({ network: 'other' })).ok).toBe(true);
    await fixture.outbox.sendDue();
    expect(fixture.subjectsTo(EMAIL).at(-1)).toBe('Sample: This address cannot be used yet');
    expect(await sendResetLink(fixture.context, EMAIL)).toBeNull();
  });

  test('a link sent to a variant of a deleted account’s address is blocked, too', async () => {
    const email = 'new+again@mail.example';
    const secret = await secretOf({ email });
    const link = await fixture.tokenTo(email, /Confirm your address/);
    const until = new Date(now().getTime() + 3_600_000);
    const deleted = { email: EMAIL, mailbox: EMAIL, platformId: null };
    await fixture.context.deletedAccounts.block(fixture.db, deleted, until);
    expect(await confirm(link, secret)).toEqual({ ok: false, reason: 'departed', until });
    await fixture.clock.advance('61m');
    expect(await confirm(link, secret)).toMatchObject({ ok: true, email });
  });
});
