// P480 to P482: what game servers say about themselves, and their uptime, from the polls.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { deleteExpiredUptime, selectServerFacts } from '../../src/game-servers/server-fact-queries.ts';
import { updateListing } from '../../src/listings/save-listing.ts';
import {
  bedrockPong,
  type GameServer,
  listenTcp,
  serveDatagrams,
  serveJson,
  serveMinecraft,
} from '../support/game-servers.ts';
import { openPollingFixture, type PollingFixture } from '../support/polling-fixture.ts';

let fixture: PollingFixture;
beforeEach(async () => {
  fixture = await openPollingFixture();
});
afterEach(() => fixture.close());

const STATUS = { version: { name: 'Paper 1.21.4', protocol: 769 }, players: { online: 3, max: 10 } };
const PONG = bedrockPong('MCPE;A sample;800;1.21.80;7;100;1;Sample;Survival;1;19132;19133;');

const factsOf = (id: string) => selectServerFacts(fixture.db, id);

/** Lets the next poll be due, and polls. */
async function pollAgain(after = '6m'): Promise<void> {
  await fixture.clock.advance(after);
  await sql`update player_count set next_probe_at = plaudit_now()`.execute(fixture.db);
  expect(await fixture.probe()).toBe(1);
}

/** A server for both editions at one port. */
async function both(java: object, bedrock: (datagram: Buffer) => Buffer | null) {
  const tcp = await fixture.running(serveMinecraft(java));
  const udp = await fixture.running(serveDatagrams(bedrock, tcp.port));
  return { tcp, udp, id: await fixture.aServerAt(`127.0.0.1:${tcp.port}`) };
}

describe('P480 version and edition', () => {
  test('of a server for Java Edition come with its players', async () => {
    const server = await fixture.running(serveMinecraft(STATUS));
    const id = await fixture.aServerAt(`127.0.0.1:${server.port}`);
    expect(await factsOf(id)).toEqual({ version: null, versions: [], editions: [], days: [] });
    await fixture.probe();
    expect(await factsOf(id)).toMatchObject({ version: 'Paper 1.21.4', versions: ['1.21'], editions: ['java'] });
    expect(server.asked()).toBe(1);
  });

  test('are written only when they change', async () => {
    const status = structuredClone(STATUS);
    const server = await fixture.running(serveMinecraft(status));
    const id = await fixture.aServerAt(`127.0.0.1:${server.port}`);
    const written = async () =>
      (
        await sql<{ at: Date; row: string }>`select updated_at as at, xmin::text as row from server_fact`.execute(
          fixture.db,
        )
      ).rows[0];
    await fixture.probe();
    const before = await written();
    await pollAgain();
    expect(await written()).toEqual(before);
    status.version.name = '1.21.5';
    await pollAgain();
    expect(await written()).not.toEqual(before);
    expect((await factsOf(id)).version).toBe('1.21.5');
  });

  test('of a server that hides its players are known too, and hostile texts are stored as plain ones', async () => {
    const name = `§4<script>alert(1)</script>\0\u202e1.20.1${'x'.repeat(500)}`;
    const server = await fixture.running(serveMinecraft({ version: { name, protocol: 763 } }));
    const id = await fixture.aServerAt(`127.0.0.1:${server.port}`);
    await fixture.probe();
    const { version, versions } = await factsOf(id);
    expect(version).toMatch(/^alert\(1\) 1\.20\.1x+$/);
    expect(version).toHaveLength(100);
    expect(versions).toEqual(['1.20']);
  });

  test('start over with another address', async () => {
    const server = await fixture.running(serveMinecraft(STATUS));
    const id = await fixture.aServerAt(`127.0.0.1:${server.port}`);
    await fixture.probe();
    await updateListing(fixture.db, id, { name: 'Renamed' }, OPERATOR);
    expect((await factsOf(id)).version).toBe('Paper 1.21.4');
    await updateListing(fixture.db, id, { address: '127.0.0.1:9' }, OPERATOR);
    expect(await factsOf(id)).toMatchObject({ version: null, versions: [], editions: [] });
  });

  test('of FiveM are its build, asked for once an hour; one that does not tell is counted all the same', async () => {
    const paths: string[] = [];
    const server = await fixture.running(
      serveJson((request, response) => {
        paths.push(request.url ?? '');
        if (request.url === '/dynamic.json') return void response.end('{"clients":4,"sv_maxclients":"32"}');
        response.end('{"server":"FXServer-master SERVER v1.0.0.12913 linux","icon":"x"}');
      }),
    );
    const id = await fixture.aServerAt(`127.0.0.1:${server.port}`, 'fivem');
    await fixture.probe();
    expect(await factsOf(id)).toMatchObject({ version: 'FXServer 12913', versions: [], editions: [] });
    expect(await fixture.countOf(id)).toMatchObject({ state: 'online', players: 4 });
    await pollAgain();
    expect(paths).toEqual(['/dynamic.json', '/info.json', '/dynamic.json']);
    await pollAgain('1h');
    expect(paths.slice(3)).toEqual(['/dynamic.json', '/info.json']);
  });
});

