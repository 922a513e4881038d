// The self-check of a receiver (decision P54): receivers that verify signatures correctly, partly and not at all, over
// real sockets.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDeliveries, readDelivery } from '../../src/deliveries/delivery-log.ts';
import { maintainDeliveryLog } from '../../src/deliveries/retention.ts';
import { readHealth } from '../../src/endpoints/health-summary.ts';
import { readSigningSecrets } from '../../src/endpoints/signing-secrets.ts';
import { checkReceiver } from '../../src/votes/check-receiver.ts';
import { passes } from '../../src/votes/grade-receiver.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type ReceivedWebhook, type Receiver, startReceiver } from '../support/receiver.ts';
import { verifyBody, verifyStandard } from '../support/signatures.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;
let secret: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
  listingId = await fixture.listing('minecraft');
  secret = await fixture.webhook(listingId, receiver.url);
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

/** `accepts` decides whether the receiver accepts a request. */
function receives(accepts: (received: ReceivedWebhook) => boolean): void {
  receiver.answer = (received, response) => response.writeHead(accepts(received) ? 204 : 401).end();
}

const ours = ({ body, headers }: ReceivedWebhook) =>
  verifyBody(body, headers['x-webhook-signature'] as string | undefined, secret);

const standard =
  (at: () => number) =>
  ({ body, headers }: ReceivedWebhook) =>
    verifyStandard(
      body,
      {
        id: headers['webhook-id'] as string,
        timestamp: (headers['webhook-timestamp'] as string | undefined) ?? '',
        signature: (headers['webhook-signature'] as string | undefined) ?? '',
      },
      secret,
      at(),
    );

async function grades() {
  const { db, channelFor, loadTargets, changes, config, site } = fixture;
  const parts = { db, channelFor, loadTargets, changes, config, site };
  const checked = await checkReceiver(parts, { listingId, userId: 'usr_owner' });
  if (!checked.ok) return checked.reason;
  return {
    passes: passes(checked.steps),
    ...Object.fromEntries(checked.steps.map(({ step, grade }) => [step, grade])),
  };
}

const seconds = () => Math.floor(Date.now() / 1000);

describe('P54 the self-check', () => {
  test.each([
    ['X-Webhook-Signature', () => ours],
    ['Standard Webhooks with its timestamp', () => standard(seconds)],
  ])('passes a receiver that verifies %s', async (_, check) => {
    receives(check());
    expect(await grades()).toEqual({
      passes: true,
      good: 'good',
      repeated: 'good',
      forged: 'good',
      unsigned: 'good',
      stale: 'good',
    });
    expect(receiver.received).toHaveLength(5);
    for (const { body, headers } of receiver.received) {
      expect(JSON.parse(body)).toMatchObject({ test: true, eventId: 'test' });
      expect(headers['x-plaudit-event-id']).toBe('test');
    }
    const attempts = receiver.received.map(({ headers }) => headers['x-plaudit-attempt']);
    expect(attempts.filter((attempt) => attempt === '2')).toHaveLength(1);
  });

  test('fails a receiver that verifies nothing', async () => {
    expect(await grades()).toMatchObject({ passes: false, forged: 'bad', unsigned: 'bad', stale: 'bad' });
  });

  test('fails a receiver that accepts a missing signature or ignores the timestamp', async () => {
    receives((received) => received.headers['x-webhook-signature'] === undefined || ours(received));
    expect(await grades()).toMatchObject({ forged: 'good', unsigned: 'bad' });
    let at = seconds();
    receives((received) => {
      at = Number(received.headers['webhook-timestamp'] ?? at);
      return standard(() => at)(received);
    });
    expect(await grades()).toMatchObject({ forged: 'good', unsigned: 'good', stale: 'bad' });
  });

  test('stops at a receiver that rejects the genuine request, and is inconclusive when the receiver breaks', async () => {
    receives(() => false);
    expect(await grades()).toEqual({ passes: false, good: 'bad' });
    expect(receiver.received).toHaveLength(1);
    receiver.answer = (received, response) => response.writeHead(ours(received) ? 200 : 500).end();
    expect(await grades()).toMatchObject({ passes: true, forged: 'unsure', unsigned: 'unsure' });
  });

  test('D6 counts toward nothing, and is logged as a self-check', async () => {
    receives(ours);
    await grades();
    expect(await readHealth(fixture.db, listingId)).toMatchObject({
      status: 'no_deliveries_yet',
      consecutiveFailures: 0,
    });
    const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 10 });
    expect(deliveries.map(({ probe, state, isTest }) => [probe, state, isTest]).toSorted()).toEqual([
      ['forged', 'failed', true],
      ['good', 'delivered', true],
      ['stale', 'failed', true],
      ['unsigned', 'failed', true],
    ]);
    const secretsAt = await readSigningSecrets(fixture.db, fixture.vault, listingId);
    for (const { eventId, probe } of deliveries) {
      const { history } = (await readDelivery(fixture.db, {
        listingId,
        eventId,
        serviceName: 'Plaudit',
        secretsAt,
      }))!;
      expect(history).toHaveLength(probe === 'good' ? 2 : 1);
      for (const { deliveryId, requestHeaders, signatures } of history) {
        const sent = receiver.received.find(({ headers }) => headers['x-plaudit-delivery'] === deliveryId)!;
        const shown = Object.entries(requestHeaders).map(([name, value]) => [name.toLowerCase(), value]);
        expect(sent.headers).toMatchObject(Object.fromEntries(shown));
        expect(signatures).toBe({ good: 'computed', stale: 'computed', forged: 'made_up', unsigned: 'none' }[probe!]);
      }
    }
  });

  test('is limited to three in five minutes, and needs a webhook with a signature', async () => {
    receives(() => false);
    for (let round = 0; round < 3; round += 1) await grades();
    expect(await grades()).toBe('rate_limited');
    listingId = await fixture.listing();
    expect(await grades()).toBe('no_webhook');
    await fixture.webhook(listingId, `https://discord.com/api/webhooks/123456789012345678/${'a'.repeat(68)}`);
    expect(await grades()).toBe('chat');
  });

  test('an attempt that is repeated after a crash is closed under its own number', async () => {
    receives(ours);
    await grades();
    const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 10 });
    const good = deliveries.find(({ probe }) => probe === 'good')!;
    await fixture.db
      .insertInto('test_attempt')
      .columns(['event_id', 'endpoint_id', 'id', 'started_at'])
      .expression((query) =>
        query
          .selectFrom('attempt')
          .innerJoin('event', 'event.id', 'attempt.event_id')
          .where('probe', '=', 'good')
          .where('number', '=', 2)
          .select(['event_id', 'endpoint_id', 'attempt.id', 'started_at']),
      )
      .execute();
    await fixture.clock.advance('31s');
    await maintainDeliveryLog(fixture.db);
    const { history } = (await readDelivery(fixture.db, {
      listingId,
      eventId: good.eventId,
      serviceName: 'Plaudit',
    }))!;
    expect(history.map(({ number, code }) => [number, code])).toEqual([
      [1, 'delivered'],
      [2, 'delivered'],
      [3, 'interrupted'],
    ]);
  });
});
