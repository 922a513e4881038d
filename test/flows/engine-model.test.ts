// The whole engine against a small reference, over courses of everything that can happen to a webhook and its deliveries:
// after every step the log, the health and what the receiver got are what contract and decisions say (§3.1, §3.2, §6).
// More courses: PLAUDIT_TEST_RUNS=10000 npm test -- test/flows/engine-model.test.ts.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { say } from '../support/course.ts';
import { course, plainCourse, type Step } from '../support/engine-model/course-steps.ts';
import { playCourse, type Scene } from '../support/engine-model/play-course.ts';
import { type StillClock, stopClock } from '../support/engine-model/still-clock.ts';
import { gatelessReceiver, realReceiver } from '../support/engine-model/told-receiver.ts';
import { startReceiver } from '../support/receiver.ts';
import { openStage, type Stage } from '../support/stage.ts';

const RUNS = Number(process.env.PLAUDIT_TEST_RUNS ?? 16);

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

/** `PLAUDIT_TEST_SEED` plays the courses of an earlier run again. */
async function holds(courses: fc.Arbitrary<readonly Step[]>, scene: Scene, numRuns: number): Promise<void> {
  const seed = process.env.PLAUDIT_TEST_SEED;
  const taken = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(courses, async (steps) => {
      for (const { step } of steps) taken.set(step, (taken.get(step) ?? 0) + 1);
      await playCourse(scene, steps);
    }),
    { numRuns, ...(seed && { seed: Number(seed) }) },
  );
  if (process.env.PLAUDIT_TEST_RUNS) say(`${numRuns} courses: ${JSON.stringify(Object.fromEntries(taken))}`);
}

describe('a webhook and its deliveries fare as contract and decisions say, whatever happens when', () => {
  test('by the engine, with processes that die and answers that come late', {
    timeout: 3_600_000,
  }, async () => {
    const receiver = gatelessReceiver(stage.outbound, stage.config.serviceName);
    await holds(course, { stage, clock, receiver, url: 'http://127.0.0.1:1/votes', isOrdered: true }, RUNS);
  });

  test('and over real sockets', { timeout: 3_600_000 }, async () => {
    const real = await startReceiver();
    const receiver = realReceiver(real, stage.channelFor);
    await holds(
      plainCourse,
      { stage, clock, receiver, url: real.url, isOrdered: false },
      Math.ceil(RUNS / 4),
    );
    await real.close();
  });
});