describe('P481 Bedrock Edition', () => {
  test('is asked at most once an hour if the server is there for Java Edition', async () => {
    const { id, udp } = await both(STATUS, () => PONG);
    await fixture.probe();
    expect(await factsOf(id)).toMatchObject({ version: 'Paper 1.21.4', editions: ['java', 'bedrock'] });
    expect(await fixture.countOf(id)).toMatchObject({ players: 3, maxPlayers: 10 });
    for (let count = 0; count < 9; count += 1) await pollAgain();
    expect(udp.asked()).toBe(1);
    expect((await factsOf(id)).editions).toEqual(['java', 'bedrock']);
    await pollAgain('7m');
    expect(udp.asked()).toBe(2);
  });

  test('alone has its players counted each time, and Java Edition is asked once an hour', async () => {
    const tcp = await fixture.running(listenTcp((socket) => socket.destroy()));
    const udp = await fixture.running(serveDatagrams(() => PONG, tcp.port));
    const id = await fixture.aServerAt(`127.0.0.1:${tcp.port}`);
    await fixture.probe();
    expect(await fixture.countOf(id)).toMatchObject({ state: 'online', players: 7, maxPlayers: 100, problem: null });
    expect(await factsOf(id)).toMatchObject({ version: '1.21.80', versions: ['1.21'], editions: ['bedrock'] });
    const before = tcp.asked();
    await pollAgain();
    await pollAgain();
    expect(udp.asked()).toBe(3);
    expect(tcp.asked()).toBe(before);
    await pollAgain('1h');
    expect(tcp.asked()).toBeGreaterThan(before);
    expect((await factsOf(id)).editions).toEqual(['bedrock']);
  });

  test('does not hide a short outage of Java Edition, and takes over when that does not come back', async () => {
    const { id, tcp } = await both(STATUS, () => PONG);
    await fixture.probe();
    await tcp.close();
    await pollAgain('1h');
    expect(await fixture.countOf(id)).toMatchObject({ state: 'online', players: 3, problem: expect.any(String) });
    expect((await factsOf(id)).editions).toEqual(['java', 'bedrock']);
    await pollAgain('1h');
    expect((await fixture.countOf(id))?.state).toBe('offline');
    await pollAgain('1h');
    expect(await fixture.countOf(id)).toMatchObject({ state: 'online', players: 7 });
    expect((await factsOf(id)).editions).toEqual(['bedrock']);
  });

  test('is no longer claimed when nobody answers for it', async () => {
    let answers = true;
    const { id, udp } = await both(STATUS, () => (answers ? PONG : null));
    await fixture.probe();
    answers = false;
    await pollAgain('1h');
    // The datagram may have been lost, so it is sent again.
    expect(udp.asked()).toBe(3);
    expect((await factsOf(id)).editions).toEqual(['java']);
  });

  test('is not asked where the host itself cannot be reached', async () => {
    const id = await fixture.aServerAt('mc.example:19999');
    await fixture.probe();
    expect(await factsOf(id)).toMatchObject({ editions: [], days: [] });
  });
});

describe('P482 uptime', () => {
  const DAYS = [{ day: expect.any(String), polls: 4, online: 3 }];

  test('counts the polls of each day, and not those that failed on our side', async () => {
    const minecraft = await fixture.aMinecraftServer(5);
    const id = await fixture.aServerAt(minecraft.address);
    await fixture.probe();
    await pollAgain();
    await pollAgain();
    await minecraft.server.close();
    await pollAgain();
    const { days } = await factsOf(id);
    const all = days.reduce((sum, { polls, online }) => ({ polls: sum.polls + polls, online: sum.online + online }), {
      polls: 0,
      online: 0,
    });
    expect(all).toEqual({ polls: 4, online: 3 });
    // There is no name server in this fixture, which says nothing about the server.
    await sql`update listing set address = 'mc.example'`.execute(fixture.db);
    await pollAgain('1m');
    await updateListing(fixture.db, id, { address: 'no such host' }, OPERATOR);
    expect((await factsOf(id)).days).toEqual(days);
    expect(days.length === 1 ? days : DAYS).toEqual(DAYS);
  });

  test('of a server that is down counts the time between its rarer polls', async () => {
    const id = await fixture.aServerAt('127.0.0.1:9');
    await fixture.probe();
    const slots: number[] = [];
    let before = 1;
    for (const pause of ['6m', '11m', '21m', '41m', '61m', '61m']) {
      await pollAgain(pause);
      const sum = (await factsOf(id)).days.reduce((total, { polls }) => total + polls, 0);
      slots.push(sum - before);
      before = sum;
    }
    expect(slots).toEqual([1, 2, 4, 8, 12, 12]);
    expect((await factsOf(id)).days.every(({ online }) => online === 0)).toBe(true);
  });

  test('of Hytale is not counted, because silence proves nothing there', async () => {
    const id = await fixture.aServerAt('127.0.0.1:9', 'hytale');
    await fixture.probe();
    expect((await factsOf(id)).days).toEqual([]);
  });

  test('is kept for 90 days, and deleted with the listing', async () => {
    const minecraft = await fixture.aMinecraftServer(5);
    const id = await fixture.aServerAt(minecraft.address);
    await fixture.probe();
    await fixture.clock.advance('89d');
    await deleteExpiredUptime(fixture.db);
    expect((await factsOf(id)).days).toHaveLength(1);
    await fixture.clock.advance('1d');
    expect((await factsOf(id)).days).toEqual([]);
    await deleteExpiredUptime(fixture.db);
    const { rows } = await sql`select from server_uptime_day`.execute(fixture.db);
    expect(rows).toEqual([]);
  });

  test('of two processes that poll at once counts each server once', async () => {
    const server: GameServer = await fixture.running(serveMinecraft(STATUS));
    for (let number = 0; number < 60; number += 1) await fixture.aServerAt(`mc${number}.test:${server.port}`);
    await Promise.all([fixture.probe(), fixture.probe()]);
    const { rows } = await sql<{ servers: number; polls: number }>`
      select count(*)::int as servers, sum(polls)::int as polls from server_uptime_day`.execute(fixture.db);
    expect(rows).toEqual([{ servers: 60, polls: 60 }]);
  });
});
