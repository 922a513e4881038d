// How fast the live stream sends a backlog, in how much memory, beside a client that never reads; and what open streams
// cost the database while nothing happens.
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { OPERATOR } from '../src/access/audit.ts';
import { createToken } from '../src/access/tokens.ts';
import { openDatabase } from '../src/db/database.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { queryOnce } from '../test/support/query-once.ts';
import { type ServerProcess, startServer } from '../test/support/server-process.ts';
import { createDatabase, OWN_CHECKOUT } from './harness/checkout.ts';
import { memoryMb, peakMemoryMb } from './harness/memory.ts';
import { describeMachine, formatGoal } from './harness/report.ts';

export const usage = `npm run bench -- streams [flags]
  --events N    the backlog (100000)
  --streams N   how many read it at the same time (1)
  --idle N      how many streams are open while nothing happens (100)
  --seconds N   for how long the database's transactions are counted (30)`;

const EVENTS_PER_SECOND = 5_000;
const SETTLING_MS = 15_000;
const STREAMS_PER_TOKEN = 5;
const ID_LINE = '\nid: ';
const BODY =
  '{"event":"vote.created","version":1,"eventId":"019aa0f4b3157a2c8000000000000001","timestamp":"2026-11-20T12:34:56.789Z","test":false,"data":{"listingId":"lst_bench","userId":"usr_p80eh04cmstez2mv78p8","votedAt":"2026-11-20T12:34:56.789Z","nextVoteAt":"2026-11-21T12:34:56.789Z","weight":1,"listingType":"game","game":"minecraft","playerName":"Steve_1"}}';

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      events: { type: 'string', default: '100000' },
      streams: { type: 'string', default: '1' },
      idle: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '30' },
    },
  });
  const postgres = await startPostgres({ durable: true });
  try {
    console.log(await describeMachine(postgres.url, ['hono', '@hono/node-server', 'pg']));
    const databaseUrl = await createDatabase(OWN_CHECKOUT, postgres.url, 'streams');
    const tokens = await seed(databaseUrl, Number(values.events), Math.ceil(Number(values.idle) / STREAMS_PER_TOKEN));
    const server = await startServer({ DATABASE_URL: databaseUrl, SECRET_KEY: 'a key for the benchmark, long enough' });
    try {
      const streams = Number(values.streams);
      console.log(await measureBacklog(server, tokens, { events: Number(values.events), streams }));
      console.log(await measureIdle(server, tokens, { databaseUrl, ...numbers(values) }));
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
  return 0;
}

const numbers = ({ idle, seconds }: { idle: string; seconds: string }) => ({
  idle: Number(idle),
  seconds: Number(seconds),
});

/** A listing with the backlog and tokens. */
async function seed(databaseUrl: string, events: number, tokenCount: number): Promise<readonly string[]> {
  await queryOnce(databaseUrl, "insert into person (id, email, name) values ('usr_bench', 'a@example.test', 'Sample')");
  const listing = "('lst_bench', 'game', 'minecraft', 'Sample', 'usr_bench')";
  await queryOnce(databaseUrl, `insert into listing (id, type, game, name, owner_id) values ${listing}`);
  await queryOnce(
    databaseUrl,
    `insert into event (id, listing_id, type, body, recorded_at)
    select new_event_id(plaudit_now()), 'lst_bench', 'vote.created', '${BODY}', plaudit_now() from generate_series(1, ${events})`,
  );
  await queryOnce(databaseUrl, 'analyze event');
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const tokens: string[] = [];
  for (let number = 0; number < tokenCount; number += 1) {
    const scopes = ['votes:read'];
    const made = await createToken(db, { listingId: 'lst_bench', name: `Sample ${number}`, scopes, by: OPERATOR });
    if (made.ok) tokens.push(made.token);
  }
  await close();
  return tokens;
}

function open(server: ServerProcess, token: string, query = ''): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) =>
    get(`${server.summary.url}/api/v1/webhooks/stream${query}`, { headers }, resolve).on('error', reject),
  );
}

interface Backlog {
  readonly events: number;
  readonly streams: number;
}

async function measureBacklog(server: ServerProcess, tokens: readonly string[], { events, streams }: Backlog) {
  const memoryBefore = memoryMb(server.pid);
  const stalled = await open(server, tokens.at(-1) ?? '', '?after=0');
  stalled.pause();
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: streams }, () => readAll(server, tokens[0] ?? '', events)));
  const seconds = (performance.now() - startedMs) / 1_000;
  stalled.destroy();
  const perSecond = (events * streams) / seconds;
  return [
    `\n${events} events to ${streams} streams, beside a client that never reads: ${seconds.toFixed(1)} s, ${perSecond.toFixed(0)} events/s`,
    `Resident memory of the service: ${memoryBefore.toFixed(0)} MB before, ${memoryMb(server.pid).toFixed(0)} MB after, ${peakMemoryMb(server.pid).toFixed(0)} MB at most since its start`,
    formatGoal(`${EVENTS_PER_SECOND} events/s`, perSecond >= EVENTS_PER_SECOND),
  ].join('\n');
}

/** Counts frames without parsing them, because client and service share the machine. */
async function readAll(server: ServerProcess, token: string, events: number): Promise<void> {
  const response = await open(server, token, '?after=0');
  response.setEncoding('latin1');
  let count = 0;
  // A line may begin in one chunk and go on in the next.
  let tail = '';
  for await (const chunk of response) {
    const text: string = tail + chunk;
    for (let at = text.indexOf(ID_LINE); at >= 0; at = text.indexOf(ID_LINE, at + 1)) count += 1;
    if (count >= events) break;
    tail = text.slice(1 - ID_LINE.length);
  }
}

interface Idle {
  readonly databaseUrl: string;
  readonly idle: number;
  readonly seconds: number;
}

/** Counts the transactions of the whole database: each statement outside of a transaction is one. */
async function measureIdle(server: ServerProcess, tokens: readonly string[], { databaseUrl, idle, seconds }: Idle) {
  // Connections report their transactions when they have been idle for ten seconds.
  await pause(SETTLING_MS);
  const without = await transactionsPerSecond(databaseUrl, seconds);
  const opened = await Promise.all(
    Array.from({ length: idle }, (_, place) => open(server, tokens[Math.floor(place / STREAMS_PER_TOKEN)] ?? '')),
  );
  for (const response of opened) response.resume();
  await pause(SETTLING_MS);
  const withStreams = await transactionsPerSecond(databaseUrl, seconds);
  for (const response of opened) response.destroy();
  return `\nIdle, in transactions per second of the whole database (pg_stat_database): ${without.toFixed(2)} without streams, ${withStreams.toFixed(2)} with ${idle} open streams`;
}

async function transactionsPerSecond(databaseUrl: string, seconds: number): Promise<number> {
  const count = async () => {
    const [row] = await queryOnce<{ count: string }>(
      databaseUrl,
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
    );
    return Number(row?.count);
  };
  // Each count is a transaction of its own.
  const before = await count();
  await pause(seconds * 1_000);
  return ((await count()) - before - 1) / seconds;
}
