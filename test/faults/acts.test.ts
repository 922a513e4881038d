// The acts of the fault suite that are quick, one seeded course each; `npm run faults` plays all of them, again and again.
// SEED=… repeats an earlier course.
import { expect, test } from 'vitest';
import { say } from '../support/course.ts';
import type { Act } from './acts/act.ts';
import { act as clockOff } from './acts/clock-off.ts';
import { act as connectionsTerminated } from './acts/connections-terminated.ts';
import { awayFor } from './acts/postgres-away.ts';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** They take seconds where nobody else needs the machine. */
const PATIENCE_MS = 180_000;
const QUICK: readonly Act[] = [connectionsTerminated, clockOff, awayFor(3_000)];

test.concurrent.each(QUICK)('promise 1: $name: $what', { timeout: PATIENCE_MS }, async (act) => {
  const found = await act.play(SEED);
  const figures = Object.entries(found).map(([name, value]) => `${name} ${value}`);
  say(`  ${act.name}: ${figures.join(', ')}, seed ${SEED}`);
  expect(found.accepted).toBeGreaterThan(0);
});
