// Decisions P210 and P211: pages are read from a replica while it is up to date, and people see their own changes.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildHttp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { aBot } from '../support/people-and-listings.ts';
import { queryOnce } from '../support/query-once.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replica.ts';

let server: ReplicatedPostgres;
let database: Database;
beforeAll(async () => {
  server = await startReplicatedPostgres({ settings: { max_standby_streaming_delay: '0' } });
  await queryOnce(server.primary.url, 'create table note (text text)');
  await server.caughtUp();
});
afterAll(() => server.stop());

beforeEach(async () => {
  database = await openDatabase({
    databaseUrl: server.primary.url,
    databaseReadUrl: server.standby.url,
    dataDir: '',
  });
  onTestFinished(() => database.close());
});

const portOf = (url: string) => Number(new URL(url).port);

async function portOfReads(): Promise<number> {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(database.readDb);
  return rows[0]?.port ?? 0;
}
const readsFrom = (url: string) => expect.poll(portOfReads).toBe(portOf(url));
const onStandby = (statement: string) => queryOnce(server.standby.url, statement);

test('P210 without DATABASE_READ_URL, reads use the same connections as everything else', async () => {
  const plain = await openDatabase({ databaseUrl: server.primary.url, dataDir: '' });
  onTestFinished(() => plain.close());
  expect(plain.readDb).toBe(plain.db);
});

test('P210 a replica that is more than five seconds behind is not used until it has caught up', async () => {
  await readsFrom(server.standby.url);
  expect(database.replica?.state).toMatchObject({ isUsed: true, reason: null });
  await onStandby('select pg_wal_replay_pause()');
  const pausedMs = performance.now();
  await sql`insert into note values ('unseen')`.execute(database.db);
  const seen = async () => (await sql`select from note where text = 'unseen'`.execute(database.readDb)).rows.length;
  expect(await seen()).toBe(0);
  await readsFrom(server.primary.url);
  expect(performance.now() - pausedMs).toBeLessThan(6_500);
  expect(await seen()).toBe(1);
  expect(database.replica?.state).toMatchObject({ isUsed: false, reason: 'behind' });
  await onStandby('select pg_wal_replay_resume()');
  await readsFrom(server.standby.url);
});

test('P210 a replica that is away is not used, no read fails, and it is used again when it is back', async () => {
  await readsFrom(server.standby.url);
  await server.standby.halt('SIGQUIT');
  for (let read = 0; read < 20; read += 1) expect(await portOfReads()).toBe(portOf(server.primary.url));
  expect(database.replica?.state.isUsed).toBe(false);
  await server.standby.start();
  await readsFrom(server.standby.url);
});

test('P210 a query that the replica cancels to replay the WAL is repeated on the primary', async () => {
  await readsFrom(server.standby.url);
  await sql`insert into note select 'old' from generate_series(1, 1000)`.execute(database.db);
  await server.caughtUp();
  const slow = sql<{ port: number }>`
    select inet_server_port() as port, (select count(*) from note),
      pg_sleep(case when pg_is_in_recovery() then 20 else 0 end)`.execute(database.readDb);
  const isRunning = `select from pg_stat_activity where query ~ 'pg_sleep' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await onStandby(isRunning)).length).toBe(1);
  await sql`delete from note`.execute(database.db);
  await sql`vacuum note`.execute(database.db);
  expect((await slow).rows[0]?.port).toBe(portOf(server.primary.url));
});

test('P210 a server that is not a standby is never read from, because it may have other data', async () => {
  const wrong = await openDatabase({
    databaseUrl: server.primary.url,
    databaseReadUrl: server.primary.url,
    dataDir: '',
  });
  onTestFinished(() => wrong.close());
  await expect.poll(() => wrong.replica?.state.reason).toBe('not_standby');
});

test('P239 a standby of another cluster, or another database of the standby, is never read from', async () => {
  const foreign = await startReplicatedPostgres();
  onTestFinished(() => foreign.stop());
  await queryOnce(server.primary.url, 'create database elsewhere');
  await server.caughtUp();
  // WAL positions ahead of ours look as if everything had been replayed.
  await queryOnce(foreign.primary.url, 'create table filler as select generate_series(1, 300000)');
  await foreign.caughtUp();
  for (const databaseReadUrl of [foreign.standby.url, server.standby.url.replace('/postgres', '/elsewhere')]) {
    const wrong = await openDatabase({ databaseUrl: server.primary.url, databaseReadUrl, dataDir: '' });
    onTestFinished(() => wrong.close());
    await expect.poll(() => wrong.replica?.state.reason).toBe('other_database');
    expect(wrong.replica?.state.isUsed).toBe(false);
  }
});

test('P211 lists are read from the replica, but a browser that has changed something reads from the primary', async () => {
  const context = await createContext(
    readConfig({
      DATABASE_URL: server.primary.url,
      DATABASE_READ_URL: server.standby.url,
      SECRET_KEY: 'k'.repeat(40),
      LOG_LEVEL: 'silent',
    }),
  );
  onTestFinished(() => context.close());
  const http = buildHttp(context);
  await server.caughtUp();
  await expect.poll(() => context.database.replica?.state.isUsed).toBe(true);
  await onStandby('select pg_wal_replay_pause()');
  onTestFinished(() => onStandby('select pg_wal_replay_resume()').then(() => undefined));
  const { name } = await aBot(context.db);
  const headers = { host: new URL(context.config.baseUrl).host, origin: context.config.baseUrl };
  const showsBot = async (cookie = '') => {
    const response = await http.request('/bots', { headers: { ...headers, cookie } });
    return (await response.text()).includes(name);
  };
  expect(await showsBot()).toBe(false);
  const changed = await http.request('/sign-in', { method: 'POST', headers });
  const cookie = changed.headers.getSetCookie().find((one) => one.startsWith('plaudit_changed='));
  expect(cookie).toContain('Max-Age=10');
  expect(await showsBot(cookie?.split(';')[0])).toBe(true);
});

test('P210 after a failover, reads go to the new standby, and not to the server that was promoted', async () => {
  const urls = [server.primary, server.standby].map(({ url }) => new URL(url).host).join();
  const both = await openDatabase({
    databaseUrl: `postgres://plaudit@${urls}/postgres`,
    databaseReadUrl: `postgres://plaudit@${urls}/postgres`,
    dataDir: '',
  });
  onTestFinished(() => both.close());
  const readPort = async () =>
    (await sql<{ port: number }>`select inet_server_port() as port`.execute(both.readDb)).rows[0]?.port;
  await expect.poll(readPort).toBe(portOf(server.standby.url));
  await server.primary.halt('SIGQUIT');
  await server.promote();
  await expect.poll(() => both.replica?.state.isUsed).toBe(false);
  await server.rejoin();
  await expect.poll(() => both.replica?.state).toMatchObject({ isUsed: true });
  expect(await readPort()).toBe(portOf(server.standby.url));
});
