// The act of kills: votes are cast and delivered while processes die at a named boundary or at any moment, and then everything must
// be as promised (promises 1, 2 and 5). A seed says all of it (`course/plan`); the oracle is what receivers were sent.
import { setTimeout as pause } from 'node:timers/promises';
import { Course } from '../course/course.ts';
import { type Ground, onGround } from '../course/ground.ts';
import { judgeVotes, judgeWebhooks } from '../course/judge.ts';
import { judgeListeners } from '../course/judge-listeners.ts';
import { drawPlan, type Plan, type Setting } from '../course/plan.ts';
import type { Act } from './act.ts';

/** A course takes seconds; on a machine that is busy otherwise, tens of them. */
const LONGEST_MS = 120_000;

export const act: Act = {
  name: 'kills',
  what: 'processes die by kill -9, at each named boundary and at any moment',
  play: (seed) => playKills(seed),
};

/** `given`: what it is played on, whatever the seed says. */
export function playKills(seed: number, given?: Setting): Promise<Readonly<Record<string, number>>> {
  const plan = drawPlan(seed, given);
  return onGround(plan.embedded, (ground) => playOn(ground, plan));
}

async function playOn(ground: Ground, plan: Plan): Promise<Readonly<Record<string, number>>> {
  const course = new Course(ground, plan);
  try {
    const told = await Promise.race([course.run(), tooLong()]);
    const votes = judgeVotes(told);
    const { boundary } = plan;
    return {
      [`kills at ${boundary}`]: course.deathsThere,
      kills: told.deaths,
      [`not reached ${boundary}`]: course.deathsThere > 0 ? 0 : 1,
      'votes cast': told.cast,
      'votes accepted': told.accepted.length,
      'unanswered at kills': told.open,
      ...judgeWebhooks(told),
      ...judgeListeners(told),
      ...votes,
    };
  } catch (error) {
    throw new Error(`${inWords(error)}\n  ${course.describe()}`, { cause: error });
  } finally {
    ground.receivers.forget();
  }
}

/** Something waits for ever. */
async function tooLong(): Promise<never> {
  await pause(LONGEST_MS, null, { ref: false });
  throw new Error('The course does not end.');
}

function inWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
