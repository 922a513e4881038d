// The LISTEN connection for wake-ups, lost as soon as it is open: one replaces it, and none is left behind.
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { postgresNotifier } from '../../src/db/notifications.ts';
import { freshDatabase } from '../support/database.ts';
import { waitUntil } from '../support/wait.ts';

/** A pool whose first connection is terminated during its first statement. */
function unluckyPool(connectionString: string) {
  const pool = new pg.Pool({ connectionString });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const plain = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  let connects = 0;
  let told = () => {};
  const isTold = new Promise<void>((resolve) => {
    told = resolve;
  });
  const connect = async () => {
    connects += 1;
    const client = await plain();
    if (connects === 1) await endInTheMiddle(client, await plain(), told);
    return client;
  };
  pool.connect = connect as typeof pool.connect;
  /** `isTold`: whether the caller on the first connection got the error. */
  return { pool, connects: () => connects, isTold };
}

async function endInTheMiddle(client: pg.PoolClient, other: pg.PoolClient, told: () => void): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ask = client.query.bind(client) as (text: string) => Promise<unknown>;
  client.query = (async (text: string) => {
    const asked = ask(`select pg_sleep(60); ${text}`);
    asked.catch(() => setImmediate(told));
    await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    other.release();
    return asked;
  }) as typeof client.query;
}

test('a connection that dies while it starts to listen is replaced once, and closing waits for none', async () => {
  const { url, close } = await freshDatabase();
  const { pool, connects, isTold } = unluckyPool(url ?? '');
  onTestFinished(close);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const woken = vi.fn();
  const notifier = postgresNotifier({ send: pool, listen: pool }, createLog('silent'));
  notifier.listen('due', woken);
  await isTold;
  await vi.advanceTimersByTimeAsync(1_000);
  await waitUntil(() => woken.mock.calls.length > 0);
  expect(connects()).toBe(2);
  await notifier.close();
  await pool.end();
});

/**
 * A pool that calls `meanwhile` in the middle of its first LISTEN: PostgreSQL has responded, and the caller has not
 * heard of it yet.
 */
function observedPool(connectionString: string, meanwhile: (client: pg.PoolClient) => unknown) {
  const pool = new pg.Pool({ connectionString });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const plain = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  let connects = 0;
  const connect = async () => {
    connects += 1;
    const client = await plain();
    if (connects > 1) return client;
    const ask = client.query.bind(client) as (text: string) => Promise<unknown>;
    client.query = (async (text: string) => {
      const result = await ask(text);
      await meanwhile(client);
      return result;
    }) as typeof client.query;
    return client;
  };
  pool.connect = connect as typeof pool.connect;
  return pool;
}

test('a connection that dies in the moment in which it listens does not count as listening', async () => {
  const { url, close } = await freshDatabase();
  onTestFinished(close);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const died = Promise.withResolvers<void>();
  const pool = observedPool(url ?? '', (client) => {
    client.emit('error', new Error('terminating connection due to administrator command'));
    setImmediate(died.resolve);
  });
  const notifier = postgresNotifier({ send: pool, listen: pool }, createLog('silent'));
  await died.promise;
  expect(notifier.isListening).toBe(false);
  // The next attempt, and no check of the dead connection.
  expect(vi.getTimerCount()).toBe(1);
  await notifier.close();
  await pool.end();
});

test('closing while a connection begins to listen leaves no timer that keeps the process alive', async () => {
  const { url, close } = await freshDatabase();
  onTestFinished(close);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const listened = Promise.withResolvers<void>();
  let closed: Promise<void> | undefined;
  const send = new pg.Pool({ connectionString: url ?? '', max: 1 });
  send.on('error', () => undefined);
  const listen = observedPool(url ?? '', () => {
    // Closing sends what is left to send first, for which it waits for the only connection.
    notifier.notify('messages', 'the last one');
    closed = notifier.close();
    setImmediate(listened.resolve);
  });
  const busy = await send.connect();
  const notifier = postgresNotifier({ send, listen }, createLog('silent'));
  await listened.promise;
  busy.release();
  await closed;
  expect(vi.getTimerCount()).toBe(0);
  await Promise.all([send.end(), listen.end()]);
});
