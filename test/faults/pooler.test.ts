// Decision P205: what Plaudit finds out about a connection pooler in front of PostgreSQL, and that votes pass through
// it. The pooler is our own; test/faults/pgbouncer.test.ts tests the same with PgBouncer.
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import type { ConnectionMode } from '../../src/db/connection-mode.ts';
import { openDatabase } from '../../src/db/database.ts';
import { findDatabaseProblem } from '../../src/db/database-check.ts';
import { emptyDatabase } from '../support/empty-database.ts';
import { type PoolerMode, startTestPooler } from './test-pooler.ts';
import { castAndDeliver } from './vote-load.ts';

const VOTES = 300;
const EVERYTHING = { accepted: VOTES + 10, delivered: VOTES + 10, failed: [], repeated: 0 };

async function openPooler(mode: PoolerMode): Promise<string> {
  const pooler = await startTestPooler(await emptyDatabase(), mode);
  onTestFinished(() => pooler.close());
  return pooler.url;
}

async function modeOf(databaseUrl: string, prepared: 'auto' | 'on' | 'off' = 'auto') {
  const database = await openDatabase({ databaseUrl, dataDir: '', databasePrepared: prepared });
  await database.close();
  return database.connections;
}

const DIRECT: ConnectionMode = { sessions: 'direct', isPrepared: true, listens: true };
const POOLED: ConnectionMode = { sessions: 'pooled', isPrepared: false, listens: false };

test.each<[string, PoolerMode, ConnectionMode]>([
  ['passes everything on', {}, DIRECT],
  ['accepts no settings', { accepts: ['user', 'database', 'client_encoding', 'application_name'] }, DIRECT],
  ['drops the settings', { dropsSettings: true }, DIRECT],
  ['swallows notifications', { swallowsNotifications: true }, { ...DIRECT, listens: false }],
  ['assigns the session it used last', { shares: 'last' }, POOLED],
  ['assigns the session it used longest ago', { shares: 'first' }, POOLED],
])('P205 a pooler that %s', async (_name, mode, expected) => {
  expect(await modeOf(await openPooler(mode))).toEqual(expected);
});

test('P205 a pooler that divides transactions is rejected before anything is changed', async () => {
  const url = await openPooler({ shares: 'first', splitsTransactions: true });
  // Two statements at once, so that the pooler has two sessions.
  const clients = [0, 1].map(() => new pg.Client({ connectionString: url }));
  for (const client of clients) client.on('error', () => undefined);
  await Promise.all(clients.map((client) => client.connect()));
  await Promise.all(clients.map((client) => client.query('select pg_sleep(0.1)')));
  const message = expect.stringContaining('Set the pooler to transaction mode');
  await expect(modeOf(url)).rejects.toMatchObject({ name: 'OperatorError', message });
});

test('P205 DATABASE_PREPARED=on is rejected where the pooler does not support it, and off is followed anywhere', async () => {
  await expect(modeOf(await openPooler({ shares: 'last' }), 'on')).rejects.toThrow('Remove DATABASE_PREPARED');
  expect(await modeOf(await emptyDatabase(), 'off')).toEqual({ ...DIRECT, isPrepared: false });
});

test('P205 votes pass through a pooler that shares sessions', async () => {
  const url = await openPooler({ shares: 'first' });
  expect(await castAndDeliver({ DATABASE_URL: url }, VOTES)).toMatchObject(EVERYTHING);
});

test('P205 votes pass without prepared statements and without notifications', async () => {
  const url = await openPooler({ swallowsNotifications: true });
  const figures = await castAndDeliver({ DATABASE_URL: url, DATABASE_PREPARED: 'off' }, VOTES);
  expect(figures).toMatchObject(EVERYTHING);
});

test('P205 DATABASE_DIRECT_URL is rejected if it leads through a pooler, and may be away', async () => {
  const databaseUrl = await openPooler({ shares: 'last' });
  const opening = openDatabase({ databaseUrl, databaseDirectUrl: databaseUrl, dataDir: '' });
  await expect(opening).rejects.toThrow('DATABASE_DIRECT_URL leads through a connection pooler');
  const awayUrl = 'postgres://plaudit@127.0.0.1:1/plaudit';
  const database = await openDatabase({ databaseUrl, databaseDirectUrl: awayUrl, dataDir: '' });
  await database.close();
});

test('P207 votes pass with the smallest pool, and two processes never have more connections than that', async () => {
  const url = await emptyDatabase();
  const observer = new pg.Client({ connectionString: url });
  await observer.connect();
  let most = 0;
  const count = async () => {
    const { rows } = await observer.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    most = Math.max(most, rows[0]?.count ?? 0);
  };
  let isOver = false;
  const counting = (async () => {
    while (!isOver) await count();
  })();
  const figures = await castAndDeliver({ DATABASE_URL: url, DATABASE_POOL: '6' }, VOTES);
  isOver = true;
  await counting;
  await observer.end();
  expect(figures).toMatchObject(EVERYTHING);
  expect(most).toBeGreaterThan(6);
  expect(most).toBeLessThanOrEqual(12);
});

test('P206 connections that lose their sessions while the process runs are noticed', async () => {
  const mode: { shares?: 'first' } = {};
  const databaseUrl = await openPooler(mode);
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  onTestFinished(() => database.close());
  expect(await findDatabaseProblem(database)).toBeNull();
  mode.shares = 'first';
  await expect.poll(() => findDatabaseProblem(database)).toBe('sessions');
});

test('P205 processes that start concurrently do not take each other for a pooler', async () => {
  const databaseUrl = await emptyDatabase();
  const start = () => createContext(readConfig({ DATABASE_URL: databaseUrl, SECRET_KEY: 'k'.repeat(40) }));
  await (await start()).close();
  const contexts = await Promise.all(Array.from({ length: 4 }, start));
  expect(contexts.map(({ database }) => database.connections)).toEqual(Array(4).fill(DIRECT));
  await Promise.all(contexts.map((context) => context.close()));
});
