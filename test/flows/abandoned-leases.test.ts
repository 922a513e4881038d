// A process that starts takes over at once what a process that is gone has left, and nothing of one that is there
// (decision P355).
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { openDatabase } from '../../src/db/database.ts';
import { endAbandonedLeases } from '../../src/deliveries/abandoned-leases.ts';
import { expireAbandonedLeases, selectAbandonedLeases } from '../../src/deliveries/abandoned-leases-queries.ts';
import { createDeliveryContext, type DeliveryContext } from '../../src/delivery-context.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { holdFirst, type Receiver, startReceiver } from '../support/receiver.ts';
import { waitUntil } from '../support/wait.ts';

const onPostgres = process.env.PLAUDIT_TEST_DATABASE === 'postgres';

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
  await fixture.close();
});

/** Another process on the same database, as far as the database can tell. */
async function anotherProcess(): Promise<DeliveryContext> {
  const { trial } = fixture;
  const { url } = fixture.database;
  const database = url ? await openDatabase({ databaseUrl: url, dataDir: '' }) : fixture.database;
  const parts = createDeliveryContext({ ...fixture, database, log: createLog('silent') }, { trial, chance: () => 0 });
  onTestFinished(async () => {
    await parts.notifier.close();
    await parts.outbound.close();
    if (url) await database.close();
  });
  if (onPostgres) await waitUntil(() => parts.notifier.presence !== null);
  return parts;
}

/** It has a request in flight that gets no response. */
async function busyProcess(): Promise<DeliveryContext> {
  const other = await anotherProcess();
  onTestFinished(holdFirst(receiver));
  await fixture.vote(listingId, 'voter');
  await other.engine.startDue();
  await receiver.until(1);
  return other;
}

const takeOver = () =>
  endAbandonedLeases({
    db: fixture.db,
    isAlone: !onPostgres,
    stopping: new AbortController().signal,
  });

test('what a process that is gone had in flight is sent again, without waiting for its leases to expire', async () => {
  const gone = await busyProcess();
  await gone.notifier.close();
  if (onPostgres) await waitUntil(async () => (await selectAbandonedLeases(fixture.db)).length > 0);
  expect(await takeOver()).toBe(1);
  await fixture.tick();
  expect(receiver.received).toHaveLength(2);
  const log = await fixture.db
    .selectFrom('attempt_log')
    .select(['number', 'code', 'charged'])
    .orderBy('number')
    .execute();
  expect(log).toEqual([
    { number: 1, code: 'interrupted', charged: false },
    { number: 2, code: 'delivered', charged: false },
  ]);
});

describe.runIf(onPostgres)('nothing is taken from a process', () => {
  test('that is there', async () => {
    await busyProcess();
    expect(await selectAbandonedLeases(fixture.db)).toEqual([]);
    expect(await takeOver()).toBe(0);
  });

  test('that has replaced its broken session in the meantime', async () => {
    const other = await busyProcess();
    const tokens = await fixture.db.selectFrom('endpoint').select('lease_token').execute();
    expect(
      await expireAbandonedLeases(
        fixture.db,
        tokens.map(({ lease_token }) => lease_token!),
      ),
    ).toBe(0);
    expect(other.engine.leases).toBe(1);
  });

  test('that does not listen, because nobody can tell whether it is there', async () => {
    const other = await anotherProcess();
    await other.notifier.close();
    await waitUntil(() => other.notifier.presence === null);
    onTestFinished(holdFirst(receiver));
    await fixture.vote(listingId, 'voter');
    await other.engine.startDue();
    await receiver.until(1);
    expect(await takeOver()).toBe(0);
  });
});
