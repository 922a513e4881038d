// Opens PostgreSQL: two bounded connection pools whose types are those of the embedded database.
import { hostname } from 'node:os';
import { type Dialect, type Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { closeDeadConnections, MonitoredClient } from './dead-connections.ts';
import { PoolDriver } from './postgres-driver.ts';
import { TableNameIntrospector } from './table-name-introspector.ts';

const MAX_CONNECTIONS = 16;
const MAX_ENGINE_CONNECTIONS = 6;
/**
 * The engine's statements touch a few hundred rows by key, however large the tables are. Left to statistics, PostgreSQL
 * would plan them while a table is small, as a scan of all of it, and keep that plan.
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
/** PostgreSQL rolls a transaction back when its client is silent for so long: the client's machine may be gone. */
const IDLE_TRANSACTION_TIMEOUT_MS = 5_000;
/** The last resort: dead connections are closed long before. */
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
  /** For the delivery engine alone, so that a busy site never keeps it from renewing its leases. */
  readonly enginePool: pg.Pool;
}

/** Machine and process ID, short enough for PostgreSQL's 63 bytes. Staff see it. */
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
  // Without a listener the process would end when a connection breaks. The pool replaces an idle one; one in use fails
  // its statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  closeDeadConnections(pool, databaseUrl);
  return pool;
}
