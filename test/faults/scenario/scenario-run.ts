// Where a scenario runs: its listings and their receivers, the dead processes and their causes, and how everything is
// brought to an end.
import { setTimeout as pause } from 'node:timers/promises';
import type { VotingProcess } from '../voting-process-client.ts';
import type { DatabaseState, Progress } from './database-state.ts';
import { LEASE_OVER_MS, type ScenarioEnvironment } from './environment.ts';
import type { ScenarioListener, ScenarioWebhook } from './observations.ts';
import type { ScenarioPlan } from './plan.ts';

const LOOK_EVERY_MS = 20;
/** More than a run takes when nothing is lost, including the start of a process on a busy machine. */
const PATIENCE_MS = 60_000;
/** What is due sooner is waited for. */
const SOON_MS = 60;
const A_MINUTE_MS = 61_000;

export class ScenarioRun {
  readonly environment: ScenarioEnvironment;
  readonly webhooks: ScenarioWebhook[] = [];
  readonly listeners: ScenarioListener[] = [];
  /** The processes that are to die: any other death is an error. */
  readonly armed = new Set<VotingProcess>();
  readonly #everybody = new Set<VotingProcess>();
  readonly #acceptedBefore = new Map<VotingProcess, number>();
  #deaths = 0;
  #open = 0;

  constructor(environment: ScenarioEnvironment) {
    this.environment = environment;
  }

  /** Processes that died. */
  get deaths(): number {
    return this.#deaths;
  }

  /** Requests that had arrived and had no response when a process died. */
  get open(): number {
    return this.#open;
  }

  /** The first running process. */
  get one(): VotingProcess {
    return this.environment.alive[0]!;
  }

  /** Creates the listings, with their webhooks and listeners. */
  async prepare(plan: ScenarioPlan, chance: () => number): Promise<void> {
    await this.environment.prepareProcesses(plan.processes);
    this.#meet();
    const { receivers } = this.environment;
    const { seed, webhooks, listeners } = plan;
    for (const [place, { behavior, votes }] of webhooks.entries()) {
      const inbox = receivers.inbox(`${seed}-${place}`, behavior, chance);
      const [listed] = await this.one.list(inbox.url, 1);
      this.webhooks.push({ listing: listed!.id, secret: listed!.secret, behavior, inbox, votes });
    }
    for (const [place, { behavior, votes }] of listeners.entries()) {
      const [listing] = await this.one.serve([await receivers.listener(behavior)]);
      this.listeners.push({ listing: listing!, behavior, votes, prefix: `c${seed % 10_000_000}_${place}_` });
    }
  }

  get #listings(): readonly string[] {
    return [...this.webhooks, ...this.listeners].map(({ listing }) => listing);
  }

  /** Records new processes. */
  #meet(): void {
    for (const one of this.environment.alive) {
      if (this.#everybody.has(one)) continue;
      this.#everybody.add(one);
      this.#acceptedBefore.set(one, one.accepted.length);
      one.refused.length = 0;
      one.lost.length = 0;
    }
  }

  /** The dead processes, if they were to die. */
  collect(): void {
    const dead = this.environment.removeDeadProcesses();
    if (dead.length === 0) return;
    const stray = dead.find((one) => !this.armed.has(one));
    if (stray) throw new Error('A process died unexpectedly.');
    this.#deaths += dead.length;
    for (const { inbox } of this.webhooks) this.#open += inbox.arrivals.filter(({ answer }) => answer === null).length;
    this.environment.receivers.release();
  }

  async restart(fault?: string): Promise<void> {
    await this.environment.start(fault);
    this.#meet();
  }

  /** Runs until nothing waits, nothing is leased and no process is working; the time jumps over all mere waiting. */
  async settle(): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      this.collect();
      this.environment.receivers.release();
      if (this.environment.alive.length === 0) await this.restart();
      const looks = await this.#look();
      const [first] = looks ?? [];
      if (looks && first && looks.every(({ held }) => held === 0) && (await this.#goOn(first))) return;
      if (Date.now() > until) throw new Error(`Not everything ends: ${JSON.stringify(looks)}`);
      await pause(LOOK_EVERY_MS);
    }
  }

  /** Null if a process died meanwhile. */
  async #look(): Promise<readonly Progress[] | null> {
    const looks = await Promise.all(
      this.environment.alive.map((one) => nullIfDead(one, one.command('look', { listings: this.#listings }))),
    );
    return looks.includes(null) ? null : (looks as Progress[]);
  }

  /** All processes are idle: starts what comes next; true if nothing is left. */
  async #goOn({ leases, waiting, dueInMs, tests, batches }: Progress): Promise<boolean> {
    const { one } = this;
    if (leases > 0) await this.#advance(LEASE_OVER_MS);
    else if (waiting > 0) {
      if (dueInMs !== null && dueInMs > SOON_MS) await this.#advance(dueInMs);
    } else if (tests > 0) {
      await this.#advance(LEASE_OVER_MS);
      await nullIfDead(one, one.command('tidy', {}));
    } else if (batches > 0) {
      await this.#advance(A_MINUTE_MS);
      await nullIfDead(one, one.command('go-on', {}));
    } else return true;
    return false;
  }

  async #advance(byMs: number): Promise<void> {
    await nullIfDead(this.one, this.environment.advance(byMs));
  }

  accepted(): readonly string[] {
    return [...this.#everybody].flatMap((one) => one.accepted.slice(this.#acceptedBefore.get(one)));
  }

  /** When all output of the dead processes has been read. */
  async lastWords(): Promise<void> {
    for (const one of this.#everybody) if (!one.alive) await one.ended();
  }

  readAccount(): Promise<DatabaseState> {
    return this.one.command('account', { listings: this.#listings });
  }
}

/** Null if the process died of it. */
export async function nullIfDead<Result>(one: VotingProcess, doing: Promise<Result>): Promise<Result | null> {
  try {
    return await doing;
  } catch (error) {
    if (one.alive) throw error;
    return null;
  }
}
