// V5: a solved challenge is valid for its voter and its listing, for ten minutes, and cannot be forged.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { afterEach, expect, test } from 'vitest';
import { shiftClock } from '../../src/core/clock.ts';
import { createVoteChallenge } from '../../src/votes/vote-challenge.ts';

const DIFFICULTY = { cost: 10, minGuesses: 5, maxGuesses: 20 };
const voter = { listingId: 'lst_1', personId: 'usr_1' };
const challenges = createVoteChallenge(Buffer.alloc(32, 1), DIFFICULTY);

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solved(from = challenges) {
  const challenge = (await from.create(voter)) as Challenge;
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

afterEach(() => shiftClock(0));

test('V5 a solved challenge is valid for its voter and listing, and for no other', async () => {
  const payload = encode(await solved());
  expect(await challenges.verify(payload, voter)).toBe(true);
  expect(await challenges.verify(payload, { ...voter, listingId: 'lst_2' })).toBe(false);
  expect(await challenges.verify(payload, { ...voter, personId: 'usr_2' })).toBe(false);
});

test('V5 it expires after ten minutes', async () => {
  const payload = encode(await solved());
  shiftClock(9 * 60_000);
  expect(await challenges.verify(payload, voter)).toBe(true);
  shiftClock(10 * 60_000 + 1_000);
  expect(await challenges.verify(payload, voter)).toBe(false);
});

test('V5 a forged, altered or foreign one is invalid, and no input throws', async () => {
  const { challenge, solution } = await solved();
  const parameters = { ...challenge.parameters, data: { ...voter, personId: 'usr_2' } };
  expect(
    await challenges.verify(encode({ challenge: { ...challenge, parameters }, solution }), {
      ...voter,
      personId: 'usr_2',
    }),
  ).toBe(false);
  expect(await challenges.verify(encode({ challenge, solution: { ...solution, derivedKey: '00' } }), voter)).toBe(
    false,
  );
  const foreign = encode(await solved(createVoteChallenge(Buffer.alloc(32, 2), DIFFICULTY)));
  expect(await challenges.verify(foreign, voter)).toBe(false);
  for (const nonsense of ['', 'x', encode(null), encode([]), encode({ challenge: {} }), 'A'.repeat(20_000)]) {
    expect(await challenges.verify(nonsense, voter)).toBe(false);
  }
});
