// Decision P208: several hosts in DATABASE_URL, with a real primary and its standby.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { isDatabaseUnavailable } from '../../src/db/database-errors.ts';
import { queryOnce } from '../support/query-once.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replica.ts';

let server: ReplicatedPostgres;
beforeAll(async () => {
  server = await startReplicatedPostgres({ synchronous: true });
  await queryOnce(server.primary.url, 'create table note (text text)');
});
afterAll(() => server.stop());

async function open(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  onTestFinished(() => database.close());
  return database;
}

const note = (database: Database, text: string) => sql`insert into note values (${text})`.execute(database.db);
const portOf = (url: string) => Number(new URL(url).port);

async function portUsedBy({ db }: Database): Promise<number> {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(db);
  return rows[0]?.port ?? 0;
}

test('P208 the server that accepts writes is used, in whichever place it is named', async () => {
  const [primary, standby] = [server.primary, server.standby].map(({ url }) => new URL(url).host);
  for (const hosts of [`${primary},${standby}`, `${standby},${primary}`, `127.0.0.1:1,${primary}`]) {
    const database = await open(`postgres://plaudit@${hosts}/postgres?target_session_attrs=read-write`);
    expect(await portUsedBy(database)).toBe(portOf(server.primary.url));
  }
});

test('P208 a host that does not respond costs a quarter of a second, not its timeout', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const startedMs = performance.now();
  const database = await open(`postgres://plaudit@127.0.0.1:${port},${new URL(server.primary.url).host}/postgres`);
  expect(await portUsedBy(database)).toBe(portOf(server.primary.url));
  expect(performance.now() - startedMs).toBeLessThan(2_500);
});

test('P208 without a server that accepts writes, the error names each with its reason', async () => {
  const hosts = `${new URL(server.standby.url).host},127.0.0.1:1`;
  await expect(open(`postgres://plaudit@${hosts}/postgres`)).rejects.toThrow(
    /^None of the servers in DATABASE_URL accepts writes \(127.0.0.1:\d+: it is read-only; 127.0.0.1:1: .*ECONNREFUSED/,
  );
});

test('P208 after a failover, connections go to the new primary, and the old one as standby is not used', async () => {
  const database = await open(server.url);
  await note(database, 'before');
  const old = server.primary;
  await old.halt('SIGQUIT');
  await expect(note(database, 'lost')).rejects.toSatisfy(isDatabaseUnavailable);
  await server.promote();
  await expect
    .poll(() =>
      note(database, 'after').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await server.rejoin();
  expect(server.standby.url).toBe(old.url);
  await Promise.all(Array.from({ length: 20 }, () => note(database, 'rejoined')));
  expect(await portUsedBy(database)).toBe(portOf(server.primary.url));
  const { rows } = await sql<{ text: string }>`select distinct text from note order by 1`.execute(database.db);
  expect(rows.map(({ text }) => text)).toEqual(['after', 'before', 'rejoined']);
});

test('P208 when one connection turns out to be read-only, it is closed together with the idle ones', async () => {
  const database = await open(server.primary.url);
  const together = (text: string) =>
    Promise.all(Array.from({ length: 4 }, () => sql.raw(`select pg_sleep(0.2); ${text}`).execute(database.db)));
  // As when a pooler has connected them to a standby.
  await together('set default_transaction_read_only = on');
  const error = await note(database, 'read-only').catch((failed: unknown) => failed);
  expect(error).toMatchObject({ code: '25006' });
  expect(isDatabaseUnavailable(error)).toBe(true);
  await together(`insert into note values ('writable')`);
});
