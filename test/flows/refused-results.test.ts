// The result of an attempt may no longer fit the log. That must not block other results.

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatEventId } from '../../src/core/ids.ts';
import { claimEndpoints, type EndpointClaim } from '../../src/deliveries/claim.ts';
import { deliverTest, redeliverTest } from '../../src/deliveries/deliver-test.ts';
import { recordOutcomes } from '../../src/deliveries/record-outcomes.ts';
import { redeliver } from '../../src/deliveries/redeliver.ts';
import { maintainDeliveryLog } from '../../src/deliveries/retention.ts';
import { selectEndpointVersion } from '../../src/endpoints/webhook-queries.ts';
import { deliveredResult } from '../support/delivered-result.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { asBefore } from '../support/event-weeks.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
  listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
});

afterEach(async () => {
  await receiver.close();
  await asBefore(fixture.db);
  await fixture.close();
});

/** A vote's delivery, claimed. */
async function claimed(): Promise<EndpointClaim> {
  await fixture.vote(listingId, 'voter');
  const [claim] = await claimEndpoints(fixture.db, fixture.loadTargets, 1);
  return claim!;
}

function record(claim: EndpointClaim, again: boolean) {
  const results = claim.attempts.map((attempt) => deliveredResult(attempt, claim));
  const rules = { delaysSeconds: [60], paceMaxMs: 1_000, chance: () => 0 };
  return recordOutcomes(fixture.db, [{ claim, results, ended: true }], rules, again);
}

async function leases(): Promise<number> {
  return (await sql`select from endpoint where lease_until is not null`.execute(fixture.db)).rows.length;
}

test('the result of an attempt whose number is already in the log is discarded', async () => {
  const claim = await claimed();
  const { endpointId, eventId } = claim.attempts[0]!;
  await sql`
    insert into attempt (event_id, endpoint_id, number, id, trigger, code, charged, started_at)
    values (${eventId}::uuid, ${endpointId}, 1, gen_random_uuid(), 'test', 'ok', false, plaudit_now())`.execute(
    fixture.db,
  );
  await sql`
    insert into delivery (endpoint_id, event_id, state, attempts, changed_at)
    values (${endpointId}, ${eventId}::uuid, 'waiting', 1, plaudit_now())`.execute(fixture.db);
  await expect(record(claim, false)).rejects.toMatchObject({ code: '23505' });
  await record(claim, true);
  expect(await leases()).toBe(0);
});

test('the result of an attempt at an event whose week was dropped is discarded', async () => {
  const claim = await claimed();
  await fixture.clock.advance('98d');
  expect((await maintainDeliveryLog(fixture.db)).weeksDropped).toBeGreaterThan(0);
  await expect(record(claim, false)).rejects.toMatchObject({ code: '23514' });
  await record(claim, true);
  expect(await leases()).toBe(0);
});

test('an endpoint of a dead process is taken over even when the event in flight was dropped long ago', async () => {
  await claimed();
  await fixture.clock.advance('98d');
  expect((await maintainDeliveryLog(fixture.db)).weeksDropped).toBeGreaterThan(0);
  expect(await fixture.vote(listingId, 'late')).toMatchObject({ ok: true });
  await fixture.tick();
  expect(receiver.received).toHaveLength(1);
});

test('a test event that has been redelivered is not repeated meanwhile', async () => {
  const endpoint = (await selectEndpointVersion(fixture.db, listingId, 'webhook'))!;
  const { rows } = await sql<{ id: string; now: Date }>`
    select new_event_id(plaudit_now()) as id, plaudit_now() as now`.execute(fixture.db);
  const event = { eventId: rows[0]!.id, listingId, body: '{}', recordedAt: rows[0]!.now };
  expect(await deliverTest(fixture, endpoint, event)).toMatchObject({ verdict: 'delivered' });
  expect(await redeliver(fixture, { listingId, eventId: formatEventId(event.eventId) })).toEqual({
    ok: true,
    attempt: 2,
  });
  expect(await redeliverTest(fixture, endpoint, event)).toBeNull();
  await fixture.tick();
  expect(await redeliverTest(fixture, endpoint, event)).toMatchObject({ verdict: 'delivered' });
  const { rows: attempts } = await sql`select trigger from attempt_log order by number`.execute(fixture.db);
  expect(attempts).toEqual([{ trigger: 'test' }, { trigger: 'redelivery' }, { trigger: 'test' }]);
});
