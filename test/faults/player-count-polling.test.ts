// P2: the resources of one round of polls, and processes that share the work or die during it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Child, startChild } from '../../bench/harness/child.ts';
import { flagsOfStart } from '../../bench/harness/start-script.ts';
import { readPlayerCounts } from '../../src/game-servers/player-counts.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { serveMinecraft, statusPacket } from '../support/game-servers.ts';
import { startManyServers } from '../support/many-servers.ts';
import type { PollingOrder, PollingReport } from '../support/polling-process.ts';
import { waitUntil } from '../support/wait.ts';

const PROGRAM = new URL('../support/polling-process.ts', import.meta.url);

let database: TestDatabase;
let ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
  await database.close();
});

/** With the memory options of `npm start`. */
function prober(): Child {
  const child = startChild(PROGRAM, null, flagsOfStart());
  ends.push(() => child.end());
  return child;
}

test('P2 a round of 2,000 servers takes a minute, at most 50 sockets and 64 MB', async () => {
  const servers = await startManyServers();
  ends.push(() => servers.close());
  const telling = await servers.enlist(database.db, 2_000);
  const order: PollingOrder = { databaseUrl: database.url!, robloxOrigin: servers.robloxOrigin };
  const report = await prober().request<PollingReport>(order);
  const growth = report.mostMegabytes - report.idleMegabytes;
  console.log(
    `2,000 servers in ${report.seconds.toFixed(1)} s, ${report.mostSockets} sockets at most, ${growth.toFixed(0)} MB more than idle`,
  );
  expect(report.probed).toBe(2_000);
  expect(report.mostSockets).toBeGreaterThan(10);
  expect(report.mostSockets).toBeLessThanOrEqual(50);
  expect(growth).toBeLessThanOrEqual(64);
  expect(report.seconds).toBeLessThan(60);
  const { count } = await database.db
    .selectFrom('player_count')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'online')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(telling);
});

test('P2 two processes poll each server once', async () => {
  const servers = await startManyServers();
  ends.push(() => servers.close());
  const order: PollingOrder = { databaseUrl: database.url!, robloxOrigin: servers.robloxOrigin };
  const probers = [prober(), prober()];
  const askBoth = () => Promise.all(probers.map((child) => child.request<PollingReport>(order)));
  // While there is nothing to poll: otherwise one may be finished before the other has been loaded.
  await askBoth();
  await servers.enlist(database.db, 400);
  const reports = await askBoth();
  expect(reports.map(({ probed }) => probed).reduce((sum, probed) => sum + probed)).toBe(400);
  for (const { probed } of reports) expect(probed).toBeGreaterThan(0);
  // One connection per server; Roblox's 40 are polled for their universes, and then all at once in at most 40 calls.
  // Some of the 72 of FiveM are also asked for their build.
  expect(servers.asked()).toBeGreaterThanOrEqual(400);
  expect(servers.asked()).toBeLessThanOrEqual(512);
});

test('P2 the share of a killed process is taken over, and no server is polled by two at a time', async () => {
  let silent = true;
  let open = 0;
  let most = 0;
  const server = await serveMinecraft((socket) => {
    open += 1;
    most = Math.max(most, open);
    socket.on('close', () => {
      open -= 1;
    });
    if (!silent) socket.write(statusPacket('{"players":{"online":7,"max":9}}'));
  });
  ends.push(() => server.close());
  await database.db.insertInto('person').values({ id: 'usr_1', email: 'owner@example.test', name: 'Sample' }).execute();
  await database.db
    .insertInto('listing')
    .values({
      id: 'lst_1',
      type: 'game',
      game: 'minecraft',
      name: 'Sample',
      owner_id: 'usr_1',
      address: `mc.test:${server.port}`,
    })
    .execute();
  const order: PollingOrder = { databaseUrl: database.url!, robloxOrigin: 'http://127.0.0.1:9' };
  const killed = startChild(PROGRAM);
  const dying = killed.request<PollingReport>(order).catch(() => null);
  await waitUntil(() => open === 1);
  killed.kill();
  await dying;
  silent = false;
  const other = prober();
  expect(await other.request<PollingReport>(order)).toMatchObject({ probed: 0 });
  await database.clock.advance('61s');
  expect(await other.request<PollingReport>(order)).toMatchObject({ probed: 1 });
  expect(await readPlayerCounts(database.db, ['lst_1'])).toMatchObject(
    new Map([['lst_1', expect.objectContaining({ state: 'online', players: 7 })]]),
  );
  expect([server.asked(), most]).toEqual([2, 1]);
});
