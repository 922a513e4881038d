// What a vote costs from its acceptance over HTTP until its delivery is recorded, and how much memory the service takes
// then; or how long the service takes to start.
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type PostgresServer, startPostgres } from '../test/support/postgres.ts';
import type { VoteCalls, VotesAccepted } from './accept/load.ts';
import { type MeasuredStart, measureStart } from './accept/measure-start.ts';
import type { AcceptOpening, AcceptState } from './accept/server.ts';
import { askReceiver, startDrainReceiver } from './drain/measure-drain.ts';
import { postgresCpuMs, processCpuMs } from './drain/postgres-cpu.ts';
import { findFault } from './drain/seed-plaudit.ts';
import { type Checkout, checkoutsFor, createDatabase, urlIn } from './harness/checkout.ts';
import { type Child, startChild } from './harness/child.ts';
import { memoryMb, peakMemoryMb } from './harness/memory.ts';
import type { DatabaseChoice } from './harness/open-context.ts';
import { describeMachine, formatGoal, formatSpread, median } from './harness/report.ts';
import { flagsOfStart } from './harness/start-script.ts';

export const usage = `npm run bench -- accept [flags]
  --votes N        how many are cast (20000)
  --callers N      how many callers each wait for their vote before they cast the next (64)
  --endpoints N    over how many listings with a webhook each (100)
  --runs N         interleaved runs; the medians are shown (3)
  --on DATABASE    only postgres, or only embedded
  --start          instead, how long the service takes to start, from the second time on
  --profile DIR    write CPU profiles of the services
  --against DIR    also the service of another checkout of this repository`;

const DATABASES = ['postgres', 'embedded'] as const;
type DatabaseKind = (typeof DATABASES)[number];

const LOOK_EVERY_MS = 50;
/** Until the memory is read. */
const SETTLE_MS = 2_000;
const GOALS = { postgresMb: 120, embeddedMb: 240, perSecond: 3_000, cpuUs: 500, readyMs: 700 };

interface Contestant {
  readonly name: string;
  readonly checkout: Checkout;
  readonly kind: DatabaseKind;
}

interface Measurement {
  readonly perSecond: number;
  readonly serverUs: number;
  readonly postgresUs: number;
  readonly mb: number;
  readonly mostMb: number;
}

interface Place {
  readonly postgres: PostgresServer;
  readonly folder: string;
}

interface Sizes {
  readonly votes: number;
  readonly callers: number;
  readonly endpoints: number;
}

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      votes: { type: 'string', default: '20000' },
      callers: { type: 'string', default: '64' },
      endpoints: { type: 'string', default: '100' },
      runs: { type: 'string', default: '3' },
      on: { type: 'string' },
      start: { type: 'boolean', default: false },
      profile: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const kinds = DATABASES.filter((kind) => values.on === undefined || values.on === kind);
  const contestants = checkoutsFor(values.against).flatMap((checkout) =>
    kinds.map((kind) => ({ name: `${checkout.name}, ${kind}`, checkout, kind })),
  );
  const postgres = await startPostgres({ durable: true });
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-bench-accept-'));
  const place = { postgres, folder };
  const runs = Number(values.runs);
  const sizes = {
    votes: Number(values.votes),
    callers: Number(values.callers),
    endpoints: Number(values.endpoints),
  };
  try {
    console.log(await describeMachine(postgres.url, ['pg', '@electric-sql/pglite']));
    if (values.start) await reportStarts(contestants, place, runs);
    else await reportVotes(contestants, { ...place, sizes, profileFolder: values.profile ?? null }, runs);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}

/** Calls `measure` in turns, and prints each result. */
async function inTurns<Measured>(
  contestants: readonly Contestant[],
  runs: number,
  measure: (contestant: Contestant) => Promise<Measured>,
): Promise<ReadonlyMap<Contestant, readonly Measured[]>> {
  const found = new Map(contestants.map((contestant) => [contestant, [] as Measured[]]));
  for (let round = 1; round <= runs; round += 1)
    for (const [contestant, measured] of found) {
      const one = await measure(contestant);
      measured.push(one);
      console.log(`run ${round}  ${contestant.name.padEnd(20)} ${JSON.stringify(one, rounded)}`);
    }
  return found;
}

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value) : value);

let made = 0;

async function chooseDatabase({ checkout, kind }: Contestant, { postgres, folder }: Place): Promise<DatabaseChoice> {
  const name = `accept_${++made}`;
  const databaseUrl = kind === 'embedded' ? null : await createDatabase(checkout, postgres.url, name);
  return { databaseUrl, dataDir: join(folder, name) };
}

async function reportStarts(contestants: readonly Contestant[], place: Place, runs: number): Promise<void> {
  const databases = new Map<Contestant, DatabaseChoice>();
  for (const contestant of contestants) {
    const database = await chooseDatabase(contestant, place);
    databases.set(contestant, database);
    console.log(
      `first  ${contestant.name.padEnd(20)} ${JSON.stringify(await startOnce(contestant, database), rounded)}`,
    );
  }
  const found = await inTurns(contestants, runs, (one) => startOnce(one, databases.get(one) as DatabaseChoice));
  console.log('\n| | ready after ms | spread | CPU ms | MB |\n|---|---|---|---|---|');
  for (const [{ name }, measured] of found) {
    const of = (pick: (one: MeasuredStart) => number) => median(measured, pick).toFixed(0);
    const ready = `${of((one) => one.readyMs)} | ${formatSpread(measured, (one) => one.readyMs)}`;
    console.log(`| ${name} | ${ready} | ${of((one) => one.cpuMs)} | ${of((one) => one.mb)} |`);
  }
  const slowest = Math.max(
    ...[...found]
      .filter(([{ checkout }]) => checkout.name === 'plaudit')
      .map(([, runs]) => median(runs, (one) => one.readyMs)),
  );
  console.log(`\n${formatGoal(`ready after ${GOALS.readyMs} ms`, slowest <= GOALS.readyMs)}`);
}

