// What happens to a delivery (§3.2, §6): delivered, retried, failed, undelivered; with real sockets and a real
// database.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDeliveries, readDelivery } from '../../src/deliveries/delivery-log.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { verifyBody } from '../support/signatures.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

async function votedListing(): Promise<{ listingId: string; secret: string }> {
  const listingId = await fixture.listing();
  const secret = await fixture.webhook(listingId, receiver.url);
  const vote = await fixture.vote(listingId, 'voter1');
  expect(vote.ok).toBe(true);
  return { listingId, secret };
}

async function only(listingId: string) {
  const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 10 });
  expect(deliveries).toHaveLength(1);
  const found = await readDelivery(fixture.db, {
    listingId,
    eventId: deliveries[0]!.eventId,
    serviceName: 'Plaudit',
  });
  return found!;
}

describe('§3.2 an attempt', () => {
  test('with a 2xx response delivers the event, signed over the exact bytes', async () => {
    const { listingId, secret } = await votedListing();
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    const { body, headers } = receiver.received[0]!;
    expect(verifyBody(body, headers['x-webhook-signature'] as string, secret)).toBe(true);
    expect(headers['x-plaudit-attempt']).toBe('1');
    const delivery = await only(listingId);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, httpStatus: 204, code: 'delivered' });
    expect(delivery.body).toBe(body);
    expect(delivery.history).toHaveLength(1);
    expect(delivery.history[0]!.deliveryId).toBe(headers['x-plaudit-delivery']);
  });

  test('with a 4xx response fails the delivery for good', async () => {
    receiver.answer = 404;
    const { listingId } = await votedListing();
    await fixture.tick();
    await fixture.clock.advance('12h');
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    expect(await only(listingId)).toMatchObject({ state: 'failed', httpStatus: 404, code: 'http_404' });
  });

  test('with a 5xx response is retried up to five times with growing delays, then the delivery is undelivered', async () => {
    receiver.answer = 503;
    const { listingId } = await votedListing();
    await fixture.tick();
    for (const delay of ['15s', '2m', '10m', '1h', '6h']) {
      const before = receiver.received.length;
      await fixture.clock.advance('10s');
      await fixture.tick();
      expect(receiver.received).toHaveLength(before);
      await fixture.clock.advance(delay);
      await fixture.tick();
      expect(receiver.received).toHaveLength(before + 1);
    }
    await fixture.clock.advance('90h');
    await fixture.tick();
    expect(receiver.received).toHaveLength(6);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['x-plaudit-delivery'])).size).toBe(6);
    expect(receiver.received.map(({ headers }) => headers['x-plaudit-attempt'])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    expect(await only(listingId)).toMatchObject({ state: 'undelivered', attempts: 6 });
  });
});
