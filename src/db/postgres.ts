// Opens PostgreSQL: a bounded pool whose everyday types are the same as the embedded database's.
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { type Dialect, type Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { closeDeadConnections } from './dead-connections.ts';
import { TableNameIntrospector } from './table-name-introspector.ts';

const CONNECTIONS = 16;
const ENGINE_CONNECTIONS = 6;
/**
 * The engine's statements touch a few hundred rows by their keys, whatever the tables' sizes. Left to statistics, a plan
 * that was made while a table was small scans it whole for as long as the plan is kept.
 */
const ENGINE_PLANS = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
};
const INT8 = 20;

/** A connection is there at once or not at all; those who wait for a free one may wait longer. */
const CONNECT_MS = 3_000;
const FREE_CONNECTION_MS = 5_000;
/** A transaction whose client says nothing for so long is undone: its locks must not wait for a machine that is gone. */
const SILENT_TRANSACTION_MS = 5_000;

/** Statements that begin so, white space aside, are prepared once a connection: planning costs more than running. */
export const PREPARED = '/* prepared */';
/** Statements that begin so take as long as they take: PostgreSQL is asked whether it works on them, as on others. */
export const PATIENT = '/* patient */';
const LONGEST_MS = 2 ** 31 - 1;

/** What an engine connection must find in force, as pg_settings shows it. */
export const ENGINE_SETTINGS: Readonly<Record<string, string>> = {
  ...ENGINE_PLANS,
  idle_in_transaction_session_timeout: String(SILENT_TRANSACTION_MS),
};

class PromptClient extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super({ ...settings, connectionTimeoutMillis: CONNECT_MS });
  }
}

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export interface Postgres {
  /** For pages, the API and everything else. */
  readonly pool: pg.Pool;
  /** The delivery engine's own few connections: a busy site never keeps it from renewing its leases. */
  readonly enginePool: pg.Pool;
}

/** Which process it is: its machine and number, short enough for PostgreSQL's 63 bytes. Staff is shown it. */
export const PROCESS_NAME = `${hostname().slice(0, 38)} ${process.pid}`;

export function openPostgres(databaseUrl: string): Postgres {
  return {
    pool: openPool(databaseUrl, { max: CONNECTIONS, application_name: `plaudit ${PROCESS_NAME}` }),
    enginePool: openPool(databaseUrl, {
      max: ENGINE_CONNECTIONS,
      application_name: `plaudit engine ${PROCESS_NAME}`,
      options: Object.entries(ENGINE_PLANS)
        .map(([name, setting]) => `-c ${name}=${setting}`)
        .join(' '),
    }),
  };
}

/** Kysely over a pool; ending it ends the pool. */
export function postgresDialect(pool: pg.Pool): Dialect {
  return new NamingDialect({ pool });
}

class NamingDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): TableNameIntrospector {
    return new TableNameIntrospector(db);
  }
}

function openPool(databaseUrl: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: PromptClient,
    types,
    connectionTimeoutMillis: FREE_CONNECTION_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // The last resort: what is silent is cut long before.
    query_timeout: 60_000,
    idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
    ...settings,
  });
  // An idle connection that dies (a restart of PostgreSQL) is replaced by the pool; without a listener it would end us.
  pool.on('error', () => undefined);
  // The same for one that dies while it is in use: its statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', prepareMarked);
  closeDeadConnections(pool, databaseUrl);
  return pool;
}

const names = new Map<string, string>();

/**
 * Kysely sends plain text; this gives marked statements a name, so that pg prepares them. A migration by a newer process may change
 * what a prepared statement answers, which PostgreSQL refuses from then on: it is prepared anew under another name.
 */
function prepareMarked(client: pg.PoolClient): void {
  const plain = client.query.bind(client) as (...parameters: unknown[]) => Promise<unknown>;
  let generation = 0;
  const prepared = (text: string, values: unknown) =>
    plain({ name: `${nameOf(text)}${generation}`, text, values });
  const again = async (text: string, values: unknown, error: unknown) => {
    if (!isOutdated(error)) throw error;
    generation += 1;
    // In a transaction, which has failed by now, whoever began it does.
    return prepared(text, values).catch(() => Promise.reject(error));
  };
  // With a callback after the values it is the pool that asks, which no statement of ours goes through.
  const query = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string' || rest.length > 0) return plain(text, values, ...rest);
    if (text.startsWith(PATIENT)) return plain({ text, values, query_timeout: LONGEST_MS });
    return text.trimStart().startsWith(PREPARED)
      ? prepared(text, values).catch((error) => again(text, values, error))
      : plain(text, values);
  };
  client.query = query as typeof client.query;
}

/** PostgreSQL has no code for this alone. */
function isOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
