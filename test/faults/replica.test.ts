// The primary and the standby that other tests use: streaming, failover without loss, and the old primary's return.
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startReplicatedPostgres } from '../support/replica.ts';

async function query(url: string, text: string): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

test('a standby has what a synchronous primary committed before it crashed, and both change places', async () => {
  const server = await startReplicatedPostgres({ synchronous: true });
  onTestFinished(() => server.stop());
  const { primary } = server;
  await query(primary.url, 'create table note (id int)');
  await query(primary.url, 'insert into note values (1)');
  await primary.halt('SIGQUIT');
  await server.promote();
  expect(await query(server.primary.url, 'select id from note')).toEqual([{ id: 1 }]);
  await query(server.primary.url, 'insert into note values (2)');

  await server.rejoin();
  expect(server.standby.url).toBe(primary.url);
  await query(server.primary.url, 'insert into note values (3)');
  await server.caughtUp();
  expect(await query(server.standby.url, 'select id from note order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  await expect(query(server.standby.url, 'insert into note values (4)')).rejects.toMatchObject({ code: '25006' });
});
