// The live stream between processes: connections that break at random under votes, processes that are killed, tokens
// that are revoked, and consumers that move (decisions P260 to P264). `STREAM_DISCONNECTS=1000` breaks as many.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createToken } from '../../src/access/tokens.ts';
import { formatEventId } from '../../src/core/ids.ts';
import { type DeliveryFixture, openDeliveryFixture, TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { printLine, randomFromSeed } from '../support/seeded-random.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { connectOnce, type StreamConnection } from '../support/stream-client.ts';
import { waitUntil } from '../support/wait.ts';

const DISCONNECTS = Number(process.env.STREAM_DISCONNECTS ?? 60);
const SEED = Number(process.env.STREAM_SEED ?? 20261123);

let fixture: DeliveryFixture;
const servers: ServerProcess[] = [];
beforeEach(async () => {
  fixture = await openDeliveryFixture();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()));
  await fixture.close();
});

async function serve(): Promise<ServerProcess> {
  const url = fixture.database.url!;
  const environment = { DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY, PLAYER_COUNTS: 'off', METRICS: 'on' };
  const server = await startServer(environment, () => undefined);
  servers.push(server);
  return server;
}

async function aToken(listingId: string) {
  const scopes = ['votes:read', 'webhooks:write'];
  const made = await createToken(fixture.db, { listingId, name: 'Stream', scopes, by: OPERATOR });
  if (!made.ok) throw new Error(made.reason);
  return made;
}

const streamUrl = ({ summary }: ServerProcess, query = '') => `${summary.url}/api/v1/webhooks/stream${query}`;

const MINUTE = { bytes: 1e9, ms: 60_000, lastEventId: null };

/** All events of the listing, in the order of their commits. */
async function recorded(listingId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from event where listing_id = ${listingId} order by position`.execute(fixture.db);
  return rows.map(({ id }) => formatEventId(id));
}

/** Votes in small bursts until it is told to stop, from several connections at once. */
function keepVoting(listingId: string) {
  let isOver = false;
  let voters = 0;
  const lane = async () => {
    while (!isOver) {
      await Promise.all(Array.from({ length: 4 }, () => fixture.vote(listingId, `voter${voters++}`)));
      await pause(15);
    }
  };
  const lanes = Promise.all([lane(), lane()]);
  return async () => {
    isOver = true;
    await lanes;
  };
}

test(`P260 after ${DISCONNECTS} broken connections and two killed processes, nothing is missing, swapped or repeated`, async () => {
  const random = randomFromSeed(SEED);
  const places = [await serve(), await serve()];
  const listingId = await fixture.listing();
  const { token } = await aToken(listingId);
  const kills = new Set([Math.floor(DISCONNECTS / 3), Math.floor((2 * DISCONNECTS) / 3)]);
  const stopVoting = keepVoting(listingId);
  const connections: StreamConnection[] = [];
  let last = '0';
  for (let round = 0; round < DISCONNECTS; round += 1) {
    const place = places[round % 2]!;
    const breaks = { bytes: Math.floor(random() ** 3 * 40_000), ms: 20 + random() * 250 };
    const connecting = connectOnce({ url: streamUrl(place), token, lastEventId: last, ...breaks });
    if (kills.has(round)) {
      await pause(random() * 50);
      await place.kill();
      servers.splice(servers.indexOf(place), 1);
      places[round % 2] = await serve();
    }
    const connection = await connecting;
    connections.push(connection);
    last = connection.ids.at(-1) ?? last;
  }
  await stopVoting();
  const all = await recorded(listingId);
  const onEvent = (id: string) => id === all.at(-1);
  const url = streamUrl(places[0]!);
  if (last !== all.at(-1)) connections.push(await connectOnce({ url, token, ...MINUTE, lastEventId: last, onEvent }));
  const got = connections.flatMap(({ ids }) => ids);
  printLine(`live stream: ${connections.length} connections, ${all.length} votes, seed ${SEED}`);
  expect(got).toEqual(all);
  expect(connections.map(({ end }) => end).filter((end) => typeof end === 'number')).toEqual([]);
}, 600_000);

test('P262 a token that is revoked or rotated through one process ends its streams in another within a second', async () => {
  const [first, second] = [await serve(), await serve()];
  const listingId = await fixture.listing();
  const [manager, revoked, rotated] = [await aToken(listingId), await aToken(listingId), await aToken(listingId)];
  const streams = [revoked, rotated].map(({ token }) => connectOnce({ url: streamUrl(second), token, ...MINUTE }));
  await untilConnected(second, 2);
  const ask = (method: string, path: string) =>
    fetch(`${first.summary.url}/api/v1/tokens/${path}`, {
      method,
      headers: { authorization: `Bearer ${manager.token}` },
    });
  const startedMs = performance.now();
  expect((await ask('DELETE', revoked.id)).status).toBe(200);
  expect((await ask('POST', `${rotated.id}/rotate`)).status).toBe(200);
  expect((await Promise.all(streams)).map(({ end }) => end)).toEqual(['revoked', 'revoked']);
  expect(performance.now() - startedMs).toBeLessThan(1_000);
});

test('P264 of two connections with one consumer name in two processes, the newer one gets the votes', async () => {
  const [first, second] = [await serve(), await serve()];
  const listingId = await fixture.listing();
  const { token } = await aToken(listingId);
  const older = connectOnce({ url: streamUrl(first, '?consumer=rewards'), token, ...MINUTE });
  await untilConnected(first, 1);
  const arrived: string[] = [];
  const keep = (id: string) => {
    arrived.push(id);
    return false;
  };
  const url = streamUrl(second, '?consumer=rewards');
  const newer = connectOnce({ url, token, ...MINUTE, onEvent: keep });
  expect(await older).toEqual({ ids: [], end: 'replaced' });
  await fixture.vote(listingId, 'voter');
  const startedMs = performance.now();
  await waitUntil(() => arrived.length === 1);
  expect(performance.now() - startedMs).toBeLessThan(5_000);
  expect(await second.stop()).toBe(0);
  expect((await newer).end).toBe('restarting');
});

test('a process with open streams, one of which is never read, stops within seconds', async () => {
  const server = await serve();
  const listingId = await fixture.listing();
  const { token } = await aToken(listingId);
  await insertBacklog(listingId, 20_000);
  const reading = connectOnce({ url: streamUrl(server), token, ...MINUTE });
  const stalled = await fetch(streamUrl(server, '?after=0'), { headers: { authorization: `Bearer ${token}` } });
  expect(stalled.status).toBe(200);
  await untilConnected(server, 2);
  const startedMs = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - startedMs).toBeLessThan(4_500);
  expect((await reading).end).toBe('restarting');
  await stalled.body?.cancel().catch(() => undefined);
});

async function untilConnected({ summary }: ServerProcess, count: number): Promise<void> {
  const opened = async () => (await fetch(`${summary.url}/metrics`)).text();
  await waitUntil(async () => (await opened()).includes(`\nplaudit_streams_opened_total ${count}\n`));
}

async function insertBacklog(listingId: string, events: number): Promise<void> {
  await sql`
    insert into event (id, listing_id, type, body, recorded_at)
    select new_event_id(plaudit_now()), ${listingId}, 'vote.created', repeat('x', 400), plaudit_now()
    from generate_series(1, ${events}::int)`.execute(fixture.db);
}
