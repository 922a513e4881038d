// The commands and responses of a voting process, and the handle that tests use.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ProcessCommand, ProcessCommandName, ProcessCommands } from './scenario/process-commands.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface VoteBatchOrder {
  readonly listings: readonly string[];
  /** Voters are numbered; a voter votes once. */
  readonly first: number;
  readonly count: number;
  /** The players that the votes name in turn: `prefix` and a number below `count`; absent for none. */
  readonly players?: { readonly prefix: string; readonly count: number };
}

/** Votes at a steady rate, whatever their results, until told to stop. */
export interface SteadyVotes {
  readonly listings: readonly string[];
  /** Voters are numbered from here on; a voter votes once. */
  readonly first: number;
  readonly aSecond: number;
}

/** The address of a vote listener, and its token (v2) or its public key (v1). */
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
  | { readonly order: 'report' }
  | ProcessCommand;

/** The content of the database. */
export interface DatabaseSummary {
  readonly waiting: number;
  /** Deliveries by state. */
  readonly deliveries: Readonly<Record<string, number>>;
  readonly leases: number;
  /** The highest number of consecutive failures of any endpoint. */
  readonly failures: number;
  /** The codes of the charged attempts. */
  readonly charged: readonly string[];
  /** X-…-Delivery of the attempts that are logged as interrupted. */
  readonly interrupted: readonly string[];
  readonly votes: number;
  readonly events: readonly string[];
  /** From when to when votes that ended as unknown had been in flight, in seconds of the database's time since 1970. */
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
  /** Votes started at a steady rate: fewer than planned on a busy machine. */
  begun = 0;
  /** Why votes were rejected. */
  readonly refused: string[] = [];
  /** Why votes were not recorded: `away` if visitors see that the database is unreachable. */
  readonly lost: string[] = [];

  #complaints = '';

  private constructor(environment: Readonly<Record<string, string>>, checkout: string) {
    this.#child = spawn(process.execPath, parametersIn(checkout), {
      cwd: checkout,
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'error',
        ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
        ...environment,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
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
   * `environment`: DATABASE_URL or DATA_DIR; CLOCK_SHIFT_MS, by how much the database's time is moved; FAULT, as `POINT
   * PASSING`, where it dies. `checkout`: the source code that it runs, of this version if absent.
   */
  static async start(environment: Readonly<Record<string, string>>, checkout = ROOT): Promise<VotingProcess> {
    const started = new VotingProcess(environment, checkout);
    await started.#until('ready');
    return started;
  }

  async list(url: string, count: number): Promise<readonly ListedBot[]> {
    return (await this.#tell({ order: 'list', url, count }, 'listed')) as readonly ListedBot[];
  }

  /** Creates a Minecraft server for each listener; returns their IDs. */
  async serve(places: readonly ListenerAddress[]): Promise<readonly string[]> {
    return (await this.#tell({ order: 'serve', places }, 'served')) as readonly string[];
  }

  /** Resolves when all are cast. */
  async cast(casting: VoteBatchOrder): Promise<void> {
    await this.#tell({ order: 'cast', ...casting }, 'cast');
  }

  /** Casts votes at a steady rate from now on. */
  async pace(pace: SteadyVotes): Promise<void> {
    await this.#tell({ order: 'pace', ...pace }, 'paced');
  }

  /** Stops what `pace` started; resolves when each vote has its result. */
  async rest(): Promise<void> {
    await this.#tell({ order: 'rest' }, 'rested');
  }

  /** From now on its own clock is wrong by that much; the database's is not. */
  async shift(byMs: number): Promise<void> {
    await this.#tell({ order: 'shift', byMs }, 'shifted');
  }

  /**
   * Blocks in the middle of its work until SIGCONT. From then on its own clock is ahead of the machine's by that much.
   */
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

  /** What it is doing, for people to read. */
  report(): Promise<unknown> {
    return this.#tell({ order: 'report' }, 'report');
  }

  /** Commands of a scenario besides votes. */
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

  /** The end of its stderr. */
  get stderrTail(): string {
    return this.#complaints;
  }

  /** The exit status, once all its output has been read; null after a signal. */
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

/** An earlier version may have no bundles. */
function parametersIn(checkout: string): readonly string[] {
  if (checkout === ROOT) return ['test/faults/start-voting-process.mjs'];
  return ['--import', './scripts/jsx.mjs', 'test/faults/voting-process.ts'];
}
