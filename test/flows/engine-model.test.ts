// The whole engine against a small reference, over courses of everything that can happen to a webhook and its deliveries:
// after every step the log, the health and what the receiver got are what contract and decisions say (§3.1, §3.2, §6).
// More courses: PLAUDIT_TEST_RUNS=10000 npm test -- test/flows/engine-model.test.ts.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { course, type Step } from '../support/engine-model/course-steps.ts';
import { playCourse, type Scene } from '../support/engine-model/play-course.ts';
import { type StillClock, stopClock } from '../support/engine-model/still-clock.ts';
import { gatelessReceiver } from '../support/engine-model/told-receiver.ts';
import { openStage, type Stage } from '../support/stage.ts';

const RUNS = Number(process.env.PLAUDIT_TEST_RUNS ?? 20);
const SEED = process.env.PLAUDIT_TEST_SEED;

let stage: Stage;
let clock: StillClock;

beforeAll(async () => {
  stage = await openStage({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  clock = await stopClock(stage);
});

afterAll(async () => {
  await clock.release();
  await stage.close();
});

test('a webhook and its deliveries fare as contract and decisions say, whatever happens when', {
  timeout: 3_600_000,
}, async () => {
  const scene: Scene = {
    stage,
    clock,
    receiver: gatelessReceiver(stage.outbound, 'Plaudit'),
    url: 'http://127.0.0.1:1/votes',
    isOrdered: true,
  };
  const taken = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(course, async (steps: readonly Step[]) => {
      for (const { step } of steps) taken.set(step, (taken.get(step) ?? 0) + 1);
      await playCourse(scene, steps);
    }),
    { numRuns: RUNS, ...(SEED && { seed: Number(SEED) }) },
  );
  if (process.env.PLAUDIT_TEST_RUNS) console.log(Object.fromEntries(taken));
  expect(taken.get('tick')).toBeGreaterThan(0);
});
