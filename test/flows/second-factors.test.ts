// Second factors on both databases: set up, used up, removed, and what staff need.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createAuth } from '../../src/access/auth.ts';
import { completeAppSetup, continueAppSetup, startAppSetup } from '../../src/access/authenticator-app.ts';
import { resetPassword, sendResetLink } from '../../src/access/passwords.ts';
import { exportPersonalData } from '../../src/access/personal-data.ts';
import { deleteExpiredApps, hasSecondFactor, selectSecondFactors } from '../../src/access/second-factor-queries.ts';
import { removeApp, renewRecoveryCodes, resetTwoStep, turnOffTwoStep } from '../../src/access/second-factors.ts';
import { signInConfirmed } from '../../src/access/sign-in.ts';
import { useCode } from '../../src/access/use-code.ts';
import { NO_PROVIDERS } from '../support/auth.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { asCookie, secondFactorFixture } from '../support/second-factor-fixture.ts';
import { addApp, codeOf } from '../support/second-factors.ts';

const fixture = secondFactorFixture();

describe('P402 the authenticator app', () => {
  test('is set up by a code of it, which also signs out everywhere else', async () => {
    await signInConfirmed(fixture().auth, fixture().member.id, null);
    await signInConfirmed(fixture().auth, fixture().member.id, null);
    const [here] = await fixture().sessions();
    const setup = await startAppSetup(fixture().context, fixture().member);
    expect(await hasSecondFactor(fixture().db, fixture().member.id)).toBe(false);
    const owner = { personId: fixture().member.id, sessionId: here!.id };
    const complete = (code: string, id = setup.id) => completeAppSetup(fixture().context, owner, { setup: id, code });
    expect(await complete('000000')).toEqual({ ok: false, reason: 'wrong' });
    expect(await complete(await codeOf(fixture().db, setup.secret, 6))).toEqual({
      ok: false,
      reason: 'clock',
      minutes: 3,
    });
    expect(await complete(await codeOf(fixture().db, setup.secret), 'other')).toEqual({ ok: false, reason: 'ended' });
    expect(await continueAppSetup(fixture().context, fixture().member, setup.id)).toEqual(setup);
    const done = await complete(await codeOf(fixture().db, setup.secret));
    expect(done.ok && done.codes).toHaveLength(10);
    expect((await fixture().sessions()).map(({ id }) => id)).toEqual([here!.id]);
    expect(await fixture().subjects()).toEqual(['Sample: Two-step verification was turned on']);
    // Another app replaces it.
    const next = await addApp(fixture().context, fixture().member, here!.id);
    expect(next.recoveryCodes).toEqual([]);
    expect(
      await useCode(fixture().context, fixture().member.id, await codeOf(fixture().db, setup.secret, 1)),
    ).toMatchObject({
      ok: false,
    });
    expect(await fixture().subjects()).toContain('Sample: An authenticator app was added');
  });

  test('has an encrypted secret, and hashed recovery codes', async () => {
    const { secret, recoveryCodes } = await addApp(fixture().context, fixture().member);
    const { rows } = await sql<{ text: string }>`
      select authenticator_app::text || encode(secret_sealed, 'escape') as text from authenticator_app
      union all select encode(code_hash, 'escape') from recovery_code`.execute(fixture().db);
    const stored = rows.map(({ text }) => text).join('\n');
    for (const plain of [secret, ...recoveryCodes, recoveryCodes[0]!.replaceAll('-', '')])
      expect(stored).not.toContain(plain);
  });

  test('an old code is recognized as one, a later one is not', async () => {
    const { secret } = await addApp(fixture().context, fixture().member);
    const at = async (steps: number) =>
      useCode(fixture().context, fixture().member.id, await codeOf(fixture().db, secret, steps));
    expect(await at(-3)).toEqual({ ok: false, reason: 'old' });
    expect(await at(3)).toEqual({ ok: false, reason: 'wrong' });
    expect(await at(1)).toEqual({ ok: true });
  });

  test('whose setup was not completed is forgotten', async () => {
    const setup = await startAppSetup(fixture().context, fixture().member);
    await fixture().clock.advance('31m');
    const code = await codeOf(fixture().db, setup.secret);
    const owner = { personId: fixture().member.id, sessionId: 'none' };
    expect(await completeAppSetup(fixture().context, owner, { setup: setup.id, code })).toMatchObject({
      reason: 'ended',
    });
    await deleteExpiredApps(fixture().db);
    expect(await fixture().db.selectFrom('authenticator_app').selectAll().execute()).toEqual([]);
  });
});

