// Opens PostgreSQL with two bounded connection pools that return the same types as the embedded database.
import { hostname } from 'node:os';
import { type Dialect, type Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { closeDeadConnections, MonitoredClient } from './dead-connections.ts';
import { PoolDriver } from './postgres-driver.ts';
import { TableNameIntrospector } from './table-name-introspector.ts';

const MAX_CONNECTIONS = 16;
const MAX_ENGINE_CONNECTIONS = 6;
/**
 * The engine's queries access a few hundred rows by key, however large the tables are. Without these settings,
 * PostgreSQL could plan them as full scans while a table is small, and keep that plan.
 */
const ENGINE_PLANS = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
};
const INT8 = 20;

/**
 * A server that does not accept a connection within this time is down. Waiting for a free connection may take longer.
 */
const CONNECT_TIMEOUT_MS = 3_000;
const ACQUIRE_TIMEOUT_MS = 5_000;
/** PostgreSQL rolls back a transaction whose client is silent for this long, because its machine may have failed. */
const IDLE_TRANSACTION_TIMEOUT_MS = 5_000;
/** A last resort: dead connections are closed long before. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** The settings that an engine connection must have, as pg_settings shows them. */
export const ENGINE_SETTINGS: Readonly<Record<string, string>> = {
  ...ENGINE_PLANS,
  idle_in_transaction_session_timeout: String(IDLE_TRANSACTION_TIMEOUT_MS),
};

/** pg has one timeout both for connecting and for waiting for a free connection; this separates them. */
class Client extends MonitoredClient {
  constructor(settings?: pg.ClientConfig) {
    super({ ...settings, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  }
}

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export interface Postgres {
  /** For pages, the API and everything else. */
  readonly pool: pg.Pool;
  /** Only for the delivery engine, so that a busy site never prevents it from renewing its leases. */
  readonly enginePool: pg.Pool;
}

/** Host name and process ID, short enough for PostgreSQL's 63 bytes. Shown to staff. */
export const PROCESS_NAME = `${hostname().slice(0, 38)} ${process.pid}`;

export function openPostgres(databaseUrl: string): Postgres {
  return {
    pool: openPool(databaseUrl, { max: MAX_CONNECTIONS, application_name: `plaudit ${PROCESS_NAME}` }),
    enginePool: openPool(databaseUrl, {
      max: MAX_ENGINE_CONNECTIONS,
      application_name: `plaudit engine ${PROCESS_NAME}`,
      options: Object.entries(ENGINE_PLANS)
        .map(([name, setting]) => `-c ${name}=${setting}`)
        .join(' '),
    }),
  };
}

/** Closing Kysely closes the pool. */
export function postgresDialect(pool: pg.Pool): Dialect {
  return new PoolDialect(pool);
}

class PoolDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PoolDriver {
    return new PoolDriver(this.#pool);
  }

  override createIntrospector(db: Kysely<unknown>): TableNameIntrospector {
    return new TableNameIntrospector(db);
  }
}

function openPool(databaseUrl: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client,
    types,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    ...settings,
  });
  // Without a listener, a broken connection would end the process. The pool replaces an idle connection; one in use
  // fails its query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  closeDeadConnections(pool, databaseUrl);
  return pool;
}
