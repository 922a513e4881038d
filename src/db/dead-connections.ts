// Connections to PostgreSQL that carry nothing any more and do not say so: a firewall forgot them, a machine is gone. A
// statement that waits long is asked after over a new connection: while PostgreSQL works on it, it may take its time; if not, its
// answer will never come, and the connection is cut, together with those that lie idle, which are no younger.
import type { Socket } from 'node:net';
import pg from 'pg';
import { monotonicMs } from '../core/clock.ts';

/** An answer that takes longer is asked after. */
const PATIENCE_MS = 3_000;
const LOOK_EVERY_MS = 1_000;
const ASK_MS = 3_000;
/** What pg says when its own time for an answer is over. */
const IN_VAIN = 'Query read timeout';

/** `databaseUrl`: where the pool's connections lead to. */
export function closeDeadConnections(pool: pg.Pool, databaseUrl: string): void {
  const open = new Set<pg.PoolClient>();
  const idle = new Set<pg.PoolClient>();
  const since = new Map<pg.PoolClient, number>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;

  const cutWithIdle = (silent: readonly pg.PoolClient[]) => {
    for (const client of silent.length > 0 ? [...silent, ...idle] : []) cut(client);
  };
  const look = async () => {
    const before = monotonicMs() - PATIENCE_MS;
    const waiting = [...since].filter(([, startedMs]) => startedMs < before);
    if (looking || waiting.length === 0) return;
    looking = true;
    const atWork = await pidsAtWork(databaseUrl).catch(nobodyUnlessRefused);
    looking = false;
    if (!atWork) return;
    // What was answered meanwhile, such as after this process itself was stopped, is alive.
    const silent = waiting.filter(([client, startedMs]) => since.get(client) === startedMs);
    cutWithIdle(silent.map(([client]) => client).filter((client) => !atWork.has(pidOf(client))));
  };

  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_, client) => idle.add(client as pg.PoolClient));
  pool.on('remove', (client) => {
    for (const known of [open, idle, since]) known.delete(client as pg.PoolClient);
    if (open.size === 0) clearInterval(timer);
  });
  pool.on('connect', (client) => {
    if (open.size === 0) timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
    open.add(client);
    watch(client, since, () => cutWithIdle([client]));
  });
}

/** Keeps in `since` when the client's statement was sent, for as long as it has no answer. */
function watch(client: pg.PoolClient, since: Map<pg.PoolClient, number>, onInVain: () => void): void {
  const plain = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  const ended = (error: unknown) => {
    since.delete(client);
    // The pool would hand it to the next one, who would wait as long.
    if (error instanceof Error && error.message === IN_VAIN) onInVain();
  };
  const query = (...parameters: unknown[]) => {
    since.set(client, monotonicMs());
    const tell = parameters.at(-1);
    // pool.query() asks with a callback.
    if (typeof tell === 'function')
      return plain(...parameters.slice(0, -1), (error: unknown, result: unknown) => {
        ended(error);
        tell(error, result);
      });
    const answer = plain(...parameters) as Promise<unknown>;
    answer.then(() => ended(null), ended);
    return answer;
  };
  client.query = query as typeof client.query;
}

/**
 * The processes of PostgreSQL that are working on a statement. Null behind a connection pooler, which gives connections
 * numbers of its own: nobody can tell then, and pg's own time for an answer has to do.
 */
async function pidsAtWork(databaseUrl: string): Promise<ReadonlySet<number> | null> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: ASK_MS,
    query_timeout: ASK_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where state = 'active'`,
    );
    const pids = new Set(rows.map(({ pid }) => pid));
    return pids.has(pidOf(client)) ? pids : null;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** A PostgreSQL that refuses (too many connections, say) is alive, and nobody can tell; one that cannot be reached works on nothing. */
function nobodyUnlessRefused(error: unknown): ReadonlySet<number> | null {
  return error instanceof pg.DatabaseError ? null : new Set();
}

interface Innards {
  readonly processID: number;
  readonly connection: { readonly stream: Socket };
}

const innards = (client: pg.ClientBase) => client as unknown as Innards;

function pidOf(client: pg.ClientBase): number {
  return innards(client).processID;
}

/** Not `end()`, which says goodbye and waits: nobody is there to hear it. The pool forgets what was cut. */
function cut(client: pg.PoolClient): void {
  innards(client).connection.stream.destroy();
}
