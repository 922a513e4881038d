// P455: how much work the challenge before a vote takes, by what is known of the network and the voter.
import { expect, test } from 'vitest';
import { atLeast, type ChallengeFacts, challengeLevel } from '../../src/votes/challenge-level.ts';

const NEW_VOTER: ChallengeFacts = { votes: 0, failures: 0, challenges: 1, isRegular: false, isKnownDevice: false };
const level = (facts: Partial<ChallengeFacts>) => challengeLevel({ ...NEW_VOTER, ...facts });

test('P455 a quiet network has the usual challenge, and the voters we know an easy one', () => {
  expect(level({})).toBe('usual');
  expect(level({ isRegular: true })).toBe('easy');
  expect(level({ isRegular: true, isKnownDevice: true })).toBe('easy');
});

test('P455 a browser that is known from signing up only changes nothing', () => {
  expect(level({ isKnownDevice: true })).toBe('usual');
  expect(level({ isKnownDevice: true, votes: 40 })).toBe('hardest');
});

test.each([
  [{ votes: 9 }, 'usual'],
  [{ votes: 10 }, 'hard'],
  [{ votes: 29 }, 'hard'],
  [{ votes: 30 }, 'hardest'],
  [{ votes: 1_000_000 }, 'hardest'],
  [{ failures: 3 }, 'usual'],
  [{ failures: 4 }, 'hard'],
  [{ failures: 10 }, 'hardest'],
  [{ challenges: 39 }, 'usual'],
  [{ challenges: 40 }, 'hard'],
  [{ votes: 4, failures: 1, challenges: 12 }, 'hard'],
] as const)('P455 in the last hour, %j lead to a challenge that is %s', (facts, expected) => {
  expect(level(facts)).toBe(expected);
});

test('P455 in a busy network, a regular voter has less work, on a known device much less', () => {
  expect(level({ votes: 60, isRegular: true })).toBe('hard');
  expect(level({ votes: 60, isRegular: true, isKnownDevice: true })).toBe('usual');
  expect(level({ votes: 15, isRegular: true, isKnownDevice: true })).toBe('easy');
});

test('P458 a challenge in place of a captcha has a level of its own, unless the network requires more', () => {
  expect(atLeast('easy', 'hard')).toBe('hard');
  expect(atLeast('hardest', 'hard')).toBe('hardest');
});
