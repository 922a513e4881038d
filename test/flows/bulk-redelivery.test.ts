// Bulk redelivery (§3.2, §8, decision A26): every event of the period once, at most ten a minute together with single
// redeliveries.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import {
  continueBulkRedeliveries,
  countBulkRedelivery,
  readOutage,
  startBulkRedelivery,
  stopBulkRedelivery,
} from '../../src/deliveries/bulk-redelivery.ts';
import { selectNewestBatch } from '../../src/deliveries/bulk-redelivery-queries.ts';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { redeliver } from '../../src/deliveries/redeliver.ts';
import { pauseWebhook, removeWebhook } from '../../src/endpoints/webhook-settings.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;
let start: Date;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver(404);
  listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
  start = new Date(Date.now() - 1_000);
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

/** Casts votes whose deliveries fail, few enough to keep the webhook enabled. */
async function failed(votes: number): Promise<void> {
  for (let voter = 0; voter < votes; voter += 1) await fixture.vote(listingId, `voter${voter}`);
  await fixture.tick();
  receiver.answer = 204;
}

const order = (more: Partial<Parameters<typeof startBulkRedelivery>[1]> = {}) =>
  startBulkRedelivery(fixture.db, { listingId, states: ['failed'], since: start, until: null, ...more }, OPERATOR);

async function nextMinute(): Promise<number> {
  await fixture.clock.advance('61s');
  const redelivered = await continueBulkRedeliveries(fixture.db);
  await fixture.tick();
  return redelivered;
}

const counts = (header: string) => {
  const by = new Map<string, number>();
  for (const { headers } of receiver.received)
    by.set(String(headers[header]), (by.get(String(headers[header])) ?? 0) + 1);
  return [...by.values()];
};

