// One kill scenario: creates listings, casts votes, kills, lets everything end, and returns what happened.
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultPoint } from '../../../src/core/fault-point.ts';
import { randomFromSeed } from '../../support/seeded-random.ts';
import type { VoteBatchOrder, VotingProcess } from '../voting-process-client.ts';
import type { ScenarioEnvironment } from './environment.ts';
import type { Observations } from './observations.ts';
import { diesDuringAction, type ScenarioPlan } from './plan.ts';
import { nullIfDead, ScenarioRun } from './scenario-run.ts';

/** Until the first process that is to die is dead. */
const FIRST_DEATH_MS = 1_500;
/** More than 90 days, plus the week that contains the last of them. */
const RETENTION_MS = 98 * 86_400_000;
const VOTES_A_PLAYER = 2;
/** Of each listing, cast once a process has died. */
const LATER_VOTES = 5;
const LATER_VOTERS = 1_000;

export class Scenario {
  readonly #run: ScenarioRun;
  readonly #plan: ScenarioPlan;
  readonly #chance: () => number;
  #castCount = 0;
  #deathsBefore = 0;
  #redelivered: string | null = null;
  /** The state before the scenario let 98 days pass. */
  #before: Pick<Observations, 'accepted' | 'database'> | null = null;

  constructor(environment: ScenarioEnvironment, plan: ScenarioPlan) {
    this.#run = new ScenarioRun(environment);
    this.#plan = plan;
    this.#chance = randomFromSeed(plan.seed + 0x5eed);
  }

  /** How many died at the fault point. */
  get deathsThere(): number {
    return this.#run.deaths - this.#deathsBefore;
  }

  /** What was going on, to debug a broken promise. */
  describe(): string {
    const { boundary, passing, embedded, processes, webhooks, listeners, action } = this.#plan;
    const places = [...webhooks.map(({ behavior }) => behavior), ...listeners.map(({ behavior }) => behavior)];
    return [
      `${boundary} (passing ${passing}), ${embedded ? 'embedded' : `${processes} on PostgreSQL`}`,
      `receivers: ${places.join(', ')}; action: ${action ?? 'none'}; deaths: ${this.#run.deaths}`,
    ].join('; ');
  }

