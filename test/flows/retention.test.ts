// Retention blocks nobody: a long read of the log (a backup, a report) delays neither votes nor
// deliveries while a week's partition is created or dropped.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maintainDeliveryLog } from '../../src/deliveries/retention.ts';
import { createUpcomingWeeks } from '../../src/deliveries/retention-queries.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { asBefore } from '../support/event-weeks.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let stage: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  stage = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
  listingId = await stage.listing();
  await stage.webhook(listingId, receiver.url);
});

afterEach(async () => {
  await receiver.close();
  await asBefore(stage.db);
  await stage.close();
});

async function whileSomebodyReadsTheLog(action: () => Promise<unknown>): Promise<void> {
  await stage.db.transaction().execute(async (reader) => {
    await sql`select from event, delivery, attempt`.execute(reader);
    await action();
  });
}

async function voteAndDeliver(voter: string): Promise<void> {
  expect(await stage.vote(listingId, voter)).toMatchObject({ ok: true });
  await stage.tick();
}

describe.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')('during a long read of the log', () => {
  test('dropping a week is postponed, and votes are delivered', async () => {
    await voteAndDeliver('old');
    await stage.clock.advance('98d');
    await maintainDeliveryLog(stage.db);
    await voteAndDeliver('before');
    await stage.clock.advance('98d');
    await createUpcomingWeeks(stage.db);
    await whileSomebodyReadsTheLog(async () => {
      expect((await maintainDeliveryLog(stage.db)).weeksDropped).toBe(0);
      await voteAndDeliver('meanwhile');
    });
    expect((await maintainDeliveryLog(stage.db)).weeksDropped).toBeGreaterThan(0);
    expect(receiver.received).toHaveLength(3);
  });

  test('a week is created, and votes are delivered', async () => {
    await stage.clock.advance('600d');
    await whileSomebodyReadsTheLog(async () => {
      await createUpcomingWeeks(stage.db);
      await voteAndDeliver('meanwhile');
    });
    expect(receiver.received).toHaveLength(1);
  });
});
