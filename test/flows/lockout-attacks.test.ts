// An attacker who tries to guess a password from many networks, or to lock other people out (decisions P113 to P115).

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requestSignUp } from '../../src/access/email-sign-up.ts';
import { admitSecondStep } from '../../src/access/second-step-limits.ts';
import { requestPasswordReset } from '../../src/access/visitor-sign-in.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { openSignInVisits } from '../support/visits.ts';

const PASSWORD = 'correct horse';
const [OWNER, NEIGHBOR, NOBODY] = ['owner@mail.example', 'neighbor@mail.example', 'nobody@mail.example'];
let fixture: AccountFixture;
let visits: ReturnType<typeof openSignInVisits>;
let ownerId: string;
beforeEach(async () => {
  fixture = await openAccountFixture();
  visits = openSignInVisits(fixture);
  ownerId = (await aPerson(fixture.db, { email: OWNER, password: PASSWORD })).id;
});
afterEach(() => fixture.close());

/** How many passwords were checked. They are not hashed here: only the limits are tested. */
async function guesses(email: string, network: string, attempts: number): Promise<number> {
  let checked = 0;
  for (let i = 0; i < attempts; i += 1)
    if ((await visits.limits.admit(email, { network, device: null })).ok) checked += 1;
  return checked;
}

describe('P113 guessing from many networks', () => {
  test('is slowed to three guesses per network, and the owner signs in on old and new devices throughout', async () => {
    const devices = await visits.deviceAt('home', OWNER, PASSWORD);
    const checked: number[] = [];
    for (let bot = 0; bot < 40; bot += 1) checked.push(await guesses(OWNER, `bot ${bot}`, 6));
    expect(checked.slice(0, 16)).toEqual(Array.from({ length: 16 }, () => 6));
    expect(checked.slice(17)).toEqual(Array.from({ length: 23 }, () => 3));
    for (const [network, known] of [
      ['home', devices],
      ['bot 0', devices],
      ['a hotel', ''],
      ['a phone', ''],
    ] as const)
      expect([network, await visits.signIn(OWNER, PASSWORD, { network, devices: known })]).toEqual([network, 'ok']);
    // Two typing errors on a new device are no lockout either.
    for (const password of ['correct hrose', 'corect horse'])
      expect(await visits.signIn(OWNER, password, { network: 'a train' })).toBe('wrong_credentials');
    expect(await visits.signIn(OWNER, PASSWORD, { network: 'a train' })).toBe('ok');
  });

  test('changes nothing for other accounts', async () => {
    await aPerson(fixture.db, { email: NEIGHBOR, password: PASSWORD });
    for (let bot = 0; bot < 40; bot += 1) await guesses(OWNER, `bot ${bot}`, 6);
    expect(await guesses(NEIGHBOR, 'a hotel', 25)).toBe(20);
    expect(await visits.signIn(NEIGHBOR, PASSWORD, { network: 'bot 3' })).toBe('ok');
  });
});

describe('P113 an attempt that is refused without checking anything', () => {
  test('does not count against other people of the same network', async () => {
    await aPerson(fixture.db, { email: NEIGHBOR, password: PASSWORD });
    expect(await guesses(OWNER, 'a school', 200)).toBe(20);
    expect(await visits.signIn(NEIGHBOR, 'mistyped', { network: 'a school' })).toBe('wrong_credentials');
    expect(await visits.signIn(NEIGHBOR, PASSWORD, { network: 'a school' })).toBe('ok');
  });

  test('does not count against the account in other networks', async () => {
    for (let bot = 0; bot < 4; bot += 1) expect(await guesses(OWNER, `bot ${bot}`, 30)).toBe(20);
    // 80 were checked: not yet an attack.
    expect(await guesses(OWNER, 'a hotel', 20)).toBe(20);
  });

  test('of a reset does not count against other people of the same network', async () => {
    const ask = (email: string) => visits.limits.admitReset(email, { network: 'a school', device: null });
    for (let i = 0; i < 50; i += 1) await ask(OWNER);
    expect(await ask(OWNER)).toMatchObject({ ok: false, reason: 'mailed' });
    expect(await ask(NEIGHBOR)).toEqual({ ok: true });
  });

  test('P404 of a second step does not count against other people of the same network', async () => {
    const attempt = (personId: string) =>
      admitSecondStep(fixture.db, personId, { network: 'a school', device: null, kind: 'app' });
    for (let i = 0; i < 50; i += 1) await attempt(ownerId);
    expect(await attempt(ownerId)).toMatchObject({ ok: false, reason: 'network' });
    expect(await attempt('usr_neighbor')).toMatchObject({ ok: true });
  });
});

describe('P115 how long a response takes does not reveal who has an account', () => {
  /**
   * Processor time in ms, of all threads; the least of five, because other work on the machine only adds to it. Hashing
   * a password takes most of it.
   */
  async function workOf(act: (run: number) => Promise<unknown>): Promise<number> {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const before = process.cpuUsage();
      await act(run);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    return Math.min(...times);
  }
  const expectSame = (known: number, unknown: number) => {
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  };

  test('signing up and signing in hash a password for every address', async () => {
    const signUp = (email: string) =>
      workOf((run) =>
        requestSignUp(fixture.context, {
          email,
          name: 'Newcomer',
          password: 'tea under mango',
          network: `network ${run}`,
          next: '/',
          t: ENGLISH,
        }),
      );
    const signIn = (email: string) =>
      workOf((run) => visits.signIn(email, 'wrong horse', { network: `network ${run}` }));
    await signUp('warm-up@mail.example');
    const hashing = await signUp(OWNER);
    expectSame(hashing, await signUp(NOBODY));
    const unknown = await signIn(NOBODY);
    expectSame(await signIn(OWNER), unknown);
    // Neither is answered without hashing.
    expect(unknown).toBeGreaterThan(hashing / 3);
  });

  test('a reset is answered the same and counts the same for every address', async () => {
    const request = async (email: string) => {
      const visitor = { network: `of ${email}`, devices: '' };
      const answers: unknown[] = [];
      for (let i = 0; i < 6; i += 1) answers.push(await requestPasswordReset(fixture.context, email, visitor));
      return answers.map((answer) => JSON.stringify(answer).replace(/\d+/, '…'));
    };
    const known = await request(OWNER);
    expect(known).toHaveLength(6);
    expect(known.at(-1)).toContain('mailed');
    expect(await request(NOBODY)).toEqual(known);
    await expect.poll(() => fixture.db.selectFrom('letter').select('id').execute()).toHaveLength(5);
  });
});
