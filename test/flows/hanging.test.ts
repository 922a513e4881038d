// A hanging request holds nothing else up, not even at its own endpoint (promise 3 of the engine).
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeliveryFixture, openDeliveryFixture, startDeliveriesUntil } from '../support/delivery-fixture.ts';
import { holdFirst, type Receiver, startReceiver } from '../support/receiver.ts';

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
  await fixture.close();
});

async function vote(...voters: string[]): Promise<void> {
  for (const voter of voters) await fixture.vote(listingId, voter);
}

async function count(what: 'queue' | 'endpoint where lease_until is not null'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(what)}`.execute(fixture.db);
  return rows[0]!.count;
}

const inStates = async () =>
  (await sql`select state, count(*) as count from delivery group by state`.execute(fixture.db)).rows;

test('a hanging request blocks no other delivery of its endpoint, and none is sent twice', async () => {
  const answer = holdFirst(receiver);
  await vote('voter1', 'voter2', 'voter3');
  await fixture.engine.startDue();
  await receiver.until(3);
  await vote(...Array.from({ length: 60 }, (_, number) => `late${number}`));
  await startDeliveriesUntil(fixture, async () => (await count('queue')) === 1);
  expect(await count('endpoint where lease_until is not null')).toBe(1);
  answer();
  await fixture.tick();
  expect(new Set(receiver.received.map(({ headers }) => headers['x-plaudit-event-id'])).size).toBe(63);
  expect(receiver.received).toHaveLength(63);
  expect(await inStates()).toEqual([{ state: 'delivered', count: 63 }]);
  expect(await count('endpoint where lease_until is not null')).toBe(0);
});

test('other deliveries continue past a hanging one without a new wake-up', async () => {
  const answer = holdFirst(receiver);
  await vote('voter1');
  fixture.loop.start();
  await receiver.until(1);
  await vote('late');
  await receiver.until(2);
  answer();
  await fixture.loop.stop();
  expect(await inStates()).toEqual([{ state: 'delivered', count: 2 }]);
});
