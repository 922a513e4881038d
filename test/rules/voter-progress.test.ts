// P520 days in a row, totals and badges of voters: whatever the order in which votes are counted, the result is that of a
// plain count over all of them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BADGES, nextBadge } from '../../src/voters/badges.ts';
import {
  extendProgress,
  NO_PROGRESS,
  recountProgress,
  streakOn,
  type VoterProgress,
  type VotingDay,
} from '../../src/voters/progress.ts';

/** The plain count: looks at each day of the calendar. */
function plainStreaks(days: readonly VotingDay[]): { streak: number; best: number } {
  const voted = new Set(days.map(({ day }) => day));
  const [first, last] = [Math.min(...voted), Math.max(...voted)];
  let [row, best] = [0, 0];
  for (let day = first; day <= last; day += 1) {
    row = voted.has(day) ? row + 1 : 0;
    best = Math.max(best, row);
  }
  return { streak: row, best };
}

const someDays = fc
  .uniqueArray(fc.record({ day: fc.integer({ min: 20_000, max: 20_060 }), votes: fc.integer({ min: 1, max: 30 }) }), {
    selector: ({ day }) => day,
    minLength: 1,
    maxLength: 50,
  })
  .map((days) => [...days].sort((a, b) => a.day - b.day));

describe('P520 progress', () => {
  test('is the same as a plain count, day by day or at once', () => {
    fc.assert(
      fc.property(someDays, fc.nat({ max: 120 }), (days, listings) => {
        const { streak, best } = plainStreaks(days);
        let progress: VoterProgress = NO_PROGRESS;
        for (const [place, day] of days.entries())
          progress = extendProgress(progress, [day], place === 0 ? listings : 0);
        expect(progress).toMatchObject({ streak, bestStreak: best, listings, lastDay: days.at(-1)?.day });
        expect(progress.votes).toBe(days.reduce((sum, { votes }) => sum + votes, 0));
        const known = new Map(progress.badges);
        expect(recountProgress(days, listings, known)).toEqual(progress);
        const reached = { streak: best, votes: progress.votes, listings };
        expect([...progress.badges.keys()].sort()).toEqual(
          BADGES.filter(({ kind, goal }) => reached[kind] >= goal)
            .map(({ id }) => id)
            .sort(),
        );
      }),
    );
  });

  test('several votes of one day are one day, also when they are counted at different times', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const halves = days.flatMap(({ day, votes }) => [
          { day, votes },
          { day, votes: 1 },
        ]);
        const once = extendProgress(NO_PROGRESS, days, 0);
        const twice = extendProgress(NO_PROGRESS, halves, 0);
        expect(twice).toMatchObject({ streak: once.streak, bestStreak: once.bestStreak, lastDay: once.lastDay });
        expect(twice.votes).toBe(once.votes + days.length);
      }),
    );
  });

  test('a badge has the day on which its number was reached, and keeps it after the streak', () => {
    const week = Array.from({ length: 8 }, (_, place) => ({ day: 100 + place, votes: 2 }));
    const progress = extendProgress(NO_PROGRESS, [...week, { day: 200, votes: 1 }], 5);
    expect([...progress.badges]).toEqual([
      ['streak-3', 102],
      ['votes-10', 104],
      ['streak-7', 106],
      ['listings-5', 200],
    ]);
    expect(streakOn(200, progress)).toEqual({ days: 1, best: 8, hasVotedToday: true });
  });

  test('a recount takes away what was earned by votes that are gone, and nothing else', () => {
    const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, votes: 1 }));
    const { badges } = extendProgress(NO_PROGRESS, days, 1);
    expect([...badges.keys()]).toEqual(['streak-3', 'streak-7']);
    const left = recountProgress(
      days.filter(({ day }) => day !== 4),
      1,
      badges,
    );
    expect([...left.badges]).toEqual([['streak-3', 3]]);
    expect(left).toMatchObject({ streak: 3, bestStreak: 3, votes: 6 });
  });
});

describe('P520 a streak', () => {
  const progress = extendProgress(
    NO_PROGRESS,
    [8, 9, 10].map((day) => ({ day, votes: 1 })),
    1,
  );

  test('counts on the day itself and the day after, and is over then', () => {
    expect(streakOn(10, progress)).toEqual({ days: 3, best: 3, hasVotedToday: true });
    expect(streakOn(11, progress)).toEqual({ days: 3, best: 3, hasVotedToday: false });
    expect(streakOn(12, progress)).toEqual({ days: 0, best: 3, hasVotedToday: false });
    expect(streakOn(12, NO_PROGRESS)).toEqual({ days: 0, best: 0, hasVotedToday: false });
  });

  test('leads to the next badge until all are earned', () => {
    expect(nextBadge('streak', 3)).toMatchObject({ goal: 7, tier: 2 });
    expect(nextBadge('streak', 365)).toBeUndefined();
  });
});
