// The live stream over real connections: it outlives the server's timeouts, and a client that never reads does not hold
// up the others or the service.
import { connect } from 'node:net';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApi } from '../../src/api/routes.ts';
import { createLog } from '../../src/core/log.ts';
import { type HttpServer, SERVER_TIMEOUTS, type ServerTimeouts, startHttpServer } from '../../src/http-server.ts';
import { createLiveStreams, type StreamObserver } from '../../src/stream/live-streams.ts';
import { createApiContext } from '../support/api.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { aToken } from '../support/people-and-listings.ts';
import { connectOnce } from '../support/stream-client.ts';
import { waitUntil } from '../support/wait.ts';

let fixture: DeliveryFixture;
let app: Hono;
let server: HttpServer;
let listingId: string;
let token: string;
let ends: string[];
const stopping = new AbortController();

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  ends = [];
  const observer: StreamObserver = {
    streamOpened: () => undefined,
    streamSent: () => undefined,
    streamEnded: (reason) => void ends.push(reason),
  };
  const { db, config, notifier, changes } = fixture;
  const times = { heartbeatMs: 200, slowMs: 2_000 };
  const log = createLog('silent');
  const streams = createLiveStreams({ db, config, log, notifier, changes, observer, times, stopping: stopping.signal });
  app = new Hono().route('/api/v1', createApi({ ...createApiContext(db), config, changes, streams }));
  listingId = await fixture.listing();
  token = (await aToken(db, { id: listingId })).token;
});
afterEach(async () => {
  await server.close();
  await fixture.close();
});

async function listen(timeouts: ServerTimeouts): Promise<void> {
  server = await startHttpServer(app, { host: '127.0.0.1', port: 0 }, timeouts);
}

const urlOf = (query = '') => `http://127.0.0.1:${server.port}/api/v1/webhooks/stream${query}`;

test('P262 a quiet stream outlives the timeouts of the HTTP server', async () => {
  const inactivityMs = 2_000;
  await listen({ requestMs: 2_000, inactivityMs, idleMs: 400 });
  const arrived: string[] = [];
  const plan = { url: urlOf(), token, lastEventId: null, bytes: 1e9, ms: 60_000 };
  const startedMs = performance.now();
  const reading = connectOnce({
    ...plan,
    onEvent: (id) => {
      arrived.push(id);
      return true;
    },
  });
  await waitUntil(() => performance.now() - startedMs > 2 * inactivityMs);
  expect(ends).toEqual([]);
  await fixture.vote(listingId, 'voter');
  expect((await reading).ids).toHaveLength(1);
});

test('P262 a client that never reads is disconnected as slow, and others get their events meanwhile', async () => {
  await listen(SERVER_TIMEOUTS);
  await sql`
    insert into event (id, listing_id, type, body, recorded_at)
    select new_event_id(plaudit_now()), ${listingId}, 'vote.created', repeat('x', 4000), plaudit_now()
    from generate_series(1, 4000)`.execute(fixture.db);
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  const path = '/api/v1/webhooks/stream?after=0';
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  let count = 0;
  const onEvent = () => {
    count += 1;
    return count === 4_000;
  };
  const plan = { url: urlOf('?after=0'), token, lastEventId: null, bytes: 1e9, ms: 60_000 };
  expect((await connectOnce({ ...plan, onEvent })).ids).toHaveLength(4_000);
  await waitUntil(() => ends.includes('slow'));
  socket.destroy();
});
