// One course of kills: lists, casts, kills, lets everything end, and tells what happened.
import { setTimeout as pause } from 'node:timers/promises';
import type { HeardVote } from '../../../src/cli/listener/open-listener.ts';
import type { FaultPoint } from '../../../src/core/fault-point.ts';
import { dice } from '../../support/course.ts';
import type { Casting, VotingProcess } from '../voting-orders.ts';
import type { Account, Look } from './account.ts';
import { type Ground, type Jump, LEASE_OVER_MS } from './ground.ts';
import { diesOnErrand, type Hearing, type Manner, type Plan } from './plan.ts';
import type { Inbox } from './receivers.ts';

const LOOK_EVERY_MS = 15;
/** More than everything takes when nothing is lost; a process that starts on a busy machine included. */
const PATIENCE_MS = 30_000;
/** What is due sooner is waited for. */
const SOON_MS = 60;
const A_MINUTE_MS = 61_000;
/** Over 90 days, and the week in which the last of them lies. */
const RETENTION_MS = 98 * 86_400_000;
const VOTES_A_PLAYER = 2;
/** Of each listing, cast once somebody has died. */
const LATER_VOTES = 5;
const LATER_VOTERS = 1_000;

export interface Webhook {
  readonly listing: string;
  readonly secret: string;
  readonly manner: Manner;
  readonly inbox: Inbox;
  readonly votes: number;
}

export interface ListenerPlace {
  readonly listing: string;
  readonly hearing: Hearing;
  readonly prefix: string;
  readonly votes: number;
}

/** What happened, for the oracle. */
export interface Told {
  readonly plan: Plan;
  readonly webhooks: readonly Webhook[];
  readonly listeners: readonly (ListenerPlace & { readonly heard: readonly HeardVote[] })[];
  /** Votes that were ordered, whether or not anybody lived to cast them. */
  readonly cast: number;
  /** Votes that voters were told are cast. */
  readonly accepted: readonly string[];
  readonly account: Account;
  /** After 98 days, where the course went on for so long. */
  readonly after: Account | null;
  readonly jumps: readonly Jump[];
  /** Processes that died. */
  readonly deaths: number;
  /** Requests that had come and were not answered when somebody died. */
  readonly open: number;
  /** The event that is sent again; null: whoever was asked died first, or nobody was. */
  readonly redelivered: string | null;
}

export class Course {
  readonly #ground: Ground;
  readonly #plan: Plan;
  readonly #chance: () => number;
  #webhooks: Webhook[] = [];
  #listeners: ListenerPlace[] = [];
  readonly #everybody = new Set<VotingProcess>();
  readonly #acceptedBefore = new Map<VotingProcess, number>();
  readonly #armed = new Set<VotingProcess>();
  #castCount = 0;
  #deaths = 0;
  #deathsBefore = 0;
  #open = 0;
  #redelivered: string | null = null;
  /** What was so before the course let 98 days go by. */
  #before: Pick<Told, 'accepted' | 'account'> | null = null;

  constructor(ground: Ground, plan: Plan) {
    this.#ground = ground;
    this.#plan = plan;
    this.#chance = dice(plan.seed + 0x5eed);
  }

  /** How many died where they were to. */
  get deathsThere(): number {
    return this.#deaths - this.#deathsBefore;
  }

  /** What was going on, for whoever looks into a broken promise. */
  describe(): string {
    const { boundary, passing, embedded, processes, webhooks, listeners, errand } = this.#plan;
    const places = [...webhooks.map(({ manner }) => manner), ...listeners.map(({ hearing }) => hearing)];
    return [
      `${boundary} (passing ${passing}), ${embedded ? 'embedded' : `${processes} on PostgreSQL`}`,
      `receivers: ${places.join(', ')}; errand: ${errand ?? 'none'}; deaths: ${this.#deaths}`,
    ].join('; ');
  }

