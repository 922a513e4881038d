// What a single vote costs where most sites live: at 1 to 500 votes per second, and while nothing happens. The figures
// of docs/scaling.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type PostgresServer, startPostgres } from '../test/support/postgres.ts';
import { queryOnce } from '../test/support/query-once.ts';
import { postgresCpuMs, processCpuMs } from './drain/postgres-cpu.ts';
import { describeTables, diskBytes } from './everyday/disk.ts';
import type { Arrivals, ArrivalsQuestion } from './everyday/receiver.ts';
import type { EverydayOpening, EverydayState, StateQuestion, VotesCast } from './everyday/server.ts';
import type { VoteRate } from './harness/cast-at-rate.ts';
import { type Checkout, checkoutsFor, createDatabase, urlIn } from './harness/checkout.ts';
import { type Child, startChild } from './harness/child.ts';
import { describeMachine, formatSpread, median, summarizeDelays } from './harness/report.ts';

export const usage = `npm run bench -- everyday [flags]
  --rates A,B,…     votes per second, one measurement each (1,10,100,500)
  --seconds N       how long each measurement lasts (20)
  --listings N      how many listings, each with a webhook (1000)
  --people N        voters with accounts, each from a network of their own (2000); 0: votes that the operator casts
  --idle N          how long nothing happens in the last measurement, in seconds (30)
  --runs N          how often each is measured, in turns; the medians are shown (1)
  --on DATABASE     only postgres, or only embedded
  --disk            also how much disk a vote takes, on PostgreSQL
  --statements      also list the statements per vote, on PostgreSQL
  --profile DIR     write CPU profiles of the services
  --against DIR     also the service of another checkout of this repository`;

const DATABASES = ['postgres', 'embedded'] as const;
type DatabaseKind = (typeof DATABASES)[number];

const LOOK_EVERY_MS = 50;
const WARM_UP = { rate: 200, seconds: 10 };
/** The loops' last work after a vote, such as reading statistics, belongs to the votes and not to the idle time. */
const SETTLE_MS = 2_000;

interface Contestant {
  readonly name: string;
  readonly database: DatabaseKind;
  /** Null: embedded. */
  readonly databaseUrl: string | null;
  readonly server: Child;
}

interface Usage {
  readonly serviceMs: number;
  /** 0 with the embedded database, which is part of the service. */
  readonly postgresMs: number;
  readonly walBytes: number;
  readonly commits: number;
  /** NaN with the embedded database, which does not count them. */
  readonly statements: number;
}

