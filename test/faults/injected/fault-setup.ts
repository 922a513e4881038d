// What a fault runs on: its own PostgreSQL, processes of the real service, a receiver with a log, and votes
// that are cast at a steady rate throughout.
import { setTimeout } from 'node:timers/promises';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import type { PostgresOptions } from '../../support/postgres-cluster.ts';
import { queryOnce } from '../../support/query-once.ts';
import { type PostgresProxy, startPostgresProxy } from '../postgres-proxy.ts';
import { type DatabaseSummary, VotingProcess } from '../voting-process-client.ts';
import { checkDeliveries, expectPromise } from './check-deliveries.ts';
import { type DescribedSetup, describeSetup } from './describe-setup.ts';
import { type RecordingReceiver, startRecordingReceiver } from './recording-receiver.ts';

const SECRET_KEY = 'a key for runs of the fault suite, long enough for anybody';
const LISTINGS = 8;
/** Of all processes together. */
const VOTES_A_SECOND = 100;
/** Voters of one process. */
const MOST_VOTERS = 1_000_000;
const PATIENCE_MS = 60_000;

export interface FaultSetup extends DescribedSetup {
  readonly server: PostgresServer;
  readonly proxy: PostgresProxy;
  readonly receiver: RecordingReceiver;
  /** The listings that are voted for. */
  readonly listings: readonly string[];
  /** Starts another process, which connects to PostgreSQL directly unless its environment says otherwise. */
  startProcess(environment?: Readonly<Record<string, string>>): Promise<VotingProcess>;
  /** Creates the listings, and starts to vote through these processes. */
  startVoting(through?: readonly VotingProcess[]): Promise<void>;
  /** Stops the votes, waits until everything is delivered, and compares everything with the receiver's log. */
  stopAndCheck(): Promise<Readonly<Record<string, number>>>;
}

/** Runs on a setup of its own, and tears it down in every case. */
export async function withFaultSetup<T>(options: PostgresOptions, play: (setup: FaultSetup) => Promise<T>): Promise<T> {
  const server = await startPostgres({ durable: true, ...options });
  const witness = await startRecordingReceiver();
  const proxy = await startPostgresProxy(server.url);
  const processes: VotingProcess[] = [];
  let listings: readonly string[] = [];
  let voting: readonly VotingProcess[] = [];
  const setup: FaultSetup = {
    stage: 'its beginning',
    server,
    proxy,
    receiver: witness,
    processes,
    get listings() {
      return listings;
    },
    async startProcess(environment = {}) {
      const starting = VotingProcess.start({ DATABASE_URL: server.url, SECRET_KEY, ...environment });
      const entered = await inPatience(setup, 'a process that starts', starting);
      processes.push(entered);
      return entered;
    },
    async startVoting(through = processes) {
      voting = through;
      const listing = (through[0] as VotingProcess).list(witness.url, LISTINGS);
      const listed = await inPatience(setup, 'the listings', listing);
      listings = listed.map(({ id }) => id);
      const aSecond = VOTES_A_SECOND / through.length;
      await Promise.all(through.map((one, place) => one.pace({ listings, first: place * MOST_VOTERS, aSecond })));
    },
    async stopAndCheck() {
      await inPatience(setup, 'the result of each vote', Promise.all(voting.map((one) => one.rest())));
      setup.stage = 'all deliveries';
      const standing = await waitForDeliveries(processes[0] as VotingProcess);
      await inPatience(setup, 'the exit of each process', leave(processes));
      const accepted = processes.flatMap((one) => one.accepted);
      const lost = processes.flatMap((one) => one.lost);
      const unclear = lost.filter((why) => why !== 'away');
      expectPromise(unclear.length === 0, `A vote was refused without saying that the database is away: ${unclear[0]}`);
      return { ...checkDeliveries({ accepted, arrivals: witness.arrivals, standing }), refused: lost.length };
    },
  };
  running.add(setup);
  try {
    return await play(setup);
  } catch (error) {
    if (error instanceof Error) error.message += `\n${await describeSetup(setup)}`;
    throw error;
  } finally {
    running.delete(setup);
    for (const one of processes) one.signal('SIGKILL');
    await Promise.all(processes.map((one) => one.ended()));
    await proxy.close();
    await witness.close();
    await server.stop();
  }
}

const running = new Set<FaultSetup>();

/** What the faults that have not ended are doing. */
export async function describeRunningFaults(): Promise<string> {
  return (await Promise.all([...running].map(describeSetup))).join('\n\n');
}

/** Rejects if that takes longer than anything should. */
async function inPatience<Result>(setup: FaultSetup, what: string, work: Promise<Result>): Promise<Result> {
  setup.stage = what;
  const timer = Promise.withResolvers<never>();
  const timeout = globalThis.setTimeout(() => timer.reject(new Error(waitedInVain(what))), PATIENCE_MS);
  return Promise.race([work, timer.promise]).finally(() => clearTimeout(timeout));
}

const waitedInVain = (what: string, ms = PATIENCE_MS) => `Waited ${ms / 1_000} s in vain: ${what}.`;

/** A process that is told to stop exits by itself. */
async function leave(processes: readonly VotingProcess[]): Promise<void> {
  for (const one of processes) one.signal('SIGTERM');
  const exits = await Promise.all(processes.map((one) => one.ended()));
  expectPromise(
    exits.every((exit) => exit === 0),
    `Told to stop, the processes ended with ${exits.join(', ')}.`,
  );
}

export async function waitForDeliveries(one: VotingProcess): Promise<DatabaseSummary> {
  let standing: DatabaseSummary | null = null;
  await waitForCondition('everything is delivered', async () => {
    standing = await one.summary();
    return standing.waiting === 0 && standing.leases === 0;
  });
  return standing as unknown as DatabaseSummary;
}

const LOOK_EVERY_MS = 20;

/** Waits for a condition; throws when it does not become true. */
export async function waitForCondition(
  what: string,
  come: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const endMs = performance.now() + patienceMs;
  while (!(await come())) {
    expectPromise(performance.now() < endMs, waitedInVain(what, patienceMs));
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** Waits until that many votes have arrived. */
export async function waitForArrivals(setup: FaultSetup, count: number): Promise<void> {
  const { receiver } = setup;
  const enough = receiver.arrivals.length + count;
  setup.stage = `${count} more arrivals, ${enough} in all`;
  await waitForCondition(`${count} more votes arrive`, () => receiver.arrivals.length >= enough);
}

/** Queries PostgreSQL directly, bypassing all proxies. */
export function queryDatabase<Row extends object>({ server }: FaultSetup, statement: string): Promise<readonly Row[]> {
  return queryOnce<Row>(server.url, statement);
}