function startOnce({ checkout }: Contestant, database: DatabaseChoice): Promise<MeasuredStart> {
  return measureStart(checkout, database);
}

interface VoteMeasuring extends Place {
  readonly sizes: Sizes;
  readonly profileFolder: string | null;
}

async function reportVotes(contestants: readonly Contestant[], measuring: VoteMeasuring, runs: number): Promise<void> {
  const { receiver, origin } = await startDrainReceiver();
  const load = startChild(new URL('./accept/load.ts', import.meta.url));
  try {
    const found = await inTurns(contestants, runs, async (contestant) => {
      const database = await chooseDatabase(contestant, measuring);
      return measureVotes(contestant, { ...measuring, database, receiver, receiverOrigin: origin, load });
    });
    console.log(table(found));
  } finally {
    receiver.disconnect();
    await load.end();
  }
}

interface VoteRun extends VoteMeasuring {
  readonly database: DatabaseChoice;
  readonly receiver: ChildProcess;
  readonly receiverOrigin: string;
  readonly load: Child;
}

/** A service that has just been started. Throws when a vote was refused, did not arrive, or arrived twice. */
async function measureVotes({ checkout }: Contestant, run: VoteRun): Promise<Measurement> {
  const { postgres, sizes, database, receiver, load } = run;
  const { votes, endpoints } = sizes;
  const server = startChild(serverProgram(checkout), run.profileFolder, flagsOfStart(checkout));
  try {
    const opening = { ...database, origin: run.receiverOrigin, endpoints };
    const { origin } = await server.request<AcceptState>(opening satisfies AcceptOpening);
    await askReceiver(receiver);
    const cpu = async () => [processCpuMs(server.pid), (await postgresCpuMs(postgres.url)) ?? Number.NaN] as const;
    const before = await cpu();
    const question = { origin, votes, callers: sizes.callers, listings: endpoints, firstVoter: 0 };
    const { accepted, startedMs } = await load.request<VotesAccepted>(question satisfies VoteCalls);
    while (!(await server.request<AcceptState>({})).isQuiet) await sleep(LOOK_EVERY_MS);
    const ms = performance.timeOrigin + performance.now() - startedMs;
    const after = await cpu();
    await verify({ accepted, votes, receiver, databaseUrl: database.databaseUrl });
    await sleep(SETTLE_MS);
    const eachUs = (place: 0 | 1) => ((after[place] - before[place]) * 1000) / votes;
    return {
      perSecond: votes / (ms / 1000),
      serverUs: eachUs(0),
      postgresUs: database.databaseUrl === null ? 0 : eachUs(1),
      mb: memoryMb(server.pid),
      mostMb: peakMemoryMb(server.pid),
    };
  } finally {
    await server.end();
  }
}

/** As the checkout's start script runs the service: from a bundle, if it has them. */
function serverProgram(checkout: Checkout): URL {
  const runner = urlIn(checkout, 'bench/accept/run-server.mjs');
  return existsSync(runner) ? runner : urlIn(checkout, 'bench/accept/server.ts');
}

interface Outcome {
  readonly accepted: number;
  readonly votes: number;
  readonly receiver: ChildProcess;
  readonly databaseUrl: string | null;
}

async function verify({ accepted, votes, receiver, databaseUrl }: Outcome): Promise<void> {
  const { requests, events } = await askReceiver(receiver);
  if (accepted !== votes || requests !== votes || events !== votes)
    throw new Error(`Of ${votes} votes, ${accepted} were accepted; ${requests} requests of ${events} events arrived.`);
  const fault = databaseUrl && (await findFault(databaseUrl, { deliveries: votes }));
  if (fault) throw new Error(`Not everything was recorded: ${fault}`);
}

/** In Markdown, for README.md. */
function table(found: ReadonlyMap<Contestant, readonly Measurement[]>): string {
  const rows = [...found].map(([{ name }, measured]) => {
    const of = (pick: (one: Measurement) => number) => median(measured, pick).toFixed(0);
    const rate = `${of((one) => one.perSecond)} | ${formatSpread(measured, (one) => one.perSecond)}`;
    const cpu = `${of((one) => one.serverUs)} / ${of((one) => one.postgresUs)}`;
    return `| ${name} | ${rate} | ${cpu} | ${of((one) => one.mb)} | ${of((one) => one.mostMb)} |`;
  });
  const goals = [...found]
    .filter(([{ checkout }]) => checkout.name === 'plaudit')
    .flatMap(([{ kind }, measured]) => goalsOf(kind, measured));
  const head = '| | votes/s | spread | CPU µs per vote: server / PostgreSQL | MB afterwards | most MB |';
  return ['', head, `|${'---|'.repeat(6)}`, ...rows, '', ...goals].join('\n');
}

function goalsOf(kind: DatabaseKind, measured: readonly Measurement[]): readonly string[] {
  const mb = median(measured, (one) => one.mb);
  if (kind === 'embedded') return [formatGoal(`embedded, ${GOALS.embeddedMb} MB`, mb <= GOALS.embeddedMb)];
  const rate = median(measured, (one) => one.perSecond);
  const cpu = median(measured, (one) => one.serverUs + one.postgresUs);
  return [
    formatGoal(`PostgreSQL, ${GOALS.postgresMb} MB`, mb <= GOALS.postgresMb),
    formatGoal(`${GOALS.perSecond} votes per second`, rate >= GOALS.perSecond),
    formatGoal(`${GOALS.cpuUs} µs of CPU time per vote`, cpu <= GOALS.cpuUs),
  ];
}
