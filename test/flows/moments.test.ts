// Scenarios with unusual timing, found by the model-based test (engine-model.test.ts)
// and kept here as readable tests.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { formatEventId } from '../../src/core/ids.ts';
import { continueBulkRedeliveries, startBulkRedelivery } from '../../src/deliveries/bulk-redelivery.ts';
import { selectNewestBatch } from '../../src/deliveries/bulk-redelivery-queries.ts';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { redeliver } from '../../src/deliveries/redeliver.ts';
import { pauseWebhook, resumeWebhook } from '../../src/endpoints/webhook-settings.ts';
import type { Resolve } from '../../src/outbound/dns-resolver.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;
let nameServersAnswer: boolean;

beforeEach(async () => {
  nameServersAnswer = true;
  const resolver: Resolve = async () =>
    nameServersAnswer ? { ok: true, addresses: ['127.0.0.1'] } : { ok: false, code: 'dns_failed' };
  fixture = await openDeliveryFixture(
    { ALLOW_PRIVATE_TARGETS: '127.0.0.0/8', FAILING_PACE_MAX: '3600000' },
    { resolver },
  );
  receiver = await startReceiver();
  listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

async function vote(voterId: string): Promise<string> {
  const cast = await fixture.vote(listingId, voterId);
  if (!cast.ok) throw new Error(cast.reason);
  return cast.eventId;
}

const states = async () =>
  (await listDeliveries(fixture.db, { listingId, limit: 10 })).deliveries.map(({ state }) => state);
const resume = () => resumeWebhook({ db: fixture.db, wake: fixture.wake }, listingId, OPERATOR);
const attemptsSeen = () => receiver.received.map(({ headers }) => headers['x-plaudit-attempt']);

describe('D20 a redelivery', () => {
  test('is sent before a waiting vote that is older than its event', async () => {
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    await vote('older');
    const newer = await vote('newer');
    await redeliver(fixture, { listingId, eventId: formatEventId(newer) });
    await resume();
    await fixture.tick();
    expect(receiver.received.map(({ headers }) => headers['x-plaudit-event-id'])[0]).toBe(newer.replaceAll('-', ''));
  });

  test('requested while paused is sent as soon as the webhook is resumed', async () => {
    const eventId = await vote('voter');
    await fixture.tick();
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    await fixture.clock.advance('10m');
    await redeliver(fixture, { listingId, eventId: formatEventId(eventId) });
    await fixture.clock.advance('10m');
    await resume();
    await fixture.tick();
    expect(attemptsSeen()).toEqual(['1', '2']);
  });

  test('delayed by a failed DNS lookup keeps its delay across a pause and resume', async () => {
    await fixture.webhook(listingId, receiver.url.replace('127.0.0.1', 'receiver.test'));
    const eventId = await vote('voter');
    await redeliver(fixture, { listingId, eventId: formatEventId(eventId) });
    nameServersAnswer = false;
    await fixture.tick();
    nameServersAnswer = true;
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    await fixture.clock.advance('1h');
    await resume();
    await fixture.clock.advance('14s');
    await fixture.tick();
    expect(attemptsSeen()).toEqual([]);
    await fixture.clock.advance('2s');
    await fixture.tick();
    expect(attemptsSeen()).toEqual(['2']);
  });
});

describe('D7 pausing and resuming', () => {
  test('does not cut short the pacing of a failing endpoint', async () => {
    receiver.answer = 500;
    for (const voter of ['a', 'b', 'c']) await vote(voter);
    await fixture.tick();
    // Each failure doubles the pause, to more than a minute: far longer than the rest of this test takes.
    for (let failures = 0; failures < 10; failures += 1) {
      await fixture.clock.advance('7h');
      await fixture.tick();
    }
    for (const voter of ['d', 'e']) await vote(voter);
    const before = receiver.received.length;
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    await resume();
    await fixture.tick();
    expect(receiver.received).toHaveLength(before);
    await fixture.clock.advance('5m');
    await fixture.tick();
    expect(receiver.received).toHaveLength(before + 1);
  });
});

describe('D9 a response that arrives while the webhook is paused', () => {
  test('starts the full delay of its retry at the resume', async () => {
    let answer = () => {};
    receiver.answer = (_, response) => {
      answer = () => response.writeHead(500).end();
    };
    await vote('voter');
    await fixture.engine.startDue();
    await receiver.until(1);
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    await fixture.clock.advance('8s');
    answer();
    await fixture.tick();
    await fixture.clock.advance('1h');
    await resume();
    await fixture.clock.advance('16s');
    receiver.answer = 204;
    await fixture.tick();
    expect(await states()).toEqual(['delivered']);
  });
});

describe('§6 a bulk redelivery', () => {
  test('excludes events older than 90 days, although their week is still stored', async () => {
    await vote('voter');
    await fixture.tick();
    const since = new Date(Date.now() - 86_400_000);
    await fixture.clock.advance('90d');
    await fixture.clock.advance('1s');
    await startBulkRedelivery(fixture.db, { listingId, states: ['delivered'], since, until: null }, OPERATOR);
    expect(await continueBulkRedeliveries(fixture.db)).toBe(0);
    expect(await selectNewestBatch(fixture.db, listingId)).toMatchObject({ total: 0, state: 'done' });
  });
});
