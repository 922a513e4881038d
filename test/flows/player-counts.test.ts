// P1 to P9: who is looked at and when, what is kept of it, and that nobody looks twice.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import type { Game } from '../../src/listings/listing.ts';
import { createListing, deleteListing, updateListing } from '../../src/listings/save-listing.ts';
import { createOutbound, type Outbound } from '../../src/outbound/outbound.ts';
import { forgetOldPlayerCounts, playerCounts, playerHours } from '../../src/probes/player-counts.ts';
import { probeRound } from '../../src/probes/probe-round.ts';
import { claimDue } from '../../src/probes/queries.ts';
import { createRoblox } from '../../src/probes/roblox.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { type GameServer, serveMinecraft, serveRoblox, statusPacket } from '../support/game-servers.ts';
import { LOOPBACK } from '../support/gates.ts';
import { aBot, aPerson } from '../support/inhabitants.ts';

let database: TestDatabase;
let db: Db;
let outbound: Outbound;
let ownerId: string;
let ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
  outbound = createOutbound({
    allowedRanges: LOOPBACK,
    resolver: async (name) =>
      name.endsWith('.test') ? { ok: true, addresses: ['127.0.0.1'] } : { ok: false, code: 'dns_failed' },
  });
  ownerId = (await aPerson(db)).id;
});
afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
  await outbound.close();
});
afterAll(() => database.close());

async function running<T extends GameServer>(starting: Promise<T>): Promise<T> {
  const server = await starting;
  ends.push(() => server.close());
  return server;
}

/** A Minecraft server whose number of players changes as told. */
async function aCrowd(players: number) {
  const crowd = { players };
  const server = await running(
    serveMinecraft((socket) => {
      socket.write(statusPacket(JSON.stringify({ players: { online: crowd.players, max: 100 } })));
    }),
  );
  return Object.assign(crowd, { server, address: `127.0.0.1:${server.port}` });
}

async function aServerAt(address: string | null, game: Game = 'minecraft'): Promise<string> {
  const saved = await createListing(db, { type: 'game', game, name: 'Sample', ownerId, address });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return saved.listing.id;
}

function probe(origin: string | null = null, signal = new AbortController().signal): Promise<number> {
  return probeRound({ db, outbound, askRoblox: createRoblox(origin), signal });
}

const countOf = async (id: string) => (await playerCounts(db, [id])).get(id);

