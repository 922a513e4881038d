// The second step of a sign-in on both databases: what it requires, and what attackers try.
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { passkeyRequestOptions } from '../../src/access/passkeys.ts';
import { resetPassword, sendResetLink } from '../../src/access/passwords.ts';
import { endUnprovenSession } from '../../src/access/session-proof.ts';
import { signIn, signInConfirmed } from '../../src/access/sign-in.ts';
import { suspendPerson } from '../../src/access/suspend.ts';
import { verifyIdentity } from '../../src/access/verify-identity.ts';
import { TEST_PASSWORD } from '../support/auth.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { asCookie, secondFactorFixture } from '../support/second-factor-fixture.ts';
import { addApp, codeOf } from '../support/second-factors.ts';

const fixture = secondFactorFixture();

describe('P401 the second step', () => {
  test('follows the password, and only then is there a session', async () => {
    const { secret } = await addApp(fixture().context, fixture().member);
    const step = await fixture().firstStep();
    expect(await fixture().sessions()).toEqual([]);
    expect(await fixture().auth.personOf(new Headers({ cookie: `__Host-plaudit.second_step=${step}` }))).toBeNull();
    expect(await fixture().auth.personOf(new Headers({ cookie: `__Host-plaudit.session_token=${step}` }))).toBeNull();
    const done = await fixture().secondStep(step, { code: await codeOf(fixture().db, secret) });
    expect(done.ok && asCookie(done.cookies)).toMatch(/session_token=.+plaudit_device=.+second_step=$/);
    expect(await fixture().auth.personOf(new Headers({ cookie: done.ok ? asCookie(done.cookies) : '' }))).toMatchObject(
      {
        id: fixture().member.id,
      },
    );
  });

  test('is required whatever creates the session; only a call that has proven it gets one', async () => {
    await addApp(fixture().context, fixture().member);
    expect(
      (await signIn(fixture().auth, { email: fixture().member.email, password: TEST_PASSWORD, userAgent: null })).ok,
    ).toBe(false);
    const { internalAdapter } = await fixture().auth.context;
    await expect(internalAdapter.createSession(fixture().member.id)).rejects.toMatchObject({
      body: { code: 'SECOND_STEP' },
    });
    expect(await fixture().sessions()).toEqual([]);
    expect((await signInConfirmed(fixture().auth, fixture().member.id, null)).ok).toBe(true);
  });

  test('accepts a code once, also if two requests send it at once', async () => {
    const { secret } = await addApp(fixture().context, fixture().member);
    const [one, two] = [await fixture().firstStep(), await fixture().firstStep()];
    const code = await codeOf(fixture().db, secret);
    const results = await Promise.all([fixture().secondStep(one, { code }), fixture().secondStep(two, { code })]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'used' });
    const waiting = results[0]?.ok ? two : one;
    expect(await fixture().secondStep(waiting, { code })).toMatchObject({ ok: false, reason: 'used' });
    // Nor one of an earlier step.
    expect(await fixture().secondStep(waiting, { code: await codeOf(fixture().db, secret, -1) })).toMatchObject({
      reason: 'used',
    });
    expect((await fixture().secondStep(waiting, { code: await codeOf(fixture().db, secret, 1) })).ok).toBe(true);
  });

  test('cannot be completed twice, and ends after ten minutes and with the password', async () => {
    const { secret, recoveryCodes } = await addApp(fixture().context, fixture().member);
    const step = await fixture().firstStep();
    expect((await fixture().secondStep(step, { code: await codeOf(fixture().db, secret) })).ok).toBe(true);
    expect(await fixture().secondStep(step, { code: recoveryCodes[0]! })).toEqual({ ok: false, reason: 'ended' });
    const before = await fixture().firstStep();
    await sendResetLink(fixture().context, fixture().member.email);
    await fixture().db.updateTable('person').set({ email_verified: true }).execute();
    await resetPassword(
      fixture().context,
      await fixture().tokenTo(fixture().member.email, /new password/),
      'battery staple',
    );
    expect(await fixture().secondStep(before, { code: recoveryCodes[1]! })).toEqual({ ok: false, reason: 'ended' });
    expect(await fixture().secondStep(`${before}x`, { code: recoveryCodes[1]! })).toEqual({
      ok: false,
      reason: 'ended',
    });
  });

  test('refuses the codes of another account', async () => {
    const other = await aPerson(fixture().db, { email: 'other@mail.example', password: TEST_PASSWORD });
    await addApp(fixture().context, fixture().member);
    const { secret, recoveryCodes } = await addApp(fixture().context, other);
    const step = await fixture().firstStep();
    expect(await fixture().secondStep(step, { code: await codeOf(fixture().db, secret) })).toMatchObject({
      reason: 'wrong',
    });
    expect(await fixture().secondStep(step, { code: recoveryCodes[0]! })).toMatchObject({ reason: 'wrong' });
    const { passkey } = await fixture().addPasskeyTo(other);
    const response = passkey.get(await passkeyRequestOptions(fixture().context, null, { of: 'sign_in' }));
    expect(await fixture().secondStep(step, { passkey: response })).toMatchObject({
      reason: 'passkey',
      why: 'expired',
    });
  });

  test('ends a session that was created in the moment in which the first factor was added', async () => {
    await signInConfirmed(fixture().auth, fixture().member.id, null);
    const [session] = await fixture().sessions();
    await addApp(fixture().context, fixture().member, session!.id);
    const created = { id: session!.id, userId: fixture().member.id };
    await expect(endUnprovenSession(fixture().db, created)).rejects.toMatchObject({ body: { code: 'SECOND_STEP' } });
    expect(await fixture().sessions()).toEqual([]);
  });

  test('ends for somebody who was suspended in between', async () => {
    const { secret } = await addApp(fixture().context, fixture().member);
    const step = await fixture().firstStep();
    await suspendPerson(fixture().db, { personId: fixture().member.id, reason: 'Sample', days: null }, OPERATOR);
    expect(await fixture().secondStep(step, { code: await codeOf(fixture().db, secret) })).toMatchObject({ ok: false });
    expect(await fixture().sessions()).toEqual([]);
  });
});