describe('a batch', () => {
  test('redelivers every failed event once, in order, ten a minute, and reports progress', async () => {
    await failed(18);
    const first = receiver.received.map(({ headers }) => headers['x-plaudit-event-id']).sort();
    expect(await order()).toMatchObject({ ok: true, batch: { state: 'running', total: 18, redelivered: 0 } });
    expect(await continueBulkRedeliveries(fixture.db)).toBe(10);
    await fixture.tick();
    expect(await continueBulkRedeliveries(fixture.db)).toBe(0);
    expect(await selectNewestBatch(fixture.db, listingId)).toMatchObject({
      state: 'running',
      redelivered: 10,
    });
    expect(await nextMinute()).toBe(8);
    expect(await selectNewestBatch(fixture.db, listingId)).toMatchObject({
      state: 'done',
      total: 18,
      redelivered: 18,
      endedAt: expect.any(Date),
    });
    const again = receiver.received.slice(18).map(({ headers }) => headers['x-plaudit-event-id']);
    // Ten requests run concurrently, so only the minutes are in the order of the votes.
    expect([...again.slice(0, 10).sort(), ...again.slice(10).sort()]).toEqual(first);
    expect(counts('x-plaudit-event-id')).toEqual(Array(18).fill(2));
    expect(counts('x-plaudit-delivery')).toEqual(Array(36).fill(1));
    const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 100 });
    expect(deliveries.every(({ state, attempts }) => state === 'delivered' && attempts === 2)).toBe(true);
  });

  test('does not redeliver an event again when its redelivery fails, too', async () => {
    await failed(3);
    receiver.answer = 404;
    await order();
    expect(await continueBulkRedeliveries(fixture.db)).toBe(3);
    await fixture.tick();
    expect(await nextMinute()).toBe(0);
    expect(receiver.received).toHaveLength(6);
    expect(await selectNewestBatch(fixture.db, listingId)).toMatchObject({ state: 'done', redelivered: 3 });
  });

  test('covers only the requested states and period, and no test events', async () => {
    await failed(2);
    await fixture.vote(listingId, 'delivered');
    await fixture.tick();
    await fixture.clock.advance('1h');
    const later = new Date(Date.now() + 1_800_000);
    expect(await order({ since: later })).toMatchObject({ batch: { total: 0 } });
    await continueBulkRedeliveries(fixture.db);
    expect(await order({ until: start })).toMatchObject({ batch: { total: 0 } });
    await continueBulkRedeliveries(fixture.db);
    expect(await order({ states: ['undelivered'] })).toMatchObject({ batch: { total: 0 } });
    await continueBulkRedeliveries(fixture.db);
    expect(await order({ states: ['failed', 'delivered'] })).toMatchObject({ batch: { total: 3 } });
  });

  test('shares the limit of ten a minute with single redeliveries', async () => {
    await failed(12);
    const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 1 });
    expect(await redeliver(fixture, { listingId, eventId: deliveries[0]!.eventId })).toMatchObject({
      ok: true,
    });
    await order();
    expect(await continueBulkRedeliveries(fixture.db)).toBe(9);
  });

  test('redelivers each event once when two processes work on it', async () => {
    await failed(18);
    await order();
    const both = () => Promise.all([continueBulkRedeliveries(fixture.db), continueBulkRedeliveries(fixture.db)]);
    expect((await both()).reduce((sum, part) => sum + part)).toBe(10);
    await fixture.tick();
    await fixture.clock.advance('61s');
    expect((await both()).reduce((sum, part) => sum + part)).toBe(8);
    await fixture.tick();
    expect(counts('x-plaudit-event-id')).toEqual(Array(18).fill(2));
  });

  test('runs one at a time and can be canceled', async () => {
    await failed(12);
    await order();
    expect(await order()).toEqual({ ok: false, reason: 'running' });
    await continueBulkRedeliveries(fixture.db);
    expect(await stopBulkRedelivery(fixture.db, listingId, OPERATOR)).toBe(true);
    expect(await stopBulkRedelivery(fixture.db, listingId, OPERATOR)).toBe(false);
    expect(await nextMinute()).toBe(0);
    expect(await selectNewestBatch(fixture.db, listingId)).toMatchObject({
      state: 'stopped',
      redelivered: 10,
    });
    expect(await order()).toMatchObject({ ok: true, batch: { total: 2 } });
  });

  test('D9 waits while the webhook is paused', async () => {
    await failed(2);
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    await order();
    expect(await continueBulkRedeliveries(fixture.db)).toBe(2);
    await fixture.tick();
    expect(receiver.received).toHaveLength(2);
  });

  test('D8 requires an enabled webhook, and waits while it is disabled', async () => {
    await failed(19);
    await order();
    receiver.answer = 404;
    await continueBulkRedeliveries(fixture.db);
    await fixture.tick();
    // The 20th consecutive failure disabled the webhook; what the batch had queued became undelivered.
    expect(await nextMinute()).toBe(0);
    expect(await stopBulkRedelivery(fixture.db, listingId, OPERATOR)).toBe(true);
    expect(await order()).toEqual({ ok: false, reason: 'disabled' });
    receiver.answer = 204;
    await fixture.webhook(listingId, receiver.url);
    expect(await order({ states: ['failed', 'undelivered'] })).toMatchObject({ batch: { total: 19 } });
    await removeWebhook(fixture.db, listingId, OPERATOR);
    expect(await order()).toEqual({ ok: false, reason: 'no_webhook' });
  });
});

test('D25 removing the webhook cancels the batch: nothing is queued, not even for the next webhook', async () => {
  await failed(12);
  await order();
  await removeWebhook(fixture.db, listingId, OPERATOR);
  expect(await continueBulkRedeliveries(fixture.db)).toBe(0);
  expect(await selectNewestBatch(fixture.db, listingId)).toMatchObject({ state: 'stopped', redelivered: 0 });
  await fixture.webhook(listingId, receiver.url);
  expect(await nextMinute()).toBe(0);
  expect(receiver.received).toHaveLength(12);
  expect(await order()).toMatchObject({ ok: true, batch: { state: 'running', total: 12 } });
});

test('P55 shows a count before it starts, and is offered after an outage', async () => {
  expect(await readOutage(fixture.db, listingId)).toBeNull();
  await failed(7);
  const wanted = { listingId, states: ['failed'] as const, since: start, until: null };
  expect(await countBulkRedelivery(fixture.db, wanted)).toBe(7);
  expect(await countBulkRedelivery(fixture.db, { ...wanted, states: ['delivered'] })).toBe(0);
  const outage = (await readOutage(fixture.db, listingId))!;
  expect(outage.events).toBe(7);
  expect(await countBulkRedelivery(fixture.db, { ...wanted, since: outage.since })).toBe(7);
  expect(await order({ since: outage.since })).toMatchObject({ ok: true, batch: { total: 7 } });
  await nextMinute();
  expect(await readOutage(fixture.db, listingId)).toBeNull();
});
