// Where the search for due endpoints starts: under load where the last one ended, but once a second at the start.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DueSearch } from '../../src/deliveries/claim.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('starts at the earliest due time that the last search found', () => {
  const search = new DueSearch();
  expect(search.startFrom()).toBeNull();
  search.recordFound([3_000.9, 2_000.7], 2);
  expect(search.startFrom()).toEqual(new Date(2_000));
});

test('starts over when the last search found fewer than requested', () => {
  const search = new DueSearch();
  search.startFrom();
  search.recordFound([3_000], 2);
  expect(search.startFrom()).toBeNull();
  search.recordFound([], 2);
  expect(search.startFrom()).toBeNull();
});

test('starts over once a second', () => {
  const search = new DueSearch();
  search.startFrom();
  search.recordFound([1], 1);
  vi.advanceTimersByTime(999);
  expect(search.startFrom()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(search.startFrom()).toBeNull();
  search.recordFound([1], 1);
  expect(search.startFrom()).not.toBeNull();
});
