// One-time links that confirm and change email addresses: reused, expired, used for another purpose, and used
// concurrently.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  findAddressLink,
  followAddressLink,
  requestAddressChange,
  sendConfirmationEmail,
} from '../../src/access/email-addresses.ts';
import { deleteExpiredLinks } from '../../src/access/one-time-link-queries.ts';
import { resetPassword, sendResetLink } from '../../src/access/passwords.ts';
import { findPerson } from '../../src/access/people.ts';
import type { Person } from '../../src/access/person.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { createTestAuth, postToAuth, signedIn, TEST_PASSWORD } from '../support/auth.ts';
import { linkIn } from '../support/mail-server.ts';
import { aPerson } from '../support/people-and-listings.ts';

let fixture: AccountFixture;
let member: Person;
beforeEach(async () => {
  fixture = await openAccountFixture();
  member = await aPerson(fixture.db, { email: 'sample@mail.example', password: TEST_PASSWORD });
});
afterEach(() => fixture.close());

const now = async () => (await findPerson(fixture.db, member.id))!;

describe('P41 confirming an email address', () => {
  const asked = async () => {
    await sendConfirmationEmail(fixture.context, member);
    return fixture.tokenTo('sample@mail.example', /Confirm your address/);
  };

  test('works once, with the link in the email', async () => {
    const token = await asked();
    expect(await findAddressLink(fixture.context, token)).toMatchObject({
      email: 'sample@mail.example',
      changes: false,
    });
    expect(await now()).toMatchObject({ emailVerified: false });
    expect(await followAddressLink(fixture.context, token)).toEqual({
      ok: true,
      email: 'sample@mail.example',
      changed: false,
    });
    expect(await now()).toMatchObject({ emailVerified: true });
    expect(await followAddressLink(fixture.context, token)).toEqual({ ok: false, reason: 'unknown_link' });
    expect(await findAddressLink(fixture.context, token)).toBeNull();
  });

  test('P88 continues to the page the person came from', async () => {
    const next = '/listings/lst_1/vote?from=a%20friend';
    await sendConfirmationEmail(fixture.context, member, next);
    await fixture.outbox.sendDue();
    expect(linkIn(fixture.mail.mails.at(-1)!).searchParams.get('next')).toBe(next);
  });

  test('works for 24 hours', async () => {
    const token = await asked();
    await fixture.clock.advance('23h');
    expect(await findAddressLink(fixture.context, token)).not.toBeNull();
    await fixture.clock.advance('1h');
    expect(await followAddressLink(fixture.context, token)).toEqual({ ok: false, reason: 'unknown_link' });
    expect(await now()).toMatchObject({ emailVerified: false });
    expect(await deleteExpiredLinks(fixture.db)).toBe(1);
  });

  test('does not confirm an address that the account no longer has', async () => {
    const token = await asked();
    await fixture.db.updateTable('person').set({ email: 'other@mail.example' }).where('id', '=', member.id).execute();
    expect(await followAddressLink(fixture.context, token)).toEqual({ ok: false, reason: 'unknown_link' });
    expect(await now()).toMatchObject({ emailVerified: false });
  });

  test('is refused without a mail server and for an address that is already confirmed', async () => {
    expect(await sendConfirmationEmail({ ...fixture.context, outbox: null }, member)).toEqual({
      ok: false,
      reason: 'no_mail',
    });
    expect(await sendConfirmationEmail(fixture.context, { ...member, emailVerified: true })).toMatchObject({
      reason: 'already',
    });
  });

  test('stores only the hash of the token', async () => {
    const token = await asked();
    const kept = JSON.stringify(await fixture.db.selectFrom('account_link').selectAll().execute());
    expect(kept).not.toContain(token);
  });

  test.each(['', 'x', '0'.repeat(40), "' or 1=1 --", '\0'])('rejects the token %j', async (token) => {
    expect(await followAddressLink(fixture.context, token)).toEqual({ ok: false, reason: 'unknown_link' });
    expect(await resetPassword(fixture.context, token, 'a new password')).toMatchObject({
      reason: 'unknown_link',
    });
  });

  test('a link works only for the purpose it was made for', async () => {
    const token = await asked();
    expect(await resetPassword(fixture.context, token, 'a new password')).toMatchObject({
      reason: 'unknown_link',
    });
    await sendResetLink(fixture.context, member.email);
    const reset = await fixture.tokenTo(member.email, /new password/);
    expect(await followAddressLink(fixture.context, reset)).toMatchObject({ reason: 'unknown_link' });
  });

  test('signing up sends the confirmation email', async () => {
    const auth = createTestAuth(fixture.db, { outbox: fixture.outbox });
    const given = { email: 'new@mail.example', password: TEST_PASSWORD, name: 'New' };
    const response = await postToAuth(auth, '/sign-up/email', given);
    expect(await signedIn(auth, response)).toMatchObject({ emailVerified: false });
    const token = await fixture.tokenTo('new@mail.example', /Confirm/);
    await followAddressLink(fixture.context, token);
    expect(await signedIn(auth, response)).toMatchObject({ emailVerified: true });
  });
});

