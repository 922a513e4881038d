// Closes connections to PostgreSQL that are dead but still look open, because a firewall dropped them or a machine
// failed. When a query takes long, a new connection reads from PostgreSQL which queries it is running. A query that is
// not among them will never get a result: its connection is closed, along with the idle ones, which are likely dead
// too.
import type { Socket } from 'node:net';
import pg from 'pg';
import { monotonicMs } from '../core/clock.ts';
import { isReadOnlyServer } from './database-errors.ts';
import type { Server } from './server-search.ts';

const SUSPECT_AFTER_MS = 3_000;
const CHECK_INTERVAL_MS = 1_000;
const CHECK_TIMEOUT_MS = 3_000;
/** What pg's own timeout of a query says. */
export const PG_TIMEOUT_MESSAGE = 'Query read timeout';

/** A client that records how long its query has been waiting for a result. */
export class MonitoredClient extends pg.Client {
  /** Measured by `monotonicMs`; null while no query runs. */
  waitingSinceMs: number | null = null;
  /** Called when pg itself times out, or when the server no longer accepts writes. */
  onUseless: () => void = () => undefined;

  isOn({ host, port }: { readonly host: string; readonly port: number }): boolean {
    return this.host === host && this.port === port;
  }

  /** Has the parameters and the result of pg's own method, whose overloads allow no better type than `never`. */
  override query(...parameters: unknown[]): never {
    const run = super.query.bind(this) as (...parameters: unknown[]) => unknown;
    this.waitingSinceMs = monotonicMs();
    const callback = parameters.at(-1);
    if (typeof callback !== 'function') {
      const result = run(...parameters) as Promise<unknown>;
      result.then(
        () => this.#ended(null),
        (error) => this.#ended(error),
      );
      return result as never;
    }
    // pool.query() passes a callback.
    return run(...parameters.slice(0, -1), (error: unknown, result: unknown) => {
      this.#ended(error);
      callback(error, result);
    }) as never;
  }

  #ended(error: unknown): void {
    this.waitingSinceMs = null;
    if (isReadOnlyServer(error) || (error instanceof Error && error.message === PG_TIMEOUT_MESSAGE)) this.onUseless();
  }
}

/** The connections of one pool. `pool` must create MonitoredClients. */
export function closeDeadConnections(pool: pg.Pool, readActivity: ReadActivity): void {
  const open = new Set<MonitoredClient>();
  const idle = new Set<MonitoredClient>();
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;

  const closeWithIdle = (dead: readonly MonitoredClient[]) => {
    for (const client of dead) closeAtOnce(client);
    if (dead.length === 0) return;
    for (const client of idle) {
      closeAtOnce(client);
      // The pool forgets it now and not when its socket has closed, so that the next caller does not get it.
      client.emit('error', new Error('Connection terminated'));
    }
  };
  const check = async () => {
    const suspectMs = monotonicMs() - SUSPECT_AFTER_MS;
    const suspects = [...open].flatMap((client) => {
      const sinceMs = client.waitingSinceMs;
      return sinceMs !== null && sinceMs < suspectMs ? { client, sinceMs } : [];
    });
    const [first] = suspects;
    if (isChecking || !first) return;
    isChecking = true;
    // With several servers, those of the others are checked next time.
    const { host, port } = first.client;
    const active = await readActivity({ host, port });
    isChecking = false;
    if (!active) return;
    // A result may have arrived in the meantime, for example if this process itself was suspended.
    const dead = suspects.filter(
      ({ client, sinceMs }) => client.waitingSinceMs === sinceMs && client.isOn(first.client),
    );
    closeWithIdle(dead.map(({ client }) => client).filter((client) => !active.has(pidOf(client))));
  };

  pool.on('acquire', (client) => idle.delete(asMonitored(client)));
  pool.on('release', (_, client) => idle.add(asMonitored(client)));
  pool.on('remove', (client) => {
    open.delete(asMonitored(client));
    idle.delete(asMonitored(client));
    if (open.size === 0) clearInterval(timer);
  });
  pool.on('connect', (client) => {
    if (open.size === 0) timer = setInterval(() => void check(), CHECK_INTERVAL_MS).unref();
    const monitored = asMonitored(client);
    open.add(monitored);
    // Otherwise the pool would give the connection to the next caller, who would fail just the same.
    monitored.onUseless = () => closeWithIdle([monitored]);
  });
}

const asMonitored = (client: pg.ClientBase) => client as MonitoredClient;

/**
 * The process IDs of the server's active queries. Null if they cannot be read: behind a connection pooler, which has
 * its own process IDs, only pg's own timeout applies.
 */
export type ReadActivity = (server: Server) => Promise<ReadonlySet<number> | null>;

/** `databaseUrl`: of any of the servers. Reads one at a time, so that all pools together need one more connection. */
export function createActivityReader(databaseUrl: string): ReadActivity {
  let last: Promise<unknown> = Promise.resolve();
  return (server) => {
    const result = last.then(() => activePids(databaseUrl, server)).catch(noneIfUnreachable);
    last = result;
    return result;
  };
}

async function activePids(databaseUrl: string, { host, port }: Server): Promise<ReadonlySet<number> | null> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  });
  Object.assign(client, { host, port });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(`select pid from pg_stat_activity where state = 'active'`);
    const pids = new Set(rows.map(({ pid }) => pid));
    return pids.has(pidOf(client)) ? pids : null;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/**
 * If PostgreSQL refuses the connection (too many, for example), it is alive; if it cannot be reached, it runs none of
 * our queries.
 */
function noneIfUnreachable(error: unknown): ReadonlySet<number> | null {
  return error instanceof pg.DatabaseError ? null : new Set();
}

/** Properties missing from pg's types. */
interface ClientInternals {
  readonly processID: number;
  readonly connection: { readonly stream: Socket };
}

const internalsOf = (client: pg.ClientBase) => client as unknown as ClientInternals;

function pidOf(client: pg.ClientBase): number {
  return internalsOf(client).processID;
}

/** `end()` would wait for the dead peer to close the connection. The pool then removes the client automatically. */
function closeAtOnce(client: pg.ClientBase): void {
  internalsOf(client).connection.stream.destroy();
}
