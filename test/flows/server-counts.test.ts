// The history of bots' server counts (decision A19).
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import {
  deleteOldServerCounts,
  selectServerCountHours,
  updateServerCount,
} from '../../src/listings/server-count-queries.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aServer } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

const report = (listingId: string, serverCount: number) => updateServerCount(db, listingId, serverCount, null);

test('decision A19: the last value of each hour is kept, in chronological order', async () => {
  const bot = await aBot(db);
  const other = await aBot(db);
  await report(other.id, 999);
  const reported: number[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    await report(bot.id, hour * 10);
    await report(bot.id, hour * 10 + 1);
    reported.push(hour * 10 + 1);
    await database.clock.advance('1h');
  }
  const hours = await selectServerCountHours(db, bot.id, 1);
  // Two reports around the full hour count for two hours.
  expect(hours.map(({ serverCount }) => serverCount)).toEqual(expect.arrayContaining(reported));
  expect(hours.length).toBeLessThanOrEqual(4);
  for (const { hour } of hours) expect(hour.toISOString()).toMatch(/:00:00\.000Z$/);
  expect(hours.map(({ hour }) => hour.getTime())).toEqual(
    hours.map(({ hour }) => hour.getTime()).toSorted((a, b) => a - b),
  );
});

test('decision A19: the history is read from a given day on, and deleted after 90 days', async () => {
  const bot = await aBot(db);
  await report(bot.id, 1);
  await database.clock.advance('2d');
  await report(bot.id, 2);
  expect((await selectServerCountHours(db, bot.id, 1)).map(({ serverCount }) => serverCount)).toEqual([2]);
  expect(await selectServerCountHours(db, bot.id, 3)).toHaveLength(2);
  expect(await deleteOldServerCounts(db)).toBe(0);
  await database.clock.advance('88d');
  expect(await selectServerCountHours(db, bot.id, 365)).toHaveLength(1);
  expect(await deleteOldServerCounts(db)).toBe(1);
  expect(await db.selectFrom('server_count_hour').select('server_count').execute()).toEqual([{ server_count: 2 }]);
});

test('§5.3 game servers cannot report server counts', async () => {
  const server = await aServer(db);
  expect(await report(server.id, 1)).toBeUndefined();
  expect(await report('nobody', 1)).toBeUndefined();
  expect(await selectServerCountHours(db, server.id, 90)).toEqual([]);
});