describe('P42 changing the email address', () => {
  const asked = async (email = 'new@mail.example') => {
    expect(await requestAddressChange(fixture.context, member, email)).toEqual({ ok: true });
    return fixture.tokenTo(email, /Confirm your new address/);
  };

  test('takes effect with the link sent to the new address; the old address gets two emails', async () => {
    const token = await asked('New@mail.example '.trim().toLowerCase());
    expect(await now()).toMatchObject({ email: 'sample@mail.example' });
    expect(await followAddressLink(fixture.context, token)).toMatchObject({ ok: true, changed: true });
    expect(await now()).toMatchObject({ email: 'new@mail.example', emailVerified: true });
    await fixture.outbox.sendDue();
    expect(fixture.subjectsTo('sample@mail.example')).toEqual([
      'Sample: Your address is about to change',
      'Sample: Your address was changed',
    ]);
    expect(await followAddressLink(fixture.context, token)).toMatchObject({ reason: 'unknown_link' });
  });

  test('P42 sends neither email if the outbox has room for only one', async () => {
    await sql`
      insert into letter (kind, recipient, sealed, expires_at)
      select 'sample', 'p' || number || '@mail.example', 'x', plaudit_now() + interval '1 day'
      from generate_series(1, 9999) as number`.execute(fixture.db);
    const request = () => requestAddressChange(fixture.context, member, 'new@mail.example');
    const written = () => fixture.db.selectFrom('letter').selectAll().where('kind', '<>', 'sample').execute();
    expect(await request()).toEqual({ ok: false, reason: 'mail_full' });
    expect(await written()).toEqual([]);
    await fixture.db.deleteFrom('letter').where('recipient', '=', 'p1@mail.example').execute();
    expect(await request()).toEqual({ ok: true });
    expect(await written()).toHaveLength(2);
  });

  test('a later request replaces an earlier one', async () => {
    const first = await asked('one@mail.example');
    const second = await asked('two@mail.example');
    expect(await followAddressLink(fixture.context, first)).toMatchObject({ reason: 'unknown_link' });
    expect(await followAddressLink(fixture.context, second)).toMatchObject({ ok: true });
  });

  test('responds the same for an address that is taken, and emails only its owner', async () => {
    await aPerson(fixture.db, { email: 'other@mail.example' });
    expect(await requestAddressChange(fixture.context, member, 'other@mail.example')).toEqual({ ok: true });
    await fixture.outbox.sendDue();
    expect(fixture.subjectsTo('other@mail.example')).toEqual(['Sample: This address already has an account']);
  });

  test('is refused without changes when another account has taken the address meanwhile', async () => {
    const token = await asked();
    await aPerson(fixture.db, { email: 'new@mail.example' });
    expect(await followAddressLink(fixture.context, token)).toEqual({ ok: false, reason: 'taken' });
    expect(await now()).toMatchObject({ email: 'sample@mail.example' });
  });

  test('succeeds for only one of two people who request the same address', async () => {
    const another = await aPerson(fixture.db, { email: 'other@mail.example' });
    const tokens = [await asked()];
    await requestAddressChange(fixture.context, another, 'new@mail.example');
    tokens.push(await fixture.tokenTo('new@mail.example', /Confirm/));
    const followed = await Promise.all(tokens.map((token) => followAddressLink(fixture.context, token)));
    expect(followed.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test('takes effect at once, unconfirmed, when there is no mail server', async () => {
    const withoutMail = { ...fixture.context, outbox: null };
    expect(await requestAddressChange(withoutMail, member, 'sample@mail.example')).toMatchObject({
      reason: 'same',
    });
    expect(await requestAddressChange(withoutMail, member, 'none')).toMatchObject({ reason: 'invalid' });
    expect(await requestAddressChange(withoutMail, member, 'new@mail.example')).toEqual({
      ok: true,
      done: true,
    });
    expect(await now()).toMatchObject({ email: 'new@mail.example', emailVerified: false });
    await aPerson(fixture.db, { email: 'other@mail.example' });
    expect(await requestAddressChange(withoutMail, await now(), 'other@mail.example')).toEqual({
      ok: false,
      reason: 'taken',
    });
  });
});
