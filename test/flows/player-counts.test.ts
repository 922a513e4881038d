// P1 to P9: which servers are polled and when, what a failure changes, and that no server is polled twice.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { claimDueServers, selectPlayerHours } from '../../src/game-servers/player-count-queries.ts';
import { readPlayerCounts } from '../../src/game-servers/player-counts.ts';
import { createRobloxQuery } from '../../src/game-servers/query-roblox.ts';
import { deleteListing, updateListing } from '../../src/listings/save-listing.ts';
import { serveMinecraft, serveRoblox, statusPacket } from '../support/game-servers.ts';
import { aBot, aPerson } from '../support/people-and-listings.ts';
import { openPollingFixture, type PollingFixture } from '../support/polling-fixture.ts';

let fixture: PollingFixture;
beforeEach(async () => {
  fixture = await openPollingFixture();
});
afterEach(() => fixture.close());

async function secondsToNext(): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from next_probe_at - plaudit_now())::float8 as seconds from player_count
    order by next_probe_at`.execute(fixture.db);
  return rows.map(({ seconds }) => seconds);
}

describe('polled servers', () => {
  test('P1 include every game server with an address, at once when it is new; no bots, and none without an address', async () => {
    const minecraft = await fixture.aMinecraftServer(37);
    const id = await fixture.aServerAt(minecraft.address);
    const without = await fixture.aServerAt(null);
    const bot = await aBot(fixture.db);
    expect(await fixture.countOf(id)).toMatchObject({ state: 'unknown', players: null, problem: null });
    expect(await fixture.probe()).toBe(1);
    expect(await fixture.countOf(id)).toMatchObject({
      state: 'online',
      players: 37,
      maxPlayers: 100,
      problem: null,
    });
    expect((await readPlayerCounts(fixture.db, [without, bot.id])).size).toBe(0);
    expect(await fixture.probe()).toBe(0);
    expect(minecraft.server.asked()).toBe(1);
  });

  test('P4 are polled again after five minutes, at a fixed offset that does not drift', async () => {
    const minecraft = await fixture.aMinecraftServer(1);
    const id = await fixture.aServerAt(minecraft.address);
    await fixture.probe();
    const [first = 0] = await secondsToNext();
    expect(first).toBeGreaterThan(149);
    expect(first).toBeLessThanOrEqual(450);
    for (let round = 2; round < 5; round += 1) {
      const [before = 0] = await secondsToNext();
      await fixture.clock.advance(`${Math.floor(before) - 1}s`);
      expect(await fixture.probe()).toBe(0);
      await fixture.clock.advance('3s');
      minecraft.players = round;
      expect(await fixture.probe()).toBe(1);
      expect(await fixture.countOf(id)).toMatchObject({ players: round });
      const [next = 0] = await secondsToNext();
      expect(next).toBeGreaterThan(290);
      expect(next).toBeLessThanOrEqual(300);
    }
  });

  test('P4 are spread evenly over the five minutes; those of Roblox are polled together', async () => {
    const owner = await aPerson(fixture.db);
    await sql`insert into listing (id, type, game, name, owner_id, address)
      select 'lst_spread' || number, 'game', 'hytale', 'Sample', ${owner.id}, 'nowhere.invalid'
      from generate_series(1, 600) as number`.execute(fixture.db);
    const { rows } = await sql<{ tenth: number; count: number }>`
      select floor(extract(epoch from own_probe_moment(listing_id, 'hytale', plaudit_now()) - plaudit_now()) / 30)::int as tenth,
        count(*)::int as count
      from player_count group by 1 order by 1`.execute(fixture.db);
    expect(rows).toHaveLength(10);
    for (const { count } of rows) expect(count).toBeGreaterThan(30);
    for (const { count } of rows) expect(count).toBeLessThan(100);
    const { rows: moments } = await sql`
      select distinct own_probe_moment(listing_id, 'roblox', plaudit_now()) from player_count`.execute(fixture.db);
    expect(moments).toHaveLength(1);
  });

  test('P4 back off when they fail, up to an hour', async () => {
    const minecraft = await fixture.aMinecraftServer(5);
    const id = await fixture.aServerAt(minecraft.address);
    await fixture.probe();
    await minecraft.server.close();
    const pauses: number[] = [];
    for (let failure = 1; failure <= 6; failure += 1) {
      const [before = 0] = await secondsToNext();
      await fixture.clock.advance(`${Math.ceil(before) + 1}s`);
      expect(await fixture.probe()).toBe(1);
      expect((await fixture.countOf(id))?.state).toBe(failure < 2 ? 'online' : 'offline');
      pauses.push((await secondsToNext())[0]! / 60);
    }
    for (const [place, minutes] of [5, 10, 20, 40, 60, 60].entries())
      expect(Math.abs(pauses[place]! - minutes)).toBeLessThanOrEqual(2.6);
    expect(await fixture.countOf(id)).toMatchObject({
      state: 'offline',
      players: null,
      failingSince: expect.any(Date),
      problem: expect.stringContaining('Nothing is listening at this address and port.'),
    });
  });

  test('P9 start over when the address changes, and a late result for the old address is ignored', async () => {
    const id = await fixture.aServerAt('127.0.0.1:9');
    await fixture.probe();
    await fixture.clock.advance('8m');
    await fixture.probe();
    expect((await fixture.countOf(id))?.state).toBe('offline');
    const minecraft = await fixture.aMinecraftServer(8);
    await updateListing(fixture.db, id, { address: minecraft.address }, OPERATOR);
    expect(await fixture.countOf(id)).toMatchObject({ state: 'unknown', failingSince: null, problem: null });
    // The address changes while its server is being polled.
    const slow = await fixture.running(
      serveMinecraft(async (socket) => {
        await updateListing(fixture.db, id, { address: minecraft.address }, OPERATOR);
        socket.write(statusPacket('{"players":{"online":99,"max":99}}'));
      }),
    );
    await updateListing(fixture.db, id, { address: `127.0.0.1:${slow.port}` }, OPERATOR);
    expect(await fixture.probe()).toBe(2);
    expect(await fixture.countOf(id)).toMatchObject({ state: 'online', players: 8 });
    await updateListing(fixture.db, id, { name: 'Renamed' }, OPERATOR);
    expect(await fixture.countOf(id)).toMatchObject({ state: 'online', players: 8 });
    await updateListing(fixture.db, id, { address: null }, OPERATOR);
    expect(await fixture.countOf(id)).toBeUndefined();
  });

  test('that are deleted while being polled leave no counts behind', async () => {
    const ids: string[] = [];
    const server = await fixture.running(
      serveMinecraft(async (socket) => {
        await deleteListing(fixture.db, ids[0]!, OPERATOR);
        socket.write(statusPacket('{"players":{"online":1,"max":2}}'));
      }),
    );
    ids.push(await fixture.aServerAt(`127.0.0.1:${server.port}`));
    expect(await fixture.probe()).toBe(1);
    expect(await selectPlayerHours(fixture.db, ids[0]!, 90)).toEqual([]);
  });
});

describe('a failed poll', () => {
  test('P5 because of an unreachable name server changes nothing, and is retried at the usual time', async () => {
    const minecraft = await fixture.aMinecraftServer(5);
    const id = await fixture.aServerAt(minecraft.address);
    await fixture.probe();
    await sql`update listing set address = 'mc.example'`.execute(fixture.db);
    await sql`update player_count set state = 'online', players = 5`.execute(fixture.db);
    const before = await fixture.countOf(id);
    for (let look = 0; look < 3; look += 1) {
      expect(await fixture.probe()).toBe(1);
      await fixture.clock.advance('8m');
    }
    expect(await fixture.countOf(id)).toEqual(before);
  });

  test('P5 interrupted by a shutdown releases the server, and its result is discarded', async () => {
    const stop = new AbortController();
    const server = await fixture.running(serveMinecraft(() => stop.abort()));
    const id = await fixture.aServerAt(`127.0.0.1:${server.port}`);
    expect(await fixture.probe(createRobloxQuery(), stop.signal)).toBe(1);
    expect(await fixture.countOf(id)).toMatchObject({ state: 'unknown', problem: null });
    const { rows } = await sql`select claim_id, failures from player_count`.execute(fixture.db);
    expect(rows).toEqual([{ claim_id: null, failures: 0 }]);
  });

  test('P6 polls all of Roblox at once, each place’s universe once; what Roblox does not know becomes unknown', async () => {
    const roblox = await fixture.running(serveRoblox({ places: { 11: 71, 12: 72 }, playing: { 71: 5_000 } }));
    const known = await fixture.aServerAt('https://www.roblox.com/games/11/Sample', 'roblox');
    const gone = await fixture.aServerAt('12', 'roblox');
    const other = await fixture.aServerAt('13', 'roblox');
    const host = await fixture.aServerAt('play.example', 'roblox');
    const askRoblox = createRobloxQuery(roblox.origin);
    const look = () => fixture.probe(askRoblox);
    expect(await look()).toBe(4);
    expect(roblox.paths.toSorted()).toEqual([
      '/universes/v1/places/11/universe',
      '/universes/v1/places/12/universe',
      '/universes/v1/places/13/universe',
      '/v1/games?universeIds=71,72',
    ]);
    expect(await fixture.countOf(known)).toMatchObject({ state: 'online', players: 5_000, maxPlayers: null });
    for (const id of [gone, other])
      expect(await fixture.countOf(id)).toMatchObject({
        state: 'unknown',
        problem: expect.stringContaining('place ID'),
      });
    expect((await fixture.countOf(host))?.problem).toContain('roblox.com/games/');
    roblox.paths.length = 0;
    roblox.status = 429;
    for (const pause of ['12m', '25m', '50m']) {
      await fixture.clock.advance(pause);
      await look();
    }
    expect(roblox.paths).toContainEqual(expect.stringMatching(/^\/v1\/games\?universeIds=.*71/));
    expect(roblox.paths.filter((path) => path.includes('places/11'))).toEqual([]);
    expect(await fixture.countOf(known)).toMatchObject({
      state: 'unknown',
      problem: expect.stringContaining('Roblox'),
    });
  });

  test('counts become unknown when nobody polls them any more', async () => {
    const minecraft = await fixture.aMinecraftServer(5);
    const id = await fixture.aServerAt(minecraft.address);
    await fixture.probe();
    await fixture.clock.advance('1h');
    expect(await fixture.countOf(id)).toMatchObject({ state: 'unknown', players: null });
  });
});

describe('P2 no server is polled twice', () => {
  test('two concurrent processes poll each server once', async () => {
    const minecraft = await fixture.aMinecraftServer(5);
    for (let number = 0; number < 120; number += 1)
      await fixture.aServerAt(`mc${number}.test:${minecraft.server.port}`);
    const [one = 0, other = 0] = await Promise.all([fixture.probe(), fixture.probe()]);
    expect(one + other).toBe(120);
    expect(minecraft.server.asked()).toBe(120);
  });

  test('the share of a dead process is taken over when its lease ends, and its late result is ignored', async () => {
    const minecraft = await fixture.aMinecraftServer(5);
    await fixture.aServerAt(minecraft.address);
    const [lost] = await claimDueServers(fixture.db, 50);
    expect(await fixture.probe()).toBe(0);
    await fixture.clock.advance('59s');
    expect(await fixture.probe()).toBe(0);
    await fixture.clock.advance('2s');
    expect(await fixture.probe()).toBe(1);
    expect(minecraft.server.asked()).toBe(1);
    const { rows } = await sql<{ claim_id: string | null }>`select claim_id from player_count`.execute(fixture.db);
    expect(rows[0]?.claim_id).not.toBe(lost!.claimId);
  });
});
