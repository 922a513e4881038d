// Retention blocks nobody: a long read of the log (a backup, a report) delays neither votes nor
// deliveries while a week's partition is created or dropped.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maintainDeliveryLog } from '../../src/deliveries/retention.ts';
import { createUpcomingWeeks } from '../../src/deliveries/retention-queries.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { asBefore } from '../support/event-weeks.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
  listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
});

afterEach(async () => {
  await receiver.close();
  await asBefore(fixture.db);
  await fixture.close();
});

async function whileSomebodyReadsTheLog(action: () => Promise<unknown>): Promise<void> {
  await fixture.db.transaction().execute(async (reader) => {
    await sql`select from event, delivery, attempt`.execute(reader);
    await action();
  });
}

async function voteAndDeliver(voter: string): Promise<void> {
  expect(await fixture.vote(listingId, voter)).toMatchObject({ ok: true });
  await fixture.tick();
}

describe.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')('during a long read of the log', () => {
  test('dropping a week is postponed, and votes are delivered', async () => {
    await voteAndDeliver('old');
    await fixture.clock.advance('98d');
    await maintainDeliveryLog(fixture.db);
    await voteAndDeliver('before');
    await fixture.clock.advance('98d');
    await createUpcomingWeeks(fixture.db);
    await whileSomebodyReadsTheLog(async () => {
      expect((await maintainDeliveryLog(fixture.db)).weeksDropped).toBe(0);
      await voteAndDeliver('meanwhile');
    });
    expect((await maintainDeliveryLog(fixture.db)).weeksDropped).toBeGreaterThan(0);
    expect(receiver.received).toHaveLength(3);
  });

  test('a week is created, and votes are delivered', async () => {
    await fixture.clock.advance('600d');
    await whileSomebodyReadsTheLog(async () => {
      await createUpcomingWeeks(fixture.db);
      await voteAndDeliver('meanwhile');
    });
    expect(receiver.received).toHaveLength(1);
  });
});
