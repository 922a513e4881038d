// The quick faults of the fault suite, one seeded scenario each; `npm run faults` runs all of them, repeatedly.
// SEED=… repeats an earlier run.
import { expect, test } from 'vitest';
import { printLine } from '../support/seeded-random.ts';
import { fault as clockOff } from './injected/clock-off.ts';
import { fault as connectionsTerminated } from './injected/connections-terminated.ts';
import type { Fault } from './injected/fault.ts';
import { describeRunningFaults } from './injected/fault-setup.ts';
import { postgresAwayFor } from './injected/postgres-away.ts';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** They take seconds on an idle machine. */
const PATIENCE_MS = 180_000;
const QUICK: readonly Fault[] = [connectionsTerminated, clockOff, postgresAwayFor(3_000)];

test.concurrent.for(QUICK)('promise 1: $name: $description', { timeout: PATIENCE_MS }, async (fault, context) => {
  // Only after a timeout is the fault still running; other errors describe its state themselves.
  context.onTestFailed(async () => printLine(await describeRunningFaults()));
  const found = await fault.run(SEED);
  const figures = Object.entries(found).map(([name, value]) => `${name} ${value}`);
  printLine(`  ${fault.name}: ${figures.join(', ')}, seed ${SEED}`);
  expect(found.accepted).toBeGreaterThan(0);
});
