// Memoization: repeated calls with the same text run once; texts that are too long are not kept.
import { expect, test, vi } from 'vitest';
import { memoize } from '../../src/core/memoize.ts';

test.each([
  [4_096, 1],
  [4_097, 2],
])('a text of %i characters passed twice is computed %i times', (length, times) => {
  const ask = vi.fn((text: string) => text.length);
  const knows = memoize(ask);
  const text = 'x'.repeat(length);
  expect([knows(text), knows(text)]).toEqual([length, length]);
  expect(ask).toHaveBeenCalledTimes(times);
});