  /** Rejects with a sentence if something never ends. */
  async run(): Promise<Observations> {
    const { boundary, before, everybody } = this.#plan;
    await this.#run.prepare(this.#plan, this.#chance);
    const point = before ?? (isMoment(boundary) ? null : boundary);
    if (diesDuringAction(this.#plan)) await this.#dieDuringAction(boundary as FaultPoint);
    else {
      if (point) await this.#arm(point, everybody);
      const casts = this.#cast();
      const acting = this.#runAction(this.#run.one);
      if (!point) await this.#killAtMoment();
      await Promise.all([...casts, acting]);
      if (before) await this.#dieAgain(boundary as FaultPoint);
      await this.#castMore();
      if (point) await this.#awaitDeath();
      await this.#run.settle();
    }
    return this.#report();
  }

  async #arm(point: FaultPoint, everybody: boolean): Promise<void> {
    const victims = everybody ? this.#run.environment.alive : this.#run.environment.alive.slice(0, 1);
    for (const one of victims) {
      await one.command('arm', { point, passing: this.#plan.passing });
      this.#run.armed.add(one);
    }
  }

  /** The process that takes over from the first one dies of it. */
  async #dieAgain(point: FaultPoint): Promise<void> {
    await this.#awaitDeath();
    this.#deathsBefore = this.#run.deaths;
    if (this.#run.environment.alive.length === 0) {
      await this.#run.restart(`${point} 1`);
      this.#run.armed.add(this.#run.one);
    }
    for (const one of this.#run.environment.alive) {
      this.#run.armed.add(one);
      // It may reach the point before it has responded.
      await nullIfDead(one, one.command('arm', { point, passing: 1 }));
    }
  }

  /** A process that is to die may need a moment: to get work, or until its turn comes. */
  async #awaitDeath(): Promise<void> {
    const until = Date.now() + FIRST_DEATH_MS;
    while (this.#run.deaths === 0 && Date.now() < until) {
      this.#run.collect();
      await pause(2);
    }
  }

  /** Each process casts its part of all votes; what a dead one has not cast is not cast. */
  #cast(): Promise<unknown>[] {
    const { alive } = this.#run.environment;
    return alive.flatMap((one, place) => {
      const share = (votes: number) => Math.ceil(votes / alive.length);
      const from = (votes: number) => ({ first: place * share(votes), count: share(votes) });
      const orders = [
        ...this.#run.webhooks.map(({ listing, votes }) => ({ listings: [listing], ...from(votes) })),
        ...this.#run.listeners.map(({ listing, votes, prefix }) => ({
          listings: [listing],
          ...from(votes),
          players: { prefix, count: Math.ceil(votes / VOTES_A_PLAYER) },
        })),
      ];
      return orders.map((order) => this.#order(one, order));
    });
  }

  #order(one: VotingProcess, casting: VoteBatchOrder): Promise<unknown> {
    this.#castCount += casting.count;
    return nullIfDead(one, one.cast(casting));
  }

  /** The remaining processes continue. */
  async #castMore(): Promise<void> {
    this.#run.collect();
    if (this.#run.environment.alive.length === 0) await this.#run.restart();
    const [one] = this.#run.environment.alive;
    const later = { first: LATER_VOTERS, count: LATER_VOTES };
    const casts = [
      ...this.#run.webhooks.map(({ listing }) => ({ listings: [listing], ...later })),
      ...this.#run.listeners.map(({ listing, votes, prefix }) => ({
        listings: [listing],
        ...later,
        players: { prefix, count: Math.ceil(votes / VOTES_A_PLAYER) },
      })),
    ].map((order) => this.#order(one!, order));
    await Promise.all(casts);
  }

  async #killAtMoment(): Promise<void> {
    const { boundary, share, passing } = this.#plan;
    const all = [...this.#run.webhooks, ...this.#run.listeners].reduce((sum, { votes }) => sum + votes, 0);
    const toWebhooks = this.#run.webhooks.reduce((sum, { votes }) => sum + votes, 0);
    const arrived = () => this.#run.webhooks.reduce((sum, { inbox }) => sum + inbox.arrivals.length, 0);
    // When that many votes have arrived, with requests certainly open, or when that many are cast.
    const enough = () =>
      passing % 2 === 0 ? arrived() >= toWebhooks * share * 0.7 : this.#run.accepted().length >= all * share;
    const until = Date.now() + 3_000;
    while (!enough() && Date.now() < until) await pause(1);
    const { alive } = this.#run.environment;
    const victims = boundary === 'any moment, all' ? alive : alive.slice(0, 1);
    for (const one of victims) {
      this.#run.armed.add(one);
      one.signal('SIGKILL');
    }
    await Promise.all(victims.map((one) => one.ended()));
  }

  async #runAction(by: VotingProcess): Promise<void> {
    const { action } = this.#plan;
    // Votes that must not fail.
    const { listing } = this.#run.webhooks.at(-1)!;
    if (action === 'test') await nullIfDead(by, by.command('test', { listingId: listing }));
    if (action === 'redelivery')
      this.#redelivered = await nullIfDead(by, by.command('redeliver', { listingId: listing }));
    if (action === 'redeliver-many') await nullIfDead(by, by.command('redeliver-many', { listingId: listing }));
  }

  /** Everything is cast and idle; then the owner's action kills the process that executes it. */
  async #dieDuringAction(point: FaultPoint): Promise<void> {
    await Promise.all(this.#cast());
    await this.#run.settle();
    const [victim] = this.#run.environment.alive;
    if (this.#plan.action === 'retention') {
      this.#before = { accepted: this.#run.accepted(), database: await this.#run.readAccount() };
      await victim!.command('pause', { listingId: this.#run.webhooks.at(-1)!.listing });
      const held = { listings: [this.#run.webhooks.at(-1)!.listing], first: 10_000, count: 5 };
      await victim!.cast(held);
      // A paused endpoint is checked once more, and then released.
      do await this.#run.settle();
      while (!(await this.#run.environment.advance(RETENTION_MS)));
      await this.#arm(point, false);
      await nullIfDead(victim!, victim!.command('tidy', {}));
      await this.#run.settle();
      await this.#run.one.command('tidy', {});
      return;
    }
    await this.#arm(point, false);
    await this.#runAction(victim!);
    await this.#run.settle();
  }

  async #report(): Promise<Observations> {
    await this.#run.lastWords();
    const account = await this.#run.readAccount();
    const rejected = this.#run.environment.alive.flatMap((one) => [...one.refused, ...one.lost]);
    if (rejected.length > 0) throw new Error(`A vote was rejected by a healthy process: ${rejected[0]}`);
    const listeners = await Promise.all(
      this.#run.listeners.map(async (place) => {
        const { votes } = await this.#run.environment.receivers.listener(place.behavior);
        return { ...place, heard: votes.filter(({ username }) => username.startsWith(place.prefix)) };
      }),
    );
    return {
      plan: this.#plan,
      webhooks: this.#run.webhooks,
      listeners,
      ...(this.#before ?? { accepted: this.#run.accepted(), database: account }),
      after: this.#before && account,
      cast: this.#castCount,
      jumps: this.#run.environment.jumps,
      starts: this.#run.environment.starts,
      deaths: this.#run.deaths,
      unansweredAtKills: this.#run.open,
      redelivered: this.#redelivered,
    };
  }
}

function isMoment(boundary: ScenarioPlan['boundary']): boundary is 'any moment, one' | 'any moment, all' {
  return boundary.startsWith('any moment');
}
