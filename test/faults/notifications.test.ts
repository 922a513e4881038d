// The LISTEN connection for wake-ups, lost as soon as it is open: one replaces it, and none is left behind.
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { postgresNotifier } from '../../src/db/notifications.ts';
import { freshDatabase } from '../support/database.ts';

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
  await vi.waitUntil(() => woken.mock.calls.length > 0, { timeout: 10_000 });
  expect(connects()).toBe(2);
  await notifier.close();
  await pool.end();
});
