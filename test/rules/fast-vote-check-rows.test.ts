// Reading the lists that a batch of vote checks returns (votes/fast-vote-check-rows).
import { expect, test } from 'vitest';
import { readLists } from '../../src/votes/fast-vote-check-rows.ts';

test('no check was allowed: no rows', () => {
  expect(readLists({ counts: null, found: null })).toEqual([]);
});

test('checks of one listing are counted in their order, up to the number after the batch', () => {
  const rows = readLists({ counts: 'lst_b 7 1.5,lst_a 3 60', found: '2 lst_a t,0 lst_a f,1 lst_b f' });
  expect(rows.map(({ place, used, resetSeconds, useIsOld }) => [place, used, resetSeconds, useIsOld])).toEqual([
    [2, 3, 60, true],
    [1, 7, 1.5, false],
    [0, 2, 60, false],
  ]);
});

test('of several votes for a check, the newest one, to the millisecond; it counts as one use', () => {
  const found = '0 lst_a f 1700000000.5 1700043200.5,0 lst_a f 1700000001.123999 1700043201.123999,1 lst_a f';
  const [second, first] = readLists({ counts: 'lst_a 2 60', found });
  expect(first).toMatchObject({
    used: 1,
    votedAt: new Date('2023-11-14T22:13:21.123Z'),
    nextVoteAt: new Date('2023-11-15T10:13:21.123Z'),
  });
  expect(second).toMatchObject({ used: 2, votedAt: null, nextVoteAt: null });
});
