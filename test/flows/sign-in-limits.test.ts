// Guessing passwords is slow, and nobody can lock out the owner that way.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resetPassword, sendResetLink } from '../../src/access/passwords.ts';
import type { Person } from '../../src/access/person.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { deviceIn, openSignInVisits } from '../support/visits.ts';

const PASSWORD = 'correct horse';
const EMAIL = 'owner@mail.example';
let fixture: AccountFixture;
let visits: ReturnType<typeof openSignInVisits>;
let owner: Person;
beforeEach(async () => {
  fixture = await openAccountFixture();
  visits = openSignInVisits(fixture);
  owner = await aPerson(fixture.db, { email: EMAIL, password: PASSWORD });
});
afterEach(() => fixture.close());

/** Without hashing a password each time: only the limits are tested. */
const limited = async (email: string, network: string, device: string | null = null) =>
  !(await visits.limits.admit(email, { network, device })).ok;
async function attack(email: string, network: string, times: number) {
  for (let i = 0; i < times; i += 1) await limited(email, network);
}
async function attackFromMany(email: string, networks: number) {
  for (let i = 0; i < networks; i += 1) await attack(email, `botnet ${i}`, 10);
}

describe('P113 wrong passwords', () => {
  test('from one network do not lock the owner out of another', async () => {
    await attack(EMAIL, 'a stranger’s', 60);
    expect(await visits.signIn(EMAIL, PASSWORD, { network: 'a stranger’s' })).toBe('limited');
    expect(await visits.signIn(EMAIL, PASSWORD, { network: 'home' })).toBe('ok');
  });

  test('are limited to twenty per account and thirty for all accounts from one network in ten minutes', async () => {
    await attack(EMAIL, 'one', 19);
    expect(await limited(EMAIL, 'one')).toBe(false);
    expect(await limited(` ${EMAIL.toUpperCase()}`, 'one')).toBe(true);
    for (let i = 0; i < 10; i += 1) expect(await limited(`person${i}@mail.example`, 'one')).toBe(false);
    expect(await limited('another@mail.example', 'one')).toBe(true);
    expect(await limited('another@mail.example', 'two')).toBe(false);
    await fixture.clock.advance('10m');
    expect(await limited(EMAIL, 'one')).toBe(false);
  });

  test('count only when they are wrong, so many people in one network can sign in', async () => {
    for (let i = 0; i < 40; i += 1) {
      const admitted = await visits.limits.admit(EMAIL, { network: 'a school', device: null });
      expect(admitted.ok).toBe(true);
      if (admitted.ok) await admitted.succeeded();
    }
    expect(await visits.signIn(EMAIL, PASSWORD, { network: 'a school' })).toBe('ok');
    expect(await fixture.db.selectFrom('spending').selectAll().execute()).toEqual([]);
  });

  test('from very many networks are slowed, and the owner can still sign in from a new one', async () => {
    await attackFromMany(EMAIL, 10);
    const tries = await Promise.all(Array.from({ length: 10 }, () => limited(EMAIL, 'botnet next')));
    expect(tries.filter((isLimited) => !isLimited)).toHaveLength(3);
    expect(await visits.signIn(EMAIL, 'mistyped', { network: 'a hotel' })).toBe('wrong_credentials');
    expect(await visits.signIn(EMAIL, PASSWORD, { network: 'a hotel' })).toBe('ok');
    await fixture.clock.advance('1h');
    for (let i = 0; i < 10; i += 1) expect(await limited(EMAIL, 'botnet later')).toBe(false);
  });

  test('for an unknown address get the same response and the same limits', async () => {
    const attempt = async (email: string) => {
      const said: string[] = [];
      await attackFromMany(email, 10);
      for (let i = 0; i < 5; i += 1) said.push(await visits.signIn(email, 'wrong horse', { network: 'n' }));
      await fixture.clock.advance('2h');
      return said;
    };
    const known = await attempt(EMAIL);
    expect(known).toEqual(['wrong_credentials', 'wrong_credentials', 'wrong_credentials', 'limited', 'limited']);
    expect(await attempt('nobody@mail.example')).toEqual(known);
  });

  test('are cleared in every network when the password is reset', async () => {
    await attackFromMany(EMAIL, 10);
    await attack(EMAIL, 'home', 20);
    expect(await limited(EMAIL, 'home')).toBe(true);
    await sendResetLink(fixture.context, EMAIL);
    const saved = await resetPassword(fixture.context, await fixture.tokenTo(EMAIL, /new password/), 'battery staple');
    expect(saved).toMatchObject({ ok: true });
    for (let i = 0; i < 5; i += 1) expect(await limited(EMAIL, 'home')).toBe(false);
    expect(await visits.signIn(EMAIL, 'battery staple', { network: 'home' })).toBe('ok');
  });
});

