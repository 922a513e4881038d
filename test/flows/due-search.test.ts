// Claims that continue from the last due time they found miss nothing: earlier endpoints are found in time.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimEndpoints, DueSearch } from '../../src/deliveries/claim.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';

let fixture: DeliveryFixture;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
});
afterEach(async () => {
  vi.useRealTimers();
  await fixture.close();
});

/** Casts a vote at each of the given number of endpoints, one after the other; returns the listings. */
async function due(endpoints: number): Promise<readonly string[]> {
  const listings: string[] = [];
  for (let number = 0; number < endpoints; number += 1) {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, 'http://127.0.0.1:9/');
    await fixture.vote(listingId, 'voter');
    listings.push(listingId);
  }
  return listings;
}

const claim = async (most: number, search: DueSearch) =>
  (await claimEndpoints(fixture.db, fixture.loadTargets, most, { search })).map(({ listingId }) => listingId);

test('claims the longest due first; an endpoint that became due before the search position is found within a second', async () => {
  const [first, second, third, fourth, fifth] = await due(5);
  const search = new DueSearch();
  expect(await claim(2, search)).toEqual(expect.arrayContaining([first, second]));
  await sql`
    update endpoint set next_due_at = next_due_at - interval '1 hour' where listing_id = ${fifth}`.execute(fixture.db);
  vi.advanceTimersByTime(999);
  expect(await claim(1, search)).toEqual([third]);
  vi.advanceTimersByTime(1);
  expect(await claim(1, search)).toEqual([fifth]);
  expect(await claim(1, search)).toEqual([fourth]);
});

test('searches from the start when it finds fewer endpoints than requested', async () => {
  const [first, second, third, fourth] = await due(4);
  const search = new DueSearch();
  expect(await claim(2, search)).toEqual(expect.arrayContaining([first, second]));
  await sql`
    update endpoint set next_due_at = next_due_at - interval '1 hour' where listing_id = ${fourth}`.execute(fixture.db);
  expect(await claim(2, search)).toEqual([third, fourth]);
  expect(await claim(2, search)).toEqual([]);
});
