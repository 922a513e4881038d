// How an endpoint's health changes (§3.1, D6-D10): failing, paced, disabled at twenty, re-enabled, paused, redelivered.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { formatEventId, parseEventId } from '../../src/core/ids.ts';
import { listDeliveries, readDelivery } from '../../src/deliveries/delivery-log.ts';
import type { DeliveryLogState } from '../../src/deliveries/delivery-log-queries.ts';
import { redeliver } from '../../src/deliveries/redeliver.ts';
import { readHealth } from '../../src/endpoints/health-summary.ts';
import { pauseWebhook, readWebhook, removeWebhook, resumeWebhook } from '../../src/endpoints/webhook-settings.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;
let voters = 0;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
  listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

async function vote(count = 1): Promise<string[]> {
  const events: string[] = [];
  for (let index = 0; index < count; index += 1) {
    voters += 1;
    const result = await fixture.vote(listingId, `voter${voters}`);
    if (!result.ok) throw new Error(result.reason);
    events.push(result.eventId);
  }
  return events;
}

async function states(): Promise<DeliveryLogState[]> {
  const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 100 });
  return deliveries.map((delivery) => delivery.state);
}

async function again(eventId: string) {
  return redeliver({ db: fixture.db, wake: fixture.wake }, { listingId, eventId: formatEventId(eventId) });
}

describe('the delivery log', () => {
  test('shows when the next attempt of a pending retry is due, and of nothing else', async () => {
    await vote();
    await fixture.tick();
    receiver.answer = 503;
    await vote();
    await fixture.tick();
    const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 10 });
    expect(deliveries.map(({ state, nextAttemptAt }) => [state, nextAttemptAt !== null])).toEqual([
      ['retrying', true],
      ['delivered', false],
    ]);
  });
});

describe('§3.1 health', () => {
  test('P138 a webhook saved again after it was disabled is not healthy before its first attempt', async () => {
    receiver.answer = 400;
    for (let failed = 0; failed < 20; failed += 1) {
      await vote();
      await fixture.tick();
    }
    expect(await readHealth(fixture.db, listingId)).toMatchObject({ status: 'disabled' });
    await fixture.webhook(listingId, receiver.url);
    expect(await readHealth(fixture.db, listingId)).toMatchObject({
      status: 'no_deliveries_yet',
      consecutiveFailures: 0,
      lastDeliveredAt: null,
      lastFailure: { code: 'http_400' },
      last24Hours: { failed: 20 },
    });
    receiver.answer = 204;
    await fixture.clock.advance('1m');
    await vote();
    await fixture.tick();
    expect(await readHealth(fixture.db, listingId)).toMatchObject({ status: 'healthy' });
    // The same when it had delivered before.
    receiver.answer = 400;
    await fixture.clock.advance('1m');
    await vote();
    await fixture.tick();
    await fixture.webhook(listingId, receiver.url);
    expect(await readHealth(fixture.db, listingId)).toMatchObject({ status: 'no_deliveries_yet' });
  });

  test('is "no deliveries yet" before the first attempt and healthy after a 2xx', async () => {
    expect(await readHealth(fixture.db, listingId)).toMatchObject({
      status: 'no_deliveries_yet',
      lastFailure: null,
    });
    await vote();
    await fixture.tick();
    const health = await readHealth(fixture.db, listingId);
    expect(health).toMatchObject({ status: 'healthy', last24Hours: { delivered: 1, failed: 0 } });
    expect(health!.lastDeliveredAt).toBeInstanceOf(Date);
  });

  test('§8 exactly twenty consecutive failures disable the webhook: each 404 fails at once and is never retried', async () => {
    receiver.answer = 404;
    await vote(25);
    await fixture.tick();
    expect(receiver.received).toHaveLength(20);
    expect(await readHealth(fixture.db, listingId)).toMatchObject({
      status: 'disabled',
      consecutiveFailures: 20,
      lastFailure: { httpStatus: 404, code: 'http_404' },
      last24Hours: { delivered: 0, failed: 20, retrying: 0, undelivered: 5 },
    });
  });

  test('nineteen failures do not disable it, and one 2xx resets the count', async () => {
    receiver.answer = 404;
    await vote(19);
    await fixture.tick();
    expect(await readHealth(fixture.db, listingId)).toMatchObject({
      status: 'failing',
      consecutiveFailures: 19,
    });
    receiver.answer = 200;
    await vote();
    await fixture.tick();
    expect(await readHealth(fixture.db, listingId)).toMatchObject({
      status: 'healthy',
      consecutiveFailures: 0,
    });
  });

  test('D7 an endpoint that responds with 500 gets one attempt at a time with growing pauses, and is disabled at twenty', async () => {
    receiver.answer = 500;
    await vote(40);
    await fixture.tick();
    // Up to ten attempts may be in flight when the first fails; from then on, one at a time.
    const burst = receiver.received.length;
    expect(burst).toBeLessThanOrEqual(10);
    for (let round = 0; round < 40 && (await readHealth(fixture.db, listingId))!.status !== 'disabled'; round += 1) {
      const before = receiver.received.length;
      await fixture.clock.advance('10s');
      await fixture.tick();
      expect(receiver.received.length - before).toBeLessThanOrEqual(1);
    }
    expect(receiver.received).toHaveLength(20);
    expect(new Set(await states())).toEqual(new Set(['undelivered']));
  });

  test('D8 votes cast while disabled are recorded as undelivered; saving again sends none of them and resets the health', async () => {
    receiver.answer = 404;
    await vote(20);
    await fixture.tick();
    await vote(1);
    expect((await states())[0]).toBe('undelivered');
    receiver.answer = 200;
    await fixture.webhook(listingId, receiver.url);
    await fixture.tick();
    expect(receiver.received).toHaveLength(20);
    expect(await readWebhook(fixture.db, listingId)).toMatchObject({
      state: 'enabled',
      consecutiveFailures: 0,
    });
    await vote(1);
    await fixture.tick();
    expect(receiver.received).toHaveLength(21);
  });
});

