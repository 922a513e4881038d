// What a fault runs on: its own PostgreSQL, processes of the real service, a receiver with a log, and votes
// that are cast at a steady rate throughout.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import type { PostgresOptions } from '../../support/postgres-cluster.ts';
import { type PostgresProxy, startPostgresProxy } from '../postgres-proxy.ts';
import { type DatabaseSummary, VotingProcess } from '../voting-process-client.ts';
import { checkDeliveries, expectPromise } from './check-deliveries.ts';
import { type RecordingReceiver, startRecordingReceiver } from './recording-receiver.ts';

const SECRET_KEY = 'a key for runs of the fault suite, long enough for anybody';
const LISTINGS = 8;
/** Of all processes together. */
const VOTES_A_SECOND = 100;
/** Voters of one process. */
const MOST_VOTERS = 1_000_000;

export interface FaultSetup {
  readonly server: PostgresServer;
  readonly proxy: PostgresProxy;
  readonly receiver: RecordingReceiver;
  readonly processes: readonly VotingProcess[];
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
    server,
    proxy,
    receiver: witness,
    processes,
    get listings() {
      return listings;
    },
    async startProcess(environment = {}) {
      const entered = await VotingProcess.start({ DATABASE_URL: server.url, SECRET_KEY, ...environment });
      processes.push(entered);
      return entered;
    },
    async startVoting(through = processes) {
      voting = through;
      const listed = await (through[0] as VotingProcess).list(witness.url, LISTINGS);
      listings = listed.map(({ id }) => id);
      const aSecond = VOTES_A_SECOND / through.length;
      await Promise.all(through.map((one, place) => one.pace({ listings, first: place * MOST_VOTERS, aSecond })));
    },
    async stopAndCheck() {
      await Promise.all(voting.map((one) => one.rest()));
      const standing = await waitForDeliveries(processes[0] as VotingProcess);
      await leave(processes);
      const accepted = processes.flatMap((one) => one.accepted);
      const lost = processes.flatMap((one) => one.lost);
      const unclear = lost.filter((why) => why !== 'away');
      expectPromise(unclear.length === 0, `A vote was refused without saying that the database is away: ${unclear[0]}`);
      return { ...checkDeliveries({ accepted, arrivals: witness.arrivals, standing }), refused: lost.length };
    },
  };
  try {
    return await play(setup);
  } finally {
    for (const one of processes) one.signal('SIGKILL');
    await Promise.all(processes.map((one) => one.ended()));
    await proxy.close();
    await witness.close();
    await server.stop();
  }
}

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
  await waitUntil('everything is delivered', async () => {
    standing = await one.summary();
    return standing.waiting === 0 && standing.leases === 0;
  });
  return standing as unknown as DatabaseSummary;
}

const LOOK_EVERY_MS = 20;

/** Waits for a condition; throws when it does not become true. */
export async function waitUntil(
  what: string,
  come: () => boolean | Promise<boolean>,
  patienceMs = 60_000,
): Promise<void> {
  const endMs = performance.now() + patienceMs;
  while (!(await come())) {
    expectPromise(performance.now() < endMs, `Waited ${patienceMs / 1_000} s in vain: ${what}.`);
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** Waits until that many votes have arrived. */
export async function waitForArrivals({ receiver }: FaultSetup, count: number): Promise<void> {
  const enough = receiver.arrivals.length + count;
  await waitUntil(`${count} more votes arrive`, () => receiver.arrivals.length >= enough);
}

/** Queries PostgreSQL directly, bypassing all proxies. */
export async function queryDatabase<Row extends pg.QueryResultRow>(
  { server }: FaultSetup,
  statement: string,
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
