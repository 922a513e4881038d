// Which votes look like those of fake voters (decision P416): marks, and the points for what is not usual.
import { describe, expect, test } from 'vitest';
import { markVotes, type ScannedVote, shapeOf } from '../../src/integrity/marks.ts';
import { isFlagged, scoreVotes, type UsualVotes, usualShares } from '../../src/integrity/score.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = 100 * DAY_MS;
const NONE = { votes: 0, fresh: 0, dormant: 0, single: 0, shared: 0, named: 0 };
const USUAL: UsualVotes = { perDay: 20, shares: usualShares(NONE, NONE) };

let made = 0;
/** An honest regular, unless the test says otherwise. */
function vote(given: Partial<ScannedVote> = {}): ScannedVote {
  made += 1;
  return {
    eventId: `e${made}`,
    votedAtMs: NOW - 10 * 60_000,
    accountCreatedAtMs: NOW - 300 * DAY_MS,
    hasVotedBefore: true,
    hasVotedElsewhere: true,
    network: `n${made}`,
    range: `r${made}`,
    names: [`Name${'abcdefghij'.charAt(made % 10)}`],
    ...given,
  };
}

const votes = (count: number, give: (place: number) => Partial<ScannedVote> = () => ({})) =>
  Array.from({ length: count }, (_, place) => vote(give(place)));
const FIRST = { hasVotedBefore: false, hasVotedElsewhere: false };
const FRESH = { ...FIRST, accountCreatedAtMs: NOW - HOUR_MS };
const score = (all: readonly ScannedVote[], usual = USUAL) => scoreVotes(markVotes(all), usual, NOW);

describe('P416 marks', () => {
  const marksOf = (given: Partial<ScannedVote>) => [...(markVotes([vote(given)])[0]?.marks ?? [])];

  test('tell first votes of new accounts from those of old ones, and both from other votes', () => {
    expect(marksOf(FRESH)).toEqual(['single', 'fresh']);
    expect(marksOf(FIRST)).toEqual(['single', 'dormant']);
    expect(marksOf({ ...FRESH, hasVotedElsewhere: true })).toEqual([]);
    expect(marksOf({ ...FIRST, hasVotedBefore: true })).toEqual([]);
    expect(marksOf({ ...FIRST, accountCreatedAtMs: null })).toEqual([]);
  });

  test('find networks and ranges that several votes share, but no family', () => {
    const shared = (network: string, count: number) => votes(count, () => ({ network, range: 'r' }));
    expect(markVotes(shared('home', 2)).filter(({ group }) => group)).toHaveLength(0);
    expect(markVotes(shared('net', 3)).filter(({ group }) => group === 'net')).toHaveLength(3);
    const ofRange = votes(6, (place) => ({ network: `n${place}`, range: 'same' }));
    expect(markVotes(ofRange).filter(({ group }) => group === 'same')).toHaveLength(6);
    expect(markVotes(votes(5, () => ({ network: null, range: null }))).filter(({ group }) => group)).toHaveLength(0);
  });

  test('P443 find ranges of accounts without a past, and no campus or carrier', () => {
    const others = votes(40);
    const range = (past: number) =>
      votes(20, (place) => ({ ...(place < past ? {} : FIRST), network: `n${place}`, range: 'same' }));
    const shared = (past: number) => markVotes([...others, ...range(past)]).filter(({ group }) => group).length;
    expect(shared(0)).toBe(20);
    expect(shared(3)).toBe(20);
    expect(shared(4)).toBe(0);
    expect(shared(20)).toBe(0);
    // A listing whose votes come from one range mostly.
    expect(markVotes([...votes(15), ...range(20)]).filter(({ group }) => group)).toHaveLength(20);
  });

  test('find names that follow each other, also in other scripts, and not the same name twice', () => {
    const named = (names: readonly string[]) => markVotes(names.map((name) => vote({ names: [name] })));
    const sequenced = (names: readonly string[]) => named(names).filter(({ sequence }) => sequence).length;
    expect(sequenced(['bot1', 'Bot2', 'BOT3', 'bot5', 'bot6', 'bot8'])).toBe(6);
    expect(sequenced(['бот1', 'бот2', 'бот3', 'бот4', 'бот5', 'бот6'])).toBe(6);
    expect(sequenced(['alex1', 'alex1', 'alex1', 'alex1', 'alex1', 'alex1'])).toBe(0);
    expect(sequenced(['alex17', 'alex1999', 'alex88', 'alex420', 'alex2007', 'alex7'])).toBe(0);
    expect(shapeOf('12345')).toBeNull();
    expect(shapeOf('Steve')).toBeNull();
  });
});

describe('P416 the score', () => {
  test('flags 60 first votes of new accounts, of old ones, from one range, and with names in sequence', () => {
    const attacks = [
      votes(60, () => FRESH),
      votes(60, () => FIRST),
      votes(60, (place) => ({ network: `n${place}`, range: 'same' })),
      votes(60, (place) => ({ names: [`bot${place}`] })),
      votes(60, (place) => (place % 2 ? FRESH : FIRST)),
    ];
    for (const attack of attacks) {
      const found = score([...votes(5), ...attack]);
      expect([found.score >= 60, found.suspicious.length, isFlagged(found, false)]).toEqual([true, 60, true]);
    }
  });

  test('does not flag a large audience, few votes, or what is usual for the listing', () => {
    const audience = [...votes(60), ...votes(120, () => FRESH), ...votes(40, () => ({ hasVotedBefore: false }))];
    expect(isFlagged(score(audience), false)).toBe(false);
    expect(isFlagged(score(votes(19, () => FRESH)), false)).toBe(false);
    const campus = votes(60, (place) => ({ network: `n${place}`, range: 'campus' }));
    const used = usualShares({ ...NONE, votes: 500, shared: 300 }, NONE);
    expect(isFlagged(score([...votes(40), ...campus], { perDay: 80, shares: used }), false)).toBe(false);
  });

  test('gives no points for a burst to a listing without a history', () => {
    const burst = votes(200);
    expect(score(burst).burstPoints).toBe(15);
    expect(score(burst, { ...USUAL, perDay: 0 }).burstPoints).toBe(0);
  });

  test('is never below 0 or above 100', () => {
    expect(score([]).score).toBe(0);
    const all = votes(300, (place) => ({ ...FRESH, network: 'n', range: 'r', names: [`bot${place}`] }));
    expect(score(all).score).toBe(100);
  });
});
