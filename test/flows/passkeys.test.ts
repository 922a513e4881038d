// Passkeys on both databases: adding one, proving with one, and forged, copied and replayed responses.
import { describe, expect, test } from 'vitest';
import { addPasskey, passkeyCreationOptions, passkeyRequestOptions, usePasskey } from '../../src/access/passkeys.ts';
import { selectSecondFactors } from '../../src/access/second-factor-queries.ts';
import { removePasskey } from '../../src/access/second-factors.ts';
import { SENDER } from '../support/account-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { secondFactorFixture } from '../support/second-factor-fixture.ts';
import { type Lies, SoftwarePasskey } from '../support/software-passkey.ts';

const fixture = secondFactorFixture();

describe('P405 a passkey', () => {
  test('signs in on its own, without a second step', async () => {
    const { passkey, added } = await fixture().addPasskeyTo(fixture().member);
    expect(added.ok && added.codes).toHaveLength(10);
    expect((await fixture().signInWith(passkey)).ok).toBe(true);
    expect(await fixture().enterPassword()).toMatchObject({ reason: 'second_step' });
    expect((await selectSecondFactors(fixture().db, fixture().member.id)).passkeys).toMatchObject([
      { name: 'Sample phone', usedAt: expect.any(Date) },
    ]);
  });

  test('is the second step after a password', async () => {
    const { passkey } = await fixture().addPasskeyTo(fixture().member);
    const step = await fixture().firstStep();
    const { nonce } = JSON.parse(fixture().vault.decrypt(Buffer.from(step, 'base64url'), 'plaudit_second_step'));
    const purpose = { of: 'second_step', binding: nonce } as const;
    const response = passkey.get(await passkeyRequestOptions(fixture().context, fixture().member.id, purpose));
    // Not for another sign-in than the one that asked.
    expect(await fixture().secondStep(await fixture().firstStep(), { passkey: response })).toMatchObject({
      why: 'expired',
    });
    expect((await fixture().secondStep(step, { passkey: response })).ok).toBe(true);
    expect(await fixture().secondStep(step, { passkey: response })).toMatchObject({ ok: false });
  });

  test.each<[string, Lies, string]>([
    ['another origin', { origin: 'https://evil.example' }, 'rejected'],
    ['a subdomain', { origin: 'https://www.votes.example' }, 'rejected'],
    ['another site’s ID', { rpId: 'evil.example' }, 'rejected'],
    ['an invented challenge', { challenge: 'x'.repeat(51) }, 'expired'],
    ['no check of the user', { isUserVerified: false }, 'rejected'],
    ['a forged signature', { signature: 'MEUCIQ' }, 'rejected'],
    ['a registration in place of a sign-in', { type: 'webauthn.create' }, 'rejected'],
    ['somebody else’s handle', { userHandle: 'c29tZWJvZHk' }, 'rejected'],
  ])('is refused with %s', async (_, lies, why) => {
    const { passkey } = await fixture().addPasskeyTo(fixture().member);
    expect(await fixture().signInWith(passkey, lies)).toEqual({ ok: false, reason: 'passkey', why });
    expect(await fixture().sessions()).toEqual([]);
    expect((await fixture().signInWith(passkey)).ok).toBe(true);
  });

  test('is refused when its counter does not grow, as it was copied then', async () => {
    const { passkey } = await fixture().addPasskeyTo(fixture().member);
    expect((await fixture().signInWith(passkey, { counter: 7 })).ok).toBe(true);
    for (const counter of [7, 6, 0])
      expect(await fixture().signInWith(passkey, { counter })).toMatchObject({ why: 'rejected' });
    expect((await fixture().signInWith(passkey, { counter: 8 })).ok).toBe(true);
  });

  test('signs a challenge once, within half an hour, and only for its purpose', async () => {
    const { passkey } = await fixture().addPasskeyTo(fixture().member);
    const options = await passkeyRequestOptions(fixture().context, null, { of: 'sign_in' });
    const claim = (response: string) =>
      usePasskey(fixture().context, { response, purpose: { of: 'sign_in' }, personId: null });
    const first = passkey.get(options);
    const both = await Promise.all([claim(first), claim(first)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await claim(passkey.get(options))).toEqual({ ok: false, reason: 'expired' });
    const purpose = { of: 'confirm', binding: 'row_1' } as const;
    const confirm = passkey.get(await passkeyRequestOptions(fixture().context, fixture().member.id, purpose));
    expect(await claim(confirm)).toEqual({ ok: false, reason: 'expired' });
    const other = { ...purpose, binding: 'row_2' };
    expect(
      await usePasskey(fixture().context, { response: confirm, purpose: other, personId: fixture().member.id }),
    ).toMatchObject({ ok: false });
    expect(
      await usePasskey(fixture().context, { response: confirm, purpose, personId: fixture().member.id }),
    ).toMatchObject({
      ok: true,
    });
  });

  test('is added only by the session that asked, once, and not without a check of the user', async () => {
    const passkey = new SoftwarePasskey(SENDER.baseUrl);
    const owner = { personId: fixture().member.id, sessionId: 'row_1' };
    const options = () => passkeyCreationOptions(fixture().context, fixture().member, 'row_1');
    const add = (response: string, sessionId = 'row_1') =>
      addPasskey(fixture().context, { ...owner, sessionId }, { name: 'Sample', response });
    const first = passkey.create(await options());
    expect(await add(first, 'row_2')).toEqual({ ok: false, reason: 'expired' });
    expect(await add(passkey.create(await options(), { isUserVerified: false }))).toMatchObject({ reason: 'rejected' });
    expect(await add(passkey.create(await options(), { origin: 'https://evil.example' }))).toMatchObject({
      reason: 'rejected',
    });
    expect(await add(passkey.create(await options(), { rpId: 'evil.example' }))).toMatchObject({ reason: 'rejected' });
    expect((await add(first)).ok).toBe(true);
    expect(await add(first)).toEqual({ ok: false, reason: 'expired' });
    expect(await add(passkey.create(await options()))).toEqual({ ok: false, reason: 'known' });
    expect(await add('{}')).toEqual({ ok: false, reason: 'rejected' });
    expect(await add('no JSON')).toEqual({ ok: false, reason: 'rejected' });
  });

  test('that was removed is unknown', async () => {
    const { passkey } = await fixture().addPasskeyTo(fixture().member);
    const [{ id } = { id: '' }] = (await selectSecondFactors(fixture().db, fixture().member.id)).passkeys;
    const other = await aPerson(fixture().db, { email: 'other@mail.example' });
    expect(await removePasskey(fixture().context, { personId: other.id, sessionId: 'x' }, id)).toBe(false);
    expect(await removePasskey(fixture().context, { personId: fixture().member.id, sessionId: 'x' }, id)).toBe(true);
    expect(await fixture().signInWith(passkey)).toMatchObject({ why: 'unknown' });
    expect(await fixture().subjects()).toEqual([
      'Sample: Two-step verification was turned on',
      'Sample: Two-step verification was turned off',
    ]);
  });
});
