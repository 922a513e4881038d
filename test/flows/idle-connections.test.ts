// P350: a receiver that closes an idle connection at the moment when the next delivery is sent on it costs no retry.
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listDeliveries, readDelivery } from '../../src/deliveries/delivery-log.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { receiveRaw } from '../support/sockets.ts';

let fixture: DeliveryFixture;
beforeEach(async () => {
  fixture = await openDeliveryFixture();
});
afterEach(() => fixture.close());

test('P350 the next attempt follows at once, over a new connection, and nothing counts', async () => {
  const used = new WeakSet<Socket>();
  const receiver = await receiveRaw((socket) => {
    if (used.has(socket)) return void socket.resetAndDestroy();
    used.add(socket);
    socket.write('HTTP/1.1 204 No Content\r\n\r\n');
  });
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, `http://127.0.0.1:${receiver.port}/votes`);
  await fixture.vote(listingId, 'voter1');
  await fixture.tick();
  await fixture.vote(listingId, 'voter2');
  await fixture.tick();
  await fixture.tick();

  const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 10 });
  expect(deliveries.map(({ state, attempts }) => ({ state, attempts }))).toEqual([
    { state: 'delivered', attempts: 2 },
    { state: 'delivered', attempts: 1 },
  ]);
  const second = await readDelivery(fixture.db, {
    listingId,
    eventId: deliveries[0]!.eventId,
    serviceName: 'Plaudit',
  });
  expect(second!.history.map(({ number, code, charged }) => ({ number, code, charged }))).toEqual([
    { number: 1, code: 'idle_closed', charged: false },
    { number: 2, code: 'delivered', charged: false },
  ]);
  const endpoints = await fixture.db
    .selectFrom('endpoint')
    .select(['state', 'consecutive_failures', 'pace_ms'])
    .execute();
  expect(endpoints).toEqual([{ state: 'enabled', consecutive_failures: 0, pace_ms: 0 }]);
  expect(receiver.connections()).toBe(2);
});
