// The stale-while-revalidate cache (decision P28): who waits, who gets a stale value, and what a failure does.
import { afterEach, expect, test, vi } from 'vitest';
import { staleWhileRevalidate } from '../../src/core/stale-while-revalidate.ts';

afterEach(() => void vi.restoreAllMocks());

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function moveClock(): (ms: number) => void {
  let atMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => atMs);
  return (ms) => {
    atMs += ms;
  };
}

test('P28 the first callers share one computation, and its value is kept', async () => {
  const find = vi.fn(async () => 'answer');
  const ask = staleWhileRevalidate(1_000, find);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answer', 'answer', 'answer']);
  expect(await ask()).toBe('answer');
  expect(find).toHaveBeenCalledTimes(1);
});

test('P28 a stale value is returned at once and refreshed in the background', async () => {
  const advance = moveClock();
  let number = 0;
  const ask = staleWhileRevalidate(1_000, async () => ++number);
  expect(await ask()).toBe(1);
  advance(999);
  expect(await ask()).toBe(1);
  await settle();
  expect(number).toBe(1);
  advance(1);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  await settle();
  expect(number).toBe(2);
  expect(await ask()).toBe(2);
});

test('P28 a failure keeps the stale value; without one it is reported, and retried', async () => {
  const advance = moveClock();
  const results: (() => Promise<string>)[] = [
    () => Promise.reject(new Error('away')),
    async () => 'first',
    () => Promise.reject(new Error('away again')),
    async () => 'second',
  ];
  const ask = staleWhileRevalidate(1_000, () => results.shift()!());
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('first');
  advance(1_000);
  expect(await ask()).toBe('first');
  await settle();
  expect(await ask()).toBe('first');
  await settle();
  expect(await ask()).toBe('second');
});
