// Decision P205: what Plaudit finds out about a connection pooler in front of PostgreSQL, and that votes pass through
// it. The pooler is our own; test/faults/pgbouncer.test.ts tests the same with PgBouncer.
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import type { ConnectionMode } from '../../src/db/connection-mode.ts';
import { openDatabase } from '../../src/db/database.ts';
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

test('P207 votes pass with the smallest pool', async () => {
  const url = await emptyDatabase();
  expect(await castAndDeliver({ DATABASE_URL: url, DATABASE_POOL: '6' }, VOTES)).toMatchObject(EVERYTHING);
});

test('P205 processes that start concurrently do not take each other for a pooler', async () => {
  const databaseUrl = await emptyDatabase();
  const start = () => createContext(readConfig({ DATABASE_URL: databaseUrl, SECRET_KEY: 'k'.repeat(40) }));
  await (await start()).close();
  const contexts = await Promise.all(Array.from({ length: 4 }, start));
  expect(contexts.map(({ database }) => database.connections)).toEqual(Array(4).fill(DIRECT));
  await Promise.all(contexts.map((context) => context.close()));
});
