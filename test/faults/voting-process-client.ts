// What a voting process is told and answers, and the handle that a test holds it by.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ProcessCommand, ProcessCommandName, ProcessCommands } from './scenario/process-commands.ts';

export interface VoteBatchOrder {
  readonly listings: readonly string[];
  /** Voters are numbered; a voter votes once. */
  readonly first: number;
  readonly count: number;
  /** Whom the votes name in turn: `prefix` and a number below `count`; absent: nobody. */
  readonly players?: { readonly prefix: string; readonly count: number };
}

/** Votes at a steady rate, whatever becomes of each, until told to rest. */
export interface SteadyVotes {
  readonly listings: readonly string[];
  /** Voters are numbered from here on; a voter votes once. */
  readonly first: number;
  readonly aSecond: number;
}

/** Where a vote listener is, and what it goes by: its token (v2), or else its public key (v1). */
export interface ListenerAddress {
  readonly host: string;
  readonly port: number;
  readonly token: string | null;
  readonly publicKey: string | null;
}

export type VotingOrder =
  | { readonly order: 'list'; readonly url: string; readonly count: number }
  | { readonly order: 'serve'; readonly places: readonly ListenerAddress[] }
  | ({ readonly order: 'cast' } & VoteBatchOrder)
  | ({ readonly order: 'pace' } & SteadyVotes)
  | { readonly order: 'rest' }
  | { readonly order: 'shift'; readonly byMs: number }
  | { readonly order: 'freeze'; readonly aheadMs: number }
  | { readonly order: 'run'; readonly statement: string }
  | { readonly order: 'stand' }
  | ProcessCommand;

/** What stands in the database. */
export interface DatabaseSummary {
  readonly waiting: number;
  /** Deliveries by their state. */
  readonly deliveries: Readonly<Record<string, number>>;
  readonly leases: number;
  /** The most consecutive failures of any endpoint. */
  readonly failures: number;
  /** How the attempts ended that were charged. */
  readonly charged: readonly string[];
  /** X-…-Delivery of the attempts that are logged as interrupted. */
  readonly interrupted: readonly string[];
  readonly votes: number;
  readonly events: readonly string[];
  /** From when to when votes that ended as unknown had been on the wire, in seconds of the database's time since 1970. */
  readonly unknown: readonly (readonly [number, number])[];
}

export interface ListedBot {
  readonly id: string;
  readonly secret: string;
}

export class VotingProcess {
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;
  #isClosed = false;
  readonly #waiting: { word: string; resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  /** Event IDs of the votes that were reported as accepted. */
  readonly accepted: string[] = [];
  /** Votes of a pace that were begun: fewer than told on a machine that is busy. */
  begun = 0;
  /** Why votes were refused. */
  readonly refused: string[] = [];
  /** Why votes were not recorded: `away` where a visitor is told that the records cannot be reached. */
  readonly lost: string[] = [];

  #complaints = '';

  private constructor(environment: Readonly<Record<string, string>>) {
    this.#child = spawn(
      process.execPath,
      ['--import', join(import.meta.dirname, '../../scripts/jsx.mjs'), join(import.meta.dirname, 'voting-process.ts')],
      {
        cwd: join(import.meta.dirname, '../..'),
        env: {
          PATH: process.env.PATH,
          LOG_LEVEL: 'error',
          ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
          ...environment,
        },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    );
    this.#closed = once(this.#child, 'close').then(() => {
      this.#isClosed = true;
    });
    this.#child.stdin?.on('error', () => {});
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#complaints = `${this.#complaints}${chunk}`.slice(-2_000);
    });
    createInterface(this.#child.stdout!).on('line', (line) => this.#hear(line));
    this.#child.once('close', (code) => {
      for (const { reject, word } of this.#waiting.splice(0))
        reject(new Error(`The process ended (${code}) before it said "${word}".\n${this.#complaints}`));
    });
  }

  /**
   * `environment`: DATABASE_URL or DATA_DIR; CLOCK_SHIFT_MS, by how much the database's time is moved; FAULT, as `POINT PASSING`,
   * where it dies.
   */
  static async start(environment: Readonly<Record<string, string>>): Promise<VotingProcess> {
    const started = new VotingProcess(environment);
    await started.#until('ready');
    return started;
  }

  async list(url: string, count: number): Promise<readonly ListedBot[]> {
    return (await this.#tell({ order: 'list', url, count }, 'listed')) as readonly ListedBot[];
  }

  /** Makes a Minecraft server for each listener; answers their IDs. */
  async serve(places: readonly ListenerAddress[]): Promise<readonly string[]> {
    return (await this.#tell({ order: 'serve', places }, 'served')) as readonly string[];
  }

  /** Resolves when all are cast. */
  async cast(casting: VoteBatchOrder): Promise<void> {
    await this.#tell({ order: 'cast', ...casting }, 'cast');
  }

  /** Votes from now on at a steady rate. */
  async pace(pace: SteadyVotes): Promise<void> {
    await this.#tell({ order: 'pace', ...pace }, 'paced');
  }

  /** Ends what `pace` began; resolves when each vote has its answer. */
  async rest(): Promise<void> {
    await this.#tell({ order: 'rest' }, 'rested');
  }

  /** Its own clock is wrong by so much from now on; the database's is not. */
  async shift(byMs: number): Promise<void> {
    await this.#tell({ order: 'shift', byMs }, 'shifted');
  }

  /** Stands still, in the middle of its work, until SIGCONT. From then on its own clock is ahead of the machine's by so much. */
  async freeze(aheadMs: number): Promise<void> {
    await this.#tell({ order: 'freeze', aheadMs }, 'freezing');
  }

  /** Runs an SQL statement. */
  async run(statement: string): Promise<void> {
    await this.#tell({ order: 'run', statement }, 'ran');
  }

  async summary(): Promise<DatabaseSummary> {
    return (await this.#tell({ order: 'stand' }, 'standing')) as DatabaseSummary;
  }

  /** What a course asks besides votes. */
  async command<Name extends ProcessCommandName>(
    order: Name,
    needs: ProcessCommands[Name][0],
  ): Promise<ProcessCommands[Name][1]> {
    return (await this.#tell({ ...needs, order } as ProcessCommand, order)) as ProcessCommands[Name][1];
  }

  /** Whether it runs, as far as is known. */
  get alive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** `SIGKILL`, `SIGSTOP`, `SIGCONT` … */
  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** What it complained of on stderr, the end of it. */
  get stderrTail(): string {
    return this.#complaints;
  }

  /** The exit status, once all that it said has been heard; null after a signal. */
  async ended(): Promise<number | null> {
    await this.#closed;
    return this.#child.exitCode;
  }

  #tell(order: VotingOrder, answer: string): Promise<unknown> {
    this.#child.stdin?.write(`${JSON.stringify(order)}\n`);
    return this.#until(answer);
  }

  #until(word: string): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new Error('The process has ended.'));
    return new Promise((resolve, reject) => this.#waiting.push({ word, resolve, reject }));
  }

  #hear(line: string): void {
    const word = line.slice(0, line.indexOf(' '));
    const value: unknown = JSON.parse(line.slice(word.length + 1));
    if (word === 'accepted') this.accepted.push(value as string);
    if (word === 'begun') this.begun += 1;
    if (word === 'refused') this.refused.push(value as string);
    if (word === 'lost') this.lost.push(value as string);
    const place = this.#waiting.findIndex((waiting) => waiting.word === word);
    if (place >= 0) this.#waiting.splice(place, 1)[0]!.resolve(value);
    else if (word === 'error') for (const { reject } of this.#waiting.splice(0)) reject(new Error(String(value)));
  }
}
