// P8: the history of player counts.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { deleteExpiredPlayerCounts, selectPlayerHours } from '../../src/game-servers/player-count-queries.ts';
import { openPollingFixture } from '../support/polling-fixture.ts';

test('P8 the maximum of each hour is kept for 90 days, in chronological order', async () => {
  const fixture = await openPollingFixture();
  onTestFinished(() => fixture.close());
  const minecraft = await fixture.aMinecraftServer(0);
  const id = await fixture.aServerAt(minecraft.address);
  // Starts at the beginning of an hour, so that each poll falls into the intended hour.
  const { rows } = await sql<{ seconds: number }>`
    select 3601 - floor(extract(epoch from plaudit_now()))::bigint % 3600 as seconds`.execute(fixture.db);
  await fixture.clock.advance(`${rows[0]!.seconds}s`);
  for (const counts of [
    [3, 9, 4],
    [2, 1, 0],
  ]) {
    for (const players of counts) {
      minecraft.players = players;
      expect(await fixture.probe()).toBe(1);
      await fixture.clock.advance('20m');
    }
  }
  const hours = await selectPlayerHours(fixture.db, id, 1);
  expect(hours.map(({ players }) => players)).toEqual([9, 2]);
  for (const { hour } of hours) expect(hour.toISOString()).toMatch(/:00:00\.000Z$/);
  await fixture.clock.advance('85d');
  expect(await deleteExpiredPlayerCounts(fixture.db)).toBe(0);
  expect(await selectPlayerHours(fixture.db, id, 30)).toEqual([]);
  await fixture.clock.advance('5d');
  expect(await deleteExpiredPlayerCounts(fixture.db)).toBe(2);
});
