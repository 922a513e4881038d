// A few kill scenarios, drawn anew each time (promises 1, 2 and 5, D2, L1). `npm run faults` runs thousands, and
// repeats any of them by its seed.
import { afterAll, describe, expect, test } from 'vitest';
import { printLine } from '../support/seeded-random.ts';
import { fault as kills } from './injected/kills.ts';
import { closeEnvironments } from './scenario/environment.ts';
import { seedForEnvironment } from './scenario/plan.ts';
import { Summary } from './summary.ts';

const SCENARIOS = 2;
/** They take seconds on an idle machine. */
const PATIENCE_MS = 180_000;
const ENVIRONMENTS = [
  { on: 'PostgreSQL, two processes at once', embedded: false, processes: 2 },
  { on: 'the embedded database, whose folder the next process takes over', embedded: true, processes: 1 },
];
/** A random choice of all seeds at each run. */
const PLACE = Date.now() % 1_000_000;

afterAll(closeEnvironments);

describe('promises 1 and 2: kill -9 at a fault point loses no vote and sends none twice needlessly', () => {
  test.concurrent.each(ENVIRONMENTS)('on $on', { timeout: PATIENCE_MS }, async ({ on, ...environment }) => {
    const summary = new Summary();
    for (let index = 0; index < SCENARIOS; index += 1) {
      const seed = seedForEnvironment(environment, PLACE + index);
      try {
        summary.add(kills.name, await kills.run(seed));
      } catch (error) {
        throw new Error(`npm run faults -- --seed ${seed}\n${error}`, { cause: error });
      }
    }
    printLine(`  kill -9 on ${on}, from seed ${seedForEnvironment(environment, PLACE)}: ${summary.lines.at(-1)}`);
    expect(summary.scenarios).toBe(SCENARIOS);
  });
});