async function secondsToNext(): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from next_probe_at - plaudit_now())::float8 as seconds from player_count
    order by next_probe_at`.execute(db);
  return rows.map(({ seconds }) => seconds);
}

describe('who is looked at', () => {
  test('P1 every game server with an address, at once when it is new; no bot, and none without', async () => {
    const crowd = await aCrowd(37);
    const id = await aServerAt(crowd.address);
    const without = await aServerAt(null);
    const bot = await aBot(db);
    expect(await countOf(id)).toMatchObject({ state: 'unknown', players: null, problem: null });
    expect(await probe()).toBe(1);
    expect(await countOf(id)).toMatchObject({ state: 'online', players: 37, maxPlayers: 100, problem: null });
    expect((await playerCounts(db, [without, bot.id])).size).toBe(0);
    expect(await probe()).toBe(0);
    expect(crowd.server.asked()).toBe(1);
  });

  test('P4 again after five minutes, at a moment of its own that does not wander', async () => {
    const crowd = await aCrowd(1);
    const id = await aServerAt(crowd.address);
    await probe();
    const [first = 0] = await secondsToNext();
    expect(first).toBeGreaterThan(149);
    expect(first).toBeLessThanOrEqual(450);
    for (let round = 2; round < 5; round += 1) {
      const [before = 0] = await secondsToNext();
      await database.clock.advance(`${Math.floor(before) - 1}s`);
      expect(await probe()).toBe(0);
      await database.clock.advance('3s');
      crowd.players = round;
      expect(await probe()).toBe(1);
      expect(await countOf(id)).toMatchObject({ players: round });
      const [next = 0] = await secondsToNext();
      expect(next).toBeGreaterThan(290);
      expect(next).toBeLessThanOrEqual(300);
    }
  });

  test('P4 many are spread evenly over the five minutes; those of Roblox come together', async () => {
    await sql`insert into listing (id, type, game, name, owner_id, address)
      select 'lst_spread' || number, 'game', 'hytale', 'Sample', ${ownerId}, 'nowhere.invalid'
      from generate_series(1, 600) as number`.execute(db);
    const { rows } = await sql<{ tenth: number; count: number }>`
      select floor(extract(epoch from own_probe_moment(listing_id, 'hytale', plaudit_now()) - plaudit_now()) / 30)::int as tenth,
        count(*)::int as count
      from player_count group by 1 order by 1`.execute(db);
    expect(rows).toHaveLength(10);
    for (const { count } of rows) expect(count).toBeGreaterThan(30);
    for (const { count } of rows) expect(count).toBeLessThan(100);
    const { rows: moments } = await sql`
      select distinct own_probe_moment(listing_id, 'roblox', plaudit_now()) from player_count`.execute(db);
    expect(moments).toHaveLength(1);
  });

  test('P4 one that fails is left alone for longer and longer, at most an hour', async () => {
    const crowd = await aCrowd(5);
    const id = await aServerAt(crowd.address);
    await probe();
    await crowd.server.close();
    ends = [];
    const pauses: number[] = [];
    for (let failure = 1; failure <= 6; failure += 1) {
      const [before = 0] = await secondsToNext();
      await database.clock.advance(`${Math.ceil(before) + 1}s`);
      expect(await probe()).toBe(1);
      expect((await countOf(id))?.state).toBe(failure < 2 ? 'online' : 'offline');
      pauses.push((await secondsToNext())[0]! / 60);
    }
    for (const [place, minutes] of [5, 10, 20, 40, 60, 60].entries())
      expect(Math.abs(pauses[place]! - minutes)).toBeLessThanOrEqual(2.6);
    expect(await countOf(id)).toMatchObject({
      ...{ state: 'offline', players: null, failingSince: expect.any(Date) },
      problem: expect.stringContaining('Nothing listens at this address and port.'),
    });
  });

  test('P9 a server whose address changes starts anew, and an old answer counts no more', async () => {
    const id = await aServerAt('127.0.0.1:9');
    await probe();
    await database.clock.advance('8m');
    await probe();
    expect((await countOf(id))?.state).toBe('offline');
    const crowd = await aCrowd(8);
    await updateListing(db, id, { address: crowd.address });
    expect(await countOf(id)).toMatchObject({ state: 'unknown', failingSince: null, problem: null });
    // The address changes while its server is asked.
    const slow = await running(
      serveMinecraft(async (socket) => {
        await updateListing(db, id, { address: crowd.address });
        socket.write(statusPacket('{"players":{"online":99,"max":99}}'));
      }),
    );
    await updateListing(db, id, { address: `127.0.0.1:${slow.port}` });
    expect(await probe()).toBe(2);
    expect(await countOf(id)).toMatchObject({ state: 'online', players: 8 });
    await updateListing(db, id, { name: 'Renamed' });
    expect(await countOf(id)).toMatchObject({ state: 'online', players: 8 });
    await updateListing(db, id, { address: null });
    expect(await countOf(id)).toBeUndefined();
  });

  test('a listing deleted while its server is asked takes its counts along', async () => {
    const ids: string[] = [];
    const server = await running(
      serveMinecraft(async (socket) => {
        await deleteListing(db, ids[0]!);
        socket.write(statusPacket('{"players":{"online":1,"max":2}}'));
      }),
    );
    ids.push(await aServerAt(`127.0.0.1:${server.port}`));
    expect(await probe()).toBe(1);
    expect(await playerHours(db, ids[0]!, 90)).toEqual([]);
  });
});

describe('what goes wrong', () => {
  test('P5 no name server to be reached: nothing changes, and it is tried again as usual', async () => {
    const crowd = await aCrowd(5);
    const id = await aServerAt(crowd.address);
    await probe();
    await sql`update listing set address = 'mc.example'`.execute(db);
    await sql`update player_count set state = 'online', players = 5`.execute(db);
    const before = await countOf(id);
    for (let look = 0; look < 3; look += 1) {
      expect(await probe()).toBe(1);
      await database.clock.advance('8m');
    }
    expect(await countOf(id)).toEqual(before);
  });

  test('P5 a shutdown gives the server back, and what was heard of it counts for nothing', async () => {
    const stop = new AbortController();
    const server = await running(serveMinecraft(() => stop.abort()));
    const id = await aServerAt(`127.0.0.1:${server.port}`);
    expect(await probe(null, stop.signal)).toBe(1);
    expect(await countOf(id)).toMatchObject({ state: 'unknown', problem: null });
    const { rows } = await sql`select claim_id, failures from player_count`.execute(db);
    expect(rows).toEqual([{ claim_id: null, failures: 0 }]);
  });

  test('P6 Roblox is asked for all at once, a place’s universe once; what it does not know is unknown', async () => {
    const roblox = await running(serveRoblox({ places: { 11: 71, 12: 72 }, playing: { 71: 5_000 } }));
    const known = await aServerAt('https://www.roblox.com/games/11/Sample', 'roblox');
    const gone = await aServerAt('12', 'roblox');
    const other = await aServerAt('13', 'roblox');
    const host = await aServerAt('play.example', 'roblox');
    const askRoblox = createRoblox(roblox.origin);
    const look = () => probeRound({ db, outbound, askRoblox, signal: new AbortController().signal });
    expect(await look()).toBe(4);
    expect(roblox.paths.toSorted()).toEqual([
      '/universes/v1/places/11/universe',
      '/universes/v1/places/12/universe',
      '/universes/v1/places/13/universe',
      '/v1/games?universeIds=71,72',
    ]);
    expect(await countOf(known)).toMatchObject({ state: 'online', players: 5_000, maxPlayers: null });
    for (const id of [gone, other])
      expect(await countOf(id)).toMatchObject({
        state: 'unknown',
        problem: expect.stringContaining('place ID'),
      });
    expect((await countOf(host))?.problem).toContain('roblox.com/games/');
    roblox.paths.length = 0;
    roblox.status = 429;
    for (const pause of ['12m', '25m', '50m']) {
      await database.clock.advance(pause);
      await look();
    }
    expect(roblox.paths).toContainEqual(expect.stringMatching(/^\/v1\/games\?universeIds=.*71/));
    expect(roblox.paths.filter((path) => path.includes('places/11'))).toEqual([]);
    expect(await countOf(known)).toMatchObject({
      state: 'unknown',
      problem: expect.stringContaining('Roblox'),
    });
  });

  test('what nobody looks at any more is unknown', async () => {
    const crowd = await aCrowd(5);
    const id = await aServerAt(crowd.address);
    await probe();
    await database.clock.advance('1h');
    expect(await countOf(id)).toMatchObject({ state: 'unknown', players: null });
  });
});

describe('P2 nobody looks twice', () => {
  test('two that look at the same time ask each server once', async () => {
    const crowd = await aCrowd(5);
    for (let number = 0; number < 120; number += 1) await aServerAt(`mc${number}.test:${crowd.server.port}`);
    const [one = 0, other = 0] = await Promise.all([probe(), probe()]);
    expect(one + other).toBe(120);
    expect(crowd.server.asked()).toBe(120);
  });

  test('the share of one that died is another’s once its lease is over, and its late answer counts no more', async () => {
    const crowd = await aCrowd(5);
    await aServerAt(crowd.address);
    const [lost] = await claimDue(db, 50);
    expect(await probe()).toBe(0);
    await database.clock.advance('59s');
    expect(await probe()).toBe(0);
    await database.clock.advance('2s');
    expect(await probe()).toBe(1);
    expect(crowd.server.asked()).toBe(1);
    const { rows } = await sql<{ claim_id: string | null }>`select claim_id from player_count`.execute(db);
    expect(rows[0]?.claim_id).not.toBe(lost!.claimId);
  });
});

test('P8 the most of each hour is kept for 90 days, in the order of the hours', async () => {
  const crowd = await aCrowd(0);
  const id = await aServerAt(crowd.address);
  // At the beginning of an hour, so that the looks fall into the hours they are meant for.
  const { rows } = await sql<{ seconds: number }>`
    select 3601 - floor(extract(epoch from plaudit_now()))::bigint % 3600 as seconds`.execute(db);
  await database.clock.advance(`${rows[0]!.seconds}s`);
  for (const counts of [
    [3, 9, 4],
    [2, 1, 0],
  ]) {
    for (const players of counts) {
      crowd.players = players;
      expect(await probe()).toBe(1);
      await database.clock.advance('20m');
    }
  }
  const hours = await playerHours(db, id, 1);
  expect(hours.map(({ players }) => players)).toEqual([9, 2]);
  for (const { hour } of hours) expect(hour.toISOString()).toMatch(/:00:00\.000Z$/);
  await database.clock.advance('85d');
  expect(await forgetOldPlayerCounts(db)).toBe(0);
  expect(await playerHours(db, id, 30)).toEqual([]);
  await database.clock.advance('5d');
  expect(await forgetOldPlayerCounts(db)).toBe(2);
});
