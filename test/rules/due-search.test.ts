// Where the search for due endpoints begins: with much to do where the last one did, once a second at the very beginning.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DueSearch } from '../../src/deliveries/claim.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('at what was due the longest of what the last one found', () => {
  const search = new DueSearch();
  expect(search.startFrom()).toBeNull();
  search.recordFound([3_000.9, 2_000.7], 2);
  expect(search.startFrom()).toEqual(new Date(2_000));
});

test('at the very beginning where the last one found less than it was asked for', () => {
  const search = new DueSearch();
  search.startFrom();
  search.recordFound([3_000], 2);
  expect(search.startFrom()).toBeNull();
  search.recordFound([], 2);
  expect(search.startFrom()).toBeNull();
});

test('at the very beginning once a second', () => {
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
