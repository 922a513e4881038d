// The lag of a read replica, from samples of the primary's WAL position.
import { expect, test } from 'vitest';
import { lagOf, limitSamples, parseWalPosition } from '../../src/db/replica-lag.ts';

const SAMPLES = [
  { written: 100n, atMs: 1_000 },
  { written: 200n, atMs: 2_000 },
  { written: 300n, atMs: 3_000 },
];

test('P210 a replica lags for as long as the oldest sample that it has not replayed', () => {
  expect(lagOf(SAMPLES, 99n, 3_500)).toBe(2_500);
  expect(lagOf(SAMPLES, 100n, 3_500)).toBe(1_500);
  expect(lagOf(SAMPLES, 299n, 3_500)).toBe(500);
});

test('P210 a replica that has replayed everything does not lag, however long nothing is written', () => {
  expect(lagOf(SAMPLES, 300n, 999_000)).toBe(0);
  expect(lagOf([], 0n, 999_000)).toBe(0);
});

test('WAL positions are two hexadecimal numbers', () => {
  expect(parseWalPosition('0/16B3748')).toBe(0x16b3748n);
  expect(parseWalPosition('1/0')).toBe(2n ** 32n);
  expect(parseWalPosition('A/FFFFFFFF') < parseWalPosition('B/0')).toBe(true);
});

test('P210 while a replica is away its samples stay few, and the oldest, which tells its lag, is kept', () => {
  let samples: { written: bigint; atMs: number }[] = [];
  for (let atMs = 1; atMs <= 5_000; atMs += 1)
    samples = [...limitSamples([...samples, { written: BigInt(atMs), atMs }])];
  expect(samples.length).toBeLessThanOrEqual(600);
  expect([samples.at(0)?.atMs, samples.at(-1)?.atMs]).toEqual([1, 5_000]);
});
