// How a seed determines a failover scenario. Pure.
import { randomFromSeed } from '../../support/seeded-random.ts';
import { drawPlan, type ScenarioPlan } from './plan.ts';

/** How the primary is lost. */
export type PrimaryLoss =
  /** It dies as by `kill -9`. */
  | 'crashed'
  /** It loses its standby first, so that commits wait that the standby will never have, and then it dies. */
  | 'lagging'
  /** It continues, and so do the connections to it, while the standby becomes the primary: two primaries. */
  | 'isolated'
  /** It is shut down, as by a planned switchover. */
  | 'stopped';

const LOSSES: readonly PrimaryLoss[] = ['crashed', 'lagging', 'isolated', 'stopped'];

export interface FailoverPlan {
  readonly scenario: ScenarioPlan;
  readonly loss: PrimaryLoss;
  /** How the processes find the primary: through a router such as HAProxy, or with all hosts in DATABASE_URL. */
  readonly connection: 'router' | 'hosts';
  /** How many votes are accepted before. */
  readonly votesBefore: number;
  /** From the loss until the standby is promoted; for `isolated`, until the old primary ends. */
  readonly delayMs: number;
  /** Whether one of the processes is killed at the same time. */
  readonly killsProcess: boolean;
}

const VOTES_BEFORE_MOST = 200;
const DELAY_MOST_MS = 600;

export function drawFailoverPlan(seed: number): FailoverPlan {
  const chance = randomFromSeed(seed + 0xfa11);
  const scenario = drawPlan(seed, { embedded: false, processes: 2 });
  return {
    scenario: { ...scenario, boundary: 'any moment, one', before: null, action: null },
    loss: LOSSES[seed % LOSSES.length] as PrimaryLoss,
    connection: Math.floor(seed / LOSSES.length) % 2 === 0 ? 'router' : 'hosts',
    votesBefore: 1 + Math.floor(VOTES_BEFORE_MOST * chance()),
    delayMs: DELAY_MOST_MS * chance(),
    killsProcess: chance() < 0.25,
  };
}