describe('P114 a known device', () => {
  test('can sign in while its network and the account are under attack', async () => {
    const devices = await visits.deviceAt('home', EMAIL, PASSWORD);
    expect(devices).toMatch(/^[0-9a-z]{20}\.\d+\.[\w-]{43}$/);
    await attackFromMany(EMAIL, 10);
    await attack(EMAIL, 'home', 40);
    expect(await visits.signIn(EMAIL, PASSWORD, { network: 'home' })).toBe('limited');
    expect(await visits.signIn(EMAIL, PASSWORD, { network: 'home', devices })).toBe('ok');
  });

  test('is valid only for its own account, and not with a modified cookie', async () => {
    const other = await aPerson(fixture.db, { email: 'other@mail.example', password: PASSWORD });
    const devices = await visits.deviceAt('home', EMAIL, PASSWORD);
    const { recognize } = visits.devices;
    expect(await recognize(EMAIL, devices)).toBe(devices.slice(0, 20));
    expect(await recognize(other.email, devices)).toBeNull();
    expect(await recognize('nobody@mail.example', devices)).toBeNull();
    const forged = [
      `${devices.startsWith('x') ? 'y' : 'x'}${devices.slice(1)}`,
      devices.replace(/\.\d+\./, '.1999999999.'),
      '~~~',
      'x'.repeat(5000),
      '',
    ];
    for (const cookie of forged) expect(await recognize(EMAIL, cookie)).toBeNull();
  });

  test('can be one of several accounts, and keeps its ID', async () => {
    const other = await aPerson(fixture.db, { email: 'other@mail.example', password: PASSWORD });
    const first = await visits.deviceAt('home', EMAIL, PASSWORD);
    const both = await visits.deviceAt('home', other.email, PASSWORD, first);
    const again = await visits.deviceAt('home', EMAIL, PASSWORD, both);
    expect(again.split('~')).toHaveLength(2);
    expect(await visits.devices.recognize(EMAIL, again)).toBe(first.slice(0, 20));
    expect(await visits.devices.recognize(other.email, again)).not.toBeNull();
  });

  test('expires with the password, and after a year', async () => {
    const devices = await visits.deviceAt('home', EMAIL, PASSWORD);
    await fixture.clock.advance('364d');
    expect(await visits.devices.recognize(EMAIL, devices)).not.toBeNull();
    await fixture.clock.advance('2d');
    expect(await visits.devices.recognize(EMAIL, devices)).toBeNull();
    const fresh = await visits.deviceAt('home', EMAIL, PASSWORD);
    await sendResetLink(fixture.context, EMAIL);
    await resetPassword(fixture.context, await fixture.tokenTo(EMAIL, /new password/), 'battery staple');
    expect(await visits.devices.recognize(EMAIL, fresh)).toBeNull();
    const given = await visits.devices.remember(owner.id, fresh);
    expect(await visits.devices.recognize(EMAIL, deviceIn([given ?? '']))).not.toBeNull();
  });

  test('that was stolen cannot guess without limit, and does not use up the owner’s attempts elsewhere', async () => {
    const devices = await visits.deviceAt('home', EMAIL, PASSWORD);
    const device = devices.slice(0, 20);
    let guesses = 0;
    while (!(await limited(EMAIL, 'thief', device)) && guesses < 200) guesses += 1;
    expect(guesses).toBe(50 + 20);
    expect(await visits.signIn(EMAIL, PASSWORD, { network: 'home', devices })).toBe('ok');
  });

  test('has a cookie that is HttpOnly and SameSite', async () => {
    const cookie = await visits.devices.remember(owner.id, '');
    expect(cookie).toMatch(/^(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)(?=.*; Max-Age=31536000)/);
    expect(cookie).not.toContain(owner.id);
  });
});

describe('P113 password reset emails', () => {
  const ask = (network: string, device: string | null = null, email = EMAIL) =>
    visits.limits.admitReset(email, { network, device });

  test('are limited to five an hour per address; an earlier link still works', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect(await ask('a stranger’s')).toEqual({ ok: true });
      await sendResetLink(fixture.context, EMAIL);
      await fixture.clock.advance('11m');
    }
    expect(await ask('home')).toMatchObject({ ok: false, reason: 'mailed' });
    const token = await fixture.tokenTo(EMAIL, /new password/);
    expect(await resetPassword(fixture.context, token, 'battery staple')).toMatchObject({ ok: true });
    await visits.limits.clear(EMAIL);
    expect(await ask('home')).toEqual({ ok: true });
  });

  test('reach the owner’s known device, whatever others requested', async () => {
    for (let i = 0; i < 20; i += 1) await ask('home', null, `person${i}@mail.example`);
    expect(await ask('home')).toMatchObject({ ok: false, reason: 'network' });
    expect(await ask('home', 'device')).toEqual({ ok: true });
  });

  test('to unknown addresses are limited the same', async () => {
    const said = async (email: string) =>
      Promise.all([1, 2, 3, 4, 5, 6].map(async () => (await ask(`of ${email}`, null, email)).ok));
    expect((await said('nobody@mail.example')).toSorted()).toEqual((await said(EMAIL)).toSorted());
  });
});

describe('P117 the log', () => {
  test('records failed and blocked sign-ins by hashes of network and account, the same for unknown addresses', async () => {
    await visits.signIn(EMAIL, 'wrong horse', { network: 'hash-of-a-network' });
    await visits.signIn(EMAIL.toUpperCase(), 'wrong horse', { network: 'other' });
    await visits.signIn('nobody@mail.example', 'wrong horse', { network: 'other' });
    await attack(EMAIL, 'hash-of-a-network', 40);
    await visits.signIn(EMAIL, PASSWORD, { network: 'hash-of-a-network' });
    const account = visits.limits.hashEmail(EMAIL);
    const nobody = visits.limits.hashEmail('nobody@mail.example');
    expect(visits.lines).toMatchObject([
      { level: 40, event: 'sign_in_failed', network: 'hash-of-a-network', account },
      { level: 40, event: 'sign_in_failed', network: 'other', account },
      { level: 40, event: 'sign_in_failed', network: 'other', account: nobody },
      { level: 40, event: 'sign_in_refused', network: 'hash-of-a-network', account },
    ]);
    expect(new Set(visits.lines.map((line) => Object.keys(line).join())).size).toBe(1);
    expect(JSON.stringify(visits.lines)).not.toMatch(/owner|nobody|mail\.example/);
  });
});
