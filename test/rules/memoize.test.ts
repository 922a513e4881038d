// What is asked with the same text is answered once; what is too long to be asked again is not kept.
import { expect, test, vi } from 'vitest';
import { memoize } from '../../src/core/memoize.ts';

test.each([
  [4_096, 1],
  [4_097, 2],
])('of a text of %i characters asked twice it is asked %i times', (length, times) => {
  const ask = vi.fn((text: string) => text.length);
  const knows = memoize(ask);
  const text = 'x'.repeat(length);
  expect([knows(text), knows(text)]).toEqual([length, length]);
  expect(ask).toHaveBeenCalledTimes(times);
});
