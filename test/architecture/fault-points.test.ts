// Fault points: each is called in one place, and only tests arm one.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FAULT_POINTS } from '../../src/core/fault-point.ts';
import { readSources } from './source.ts';

const HOME = 'src/core/fault-point.ts';
const sources = readSources(join(import.meta.dirname, '../..'), ['src/**/*.{ts,tsx}']);

test('each fault point is called in one place', () => {
  const passed = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bfaultPoint\('([a-z.-]+)'\)/g)].map(([, name]) => name),
  );
  expect(passed.toSorted()).toEqual(Object.keys(FAULT_POINTS).toSorted());
});

test('D35 the service never arms a fault point', () => {
  const arming = sources
    .filter(({ path }) => path !== HOME)
    .filter(({ imports }) => imports.some(({ names }) => names.includes('armFaultPoint')));
  expect(arming.map(({ path }) => path)).toEqual([]);
});