describe('P402 recovery codes', () => {
  test('work once each, with a notice, and end when new ones are created', async () => {
    const { recoveryCodes } = await addApp(fixture().context, fixture().member);
    const [one = '', two = '', three = ''] = recoveryCodes;
    const both = await Promise.all([
      useCode(fixture().context, fixture().member.id, one),
      useCode(fixture().context, fixture().member.id, one),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await useCode(fixture().context, fixture().member.id, two.toUpperCase().replaceAll('-', ' '))).toEqual({
      ok: true,
    });
    expect((await selectSecondFactors(fixture().db, fixture().member.id)).recoveryCodes).toBe(8);
    const renewed = await renewRecoveryCodes(fixture().context, { personId: fixture().member.id, sessionId: 'none' });
    expect(await useCode(fixture().context, fixture().member.id, three)).toMatchObject({ ok: false });
    expect(await useCode(fixture().context, fixture().member.id, renewed![0]!)).toEqual({ ok: true });
    expect(await fixture().subjects()).toEqual(
      expect.arrayContaining(['Sample: A recovery code was used', 'Sample: New recovery codes were created']),
    );
  });

  test('need a second factor', async () => {
    expect(
      await renewRecoveryCodes(fixture().context, { personId: fixture().member.id, sessionId: 'none' }),
    ).toBeNull();
  });
});

describe('P403 second factors', () => {
  test('stay when the password is reset by mail, but not with an address that was never confirmed', async () => {
    await fixture().db.updateTable('person').set({ email_verified: true }).execute();
    await addApp(fixture().context, fixture().member);
    const reset = async () => {
      await sendResetLink(fixture().context, fixture().member.email);
      const token = await fixture().tokenTo(fixture().member.email, /Set a new password/);
      return resetPassword(fixture().context, token, `battery staple ${Math.random()}`);
    };
    expect((await reset()).ok).toBe(true);
    expect(await hasSecondFactor(fixture().db, fixture().member.id)).toBe(true);
    await fixture().db.updateTable('person').set({ email_verified: false }).execute();
    expect((await reset()).ok).toBe(true);
    expect(await hasSecondFactor(fixture().db, fixture().member.id)).toBe(false);
  });

  test('end other sessions when one is removed, and recovery codes with the last one', async () => {
    await fixture().addPasskeyTo(fixture().member);
    await addApp(fixture().context, fixture().member);
    await signInConfirmed(fixture().auth, fixture().member.id, null);
    await signInConfirmed(fixture().auth, fixture().member.id, null);
    const [here] = await fixture().sessions();
    const owner = { personId: fixture().member.id, sessionId: here!.id };
    expect(await removeApp(fixture().context, owner)).toBe(true);
    expect((await fixture().sessions()).map(({ id }) => id)).toEqual([here!.id]);
    expect((await selectSecondFactors(fixture().db, fixture().member.id)).recoveryCodes).toBe(10);
    expect(await removeApp(fixture().context, owner)).toBe(false);
    expect(await turnOffTwoStep(fixture().context, owner)).toBe(true);
    expect(await selectSecondFactors(fixture().db, fixture().member.id)).toEqual({
      app: null,
      passkeys: [],
      recoveryCodes: 0,
    });
    expect(await turnOffTwoStep(fixture().context, owner)).toBe(false);
    const events = await fixture().db.selectFrom('audit_entry').select('act').orderBy('id').execute();
    expect(events.map(({ act }) => act)).toEqual([
      'account.passkey_added',
      'account.app_added',
      'account.app_removed',
      'account.all_removed',
    ]);
  });

  test('are removed by the operator for somebody who has lost them all, with a notice and an audit event', async () => {
    await addApp(fixture().context, fixture().member);
    await signInConfirmed(fixture().auth, fixture().member.id, null);
    expect(await resetTwoStep(fixture().context, fixture().member.id, OPERATOR)).toBe(true);
    expect(await resetTwoStep(fixture().context, fixture().member.id, OPERATOR)).toBe(false);
    expect(await fixture().sessions()).toEqual([]);
    expect((await fixture().enterPassword()).ok).toBe(true);
    expect(await fixture().subjects()).toContain('Sample: Two-step verification was turned off');
    const events = await fixture().db.selectFrom('audit_entry').select('act').orderBy('id').execute();
    expect(events.at(-1)).toEqual({ act: 'person.two_step_reset' });
  });

  test('are in the export, without secrets, and go with the account', async () => {
    const { secret } = await addApp(fixture().context, fixture().member);
    await fixture().addPasskeyTo(fixture().member);
    let text = '';
    const config = { serviceName: 'Sample' };
    const noVotes = async function* () {};
    for await (const piece of exportPersonalData({ db: fixture().db, config }, fixture().member.id, noVotes))
      text += piece;
    expect(JSON.parse(text).secondFactors).toMatchObject({ passkeys: [{ name: 'Sample phone' }], recoveryCodes: 10 });
    expect(text).not.toContain(secret);
    expect(await fixture().deleteAccount(fixture().member.id)).toEqual({ ok: true });
    for (const table of ['authenticator_app', 'passkey', 'recovery_code'] as const)
      expect(await fixture().db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

describe('P400 staff', () => {
  test('without a second factor are members, if STAFF_2FA is on', async () => {
    const staff = await aPerson(fixture().db, { email: 'staff@mail.example', staffBy: OPERATOR });
    const strict = { ...fixture().context, config: { ...fixture().context.config, staffTwoStep: true } };
    const guarded = createAuth(strict, fixture().vault, NO_PROVIDERS);
    const signed = await signInConfirmed(guarded, staff.id, null);
    const headers = new Headers({ cookie: signed.ok ? asCookie(signed.cookies) : '' });
    expect(await guarded.personOf(headers)).toMatchObject({ role: 'member', isStaffWithoutTwoStep: true });
    expect(await fixture().auth.personOf(headers)).toMatchObject({ role: 'staff' });
    const [here] = await fixture().sessions();
    await addApp(strict, staff, here!.id);
    expect(await guarded.personOf(headers)).toEqual(expect.not.objectContaining({ isStaffWithoutTwoStep: true }));
    expect(await guarded.personOf(headers)).toMatchObject({ role: 'staff' });
  });
});
