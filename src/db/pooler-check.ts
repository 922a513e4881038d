// Checks at startup that each connection is its own PostgreSQL session. Behind a connection pooler it may not be: then
// settings, prepared statements and LISTEN are lost between queries, and deliveries fail in ways that are hard to
// diagnose.
import pg from 'pg';
import { OperatorError } from '../core/errors.ts';
import { randomUUID } from '../core/ids.ts';

const ADVICE =
  'Plaudit needs direct sessions. Point DATABASE_URL at PostgreSQL itself (usually port 5432) instead of the pooler. Nothing was changed.';

export interface Pools {
  readonly pool: pg.Pool;
  readonly enginePool: pg.Pool;
}

type Settings = Readonly<Record<string, string>>;

/**
 * Throws OperatorError if a pooler refuses or drops connection settings, shares sessions between connections, or does
 * not forward notifications. Throws the driver's error if there is no server. `settings`: those that an engine
 * connection must have.
 */
export async function rejectConnectionPooler({ pool, enginePool }: Pools, settings: Settings): Promise<void> {
  const engine = await connect(enginePool);
  try {
    const other = await connect(pool);
    try {
      await requireSettings(engine, settings);
      if (await isShared(engine, other)) {
        throw refusal('shares its sessions between connections (transaction or statement pooling)');
      }
      if (!(await receivesNotifications(engine))) throw refusal('does not pass on notifications (LISTEN)');
    } finally {
      other.release();
    }
  } finally {
    engine.release();
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (error instanceof pg.DatabaseError && /startup parameter/i.test(error.message)) {
      throw refusal(`rejects the settings that Plaudit opens its connections with ("${error.message}")`);
    }
    throw error;
  }
}

async function requireSettings(client: pg.PoolClient, settings: Settings): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(settings)],
  );
  const lost = rows.find(({ name, setting }) => setting !== settings[name]);
  if (!lost) return;
  const { name, setting } = lost;
  throw refusal(
    `drops the settings that Plaudit opens its connections with (${name} is ${setting}, not ${settings[name]})`,
  );
}

/**
 * Whether two connections share one session, or one connection uses several. A pooler reuses either the most or the
 * least recently used session: the other connection reveals the former, two queries in a row reveal the latter.
 */
async function isShared(one: pg.PoolClient, other: pg.PoolClient): Promise<boolean> {
  const first = await sessionOf(one);
  if ((await sessionOf(one)) !== first) return true;
  try {
    await other.query('begin');
  } catch (error) {
    if (error instanceof pg.DatabaseError && /statement pooling/i.test(error.message)) return true;
    throw error;
  }
  try {
    return (await sessionOf(other)) === first || (await sessionOf(one)) !== first;
  } finally {
    await other.query('rollback');
  }
}

async function sessionOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** PostgreSQL delivers a session's own notifications before the next query, so there is no need to wait. */
async function receivesNotifications(client: pg.PoolClient): Promise<boolean> {
  const channel = `plaudit_check_${randomUUID().replaceAll('-', '')}`;
  let received = false;
  const listener = (message: pg.Notification) => {
    if (message.channel === channel) received = true;
  };
  client.on('notification', listener);
  await client.query(`listen ${channel}`);
  await client.query(`notify ${channel}`);
  await client.query(`unlisten ${channel}`);
  client.off('notification', listener);
  return received;
}

function refusal(what: string): OperatorError {
  return new OperatorError(`DATABASE_URL points to a connection pooler that ${what}. ${ADVICE}`);
}
