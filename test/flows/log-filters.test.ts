// The log filtered by a state shows the same deliveries in that state as the unfiltered log, and nothing else.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { DELIVERY_LOG_STATES, type DeliveryLogState } from '../../src/deliveries/delivery-log-queries.ts';
import { pauseEndpoint } from '../../src/endpoints/webhook-queries.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { holdFirst, type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
  listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
  const other = await fixture.listing();
  await fixture.webhook(other, receiver.url);
  await fixture.vote(other, 'somebody');
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

/** Compares each filter with the unfiltered log; returns the states that occur. */
async function statesShown(): Promise<readonly DeliveryLogState[]> {
  const all = await listDeliveries(fixture.db, { listingId, limit: 100 });
  for (const state of DELIVERY_LOG_STATES) {
    const { deliveries } = await listDeliveries(fixture.db, { listingId, state, limit: 100 });
    expect(deliveries).toEqual(all.deliveries.filter((delivery) => delivery.state === state));
    const [newest, ...older] = deliveries;
    if (!newest) continue;
    const page = await listDeliveries(fixture.db, { listingId, state, cursor: newest.eventId, limit: 100 });
    expect(page.deliveries).toEqual(older);
  }
  return [...new Set(all.deliveries.map(({ state }) => state))].sort();
}

async function votes(answer: number, ...voters: readonly string[]): Promise<void> {
  receiver.answer = answer;
  for (const voter of voters) await fixture.vote(listingId, voter);
  await fixture.tick();
}

test('filters deliveries that have ended or are waiting', async () => {
  await votes(204, 'a', 'b', 'c');
  await votes(404, 'd', 'e');
  await sql`
    update delivery set state = 'undelivered'
    where event_id = (select id from event where listing_id = ${listingId} order by id limit 1)`.execute(fixture.db);
  await votes(503, 'f');
  await fixture.vote(listingId, 'g');
  await fixture.vote(listingId, 'h');
  expect(await statesShown()).toEqual(['delivered', 'failed', 'retrying', 'undelivered', 'waiting']);
  await pauseEndpoint(fixture.db, listingId);
  expect(await statesShown()).toEqual(['delivered', 'failed', 'held', 'undelivered']);
});

test('filters deliveries that are being sent', async () => {
  await fixture.tick();
  const answer = holdFirst(receiver);
  await fixture.vote(listingId, 'a');
  await fixture.vote(listingId, 'b');
  await fixture.engine.startDue();
  await receiver.until(3);
  // Only the first response is held; the other one may not be recorded while the filters are compared.
  const delivered = () => listDeliveries(fixture.db, { listingId, state: 'delivered', limit: 100 });
  await expect.poll(async () => (await delivered()).deliveries.length).toBe(1);
  await fixture.vote(listingId, 'c');
  expect(await statesShown()).toContain('sending');
  expect(await statesShown()).toContain('waiting');
  answer();
  await fixture.tick();
  expect(await statesShown()).toEqual(['delivered']);
});
