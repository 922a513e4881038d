// Finds out at startup what the connections to PostgreSQL can do. Connected directly, each is a session of its own.
// A connection pooler may give each transaction another session: then settings, prepared statements and LISTEN are lost
// between transactions (decision P205).
import pg from 'pg';
import { OperatorError } from '../core/errors.ts';
import { randomUUID } from '../core/ids.ts';
import { PG_TIMEOUT_MESSAGE } from './dead-connections.ts';

export type PreparedStatements = 'auto' | 'on' | 'off';

export interface ConnectionMode {
  /** `pooled`: only a transaction is sure to stay in one session. */
  readonly sessions: 'direct' | 'pooled';
  /** Whether statements are prepared by name. */
  readonly isPrepared: boolean;
  /** Whether the connections receive notifications. */
  readonly listens: boolean;
}

/** A busy pooler may happen to give one connection the same session several times, so this is tried repeatedly. */
const ROUNDS_BEHIND_POOLER = 5;

/** `connect` opens a new connection. Throws an OperatorError if it leads to a pooler that even divides transactions. */
export async function detectConnectionMode(
  connect: () => Promise<pg.Client>,
  prepared: PreparedStatements,
): Promise<ConnectionMode> {
  const clients = await Promise.all([connect(), connect()]);
  const [one, other] = clients as [pg.Client, pg.Client];
  try {
    return await tryConnections(one, other, prepared);
  } catch (error) {
    throw error instanceof Error && error.message === PG_TIMEOUT_MESSAGE ? noSecondSession() : error;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

async function tryConnections(one: pg.Client, other: pg.Client, prepared: PreparedStatements): Promise<ConnectionMode> {
  if (!(await sharesSessions(one, other)))
    return { sessions: 'direct', isPrepared: prepared !== 'off', listens: await receivesNotifications(one) };
  await requireTransactions(one);
  return { sessions: 'pooled', isPrepared: await canPrepare(one, prepared), listens: false };
}

function noSecondSession(): OperatorError {
  return new OperatorError(
    'PostgreSQL, or a connection pooler in front of it, did not respond to the second of two connections. If it is a pooler in session mode, its pool is too small: allow at least DATABASE_POOL connections (default_pool_size in PgBouncer), or use transaction mode. Nothing was changed.',
  );
}

async function sharesSessions(one: pg.Client, other: pg.Client): Promise<boolean> {
  const isDirect = (await sessionOf(one)) === processIdOf(one) && (await sessionOf(other)) === processIdOf(other);
  for (let round = 0; round < (isDirect ? 1 : ROUNDS_BEHIND_POOLER); round++) {
    if (await isShared(one, other)) return true;
  }
  return false;
}

/**
 * Whether two connections share one session, or one connection uses several. A pooler reuses either the most or the
 * least recently used session: the other connection reveals the former, two queries in a row reveal the latter.
 */
async function isShared(one: pg.Client, other: pg.Client): Promise<boolean> {
  const first = await sessionOf(one);
  if ((await sessionOf(one)) !== first) return true;
  await begin(other);
  try {
    return (await sessionOf(other)) === first || (await sessionOf(one)) !== first;
  } finally {
    await other.query('rollback');
  }
}

/** Throws an OperatorError if a transaction does not stay in one session. */
async function requireTransactions(client: pg.Client): Promise<void> {
  await begin(client);
  try {
    const first = await sessionOf(client);
    if ((await sessionOf(client)) !== first) throw statementPooling();
  } finally {
    await client.query('rollback');
  }
}

async function begin(client: pg.Client): Promise<void> {
  try {
    await client.query('begin');
  } catch (error) {
    if (error instanceof pg.DatabaseError && /statement pooling/i.test(error.message)) throw statementPooling();
    throw error;
  }
}

function statementPooling(): OperatorError {
  return new OperatorError(
    'DATABASE_URL points to a connection pooler in statement mode, which has no transactions. Set the pooler to transaction mode (pool_mode = transaction in PgBouncer), or point DATABASE_URL at PostgreSQL itself. Nothing was changed.',
  );
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** The process ID that the server announced. A pooler announces one of its own. */
function processIdOf(client: pg.Client): number {
  return (client as unknown as { readonly processID: number }).processID;
}

/** PostgreSQL delivers a session's own notifications before the next query, so there is no need to wait. */
export async function receivesNotifications(client: pg.ClientBase): Promise<boolean> {
  const channel = `plaudit_check_${randomUUID().replaceAll('-', '')}`;
  let hasReceived = false;
  const listener = (message: pg.Notification) => {
    if (message.channel === channel) hasReceived = true;
  };
  client.on('notification', listener);
  await client.query(`listen ${channel}`);
  await client.query(`notify ${channel}`);
  await client.query(`unlisten ${channel}`);
  client.off('notification', listener);
  return hasReceived;
}

async function canPrepare(client: pg.Client, wanted: PreparedStatements): Promise<boolean> {
  if (wanted === 'off') return false;
  const isSupported = await tracksPreparedStatements(client);
  if (wanted === 'on' && !isSupported)
    throw new OperatorError(
      'DATABASE_PREPARED is on, but the connection pooler at DATABASE_URL does not support prepared statements. Remove DATABASE_PREPARED, or use PgBouncer 1.21 or newer with max_prepared_statements. Nothing was changed.',
    );
  return isSupported;
}

/**
 * A pooler that supports prepared statements gives them names of its own. If PostgreSQL knows the statement by our
 * name, the pooler just passed it on, and other sessions do not have it.
 */
async function tracksPreparedStatements(client: pg.Client): Promise<boolean> {
  const name = `plaudit_check_${randomUUID()}`;
  const text = 'select count(*)::int as count from pg_prepared_statements where name = $1';
  const countOwn = async () =>
    (await client.query<{ count: number }>({ name, text, values: [name] })).rows[0]?.count ?? 1;
  await client.query('begin');
  const count = await countOwn();
  if (count > 0) await client.query(`deallocate "${name}"`);
  await client.query('commit');
  return count === 0 && (await countOwn()) === 0;
}