  /** Rejects with a sentence where something never ends. */
  async run(): Promise<Told> {
    const { boundary, before, everybody } = this.#plan;
    await this.#ground.muster(this.#plan.processes);
    await this.#list();
    this.#meet();
    const point = before ?? (isMoment(boundary) ? null : boundary);
    if (diesOnErrand(this.#plan)) await this.#dieOnErrand(boundary as FaultPoint);
    else {
      if (point) await this.#arm(point, everybody);
      const casts = this.#cast();
      const errand = this.#runErrand(this.#ground.alive[0]!);
      if (!point) await this.#killAtMoment();
      await Promise.all([...casts, errand]);
      if (before) await this.#dieAgain(boundary as FaultPoint);
      await this.#castOn();
      await this.#settle();
    }
    return this.#tell();
  }

  async #list(): Promise<void> {
    const [first] = this.#ground.alive;
    const { receivers } = this.#ground;
    const { seed, webhooks, listeners } = this.#plan;
    for (const [place, { manner, votes }] of webhooks.entries()) {
      const inbox = receivers.inbox(`${seed}-${place}`, manner, this.#chance);
      const [listed] = await first!.list(inbox.url, 1);
      this.#webhooks.push({ listing: listed!.id, secret: listed!.secret, manner, inbox, votes });
    }
    for (const [place, { hearing, votes }] of listeners.entries()) {
      const [listing] = await first!.serve([await receivers.listener(hearing)]);
      this.#listeners.push({ listing: listing!, hearing, votes, prefix: `c${seed % 10_000_000}_${place}_` });
    }
  }

  get #listings(): readonly string[] {
    return [...this.#webhooks, ...this.#listeners].map(({ listing }) => listing);
  }

  /** Takes note of processes that came. */
  #meet(): void {
    for (const one of this.#ground.alive) {
      if (this.#everybody.has(one)) continue;
      this.#everybody.add(one);
      this.#acceptedBefore.set(one, one.accepted.length);
      one.turnedAway.length = 0;
    }
  }

  async #arm(point: FaultPoint, everybody: boolean): Promise<void> {
    const victims = everybody ? this.#ground.alive : this.#ground.alive.slice(0, 1);
    for (const one of victims) {
      await one.errand('arm', { point, passing: this.#plan.passing });
      this.#armed.add(one);
    }
  }

  /** Whoever takes over from the first dies of it. */
  async #dieAgain(point: FaultPoint): Promise<void> {
    const until = Date.now() + PATIENCE_MS / 10;
    while (this.#deaths === 0 && Date.now() < until) {
      this.#collect();
      await pause(1);
    }
    this.#deathsBefore = this.#deaths;
    if (this.#ground.alive.length === 0) {
      await this.#restart(`${point} 1`);
      this.#armed.add(this.#ground.alive[0]!);
    }
    for (const one of this.#ground.alive) {
      await one.errand('arm', { point, passing: 1 });
      this.#armed.add(one);
    }
  }

  /** Each process casts its part of all votes; what a dead one has not cast is not cast. */
  #cast(): Promise<unknown>[] {
    const { alive } = this.#ground;
    return alive.flatMap((one, place) => {
      const share = (votes: number) => Math.ceil(votes / alive.length);
      const from = (votes: number) => ({ first: place * share(votes), count: share(votes) });
      const orders = [
        ...this.#webhooks.map(({ listing, votes }) => ({ listings: [listing], ...from(votes) })),
        ...this.#listeners.map(({ listing, votes, prefix }) => ({
          listings: [listing],
          ...from(votes),
          players: { prefix, count: Math.ceil(votes / VOTES_A_PLAYER) },
        })),
      ];
      return orders.map((order) => this.#order(one, order));
    });
  }

  #order(one: VotingProcess, casting: Casting): Promise<unknown> {
    this.#castCount += casting.count;
    return unlessDead(one, one.cast(casting));
  }

  /** Life goes on for whoever is left. */
  async #castOn(): Promise<void> {
    this.#collect();
    if (this.#ground.alive.length === 0) await this.#restart();
    const [one] = this.#ground.alive;
    const later = { first: LATER_VOTERS, count: LATER_VOTES };
    const casts = [
      ...this.#webhooks.map(({ listing }) => ({ listings: [listing], ...later })),
      ...this.#listeners.map(({ listing, votes, prefix }) => ({
        listings: [listing],
        ...later,
        players: { prefix, count: Math.ceil(votes / VOTES_A_PLAYER) },
      })),
    ].map((order) => this.#order(one!, order));
    await Promise.all(casts);
  }

  async #killAtMoment(): Promise<void> {
    const { boundary, share, passing } = this.#plan;
    const all = [...this.#webhooks, ...this.#listeners].reduce((sum, { votes }) => sum + votes, 0);
    const toWebhooks = this.#webhooks.reduce((sum, { votes }) => sum + votes, 0);
    const arrived = () => this.#webhooks.reduce((sum, { inbox }) => sum + inbox.arrivals.length, 0);
    // When so many have arrived, with requests certainly open, or when so many are cast.
    const enough = () =>
      passing % 2 === 0 ? arrived() >= toWebhooks * share * 0.7 : this.#accepted().length >= all * share;
    const until = Date.now() + 3_000;
    while (!enough() && Date.now() < until) await pause(1);
    const { alive } = this.#ground;
    const victims = boundary === 'any moment, all' ? alive : alive.slice(0, 1);
    for (const one of victims) {
      this.#armed.add(one);
      one.signal('SIGKILL');
    }
    await Promise.all(victims.map((one) => one.ended()));
  }

  async #runErrand(by: VotingProcess): Promise<void> {
    const { errand } = this.#plan;
    // What nobody is to fail at.
    const { listing } = this.#webhooks.at(-1)!;
    if (errand === 'test') await unlessDead(by, by.errand('test', { listingId: listing }));
    if (errand === 'redelivery')
      this.#redelivered = await unlessDead(by, by.errand('redeliver', { listingId: listing }));
    if (errand === 'redeliver-many')
      await unlessDead(by, by.errand('redeliver-many', { listingId: listing }));
  }

  /** All is cast and quiet; then the errand kills whoever does it. */
  async #dieOnErrand(point: FaultPoint): Promise<void> {
    await Promise.all(this.#cast());
    await this.#settle();
    const [victim] = this.#ground.alive;
    if (this.#plan.errand === 'retention') {
      this.#before = { accepted: this.#accepted(), account: await this.#readAccount() };
      await victim!.errand('pause', { listingId: this.#webhooks.at(-1)!.listing });
      const held = { listings: [this.#webhooks.at(-1)!.listing], first: 10_000, count: 5 };
      await victim!.cast(held);
      if (!(await this.#ground.advance(RETENTION_MS))) throw new Error('A lease is held and nothing is due.');
      await this.#arm(point, false);
      await unlessDead(victim!, victim!.errand('tidy', {}));
      await this.#settle();
      await this.#ground.alive[0]!.errand('tidy', {});
      return;
    }
    await this.#arm(point, false);
    await this.#runErrand(victim!);
    await this.#settle();
  }

  /** Who died: only whoever was to. */
  #collect(): void {
    const dead = this.#ground.collect();
    if (dead.length === 0) return;
    const stray = dead.find((one) => !this.#armed.has(one));
    if (stray) throw new Error('A process ended that was not to.');
    this.#deaths += dead.length;
    for (const { inbox } of this.#webhooks)
      this.#open += inbox.arrivals.filter(({ answer }) => answer === null).length;
    this.#ground.receivers.release();
  }

  async #restart(fault?: string): Promise<void> {
    await this.#ground.start(fault);
    this.#meet();
  }

  /** Until nothing waits, nothing is leased and nobody does anything; time jumps over all that is merely waited for. */
  async #settle(): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      this.#collect();
      this.#ground.receivers.release();
      if (this.#ground.alive.length === 0) await this.#restart();
      const looks = await this.#look();
      const [first] = looks ?? [];
      if (looks && first && looks.every(({ held }) => held === 0) && (await this.#goOn(first))) return;
      if (Date.now() > until) throw new Error(`Not everything ends: ${JSON.stringify(looks)}`);
      await pause(LOOK_EVERY_MS);
    }
  }

  /** Null: somebody died meanwhile. */
  async #look(): Promise<readonly Look[] | null> {
    const { alive } = this.#ground;
    const looks = await Promise.all(
      alive.map((one) => unlessDead(one, one.errand('look', { listings: this.#listings }))),
    );
    return looks.includes(null) ? null : (looks as Look[]);
  }

  /** Nobody is at work: brings about what is to come next; true when nothing is. */
  async #goOn({ leases, waiting, dueInMs, tests, batches }: Look): Promise<boolean> {
    const [one] = this.#ground.alive;
    if (leases > 0) await this.#advance(LEASE_OVER_MS);
    else if (waiting > 0) {
      if (dueInMs !== null && dueInMs > SOON_MS) await this.#advance(dueInMs);
    } else if (tests > 0) {
      await this.#advance(LEASE_OVER_MS);
      await unlessDead(one!, one!.errand('tidy', {}));
    } else if (batches > 0) {
      await this.#advance(A_MINUTE_MS);
      await unlessDead(one!, one!.errand('go-on', {}));
    } else return true;
    return false;
  }

  async #advance(byMs: number): Promise<void> {
    const [one] = this.#ground.alive;
    await unlessDead(one!, this.#ground.advance(byMs));
  }

  #accepted(): readonly string[] {
    return [...this.#everybody].flatMap((one) => one.accepted.slice(this.#acceptedBefore.get(one)));
  }

  #readAccount(): Promise<Account> {
    return this.#ground.alive[0]!.errand('account', { listings: this.#listings });
  }

  async #tell(): Promise<Told> {
    const account = await this.#readAccount();
    const turnedAway = this.#ground.alive.flatMap((one) => one.turnedAway);
    if (turnedAway.length > 0)
      throw new Error(`A vote was turned away by a healthy process: ${turnedAway[0]}`);
    const listeners = await Promise.all(
      this.#listeners.map(async (place) => {
        const { votes } = await this.#ground.receivers.listener(place.hearing);
        return { ...place, heard: votes.filter(({ username }) => username.startsWith(place.prefix)) };
      }),
    );
    return {
      plan: this.#plan,
      webhooks: this.#webhooks,
      listeners,
      ...(this.#before ?? { accepted: this.#accepted(), account }),
      after: this.#before && account,
      cast: this.#castCount,
      jumps: [...this.#ground.jumps],
      deaths: this.#deaths,
      open: this.#open,
      redelivered: this.#redelivered,
    };
  }
}

function isMoment(boundary: Plan['boundary']): boundary is 'any moment, one' | 'any moment, all' {
  return boundary.startsWith('any moment');
}

/** Null where the process died of it. */
async function unlessDead<Result>(one: VotingProcess, doing: Promise<Result>): Promise<Result | null> {
  try {
    return await doing;
  } catch (error) {
    if (one.alive) throw error;
    return null;
  }
}
