// V5: a solved challenge is valid for its voter and its listing, for ten minutes, and cannot be forged.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { afterEach, expect, test } from 'vitest';
import { shiftClock } from '../../src/core/clock.ts';
import { CHALLENGE_LEVELS } from '../../src/votes/challenge-level.ts';
import { type ChallengeTerms, createVoteChallenge, type IssuedChallenge } from '../../src/votes/vote-challenge.ts';

const DIFFICULTY = { cost: 10, levels: [{ name: 'usual', minGuesses: 5, maxGuesses: 20 }] } as const;
const TERMS = { level: 'usual', replacesCaptcha: false } as const;
const VALID = { ok: true, replacedCaptcha: false };
const WRONG = { ok: false, reason: 'wrong' };
const voter = { listingId: 'lst_1', personId: 'usr_1' };
const challenges = createVoteChallenge(Buffer.alloc(32, 1), DIFFICULTY);

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solved(from = challenges, terms: ChallengeTerms = TERMS) {
  const { work: _, ...challenge } = (await from.create(voter, terms)) as IssuedChallenge & Challenge;
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

afterEach(() => shiftClock(0));

test('V5 a solved challenge is valid for its voter and listing, and for no other', async () => {
  const payload = encode(await solved());
  expect(await challenges.verify(payload, voter)).toEqual(VALID);
  expect(await challenges.verify(payload, { ...voter, listingId: 'lst_2' })).toEqual(WRONG);
  expect(await challenges.verify(payload, { ...voter, personId: 'usr_2' })).toEqual(WRONG);
});

test('V5 it expires after ten minutes', async () => {
  const payload = encode(await solved());
  shiftClock(9 * 60_000);
  expect(await challenges.verify(payload, voter)).toEqual(VALID);
  shiftClock(10 * 60_000 + 1_000);
  expect(await challenges.verify(payload, voter)).toEqual({ ok: false, reason: 'expired' });
});

test('V5 a forged, altered or foreign one is invalid, and no input throws', async () => {
  const { challenge, solution } = await solved();
  const parameters = { ...challenge.parameters, data: { ...voter, personId: 'usr_2' } };
  const [other, changed] = [
    { ...voter, personId: 'usr_2' },
    { ...solution, derivedKey: '00' },
  ];
  for (const [payload, subject] of [
    [{ challenge: { ...challenge, parameters }, solution }, other],
    [{ challenge, solution: changed }, voter],
    [await solved(createVoteChallenge(Buffer.alloc(32, 2), DIFFICULTY)), voter],
  ] as const)
    expect(await challenges.verify(encode(payload), subject)).toEqual(WRONG);
  for (const nonsense of ['x', encode(null), encode([]), encode({ challenge: {} }), 'A'.repeat(20_000)])
    expect(await challenges.verify(nonsense, voter)).toEqual(WRONG);
  expect(await challenges.verify('', voter)).toEqual({ ok: false, reason: 'missing' });
});

test('P458 that a challenge replaces a captcha is signed, and cannot be added by the browser', async () => {
  const replacing = await solved(challenges, { level: 'usual', replacesCaptcha: true });
  expect(await challenges.verify(encode(replacing), voter)).toEqual({ ok: true, replacedCaptcha: true });
  const { challenge, solution } = await solved();
  const parameters = { ...challenge.parameters, data: { ...voter, replacesCaptcha: true } };
  expect(await challenges.verify(encode({ challenge: { ...challenge, parameters }, solution }), voter)).toEqual(WRONG);
});

test('P455 the level decides how many guesses are needed, and is within its bounds', async () => {
  const levels = CHALLENGE_LEVELS.map(({ name, minGuesses, maxGuesses }) => ({
    name,
    minGuesses: minGuesses / 50,
    maxGuesses: maxGuesses / 50,
  }));
  const from = createVoteChallenge(Buffer.alloc(32, 1), { cost: 1, levels });
  for (const { name: level, minGuesses, maxGuesses } of levels) {
    const { solution } = await solved(from, { level, replacesCaptcha: false });
    expect(solution?.counter).toBeGreaterThanOrEqual(minGuesses);
    expect(solution?.counter).toBeLessThanOrEqual(maxGuesses);
  }
});
