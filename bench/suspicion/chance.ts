// Random numbers of the simulation: the same for the same seed.
import { randomFromSeed } from '../../test/support/seeded-random.ts';

export interface Chance {
  /** At least 0 and less than 1. */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  is(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  poisson(mean: number): number;
  /** A normal distribution with mean 0 and deviation 1. */
  normal(): number;
  /** Like the time between two events of a given mean. */
  exponential(mean: number): number;
}

export function chanceOf(seed: number): Chance {
  const next = randomFromSeed(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    is: (share) => next() < share,
    pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
    poisson(mean) {
      if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
      let [count, product] = [0, next()];
      for (const limit = Math.exp(-mean); product > limit; count += 1) product *= next();
      return count;
    },
    normal,
    exponential: (mean) => -mean * Math.log(1 - next()),
  };
}
