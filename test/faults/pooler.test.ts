// Decision P129: a connection pooler in front of PostgreSQL is rejected at startup, with one sentence that says what to
// do, and nothing is changed in the database.
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import { type PoolerFaults, startTestPooler } from './test-pooler.ts';

/** An empty database of its own. */
async function emptyDatabase(): Promise<string> {
  const name = `pooled_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });
  return new URL(`/${name}`, inject('postgresUrl')).href;
}

const start = (databaseUrl: string) =>
  createContext(readConfig({ DATABASE_URL: databaseUrl, SECRET_KEY: 'k'.repeat(40), LOG_LEVEL: 'silent' }));

async function tablesOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(`select from pg_tables where schemaname = 'public'`);
  await client.end();
  return rows.length;
}

const FAULTS: readonly [string, PoolerFaults, string][] = [
  ['rejects the settings', { refuses: 'options' }, 'unsupported startup parameter: options'],
  [
    'refuses the setting of all connections',
    { refuses: 'idle_in_transaction_session_timeout' },
    'unsupported startup parameter: idle_in_transaction_session_timeout',
  ],
  ['drops the settings', { dropsSettings: true }, 'is on, not off'],
  ['hands out the session it used last', { shares: 'last' }, 'transaction or statement pooling'],
  ['hands out the session it used longest ago', { shares: 'first' }, 'transaction or statement pooling'],
  ['swallows notifications', { swallowsNotifications: true }, 'does not pass on notifications'],
];

test.each(FAULTS)('P129 a pooler that %s is rejected', async (_name, faults, words) => {
  const databaseUrl = await emptyDatabase();
  const pooler = await startTestPooler(databaseUrl, faults);
  onTestFinished(() => pooler.close());
  const refusal = await start(pooler.url).catch((error: Error) => error);
  expect(refusal).toMatchObject({ name: 'OperatorError' });
  expect(String(refusal)).toContain('DATABASE_URL points to a connection pooler');
  expect(String(refusal)).toContain(words);
  expect(String(refusal)).toContain('Point DATABASE_URL at PostgreSQL itself');
  expect(await tablesOf(databaseUrl)).toBe(0);
});

test('P129 PostgreSQL itself is not taken for a pooler, nor is a transparent proxy', async () => {
  const databaseUrl = await emptyDatabase();
  const pooler = await startTestPooler(databaseUrl, {});
  onTestFinished(() => pooler.close());
  for (const url of [databaseUrl, pooler.url]) await (await start(url)).close();
  expect(await tablesOf(databaseUrl)).toBeGreaterThan(20);
});

test('P129 processes that start concurrently do not take each other for a pooler', async () => {
  const databaseUrl = await emptyDatabase();
  await (await start(databaseUrl)).close();
  const contexts = await Promise.all(Array.from({ length: 4 }, () => start(databaseUrl)));
  await Promise.all(contexts.map((context) => context.close()));
});
