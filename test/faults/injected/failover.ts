// The primary of a synchronous pair is lost under votes, and its standby is promoted. No accepted vote is lost, each is
// delivered, webhooks get none twice while their process lives, and vote listeners get none twice in any case.
import { setTimeout as pause } from 'node:timers/promises';
import { queryOnce } from '../../support/query-once.ts';
import { randomFromSeed } from '../../support/seeded-random.ts';
import { checkListeners } from '../scenario/check-listeners.ts';
import { checkVotesAfterKills, checkWebhooks, holdPromise } from '../scenario/check-webhooks.ts';
import { drawFailoverPlan, type FailoverPlan } from '../scenario/failover-plan.ts';
import type { Observations } from '../scenario/observations.ts';
import { REPLICATED, type ReplicatedEnvironment } from '../scenario/replicated-environment.ts';
import { ScenarioRun } from '../scenario/scenario-run.ts';
import { VoteWaves } from '../scenario/vote-waves.ts';
import type { Fault } from './fault.ts';
import { waitForCondition } from './fault-setup.ts';

/** Votes that are accepted after the failover, before everything is brought to an end. */
const VOTES_AFTER = 60;

export const fault: Fault = {
  name: 'failover',
  description: 'the primary with a synchronous standby is lost under votes, and the standby is promoted',
  run: (seed) => {
    const plan = drawFailoverPlan(seed);
    return REPLICATED[plan.connection].use((environment) => play(environment, plan));
  },
};

async function play(environment: ReplicatedEnvironment, plan: FailoverPlan): Promise<Readonly<Record<string, number>>> {
  await environment.requireStandby();
  const run = new ScenarioRun(environment);
  try {
    await run.prepare(plan.scenario, randomFromSeed(plan.scenario.seed));
    const waves = new VoteWaves(run);
    await waves.accepted(plan.votesBefore);
    const lostMs = performance.now();
    await losePrimary(environment, run, plan);
    await waves.accepted(1);
    const pauseMs = performance.now() - lostMs;
    await waves.accepted(VOTES_AFTER);
    await waves.stop();
    await settle(environment, run);
    return { ...check(await observe(run, plan, waves.cast), plan), 'longest pause, ms': Math.round(pauseMs) };
  } catch (error) {
    const { loss, connection, killsProcess } = plan;
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${message}\n  primary ${loss}, found by ${connection}${killsProcess ? ', a process killed' : ''}`,
      { cause: error },
    );
  } finally {
    environment.receivers.forget();
  }
}

async function losePrimary(environment: ReplicatedEnvironment, run: ScenarioRun, plan: FailoverPlan): Promise<void> {
  const { server, router } = environment;
  const { primary } = server;
  const killed = plan.killsProcess ? run.one : null;
  router.hold();
  if (plan.loss === 'lagging') await dropStandby(environment);
  if (plan.loss === 'lagging') await pause(plan.delayMs);
  killed?.signal('SIGKILL');
  if (killed) run.armed.add(killed);
  if (plan.loss === 'isolated') {
    await environment.promote();
    await pause(plan.delayMs);
  }
  await primary.halt(plan.loss === 'stopped' ? 'SIGINT' : 'SIGQUIT');
  router.closeOpen();
  if (plan.loss === 'isolated') return;
  await pause(plan.loss === 'lagging' ? 0 : plan.delayMs);
  await environment.promote();
}

/** The standby receives nothing more, and has replayed what it has. */
async function dropStandby({ server }: ReplicatedEnvironment): Promise<void> {
  await queryOnce(server.standby.url, `alter system set primary_conninfo = ''`);
  await queryOnce(server.standby.url, 'select pg_reload_conf()');
  const none = 'select 1 where not exists (select from pg_stat_replication)';
  await waitForCondition('the standby is gone', async () => (await queryOnce(server.primary.url, none)).length > 0);
}

/** Connections of the processes may still be broken: they find out with their next statement. */
async function settle(environment: ReplicatedEnvironment, run: ScenarioRun): Promise<void> {
  run.collect();
  for (const one of environment.alive)
    await waitForCondition('a process reaches the new primary', () =>
      one.summary().then(
        () => true,
        () => false,
      ),
    );
  environment.leasesForgotten();
  await run.settle();
}

async function observe(run: ScenarioRun, { scenario }: FailoverPlan, cast: number): Promise<Observations> {
  await run.lastWords();
  const { environment } = run;
  const listeners = await Promise.all(
    run.listeners.map(async (place) => {
      const { votes } = await environment.receivers.listener(place.behavior);
      return { ...place, heard: votes.filter(({ username }) => username.startsWith(place.prefix)) };
    }),
  );
  return {
    plan: scenario,
    webhooks: run.webhooks,
    listeners,
    cast,
    accepted: run.accepted(),
    database: await run.readAccount(),
    after: null,
    jumps: environment.jumps,
    starts: environment.starts,
    // Claims whose commit got no response are interrupted, like those of a process that died.
    deaths: run.deaths + 1,
    unansweredAtKills: run.open,
    redelivered: null,
  };
}

function check(
  observed: Observations,
  { loss, connection, killsProcess }: FailoverPlan,
): Readonly<Record<string, number>> {
  const votes = checkVotesAfterKills(observed);
  const webhooks = checkWebhooks(observed);
  const { duplicates } = webhooks;
  holdPromise(killsProcess || duplicates === 0, `${duplicates} requests were sent twice by processes that live.`);
  return {
    [`primary ${loss}`]: 1,
    [`found by ${connection}`]: 1,
    'processes killed': Number(killsProcess),
    'votes cast': observed.cast,
    'votes accepted': observed.accepted.length,
    ...webhooks,
    ...checkListeners(observed),
    ...votes,
  };
}
