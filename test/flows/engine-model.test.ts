// The whole engine against a small reference model, over random scenarios of everything that can happen to a webhook
// and its deliveries: after every step the log, the health and the received requests match the contract and the
// decisions (§3.1, §3.2, §6).
// More scenarios: PLAUDIT_TEST_RUNS=10000 npm test -- test/flows/engine-model.test.ts.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type FrozenClock, freezeClock } from '../support/engine-model/frozen-clock.ts';
import { runScenario, type ScenarioSetup } from '../support/engine-model/run-scenario.ts';
import { plainScenario, type ScenarioStep, scenario } from '../support/engine-model/scenario-steps.ts';
import { inMemoryReceiver, realReceiver } from '../support/engine-model/scripted-receiver.ts';
import { startReceiver } from '../support/receiver.ts';
import { printLine } from '../support/seeded-random.ts';

const RUNS = Number(process.env.PLAUDIT_TEST_RUNS ?? 16);

let fixture: DeliveryFixture;
let clock: FrozenClock;

beforeAll(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  clock = await freezeClock(fixture);
});

afterAll(async () => {
  await clock.release();
  await fixture.close();
});

/** `PLAUDIT_TEST_SEED` repeats the scenarios of an earlier run. */
async function holds(
  scenarios: fc.Arbitrary<readonly ScenarioStep[]>,
  scene: ScenarioSetup,
  numRuns: number,
): Promise<void> {
  const seed = process.env.PLAUDIT_TEST_SEED;
  const taken = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(scenarios, async (steps) => {
      for (const { step } of steps) taken.set(step, (taken.get(step) ?? 0) + 1);
      await runScenario(scene, steps);
    }),
    { numRuns, ...(seed && { seed: Number(seed) }) },
  );
  if (process.env.PLAUDIT_TEST_RUNS) printLine(`${numRuns} scenarios: ${JSON.stringify(Object.fromEntries(taken))}`);
}

describe('a webhook and its deliveries behave as the contract and the decisions say, in every scenario', () => {
  test('in the engine, with crashing processes and late responses', {
    timeout: 3_600_000,
  }, async () => {
    const receiver = inMemoryReceiver(fixture.outbound, fixture.config.serviceName);
    await holds(scenario, { fixture, clock, receiver, url: 'http://127.0.0.1:1/votes', isOrdered: true }, RUNS);
  });

  test('and over real sockets', { timeout: 3_600_000 }, async () => {
    const real = await startReceiver();
    const receiver = realReceiver(real, fixture.channelFor);
    await holds(plainScenario, { fixture, clock, receiver, url: real.url, isOrdered: false }, Math.ceil(RUNS / 4));
    await real.close();
  });
});
