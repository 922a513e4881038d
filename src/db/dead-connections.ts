// Closes connections to PostgreSQL that are dead but still look open, because a firewall dropped them or a machine is
// gone. When a statement takes long, a new connection asks PostgreSQL what it is working on. A statement that is not
// among that will never get its result: its connection is closed, and with it the idle ones, which are no younger.
import type { Socket } from 'node:net';
import pg from 'pg';
import { monotonicMs } from '../core/clock.ts';

const SUSPECT_AFTER_MS = 3_000;
const CHECK_INTERVAL_MS = 1_000;
const CHECK_TIMEOUT_MS = 3_000;
const PG_TIMEOUT_MESSAGE = 'Query read timeout';

/** A client that knows since when its statement waits for a result. */
export class MonitoredClient extends pg.Client {
  /** By `monotonicMs`; null while no statement runs. */
  waitingSinceMs: number | null = null;
  /** Called when pg itself gave up waiting. */
  onTimeout: () => void = () => undefined;

  /** Takes what pg's own method takes. It returns the same, but its overloads leave no better type than `never`. */
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
    if (error instanceof Error && error.message === PG_TIMEOUT_MESSAGE) this.onTimeout();
  }
}

/** `pool` must make MonitoredClients. `databaseUrl`: where its connections lead. */
export function closeDeadConnections(pool: pg.Pool, databaseUrl: string): void {
  const open = new Set<MonitoredClient>();
  const idle = new Set<MonitoredClient>();
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;

  const closeWithIdle = (dead: readonly MonitoredClient[]) => {
    for (const client of dead.length > 0 ? [...dead, ...idle] : []) closeAtOnce(client);
  };
  const check = async () => {
    const suspectMs = monotonicMs() - SUSPECT_AFTER_MS;
    const suspects = [...open].flatMap((client) => {
      const sinceMs = client.waitingSinceMs;
      return sinceMs !== null && sinceMs < suspectMs ? { client, sinceMs } : [];
    });
    if (isChecking || suspects.length === 0) return;
    isChecking = true;
    const active = await activePids(databaseUrl).catch(noneIfUnreachable);
    isChecking = false;
    if (!active) return;
    // A result may have come meanwhile, for instance when this process itself had been stopped.
    const dead = suspects.filter(({ client, sinceMs }) => client.waitingSinceMs === sinceMs);
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
    // Otherwise the pool would hand it to the next caller, who would wait as long.
    monitored.onTimeout = () => closeWithIdle([monitored]);
  });
}

const asMonitored = (client: pg.ClientBase) => client as MonitoredClient;

/**
 * The PostgreSQL processes that are working on a statement. Null behind a connection pooler, whose process numbers are
 * its own: then pg's own timeout has to do.
 */
async function activePids(databaseUrl: string): Promise<ReadonlySet<number> | null> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  });
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
 * A PostgreSQL that refuses the connection (too many, for instance) is alive; one that cannot be reached works on
 * nothing.
 */
function noneIfUnreachable(error: unknown): ReadonlySet<number> | null {
  return error instanceof pg.DatabaseError ? null : new Set();
}

/** What pg's types leave out. */
interface ClientInternals {
  readonly processID: number;
  readonly connection: { readonly stream: Socket };
}

const internalsOf = (client: pg.ClientBase) => client as unknown as ClientInternals;

function pidOf(client: pg.ClientBase): number {
  return internalsOf(client).processID;
}

/**
 * `end()` would wait for the other side to close the connection, and nobody is there. The pool drops the client by
 * itself.
 */
function closeAtOnce(client: pg.ClientBase): void {
  internalsOf(client).connection.stream.destroy();
}
