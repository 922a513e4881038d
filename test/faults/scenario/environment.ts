// What scenarios run on, one after the other: a database, the running voting processes, the receivers, and the time.
// Processes that a scenario kills are replaced; everything else is reused for the next one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_SECRET_KEY } from '../../support/delivery-fixture.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { VotingProcess } from '../voting-process-client.ts';
import { Receivers } from './receivers.ts';

/** How long a lease lasts, and how far beyond it the time jumps so that it has expired. */
export const LEASE_MS = 30_000;
export const LEASE_OVER_MS = 31_000;

/** Retries and pauses of a second and of the shortest duration: the time jumps over the rest of them. */
const SETTINGS = { RETRY_DELAYS: '1,1,1,1,1', FAILING_PACE_MAX: '100', PLAYER_COUNTS: 'off' };

export interface ClockJump {
  /** Relative to the database's time, in milliseconds. */
  readonly atMs: number;
  readonly byMs: number;
}

export class ScenarioEnvironment {
  readonly receivers: Receivers;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #clear: () => Promise<void>;
  #alive: VotingProcess[] = [];
  #shiftMs = 0;
  /** Leases that end by then, in the database's time, belonged to dead processes. */
  #deadUntilMs: number | null = null;
  #jumps: ClockJump[] = [];
  #starts: number[] = [];

  constructor(receivers: Receivers, environment: Readonly<Record<string, string>>, clear: () => Promise<void>) {
    this.receivers = receivers;
    this.#environment = { ...SETTINGS, ...environment };
    this.#clear = clear;
  }

  static async open(embedded: boolean): Promise<ScenarioEnvironment> {
    const receivers = await Receivers.open();
    const folder = mkdtempSync(join(tmpdir(), 'plaudit-test-scenario-'));
    const clear = () => rmSync(folder, { recursive: true, force: true });
    if (embedded) {
      const environment = { DATA_DIR: join(folder, 'data') };
      return new ScenarioEnvironment(receivers, environment, async () => clear());
    }
    const server: PostgresServer = await startPostgres({ durable: true });
    const environment = { DATABASE_URL: server.url, SECRET_KEY: TEST_SECRET_KEY };
    return new ScenarioEnvironment(receivers, environment, () => server.stop().finally(clear));
  }

  get alive(): readonly VotingProcess[] {
    return this.#alive;
  }

  /** Jumps of the time since the last check of the processes. */
  get jumps(): readonly ClockJump[] {
    return this.#jumps;
  }

  /** When processes were ready, in the database's time. */
  get starts(): readonly number[] {
    return this.#starts;
  }

  /** The database's time. */
  get nowMs(): number {
    return Date.now() + this.#shiftMs;
  }

  /** Starts that many processes, none of which is to die. */
  async prepareProcesses(processes: number): Promise<void> {
    this.#jumps = [];
    this.#starts = [];
    for (const one of this.#alive.splice(processes)) await end(one);
    for (const one of this.#alive) await one.command('disarm', {});
    // The first one creates the tables.
    if (this.#alive.length === 0) await this.start();
    await Promise.all(Array.from({ length: processes - this.#alive.length }, () => this.start()));
  }

  /** `fault`: where the new process dies, as `POINT PASSING`. */
  async start(fault?: string): Promise<void> {
    this.#alive.push(await VotingProcess.start({ ...this.#environment, ...(fault && { FAULT: fault }) }));
    this.#starts.push(this.nowMs);
  }

  /** Removes dead processes from the list, and returns them. */
  removeDeadProcesses(): readonly VotingProcess[] {
    const dead = this.#alive.filter((one) => !one.alive);
    if (dead.length === 0) return dead;
    this.#alive = this.#alive.filter((one) => one.alive);
    this.#deadUntilMs = this.nowMs + LEASE_MS;
    return dead;
  }

  /** The database kept leases that no process knows of, because their commit got no response. */
  leasesForgotten(): void {
    this.#deadUntilMs = this.nowMs + LEASE_MS;
  }

  /** Moves the time for all processes; false if a running process holds a lease, and the time was not moved. */
  async advance(byMs: number): Promise<boolean> {
    const atMs = this.nowMs;
    const shiftMs = Math.ceil(this.#shiftMs + byMs);
    const done = await this.#alive[0]!.command('advance', { shiftMs, deadUntilMs: this.#deadUntilMs });
    if (!done) return false;
    this.#shiftMs = shiftMs;
    this.#jumps.push({ atMs, byMs });
    return true;
  }

  async close(): Promise<void> {
    await Promise.all(this.#alive.splice(0).map(end));
    await this.receivers.close();
    await this.#clear();
  }

  /** Leaves nothing running, and waits for nothing. */
  abandon(): void {
    for (const one of this.#alive) one.signal('SIGKILL');
  }
}

async function end(one: VotingProcess): Promise<void> {
  one.signal('SIGKILL');
  await one.ended();
}

const opened = new Set<ScenarioEnvironment>();
const pools = new Set<{ clear(): void }>();

/** Environments of one kind: opened when none is free, and reused for the next scenario. */
export class EnvironmentPool<Environment extends ScenarioEnvironment> {
  readonly #open: () => Promise<Environment>;
  readonly #idle: Environment[] = [];

  constructor(open: () => Promise<Environment>) {
    this.#open = open;
    pools.add(this);
  }

  /** Plays one scenario. */
  async use<T>(play: (scenarioEnvironment: Environment) => Promise<T>): Promise<T> {
    const scenarioEnvironment = this.#idle.pop() ?? (await this.#open());
    opened.add(scenarioEnvironment);
    try {
      return await play(scenarioEnvironment);
    } finally {
      this.#idle.push(scenarioEnvironment);
    }
  }

  clear(): void {
    this.#idle.length = 0;
  }
}

const EMBEDDED = new EnvironmentPool(() => ScenarioEnvironment.open(true));
const POSTGRES = new EnvironmentPool(() => ScenarioEnvironment.open(false));

export function withEnvironment<T>(
  embedded: boolean,
  play: (scenarioEnvironment: ScenarioEnvironment) => Promise<T>,
): Promise<T> {
  return (embedded ? EMBEDDED : POSTGRES).use(play);
}

export async function closeEnvironments(): Promise<void> {
  const all = [...opened];
  opened.clear();
  for (const pool of pools) pool.clear();
  for (const scenarioEnvironment of all) await scenarioEnvironment.close();
}

/** Without waiting, because this process exits. */
export function killEnvironments(): void {
  for (const scenarioEnvironment of opened) scenarioEnvironment.abandon();
}