describe('D9 paused', () => {
  test('holds deliveries and sends them in the order of the votes after the resume', async () => {
    expect(await pauseWebhook(fixture.db, listingId, OPERATOR)).toBe(true);
    const events = await vote(5);
    await fixture.tick();
    expect(receiver.received).toHaveLength(0);
    expect(await states()).toEqual(['held', 'held', 'held', 'held', 'held']);
    expect(await readHealth(fixture.db, listingId)).toMatchObject({ status: 'paused' });
    await resumeWebhook({ db: fixture.db, wake: fixture.wake }, listingId, OPERATOR);
    await fixture.tick();
    const sent = receiver.received.map(({ headers }) => parseEventId(headers['x-plaudit-event-id'] as string));
    expect(sent.toSorted()).toEqual(events.toSorted());
    expect(await states()).toEqual(Array(5).fill('delivered'));
  });

  test('a retry waits for the rest of its delay', async () => {
    receiver.answer = 500;
    await vote();
    await fixture.tick();
    await fixture.clock.advance('5s');
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    await fixture.clock.advance('12h');
    receiver.answer = 200;
    await resumeWebhook({ db: fixture.db, wake: fixture.wake }, listingId, OPERATOR);
    await fixture.clock.advance('9s');
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    await fixture.clock.advance('2s');
    await fixture.tick();
    expect(receiver.received).toHaveLength(2);
    expect(await states()).toEqual(['delivered']);
  });
});

describe('§3.2 redelivery', () => {
  test('sends the same payload and eventId with the next attempt number and a fresh delivery ID', async () => {
    const [event] = await vote();
    await fixture.tick();
    expect(await again(event!)).toEqual({ ok: true, attempt: 2 });
    await fixture.tick();
    const [first, second] = receiver.received;
    expect(second!.body).toBe(first!.body);
    expect(second!.headers['x-plaudit-attempt']).toBe('2');
    expect(second!.headers['x-plaudit-delivery']).not.toBe(first!.headers['x-plaudit-delivery']);
    const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 1 });
    const eventId = deliveries[0]!.eventId;
    const detail = await readDelivery(fixture.db, { listingId, eventId, serviceName: 'Plaudit' });
    expect(detail!.history.map(({ trigger }) => trigger)).toEqual(['vote', 'redelivery']);
  });

  test('D10 replaces a pending retry with a single attempt', async () => {
    receiver.answer = 503;
    const [event] = await vote();
    await fixture.tick();
    expect(await states()).toEqual(['retrying']);
    expect(await again(event!)).toEqual({ ok: true, attempt: 2 });
    await fixture.clock.advance('1s');
    await fixture.tick();
    expect(await states()).toEqual(['undelivered']);
    await fixture.clock.advance('24h');
    await fixture.tick();
    expect(receiver.received).toHaveLength(2);
  });

  test('§3.2 counts toward auto-disable like any attempt', async () => {
    receiver.answer = 404;
    const [event] = await vote(19);
    await fixture.tick();
    await again(event!);
    await fixture.tick();
    expect(await readHealth(fixture.db, listingId)).toMatchObject({
      status: 'disabled',
      consecutiveFailures: 20,
    });
    expect(await again(event!)).toEqual({ ok: false, reason: 'disabled' });
  });

  test('§8 is limited to ten a minute', async () => {
    const [event] = await vote();
    await fixture.tick();
    for (let round = 0; round < 10; round += 1) {
      expect((await again(event!)).ok).toBe(true);
      await fixture.tick();
    }
    expect(await again(event!)).toMatchObject({ ok: false, reason: 'rate_limited' });
    await fixture.clock.advance('60s');
    expect((await again(event!)).ok).toBe(true);
  });

  test('§8 is refused when the event is older than 90 days', async () => {
    const [event] = await vote();
    await fixture.tick();
    await fixture.clock.advance('89d');
    expect((await again(event!)).ok).toBe(true);
    await fixture.tick();
    await fixture.clock.advance('25h');
    expect(await again(event!)).toEqual({ ok: false, reason: 'too_old' });
  });

  test('is refused for an event of another listing', async () => {
    expect(await again('01a1fdcc-4932-7000-8000-a6ee26d88eb4')).toMatchObject({ ok: false });
    await removeWebhook(fixture.db, listingId, OPERATOR);
    expect(await again('01a1fddc-4932-7000-8000-a6ee26d88eb4')).toEqual({ ok: false, reason: 'no_webhook' });
  });
});
