// Opens PostgreSQL with bounded connection pools that return the same types as the embedded database.
import { hostname } from 'node:os';
import { type Dialect, type Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DEFAULT_POOL_SIZE } from '../config/values.ts';
import { OperatorError } from '../core/errors.ts';
import { type ConnectionMode, detectConnectionMode, type PreparedStatements } from './connection-mode.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { closeDeadConnections, createActivityReader } from './dead-connections.ts';
import type { StatementMode } from './pool-connection.ts';
import {
  CONNECT_TIMEOUT_MS,
  type ConnectionTarget,
  connectionTarget,
  connectToPostgres,
  PostgresClient,
} from './postgres-client.ts';
import { PoolDriver } from './postgres-driver.ts';
import { SessionHealth } from './session-health.ts';
import { TableNameIntrospector } from './table-name-introspector.ts';

/** One connection listens for notifications, and one checks whether others are dead. */
const OTHER_CONNECTIONS = 2;
const MIN_ENGINE_CONNECTIONS = 2;
const MAX_ENGINE_CONNECTIONS = 8;

const ACQUIRE_TIMEOUT_MS = 5_000;
/** A last resort: dead connections are closed long before. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** At startup; a pooler whose pool is too small never responds to the second connection. */
const DETECTION_TIMEOUT_MS = 10_000;
/** Then the primary is asked. */
const REPLICA_TIMEOUT_MS = 5_000;

type Settings = Readonly<Record<string, string>>;

const SETTINGS: Settings = {
  // PostgreSQL rolls back a transaction whose client is silent for this long, because its machine may have failed.
  idle_in_transaction_session_timeout: '5000',
};
/**
 * The engine's queries access a few hundred rows by key, however large the tables are. Without these settings,
 * PostgreSQL could plan them as full scans while a table is small, and keep that plan.
 */
const ENGINE_SETTINGS: Settings = {
  ...SETTINGS,
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
};

export interface PostgresConnectionOptions {
  readonly databaseUrl: string;
  /** For LISTEN, if `databaseUrl` leads through a connection pooler. */
  readonly directUrl?: string | null | undefined;
  /** How many connections this process may open. */
  readonly poolSize?: number | undefined;
  readonly prepared?: PreparedStatements | undefined;
  /** A streaming standby for reads. */
  readonly readUrl?: string | null | undefined;
}

export interface NotificationPools {
  readonly send: pg.Pool;
  /** Null if there is no way to listen, because all connections lead through a pooler. */
  readonly listen: pg.Pool | null;
}

export interface Postgres {
  readonly mode: ConnectionMode;
  /** For pages, the API and everything else. */
  readonly dialect: Dialect;
  /** Only for the delivery engine, so that a busy site never prevents it from renewing its leases. */
  readonly engineDialect: Dialect;
  readonly notifications: NotificationPools;
  /** The read replica; null if there is none. */
  readonly replica: { readonly dialect: Dialect; readonly pool: pg.Pool } | null;
  /** All of them, to be closed. */
  readonly pools: readonly pg.Pool[];
  readonly health: SessionHealth;
}

/** Host name and process ID, short enough for PostgreSQL's 63 bytes. Shown to staff. */
export const PROCESS_NAME = `${hostname().slice(0, 38)} ${process.pid}`;

/** Throws an OperatorError if there is no usable server, or the driver's error. */
export async function openPostgres(options: PostgresConnectionOptions): Promise<Postgres> {
  const { databaseUrl, directUrl = null, poolSize = DEFAULT_POOL_SIZE, prepared = 'auto', readUrl } = options;
  const target = connectionTarget(databaseUrl);
  const probe = { application_name: `plaudit ${PROCESS_NAME}`, query_timeout: DETECTION_TIMEOUT_MS };
  const mode = await detectConnectionMode(() => connectToPostgres(target, probe), prepared);
  const health = new SessionHealth();
  const sizes = splitPool(poolSize);
  const checked = poolOptions(target, mode);
  const pool = openPool(checked, { max: sizes.pool, settings: SETTINGS });
  const enginePool = openPool(checked, { max: sizes.engine, settings: ENGINE_SETTINGS, prefix: 'engine ' });
  const direct = directUrl ? connectionTarget(directUrl) : null;
  if (direct) await requireDirect(direct, probe);
  const listenTarget = direct ? poolOptions(direct, DIRECT) : mode.listens ? checked : null;
  const listen = listenTarget && openPool(listenTarget, { max: 1, settings: SETTINGS });
  const replicaPool = readUrl ? openReplicaPool(readUrl, sizes.pool) : null;
  return {
    mode,
    health,
    dialect: new PoolDialect(pool, statementMode(mode, SETTINGS, health)),
    engineDialect: new PoolDialect(enginePool, {
      ...statementMode(mode, ENGINE_SETTINGS, health),
      wrapsStatements: mode.sessions === 'pooled',
    }),
    notifications: { send: pool, listen },
    replica: replicaPool && {
      dialect: new PoolDialect(replicaPool, { isPrepared: false, localSettings: [], health }),
      pool: replicaPool,
    },
    pools: [pool, enginePool, listen, replicaPool].filter((opened) => opened !== null),
  };
}

