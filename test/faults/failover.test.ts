// Two failovers with a synchronous standby, drawn anew each time. `npm run faults -- --fault failover --seeds 100` runs
// a hundred, and repeats any of them by its seed.
import { afterAll, expect, test } from 'vitest';
import { printLine } from '../support/seeded-random.ts';
import { fault as failover } from './injected/failover.ts';
import { closeEnvironments } from './scenario/environment.ts';
import { Summary } from './summary.ts';

const PATIENCE_MS = 180_000;
const FIRST = Date.now() % 1_000_000;
/** The same loss with both ways to find the primary: see `failover-plan`. */
const SEEDS = [FIRST, FIRST + 4];

afterAll(closeEnvironments);

test(
  'P223 a failover to a synchronous standby loses no accepted vote and sends no vote to a listener twice',
  async () => {
    const summary = new Summary();
    for (const seed of SEEDS) {
      try {
        summary.add(failover.name, await failover.run(seed));
      } catch (error) {
        throw new Error(`npm run faults -- --fault failover --seed ${seed}\n${error}`, { cause: error });
      }
    }
    printLine(`  ${summary.lines[1]}, from seed ${FIRST}`);
    expect(summary.scenarios).toBe(SEEDS.length);
  },
  PATIENCE_MS,
);
