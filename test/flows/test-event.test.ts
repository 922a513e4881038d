// Send test event (§1, §2.1, D11): marked as a test, with an immediate result, logged and never counted.

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { redeliver } from '../../src/deliveries/redeliver.ts';
import { maintainDeliveryLog } from '../../src/deliveries/retention.ts';
import { readHealth } from '../../src/endpoints/health-summary.ts';
import { sendTestEvent } from '../../src/votes/send-test-event.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
  listingId = await fixture.listing('minecraft');
  await fixture.webhook(listingId, receiver.url);
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

function sendTest() {
  const { db, channelFor, loadTargets, changes, site } = fixture;
  return sendTestEvent({ db, channelFor, loadTargets, changes, site }, { listingId, userId: 'usr_owner' });
}

describe('a test event', () => {
  test('§2.1 has test true, eventId "test", and every field of its listing type', async () => {
    expect(await sendTest()).toMatchObject({ ok: true, answer: { verdict: 'delivered', httpStatus: 204 } });
    const { body, headers } = receiver.received[0]!;
    const payload = JSON.parse(body);
    expect(payload).toMatchObject({ event: 'vote.created', version: 1, eventId: 'test', test: true });
    expect(payload.data).toMatchObject({
      listingType: 'game',
      game: 'minecraft',
      userId: 'usr_owner',
      weight: 1,
    });
    expect(headers['x-plaudit-event-id']).toBe('test');
    expect(headers['webhook-id']).toMatch(/^test_/);
  });

  test('D13 has a different webhook-id each time', async () => {
    await sendTest();
    await sendTest();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  test('D6 never counts, even when redelivered from the log, and casts no vote', async () => {
    receiver.answer = 404;
    for (let round = 0; round < 10; round += 1) await sendTest();
    const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 20 });
    expect(deliveries).toHaveLength(10);
    expect(deliveries.every(({ isTest, state }) => isTest && state === 'failed')).toBe(true);
    const { eventId } = deliveries[0]!;
    expect(await redeliver({ db: fixture.db, wake: fixture.wake }, { listingId, eventId })).toMatchObject({
      ok: true,
    });
    await fixture.tick();
    expect(receiver.received).toHaveLength(11);
    expect(receiver.received[10]!.headers['x-plaudit-event-id']).toBe('test');
    expect(receiver.received[10]!.headers['x-plaudit-attempt']).toBe('2');
    expect(await readHealth(fixture.db, listingId)).toMatchObject({
      status: 'no_deliveries_yet',
      consecutiveFailures: 0,
    });
    const { rows } = await sql`select vote_count from listing where id = ${listingId}`.execute(fixture.db);
    expect(rows).toEqual([{ vote_count: 0 }]);
  });

  test('D11 is allowed on a disabled webhook', async () => {
    receiver.answer = 404;
    for (let voter = 0; voter < 20; voter += 1) await fixture.vote(listingId, `voter${voter}`);
    await fixture.tick();
    expect(await readHealth(fixture.db, listingId)).toMatchObject({ status: 'disabled' });
    receiver.answer = 200;
    expect(await sendTest()).toMatchObject({ ok: true, answer: { httpStatus: 200 } });
    expect(await readHealth(fixture.db, listingId)).toMatchObject({ status: 'disabled' });
  });

  test('is limited to ten a minute', async () => {
    for (let round = 0; round < 10; round += 1) expect((await sendTest()).ok).toBe(true);
    expect(await sendTest()).toMatchObject({ ok: false, reason: 'rate_limited' });
  });

  test('shows as interrupted after half a minute when its process died', async () => {
    await sendTest();
    await sql`
      with gone as (delete from attempt returning event_id, endpoint_id, id)
      insert into test_attempt (event_id, endpoint_id, id, started_at)
      select event_id, endpoint_id, id, plaudit_now() from gone`.execute(fixture.db);
    await sql`update delivery set state = 'waiting'`.execute(fixture.db);
    const newest = async () => (await listDeliveries(fixture.db, { listingId, limit: 1 })).deliveries[0];
    expect(await newest()).toMatchObject({ state: 'sending' });
    await fixture.clock.advance('31s');
    await maintainDeliveryLog(fixture.db);
    expect(await newest()).toMatchObject({ state: 'undelivered', code: 'interrupted' });
  });
});

describe('O4 retention', () => {
  test('creates missing weeks after a long downtime', async () => {
    await sql
      .raw(
        `create or replace function plaudit_now() returns timestamptz language sql stable
         as $$ select statement_timestamp() + interval '200 days' $$`,
      )
      .execute(fixture.db);
    await expect(fixture.vote(listingId, 'voter')).rejects.toThrow('no partition');
    await maintainDeliveryLog(fixture.db);
    expect(await fixture.vote(listingId, 'voter')).toMatchObject({ ok: true });
  });

  test('drops weeks older than 90 days, keeps newer ones, and keeps the counts', async () => {
    await fixture.vote(listingId, 'old');
    await fixture.tick();
    await fixture.clock.advance('60d');
    await fixture.vote(listingId, 'young');
    await fixture.tick();
    await fixture.clock.advance('38d');
    expect((await maintainDeliveryLog(fixture.db)).weeksDropped).toBeGreaterThan(0);
    const { rows } = await sql<{ events: number; votes: number; attempts: number }>`
      select (select count(*) from event) as events, (select count(*) from attempt_log) as attempts,
        (select vote_count from listing where id = ${listingId}) as votes`.execute(fixture.db);
    expect(rows).toEqual([{ events: 1, attempts: 1, votes: 2 }]);
    await fixture.vote(listingId, 'now');
    await fixture.tick();
    expect(receiver.received).toHaveLength(3);
  });
});