/** Throws an OperatorError if notifications do not arrive there. If it does not respond now, it may do so later. */
async function requireDirect(target: ConnectionTarget, probe: pg.ClientConfig): Promise<void> {
  const mode = await detectConnectionMode(() => connectToPostgres(target, probe), 'off').catch((error) => {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  });
  if (mode === null || mode.listens) return;
  throw new OperatorError(
    'DATABASE_DIRECT_URL leads through a connection pooler that does not pass on notifications. Set it to the address of PostgreSQL itself, or remove it: processes then poll. Nothing was changed.',
  );
}

/** How a process divides its connections. */
export function splitPool(size: number): { readonly pool: number; readonly engine: number } {
  const rest = size - OTHER_CONNECTIONS;
  const engine = Math.min(MAX_ENGINE_CONNECTIONS, Math.max(MIN_ENGINE_CONNECTIONS, Math.ceil(rest / 3)));
  return { pool: rest - engine, engine };
}

/**
 * A replica may be away at startup, so nothing is found out about it. It is used so that it may also be behind a pooler:
 * its queries are single statements without settings or names.
 */
function openReplicaPool(readUrl: string, max: number): pg.Pool {
  const target = connectionTarget(readUrl, 'standby');
  return openPool(poolOptions(target, REPLICA), { max, settings: {}, prefix: 'read ', timeoutMs: REPLICA_TIMEOUT_MS });
}

const REPLICA: ConnectionMode = { sessions: 'pooled', isPrepared: false, listens: false };
const DIRECT: ConnectionMode = { sessions: 'direct', isPrepared: true, listens: true };

/** Through a pooler, every transaction begins with the settings; otherwise connections have them. */
function statementMode(
  { sessions, isPrepared }: ConnectionMode,
  settings: Settings,
  health: SessionHealth,
): StatementMode {
  return { isPrepared, health, localSettings: sessions === 'pooled' ? setStatements('set local', settings) : [] };
}

function setStatements(command: 'set' | 'set local', settings: Settings): readonly string[] {
  return Object.entries(settings).map(([name, value]) => `${command} ${name} = '${value}'`);
}

class PoolDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #mode: StatementMode;

  constructor(pool: pg.Pool, mode: StatementMode) {
    super({ pool });
    this.#pool = pool;
    this.#mode = mode;
  }

  override createDriver(): PoolDriver {
    return new PoolDriver(this.#pool, this.#mode);
  }

  override createIntrospector(db: Kysely<unknown>): TableNameIntrospector {
    return new TableNameIntrospector(db);
  }
}

interface PoolTarget extends ConnectionTarget {
  readonly isDirect: boolean;
  readonly readActivity: ReturnType<typeof createActivityReader>;
}

function poolOptions(target: ConnectionTarget, { sessions }: ConnectionMode): PoolTarget {
  return { ...target, isDirect: sessions === 'direct', readActivity: createActivityReader(target.url) };
}

interface PoolSettings {
  readonly max: number;
  readonly settings: Settings;
  /** In the name of its connections. */
  readonly prefix?: string;
  readonly timeoutMs?: number;
}

function openPool({ url, search, isDirect, readActivity }: PoolTarget, given: PoolSettings) {
  const { max, settings, prefix = '', timeoutMs = STATEMENT_TIMEOUT_MS } = given;
  const options: pg.PoolConfig & Pick<ConnectionTarget, 'search'> = {
    connectionString: url,
    search,
    max,
    application_name: `plaudit ${prefix}${PROCESS_NAME}`,
    Client: PostgresClient,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: timeoutMs,
    // Poolers refuse most settings at the start of a connection.
    ...(isDirect && { onConnect: (client) => applySettings(client, settings) }),
  };
  const pool = new pg.Pool(options);
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', () => undefined);
  closeDeadConnections(pool, readActivity);
  return pool;
}

/** The pool waits for it, although pg's types do not say so. */
async function applySettings(client: pg.ClientBase, settings: Settings): Promise<void> {
  const statement: pg.QueryConfig & { query_timeout: number } = {
    text: setStatements('set', settings).join('; '),
    query_timeout: CONNECT_TIMEOUT_MS,
  };
  await client.query(statement);
}
