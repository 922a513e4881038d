// The kill fault: votes are cast and delivered while processes die at a named fault point or at any moment, and then
// everything must be as promised (promises 1, 2 and 5). A seed determines all of it (`scenario/plan`); the oracle is
// what the receivers got.
import { setTimeout as pause } from 'node:timers/promises';
import { checkListeners } from '../scenario/check-listeners.ts';
import { checkVotesAfterKills, checkWebhooks } from '../scenario/check-webhooks.ts';
import { type ScenarioEnvironment, withEnvironment } from '../scenario/environment.ts';
import { drawPlan, type EnvironmentKind, type ScenarioPlan } from '../scenario/plan.ts';
import { Scenario } from '../scenario/scenario.ts';
import type { Fault } from './fault.ts';

/** A scenario takes seconds; on a busy machine, tens of seconds. */
const LONGEST_MS = 120_000;

export const fault: Fault = {
  name: 'kills',
  description: 'processes die by kill -9, at each named boundary and at any moment',
  run: (seed) => runKills(seed),
};

/** `given`: the environment to run on, instead of the seed's. */
export function runKills(seed: number, given?: EnvironmentKind): Promise<Readonly<Record<string, number>>> {
  const plan = drawPlan(seed, given);
  return withEnvironment(plan.embedded, (environment) => playOn(environment, plan));
}

async function playOn(environment: ScenarioEnvironment, plan: ScenarioPlan): Promise<Readonly<Record<string, number>>> {
  const scenario = new Scenario(environment, plan);
  try {
    const observed = await Promise.race([scenario.run(), tooLong()]);
    const votes = checkVotesAfterKills(observed);
    const { boundary } = plan;
    return {
      [`kills at ${boundary}`]: scenario.deathsThere,
      kills: observed.deaths,
      [`not reached ${boundary}`]: scenario.deathsThere > 0 ? 0 : 1,
      'votes cast': observed.cast,
      'votes accepted': observed.accepted.length,
      'unanswered at kills': observed.unansweredAtKills,
      ...checkWebhooks(observed),
      ...checkListeners(observed),
      ...votes,
    };
  } catch (error) {
    throw new Error(`${inWords(error)}\n  ${scenario.describe()}`, { cause: error });
  } finally {
    environment.receivers.forget();
  }
}

/** Something waits forever. */
async function tooLong(): Promise<never> {
  await pause(LONGEST_MS, null, { ref: false });
  throw new Error('The scenario does not end.');
}

function inWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
