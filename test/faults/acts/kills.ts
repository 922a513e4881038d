// The act of kills: votes are cast and delivered while processes die at a named boundary or at any moment, and then everything must
// be as promised (promises 1, 2 and 5). A seed says all of it (`course/plan`); the oracle is what receivers were sent.
import { Course } from '../course/course.ts';
import { groundFor } from '../course/ground.ts';
import { judgeVotes, judgeWebhooks } from '../course/judge.ts';
import { judgeListeners } from '../course/judge-listeners.ts';
import { drawPlan, type Ground } from '../course/plan.ts';
import type { Act } from './act.ts';

export const act: Act = {
  name: 'kills',
  what: 'processes die by kill -9, at each named boundary and at any moment',
  play: (seed) => playKills(seed),
};

/** `given`: what it is played on, whatever the seed says. */
export async function playKills(seed: number, given?: Ground): Promise<Readonly<Record<string, number>>> {
  const plan = drawPlan(seed, given);
  const ground = await groundFor(plan.embedded);
  const course = new Course(ground, plan);
  try {
    const told = await course.run();
    judgeVotes(told);
    const { boundary } = plan;
    const reached = course.reached;
    return {
      [`kills at ${boundary}`]: reached ? told.deaths : 0,
      kills: told.deaths,
      [`not reached ${boundary}`]: reached ? 0 : 1,
      'votes cast': [...told.webhooks, ...told.listeners].reduce((sum, { votes }) => sum + votes, 0),
      'votes accepted': told.accepted.length,
      'unanswered at kills': told.open,
      ...judgeWebhooks(told),
      ...judgeListeners(told),
    };
  } catch (error) {
    throw new Error(`${inWords(error)}\n  ${course.describe()}`, { cause: error });
  } finally {
    ground.receivers.forget();
  }
}

function inWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
