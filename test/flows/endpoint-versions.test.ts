// An endpoint's row is written only when something changes: a vote for an endpoint that is already due does not update
// it, nor does a delivery in the middle of a lease. Even so, no vote is missed, and none outlives its endpoint.

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/cleanup.ts';
import { formatEventId } from '../../src/core/ids.ts';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { enqueueLast } from '../../src/deliveries/enqueue-queries.ts';
import { newLeaseToken } from '../../src/deliveries/lease.ts';
import { lockEndpoints } from '../../src/deliveries/record-queries.ts';
import { redeliver } from '../../src/deliveries/redeliver.ts';
import { readHealth } from '../../src/endpoints/health-summary.ts';
import { pauseEndpoint, resumeEndpoint } from '../../src/endpoints/webhook-queries.ts';
import { deleteListingRow } from '../../src/listings/queries.ts';
import { type DeliveryFixture, openDeliveryFixture, startDeliveriesUntil } from '../support/delivery-fixture.ts';
import { untilLocksAwaited } from '../support/locks.ts';
import { holdFirst, type Receiver, startReceiver } from '../support/receiver.ts';
import { waitUntil } from '../support/wait.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
  listingId = await fixture.listing('minecraft');
  await fixture.webhook(listingId, receiver.url);
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

async function endpoint() {
  const { rows } = await sql<{ id: string; version: string; isDue: boolean }>`
    select id, ctid::text as version, coalesce(next_due_at <= plaudit_now(), false) as "isDue"
    from endpoint where listing_id = ${listingId} and kind = 'webhook'`.execute(fixture.db);
  return rows[0]!;
}

test('the second of several votes does not update the row', async () => {
  await fixture.vote(listingId, 'first');
  const { version, isDue } = await endpoint();
  expect(isDue).toBe(true);
  await fixture.vote(listingId, 'second');
  expect(await endpoint()).toMatchObject({ version, isDue: true });
  await fixture.tick();
  expect(receiver.received).toHaveLength(2);
});

test('an event recorded earlier than the queued ones is found, too', async () => {
  const put = (at: Date) =>
    fixture.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ id: string }>`select new_event_id(${at.toISOString()}) as id`.execute(transaction);
      const event = { eventId: rows[0]!.id, listingId, body: '{}', recordedAt: at };
      await enqueueLast(transaction, [{ event, rewarded: null }], { room: 0, token: newLeaseToken(null) });
    });
  const late = new Date();
  await put(late);
  await put(new Date(late.getTime() - 1_000));
  await fixture.tick();
  expect(receiver.received).toHaveLength(2);
});

test('votes for a paused webhook do not update its row, and are sent after the resume', async () => {
  await pauseEndpoint(fixture.db, listingId);
  const { version } = await endpoint();
  await fixture.vote(listingId, 'first');
  await fixture.vote(listingId, 'second');
  expect(await endpoint()).toMatchObject({ version, isDue: false });
  await fixture.tick();
  expect(receiver.received).toHaveLength(0);
  await fixture.db.transaction().execute((transaction) => resumeEndpoint(transaction, listingId));
  await fixture.tick();
  expect(receiver.received).toHaveLength(2);
});

test('of votes cast at the moment of the pause, a redelivered one is sent first', async () => {
  await pauseEndpoint(fixture.db, listingId);
  await fixture.vote(listingId, 'first');
  const second = await fixture.vote(listingId, 'second');
  await sql`
    update endpoint set backlog_from = plaudit_now() + interval '1 hour', paused_at = (select min(due_at) from queue)`.execute(
    fixture.db,
  );
  const eventId = second.ok ? second.eventId : '';
  expect(await redeliver(fixture, { listingId, eventId: formatEventId(eventId) })).toMatchObject({ ok: true });
  const { rows } = await sql`select event_id from queue order by due_at, event_id limit 1`.execute(fixture.db);
  expect(rows).toEqual([{ event_id: eventId }]);
});

test('deliveries under one lease do not update the row; the release records the last one', async () => {
  await fixture.vote(listingId, 'first');
  await fixture.tick();
  const answer = holdFirst(receiver);
  await fixture.vote(listingId, 'second');
  await fixture.vote(listingId, 'third');
  await fixture.engine.startDue();
  const { version } = await endpoint();
  await waitUntil(async () => (await delivered()) === 2);
  expect(await endpoint()).toMatchObject({ version });
  const early = await lastDelivered();
  await fixture.clock.advance('1s');
  answer();
  await fixture.tick();
  expect(await delivered()).toBe(3);
  expect((await lastDelivered())! - early!).toBeGreaterThanOrEqual(1_000);
});

test('the first delivery in ten seconds is recorded at once, and so is a failure', async () => {
  const answer = holdFirst(receiver);
  await fixture.vote(listingId, 'first');
  await fixture.vote(listingId, 'second');
  await fixture.engine.startDue();
  await waitUntil(lastDelivered);
  receiver.answer = 404;
  await fixture.vote(listingId, 'third');
  await startDeliveriesUntil(fixture, async () => Boolean((await readHealth(fixture.db, listingId))?.lastFailure));
  answer();
  await fixture.tick();
});

const lastDelivered = async () => (await readHealth(fixture.db, listingId))?.lastDeliveredAt?.getTime();

async function delivered(): Promise<number> {
  const { deliveries } = await listDeliveries(fixture.db, { listingId, state: 'delivered', limit: 10 });
  return deliveries.length;
}

describe.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')('while the endpoint is being released', () => {
  /** The vote's statement sees the row as due when it starts, but no longer once it has the lock. */
  test('a vote that waits for the lock makes it due again', async () => {
    await sql`update endpoint set next_due_at = plaudit_now(), backlog_from = plaudit_now()`.execute(fixture.db);
    const { id } = await endpoint();
    const { voting } = await fixture.db.transaction().execute(async (transaction) => {
      await lockEndpoints(transaction, [id]);
      const voting = fixture.vote(listingId, 'voter');
      await untilLocksAwaited(fixture.db);
      await sql`update endpoint set next_due_at = null, backlog_from = null`.execute(transaction);
      return { voting };
    });
    await voting;
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
  });
});

describe('deleting a listing deletes its queued deliveries', () => {
  // They are never sent; the rows are deleted by the cleanup (decision P133).
  const deleted = () => cleanUp(fixture.db);
  const waiting = async () => (await sql`select from queue`.execute(fixture.db)).rows.length;

  test('when it is cleaned up', async () => {
    await fixture.vote(listingId, 'voter');
    expect(await waiting()).toBe(1);
    await deleteListingRow(fixture.db, listingId);
    await deleted();
    expect(await waiting()).toBe(0);
  });

  test.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')(
    'including one queued while the deletion waits for the lock',
    async () => {
      const { id } = await endpoint();
      const { deleting } = await fixture.db.transaction().execute(async (transaction) => {
        await lockEndpoints(transaction, [id]);
        const deleting = deleteListingRow(fixture.db, listingId);
        await untilLocksAwaited(fixture.db);
        await sql`
        insert into queue (endpoint_id, event_id, due_at) values (${id}, gen_random_uuid(), plaudit_now())`.execute(
          transaction,
        );
        return { deleting };
      });
      await deleting;
      await deleted();
      expect(await waiting()).toBe(0);
    },
  );
});
