// What a vote with its delivery costs at several rates: CPU time of the service and of PostgreSQL, WAL and disk. The
// figures of docs/scaling.md.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import { queryOnce } from '../test/support/query-once.ts';
import { postgresCpuMs, processCpuMs } from './drain/postgres-cpu.ts';
import type { VoteRate } from './harness/cast-at-rate.ts';
import { createDatabase, OWN_CHECKOUT } from './harness/checkout.ts';
import { type Child, startChild } from './harness/child.ts';
import { describeMachine } from './harness/report.ts';
import type { LatencyArrivals } from './latency/receiver.ts';
import type { LatencyOpening, LatencyVotes } from './latency/server.ts';

export const usage = `npm run bench -- cost [flags]
  --rates A,B,…     votes per second, one measurement each (1,20,100,500,1500)
  --listings N      how many listings, each with a webhook (1000)
  --seconds N       how long each measurement lasts (20)`;

const LOOK_EVERY_MS = 50;
const WARM_UP: VoteRate = { rate: 200, seconds: 10 };

interface Setup {
  readonly url: string;
  readonly server: Child;
  readonly receiver: Child;
}

interface Usage {
  readonly serviceMs: number;
  readonly postgresMs: number;
  readonly walBytes: number;
  readonly commits: number;
}

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      rates: { type: 'string', default: '1,20,100,500,1500' },
      listings: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '20' },
    },
  });
  const postgres = await startPostgres({ durable: true });
  const receiver = startChild(new URL('./latency/receiver.ts', import.meta.url));
  const server = startChild(new URL('./latency/server.ts', import.meta.url));
  try {
    console.log(await describeMachine(postgres.url, ['pg']));
    const url = await createDatabase(OWN_CHECKOUT, postgres.url, 'cost');
    const { port } = await receiver.request<LatencyArrivals>({ expected: 0 });
    const opening = { databaseUrl: url, url: `http://127.0.0.1:${port}/votes`, listings: Number(values.listings) };
    await server.request<LatencyVotes>(opening satisfies LatencyOpening);
    const setup = { url, server, receiver };
    await castVotes(setup, WARM_UP);
    const diskBefore = await diskBytes(url);
    let votes = 0;
    console.log(
      '\n| votes/s | votes | service µs | PostgreSQL µs | WAL bytes | commits | p50 ms |\n|---|---|---|---|---|---|---|',
    );
    for (const rate of values.rates.split(',').map(Number))
      votes += await measure(setup, { rate, seconds: Number(values.seconds) });
    console.log(
      `\nDisk: ${Math.round(((await diskBytes(url)) - diskBefore) / votes)} bytes per vote, indexes included.`,
    );
    for (const line of await describeTables(url, votes)) console.log(line);
  } finally {
    await Promise.allSettled([server.end(), receiver.end()]);
    await postgres.stop();
  }
  return 0;
}

/** Prints a row: everything per vote, the time in which nothing is due included. Returns the number of votes. */
async function measure(setup: Setup, rate: VoteRate): Promise<number> {
  const before = await usageOf(setup);
  const { cast, delaysMs } = await castVotes(setup, rate);
  const after = await usageOf(setup);
  const perVote = (key: keyof Usage, factor = 1) => ((after[key] - before[key]) * factor) / cast;
  const p50 = delaysMs.toSorted((a, b) => a - b)[Math.floor(delaysMs.length / 2)];
  const times = [perVote('serviceMs', 1000), perVote('postgresMs', 1000), perVote('walBytes')].map((one) =>
    one.toFixed(0),
  );
  console.log(`| ${[rate.rate, cast, ...times, perVote('commits').toFixed(2), p50].join(' | ')} |`);
  return cast;
}

async function castVotes({ url, server, receiver }: Setup, rate: VoteRate) {
  const { cast } = await server.request<LatencyVotes>(rate);
  const { delaysMs } = await receiver.request<LatencyArrivals>({ expected: cast });
  await untilRecorded(url);
  return { cast, delaysMs };
}

async function untilRecorded(url: string): Promise<void> {
  for (;;) {
    const [row] = await queryOnce<{ open: boolean }>(
      url,
      'select exists (select from endpoint where next_due_at is not null or lease_until is not null) as open',
    );
    if (!row?.open) return;
    await sleep(LOOK_EVERY_MS);
  }
}

async function usageOf({ url, server }: Setup): Promise<Usage> {
  const postgresMs = (await postgresCpuMs(url)) ?? Number.NaN;
  const [row] = await queryOnce<{ wal: number; commits: number }>(
    url,
    `select (pg_current_wal_insert_lsn() - '0/0')::float8 as wal, xact_commit::float8 as commits
    from pg_stat_database where datname = current_database()`,
  );
  return { serviceMs: processCpuMs(server.pid), postgresMs, walBytes: row?.wal ?? 0, commits: row?.commits ?? 0 };
}

async function diskBytes(url: string): Promise<number> {
  await queryOnce(url, 'vacuum analyze');
  const [row] = await queryOnce<{ bytes: number }>(url, 'select pg_database_size(current_database())::float8 as bytes');
  return row?.bytes ?? 0;
}

/** The largest tables, partitions added up. */
async function describeTables(url: string, votes: number): Promise<readonly string[]> {
  const rows = await queryOnce<{ name: string; bytes: number }>(
    url,
    `select coalesce(parent.relname, own.relname) as name, sum(pg_total_relation_size(own.oid))::float8 as bytes
    from pg_class own left join pg_inherits on inhrelid = own.oid left join pg_class parent on parent.oid = inhparent
    where own.relnamespace = 'public'::regnamespace and own.relkind = 'r' group by 1 order by 2 desc limit 8`,
  );
  return rows.map(({ name, bytes }) => `- ${name}: ${Math.round(bytes / votes)} bytes per vote`);
}
