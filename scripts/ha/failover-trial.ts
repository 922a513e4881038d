// `npm run ha -- --kill-primary` and `--crash-primary`: writes through HAProxy without a pause, kills the primary, and
// prints when what happened, and whether every confirmed write is still there.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type LocalCluster, until } from './cluster.ts';

const BEFORE_MS = 3_000;
const AFTER_MS = 5_000;
const WRITE_TIMEOUT_MS = 2_000;
const WRITE_EVERY_MS = 20;
/** Writes that were confirmed until then were on their way when the primary was killed. */
const SETTLED_MS = 500;

interface Writer {
  /** When each write was confirmed. */
  readonly confirmedMs: readonly number[];
  /** The numbers of the confirmed writes. */
  readonly confirmed: readonly number[];
  stop(): Promise<void>;
}

/** `crash`: only its PostgreSQL dies; otherwise its whole node. */
export async function tryFailover(
  cluster: LocalCluster,
  crash: boolean,
  say: (line: string) => void,
): Promise<boolean> {
  const table = 'create table failover_trial (number integer)';
  await withClient(cluster.proxyUrl, (client) => client.query(table));
  const writer = startWriter(cluster.proxyUrl);
  await pause(BEFORE_MS);
  const killed = await cluster.primary();
  const startMs = performance.now();
  const seconds = (atMs = performance.now()) => `${((atMs - startMs) / 1000).toFixed(1).padStart(6)} s`;
  if (crash) cluster.crash(killed);
  else cluster.kill(killed);
  say(`${seconds()}  ${killed}, the primary, is killed: PostgreSQL${crash ? '' : ', Patroni and etcd'}`);
  await until('another node is the primary', async () => {
    const members = await cluster.members();
    return members.some(({ name, role, state }) => name !== killed && role === 'leader' && state === 'running');
  });
  say(`${seconds()}  ${await cluster.primary()} is the primary`);
  await until('writes are confirmed again', async () => (writer.confirmedMs.at(-1) ?? 0) > startMs + SETTLED_MS);
  const lastMs = writer.confirmedMs.findLast((atMs) => atMs <= startMs + SETTLED_MS) ?? startMs;
  const firstMs = writer.confirmedMs.find((atMs) => atMs > startMs + SETTLED_MS) ?? startMs;
  say(`${seconds(firstMs)}  first write through HAProxy; none for ${((firstMs - lastMs) / 1000).toFixed(1)} s`);
  if (!crash) {
    cluster.start(killed);
    say(`${seconds()}  ${killed} starts again`);
  }
  await cluster.complete();
  say(`${seconds()}  ${killed} is a standby`);
  await pause(AFTER_MS);
  await writer.stop();
  const lost = await countLost(cluster.proxyUrl, writer.confirmed);
  say(`${writer.confirmed.length} writes were confirmed, ${lost} of them are lost.`);
  return lost === 0;
}

/** One write after the other, each on the connection of the last one while it works. */
function startWriter(url: string): Writer {
  const [confirmedMs, confirmed]: [number[], number[]] = [[], []];
  let isOver = false;
  const write = async () => {
    for (let number = 1, client: pg.Client | null = null; !isOver; number += 1) {
      try {
        client ??= await connect(url);
        await client.query('insert into failover_trial values ($1)', [number]);
        confirmed.push(number);
        confirmedMs.push(performance.now());
      } catch {
        void client?.end().catch(() => undefined);
        client = null;
      }
      await pause(WRITE_EVERY_MS);
      if (isOver) await client?.end();
    }
  };
  const writing = write();
  return {
    confirmedMs,
    confirmed,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

async function countLost(url: string, confirmed: readonly number[]): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ number: number }>('select number from failover_trial'),
  );
  const present = new Set(rows.map(({ number }) => number));
  return confirmed.filter((number) => !present.has(number)).length;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: WRITE_TIMEOUT_MS,
    query_timeout: WRITE_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
