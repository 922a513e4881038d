// Every statement locks endpoints in the order of their IDs, and listings as well. Any other order could deadlock, and
// a vote, a recording or a deletion would fail.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Lease } from '../../src/deliveries/lease.ts';
import { lockEndpoints } from '../../src/deliveries/record-queries.ts';
import { renewLeases } from '../../src/deliveries/renew-leases.ts';
import { deleteListingRow } from '../../src/listings/queries.ts';
import { expireRankingDays } from '../../src/listings/ranking.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { untilLocksAwaited } from '../support/locks.ts';

let fixture: DeliveryFixture;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
});

afterEach(async () => {
  await fixture.close();
});

/** The endpoints of a new listing, the lower ID first. */
async function bothEndpoints() {
  listingId = await fixture.listing('minecraft');
  await fixture.webhook(listingId, 'http://127.0.0.1:9/votes');
  await fixture.listener(listingId, { host: '127.0.0.1', port: 8192, token: 'sample', publicKey: null });
  await sql`update endpoint set lease_until = plaudit_now(), lease_token = gen_random_uuid()`.execute(fixture.db);
  const { rows } = await sql<Lease>`
    select id as "endpointId", epoch, lease_token as "leaseToken" from endpoint where listing_id = ${listingId} order by id`.execute(
    fixture.db,
  );
  const [lower, higher] = rows;
  return { lower: lower!, higher: higher! };
}

/** Runs an action while another transaction locks both endpoints in order; returns the action's result. */
async function between<Answer>(
  { lower, higher }: Awaited<ReturnType<typeof bothEndpoints>>,
  action: () => Promise<Answer>,
): Promise<Answer> {
  const { pending } = await fixture.db.transaction().execute(async (transaction) => {
    await lockEndpoints(transaction, [lower.endpointId]);
    const pending = action();
    await untilLocksAwaited(fixture.db);
    await lockEndpoints(transaction, [higher.endpointId]);
    return { pending };
  });
  return pending;
}

/** Two listings with an expired day; the lower ID first. */
async function scoredListings(): Promise<readonly [string, string]> {
  const ids = [await fixture.listing(), await fixture.listing()].sort();
  for (const id of ids)
    await sql`insert into listing_day (listing_id, day, votes, weight, scored) values (${id}, '2020-01-01', 1, 1, true)`.execute(
      fixture.db,
    );
  return [ids[0]!, ids[1]!];
}

describe.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')('locks are taken in order of ID', () => {
  test('when leases are renewed', async () => {
    const both = await bothEndpoints();
    const renewed = await between(both, () => renewLeases(fixture.database.engineDb, [both.higher, both.lower]));
    expect(renewed).toMatchObject({ renewed: new Set([both.lower.endpointId, both.higher.endpointId]) });
  });

  test('a lease is renewed although another endpoint is locked', async () => {
    const { lower, higher } = await bothEndpoints();
    await fixture.db.transaction().execute(async (transaction) => {
      await lockEndpoints(transaction, [lower.endpointId]);
      expect(await renewLeases(fixture.database.engineDb, [lower, higher])).toEqual({
        renewed: new Set([higher.endpointId]),
        locked: new Set([lower.endpointId]),
      });
    });
    const [ofAnother, own] = [{ ...lower, epoch: lower.epoch + 1 }, higher];
    expect(await renewLeases(fixture.database.engineDb, [ofAnother, own])).toEqual({
      renewed: new Set([own.endpointId]),
      locked: new Set(),
    });
  });

  // Which of the two a cascade would lock first depends on their physical order and on random IDs.
  test('when a listing is deleted', async () => {
    for (let times = 0; times < 8; times += 1) {
      const both = await bothEndpoints();
      expect(await between(both, () => deleteListingRow(fixture.db, listingId))).toBe('Sample listing');
    }
  });

  // The order without sorting would depend on random IDs.
  test('when days of the ranking expire', async () => {
    for (let times = 0; times < 8; times += 1) {
      const [lower, higher] = await scoredListings();
      const { dropping } = await fixture.db.transaction().execute(async (transaction) => {
        const lock = (id: string) => sql`select from listing where id = ${id} for no key update`.execute(transaction);
        await lock(lower);
        const dropping = expireRankingDays(fixture.db);
        await untilLocksAwaited(fixture.db);
        await lock(higher);
        return { dropping };
      });
      expect(await dropping).toBe(2);
    }
  });
});
