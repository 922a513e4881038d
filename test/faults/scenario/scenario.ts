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
  readonly #scene: ScenarioRun;
  readonly #plan: ScenarioPlan;
  readonly #chance: () => number;
  #castCount = 0;
  #deathsBefore = 0;
  #redelivered: string | null = null;
  /** The state before the scenario let 98 days pass. */
  #before: Pick<Observations, 'accepted' | 'database'> | null = null;

  constructor(ground: ScenarioEnvironment, plan: ScenarioPlan) {
    this.#scene = new ScenarioRun(ground);
    this.#plan = plan;
    this.#chance = randomFromSeed(plan.seed + 0x5eed);
  }

  /** How many died at the fault point. */
  get deathsThere(): number {
    return this.#scene.deaths - this.#deathsBefore;
  }

  /** What was going on, to debug a broken promise. */
  describe(): string {
    const { boundary, passing, embedded, processes, webhooks, listeners, action } = this.#plan;
    const places = [...webhooks.map(({ manner }) => manner), ...listeners.map(({ hearing }) => hearing)];
    return [
      `${boundary} (passing ${passing}), ${embedded ? 'embedded' : `${processes} on PostgreSQL`}`,
      `receivers: ${places.join(', ')}; errand: ${action ?? 'none'}; deaths: ${this.#scene.deaths}`,
    ].join('; ');
  }

  /** Rejects with a sentence if something never ends. */
  async run(): Promise<Observations> {
    const { boundary, before, everybody } = this.#plan;
    await this.#scene.prepare(this.#plan, this.#chance);
    const point = before ?? (isMoment(boundary) ? null : boundary);
    if (diesDuringAction(this.#plan)) await this.#dieOnErrand(boundary as FaultPoint);
    else {
      if (point) await this.#arm(point, everybody);
      const casts = this.#cast();
      const errand = this.#runErrand(this.#scene.one);
      if (!point) await this.#killAtMoment();
      await Promise.all([...casts, errand]);
      if (before) await this.#dieAgain(boundary as FaultPoint);
      await this.#castOn();
      if (point) await this.#awaitDeath();
      await this.#scene.settle();
    }
    return this.#tell();
  }

  async #arm(point: FaultPoint, everybody: boolean): Promise<void> {
    const victims = everybody ? this.#scene.ground.alive : this.#scene.ground.alive.slice(0, 1);
    for (const one of victims) {
      await one.command('arm', { point, passing: this.#plan.passing });
      this.#scene.armed.add(one);
    }
  }

  /** The process that takes over from the first one dies of it. */
  async #dieAgain(point: FaultPoint): Promise<void> {
    await this.#awaitDeath();
    this.#deathsBefore = this.#scene.deaths;
    if (this.#scene.ground.alive.length === 0) {
      await this.#scene.restart(`${point} 1`);
      this.#scene.armed.add(this.#scene.one);
    }
    for (const one of this.#scene.ground.alive) {
      this.#scene.armed.add(one);
      // It may reach the point before it has responded.
      await nullIfDead(one, one.command('arm', { point, passing: 1 }));
    }
  }

  /** A process that is to die may need a moment: to get work, or until its turn comes. */
  async #awaitDeath(): Promise<void> {
    const until = Date.now() + FIRST_DEATH_MS;
    while (this.#scene.deaths === 0 && Date.now() < until) {
      this.#scene.collect();
      await pause(2);
    }
  }

  /** Each process casts its part of all votes; what a dead one has not cast is not cast. */
  #cast(): Promise<unknown>[] {
    const { alive } = this.#scene.ground;
    return alive.flatMap((one, place) => {
      const share = (votes: number) => Math.ceil(votes / alive.length);
      const from = (votes: number) => ({ first: place * share(votes), count: share(votes) });
      const orders = [
        ...this.#scene.webhooks.map(({ listing, votes }) => ({ listings: [listing], ...from(votes) })),
        ...this.#scene.listeners.map(({ listing, votes, prefix }) => ({
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
  async #castOn(): Promise<void> {
    this.#scene.collect();
    if (this.#scene.ground.alive.length === 0) await this.#scene.restart();
    const [one] = this.#scene.ground.alive;
    const later = { first: LATER_VOTERS, count: LATER_VOTES };
    const casts = [
      ...this.#scene.webhooks.map(({ listing }) => ({ listings: [listing], ...later })),
      ...this.#scene.listeners.map(({ listing, votes, prefix }) => ({
        listings: [listing],
        ...later,
        players: { prefix, count: Math.ceil(votes / VOTES_A_PLAYER) },
      })),
    ].map((order) => this.#order(one!, order));
    await Promise.all(casts);
  }

  async #killAtMoment(): Promise<void> {
    const { boundary, share, passing } = this.#plan;
    const all = [...this.#scene.webhooks, ...this.#scene.listeners].reduce((sum, { votes }) => sum + votes, 0);
    const toWebhooks = this.#scene.webhooks.reduce((sum, { votes }) => sum + votes, 0);
    const arrived = () => this.#scene.webhooks.reduce((sum, { inbox }) => sum + inbox.arrivals.length, 0);
    // When that many votes have arrived, with requests certainly open, or when that many are cast.
    const enough = () =>
      passing % 2 === 0 ? arrived() >= toWebhooks * share * 0.7 : this.#scene.accepted().length >= all * share;
    const until = Date.now() + 3_000;
    while (!enough() && Date.now() < until) await pause(1);
    const { alive } = this.#scene.ground;
    const victims = boundary === 'any moment, all' ? alive : alive.slice(0, 1);
    for (const one of victims) {
      this.#scene.armed.add(one);
      one.signal('SIGKILL');
    }
    await Promise.all(victims.map((one) => one.ended()));
  }

  async #runErrand(by: VotingProcess): Promise<void> {
    const { action } = this.#plan;
    // Votes that must not fail.
    const { listing } = this.#scene.webhooks.at(-1)!;
    if (action === 'test') await nullIfDead(by, by.command('test', { listingId: listing }));
    if (action === 'redelivery')
      this.#redelivered = await nullIfDead(by, by.command('redeliver', { listingId: listing }));
    if (action === 'redeliver-many') await nullIfDead(by, by.command('redeliver-many', { listingId: listing }));
  }

  /** Everything is cast and idle; then the owner's action kills the process that executes it. */
  async #dieOnErrand(point: FaultPoint): Promise<void> {
    await Promise.all(this.#cast());
    await this.#scene.settle();
    const [victim] = this.#scene.ground.alive;
    if (this.#plan.action === 'retention') {
      this.#before = { accepted: this.#scene.accepted(), database: await this.#scene.readAccount() };
      await victim!.command('pause', { listingId: this.#scene.webhooks.at(-1)!.listing });
      const held = { listings: [this.#scene.webhooks.at(-1)!.listing], first: 10_000, count: 5 };
      await victim!.cast(held);
      // A paused endpoint is checked once more, and then released.
      do await this.#scene.settle();
      while (!(await this.#scene.ground.advance(RETENTION_MS)));
      await this.#arm(point, false);
      await nullIfDead(victim!, victim!.command('tidy', {}));
      await this.#scene.settle();
      await this.#scene.one.command('tidy', {});
      return;
    }
    await this.#arm(point, false);
    await this.#runErrand(victim!);
    await this.#scene.settle();
  }

  async #tell(): Promise<Observations> {
    await this.#scene.lastWords();
    const account = await this.#scene.readAccount();
    const turnedAway = this.#scene.ground.alive.flatMap((one) => [...one.refused, ...one.lost]);
    if (turnedAway.length > 0) throw new Error(`A vote was rejected by a healthy process: ${turnedAway[0]}`);
    const listeners = await Promise.all(
      this.#scene.listeners.map(async (place) => {
        const { votes } = await this.#scene.ground.receivers.listener(place.hearing);
        return { ...place, heard: votes.filter(({ username }) => username.startsWith(place.prefix)) };
      }),
    );
    return {
      plan: this.#plan,
      webhooks: this.#scene.webhooks,
      listeners,
      ...(this.#before ?? { accepted: this.#scene.accepted(), database: account }),
      after: this.#before && account,
      cast: this.#castCount,
      jumps: this.#scene.ground.jumps,
      starts: this.#scene.ground.starts,
      deaths: this.#scene.deaths,
      unansweredAtKills: this.#scene.open,
      redelivered: this.#redelivered,
    };
  }
}

function isMoment(boundary: ScenarioPlan['boundary']): boundary is 'any moment, one' | 'any moment, all' {
  return boundary.startsWith('any moment');
}