describe('P404 guessing codes', () => {
  test('is bounded per network, and for the account over all networks; the owner has other ways', async () => {
    const { secret, recoveryCodes } = await addApp(fixture().context, fixture().member);
    const wrong = async (network: string, step: string) =>
      fixture().secondStep(step, { code: '000000' }, { network, devices: '' });
    const steps = await Promise.all(
      Array.from({ length: 6 }, (_, n) => fixture().firstStep({ network: `n${n}`, devices: '' })),
    );
    let failed = 0;
    for (const [n, step] of steps.entries())
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const result = await wrong(`n${n}`, step);
        if (!result.ok && result.reason !== 'limited') failed += 1;
        else if (n < 5) expect(result).toMatchObject({ by: 'network' });
      }
    expect(failed).toBe(50);
    const code = await codeOf(fixture().db, secret);
    expect(await fixture().secondStep(steps[0]!, { code }, { network: 'new', devices: '' })).toMatchObject({
      reason: 'limited',
      by: 'account',
    });
    expect(await fixture().subjects()).toContain('Sample: Wrong codes were entered for your account');
    expect((await fixture().subjects()).filter((subject) => /Wrong codes/.test(subject))).toHaveLength(1);
    const recovered = await fixture().secondStep(
      steps[0]!,
      { code: recoveryCodes[0]! },
      { network: 'new', devices: '' },
    );
    expect(recovered.ok).toBe(true);
    // The browser that has signed in before has a limit of its own.
    const device = recovered.ok && /plaudit_device=([^;]+)/.exec(recovered.cookies.join('\n'))?.[1];
    const known = { network: 'home', devices: decodeURIComponent(device || '') };
    expect((await fixture().secondStep(await fixture().firstStep(known), { code }, known)).ok).toBe(true);
  });

  test('in a session is bounded too', async () => {
    await addApp(fixture().context, fixture().member);
    const claim = { personId: fixture().member.id, sessionId: 'row_stolen', password: '', code: '000000' };
    for (let attempt = 0; attempt < 50; attempt += 1)
      expect(await verifyIdentity(fixture().context, claim)).toBe('code_wrong');
    expect(await verifyIdentity(fixture().context, claim)).toBe('code_limited');
  });
});