/** Per vote, or per second of idle time. */
interface Measurement extends Usage {
  readonly p50: number;
  readonly p99: number;
}

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      rates: { type: 'string', default: '1,10,100,500' },
      seconds: { type: 'string', default: '20' },
      listings: { type: 'string', default: '1000' },
      people: { type: 'string', default: '2000' },
      idle: { type: 'string', default: '30' },
      runs: { type: 'string', default: '1' },
      on: { type: 'string' },
      disk: { type: 'boolean', default: false },
      statements: { type: 'boolean', default: false },
      profile: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const kinds = DATABASES.filter((kind) => values.on === undefined || values.on === kind);
  const postgres = await startPostgres({
    durable: true,
    settings: { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' },
  });
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-bench-everyday-'));
  const receiver = startChild(new URL('./everyday/receiver.ts', import.meta.url));
  const contestants: Contestant[] = [];
  try {
    console.log(await describeMachine(postgres.url, ['pg', '@electric-sql/pglite']));
    const { port } = await receiver.request<Arrivals>({ expected: 0 } satisfies ArrivalsQuestion);
    const sizes = { listings: Number(values.listings), people: Number(values.people) };
    const opening = { ...sizes, url: `http://127.0.0.1:${port}/votes` };
    for (const checkout of checkoutsFor(values.against))
      for (const kind of kinds)
        contestants.push(
          await open(checkout, kind, { opening, postgres, folder, profileFolder: values.profile ?? null }),
        );
    const rates = values.rates.split(',').map(Number);
    const rounds = { rates, seconds: Number(values.seconds), idle: Number(values.idle), runs: Number(values.runs) };
    await measureAll(contestants, receiver, rounds, values);
  } finally {
    await Promise.allSettled(contestants.map(({ server }) => server.end()));
    await receiver.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}

interface Place {
  readonly opening: Pick<EverydayOpening, 'url' | 'listings' | 'people'>;
  readonly postgres: PostgresServer;
  readonly folder: string;
  readonly profileFolder: string | null;
}

async function open(checkout: Checkout, database: DatabaseKind, place: Place): Promise<Contestant> {
  const { opening, postgres, folder, profileFolder } = place;
  const name = `${checkout.name}_${database}`;
  const databaseUrl = database === 'embedded' ? null : await createDatabase(checkout, postgres.url, name);
  if (databaseUrl) await queryOnce(databaseUrl, 'create extension pg_stat_statements');
  const server = startChild(urlIn(checkout, 'bench/everyday/server.ts'), profileFolder);
  await server.request({ ...opening, databaseUrl, dataDir: join(folder, name) } satisfies EverydayOpening);
  return { name: checkout.name, database, databaseUrl, server };
}

interface Rounds {
  readonly rates: readonly number[];
  readonly seconds: number;
  readonly idle: number;
  readonly runs: number;
}

async function measureAll(
  contestants: readonly Contestant[],
  receiver: Child,
  { rates, seconds, idle, runs }: Rounds,
  also: { readonly disk: boolean; readonly statements: boolean },
): Promise<void> {
  for (const contestant of contestants) await castVotes(contestant, receiver, WARM_UP);
  if (also.statements) for (const contestant of contestants) await forgetStatements(contestant);
  const disk = also.disk ? await measureDisk(contestants) : null;
  const head =
    '| | database | votes/s | service ms | PostgreSQL ms | statements | commits | WAL kB | p50 ms | p99 ms |';
  console.log(`\nPer vote, medians of ${runs}:\n\n${head}\n|${'---|'.repeat(10)}`);
  for (const rate of rates) {
    const measure = (contestant: Contestant) => measureVotes(contestant, receiver, { rate, seconds });
    for (const [contestant, measured] of await inTurns(contestants, runs, measure))
      console.log(row(contestant, String(rate), measured));
    if (also.statements) for (const contestant of contestants) await printStatements(contestant, rate * seconds);
  }
  if (disk)
    await printDisk(
      disk,
      rates.reduce((sum, rate) => sum + rate * seconds * runs, 0),
    );
  console.log(`\nPer second while nothing happens:\n\n${head}\n|${'---|'.repeat(10)}`);
  for (const [contestant, measured] of await inTurns(contestants, runs, (one) => measureIdle(one, idle)))
    console.log(row(contestant, 'idle', measured));
  if (also.statements) for (const contestant of contestants) await printStatements(contestant, idle);
}

type DiskUse = ReadonlyMap<Contestant, number>;

async function measureDisk(contestants: readonly Contestant[]): Promise<DiskUse> {
  const use = new Map<Contestant, number>();
  for (const contestant of contestants)
    if (contestant.databaseUrl) use.set(contestant, await diskBytes(contestant.databaseUrl));
  return use;
}

async function printDisk(before: DiskUse, votes: number): Promise<void> {
  for (const [{ name, databaseUrl }, bytes] of before) {
    if (!databaseUrl) continue;
    const perVote = Math.round(((await diskBytes(databaseUrl)) - bytes) / votes);
    console.log(`\n${name}, disk: ${perVote} bytes per vote, indexes included.`);
    for (const line of await describeTables(databaseUrl, votes)) console.log(line);
  }
}

type MeasuredContestants = ReadonlyMap<Contestant, readonly Measurement[]>;

/** Measures each contestant `runs` times, in turns. */
async function inTurns(
  contestants: readonly Contestant[],
  runs: number,
  measure: (contestant: Contestant) => Promise<Measurement>,
): Promise<MeasuredContestants> {
  const measured = new Map(contestants.map((contestant) => [contestant, [] as Measurement[]]));
  for (let round = 0; round < runs; round += 1)
    for (const [contestant, measurements] of measured) measurements.push(await measure(contestant));
  return measured;
}

async function measureVotes(contestant: Contestant, receiver: Child, rate: VoteRate) {
  const before = await usageOf(contestant);
  const delaysMs = await castVotes(contestant, receiver, rate);
  const after = await usageOf(contestant);
  const { p50, p99 } = summarizeDelays(delaysMs);
  return { ...difference(before, after, delaysMs.length), p50, p99 };
}

async function measureIdle(contestant: Contestant, seconds: number): Promise<Measurement> {
  await sleep(SETTLE_MS);
  const before = await usageOf(contestant);
  await sleep(seconds * 1000);
  return { ...difference(before, await usageOf(contestant), seconds), p50: Number.NaN, p99: Number.NaN };
}

/** Returns how long each vote took from its casting to the first byte at its receiver, in milliseconds. */
async function castVotes({ server }: Contestant, receiver: Child, rate: VoteRate) {
  const { castMs } = await server.request<VotesCast>(rate);
  const eventIds = Object.keys(castMs);
  const { arrivedMs } = await receiver.request<Arrivals>({ expected: eventIds.length } satisfies ArrivalsQuestion);
  while (!(await stateOf(server)).isQuiet) await sleep(LOOK_EVERY_MS);
  return eventIds.map((eventId) => {
    const arrived = arrivedMs[eventId];
    if (arrived === undefined) throw new Error(`The vote ${eventId} did not arrive.`);
    return arrived - (castMs[eventId] ?? Number.NaN);
  });
}

function stateOf(server: Child): Promise<EverydayState> {
  return server.request({ asks: 'state' } satisfies StateQuestion);
}

async function usageOf({ databaseUrl, server }: Contestant): Promise<Usage> {
  const { walBytes, commits } = await stateOf(server);
  const serviceMs = processCpuMs(server.pid);
  if (databaseUrl === null) return { serviceMs, postgresMs: 0, walBytes, commits, statements: Number.NaN };
  const postgresMs = (await postgresCpuMs(databaseUrl)) ?? Number.NaN;
  const [counted] = await queryOnce<{ statements: number }>(
    databaseUrl,
    `select coalesce(sum(calls), 0)::float8 as statements from pg_stat_statements where ${OWN_STATEMENTS}`,
  );
  return { serviceMs, postgresMs, walBytes, commits, statements: counted?.statements ?? Number.NaN };
}

/** Not those of the benchmark itself. */
const OWN_STATEMENTS = `dbid = (select oid from pg_database where datname = current_database())
  and query !~ 'pg_stat_|pg_current_wal_insert_lsn'`;

function difference(before: Usage, after: Usage, divisor: number): Usage {
  const per = (key: keyof Usage) => (after[key] - before[key]) / divisor;
  return {
    serviceMs: per('serviceMs'),
    postgresMs: per('postgresMs'),
    walBytes: per('walBytes'),
    commits: per('commits'),
    statements: per('statements'),
  };
}

function row({ name, database }: Contestant, what: string, measured: readonly Measurement[]): string {
  const value = (pick: (one: Measurement) => number, digits: number) => {
    const middle = median(measured, pick);
    return Number.isNaN(middle) ? '–' : middle.toFixed(digits);
  };
  const p50 = measured.length > 1 ? ` (${formatSpread(measured, ({ p50 }) => p50)})` : '';
  const cells = [
    value((one) => one.serviceMs, 2),
    value((one) => one.postgresMs, 2),
    value((one) => one.statements, 1),
    value((one) => one.commits, 2),
    value((one) => one.walBytes / 1024, 1),
    `${value((one) => one.p50, 1)}${p50}`,
    value((one) => one.p99, 1),
  ];
  return `| ${[name, database, what, ...cells].join(' | ')} |`;
}

async function forgetStatements({ databaseUrl }: Pick<Contestant, 'databaseUrl'>): Promise<void> {
  if (databaseUrl) await queryOnce(databaseUrl, 'select pg_stat_statements_reset()');
}

/** Since the last call, most frequent first. */
async function printStatements({ name, databaseUrl }: Contestant, divisor: number): Promise<void> {
  if (databaseUrl === null) return;
  const rows = await queryOnce<{ calls: number; ms: number; plan_ms: number; text: string }>(
    databaseUrl,
    `select calls::float8, total_exec_time as ms, total_plan_time as plan_ms,
      left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as text
    from pg_stat_statements where ${OWN_STATEMENTS} order by calls desc limit 25`,
  );
  await forgetStatements({ databaseUrl });
  console.log(`\n${name}, calls and microseconds per call:`);
  for (const { calls, ms, plan_ms, text } of rows)
    console.log(
      `  ${(calls / divisor).toFixed(2).padStart(7)} ${((ms * 1000) / calls).toFixed(0).padStart(6)} + ${((plan_ms * 1000) / calls).toFixed(0).padStart(5)}  ${text}`,
    );
}
