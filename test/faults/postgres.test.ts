// The PostgreSQL server that other suites use: its settings, and what it keeps over a crash.
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { startPostgres } from '../support/postgres.ts';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('the test run has a PostgreSQL that uses UTF-8 and sorts by code point', async () => {
  expect(process.env.PLAUDIT_TEST_DATABASE).toBe('postgres');
  const url = inject('postgresUrl');
  expect(await query(url, `select current_setting('server_encoding') as encoding`)).toEqual([{ encoding: 'UTF8' }]);
});

test.skipIf(process.env.TEST_DATABASE_URL)('a durable server keeps committed data over a crash', async () => {
  const server = await startPostgres({ durable: true });
  try {
    await query(server.url, `create table kept as select 'ä€😀' as text`);
    await server.restart('SIGQUIT');
    expect(await query(server.url, 'select text, length(text) from kept')).toEqual([{ text: 'ä€😀', length: 3 }]);
  } finally {
    await server.stop();
  }
  await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});
