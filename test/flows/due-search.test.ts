// Claims that begin where the last one found something leave nothing behind: what lies before is found in time.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimEndpoints, DueSearch } from '../../src/deliveries/claim.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';

let stage: DeliveryFixture;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  stage = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
});
afterEach(async () => {
  vi.useRealTimers();
  await stage.close();
});

/** Votes at so many endpoints, one after the other; answers the listings. */
async function due(endpoints: number): Promise<readonly string[]> {
  const listings: string[] = [];
  for (let number = 0; number < endpoints; number += 1) {
    const listingId = await stage.listing();
    await stage.webhook(listingId, 'http://127.0.0.1:9/');
    await stage.vote(listingId, 'voter');
    listings.push(listingId);
  }
  return listings;
}

const claim = async (most: number, search: DueSearch) =>
  (await claimEndpoints(stage.db, stage.loadTargets, most, search)).map(({ listingId }) => listingId);

test('the longest due first; what became due before that within the second, whatever else is due meanwhile', async () => {
  const [first, second, third, fourth, fifth] = await due(5);
  const search = new DueSearch();
  expect(await claim(2, search)).toEqual(expect.arrayContaining([first, second]));
  await sql`
    update endpoint set next_due_at = next_due_at - interval '1 hour' where listing_id = ${fifth}`.execute(stage.db);
  vi.advanceTimersByTime(999);
  expect(await claim(1, search)).toEqual([third]);
  vi.advanceTimersByTime(1);
  expect(await claim(1, search)).toEqual([fifth]);
  expect(await claim(1, search)).toEqual([fourth]);
});

test('where there is less than asked for, whatever is due', async () => {
  const [first, second, third, fourth] = await due(4);
  const search = new DueSearch();
  expect(await claim(2, search)).toEqual(expect.arrayContaining([first, second]));
  await sql`
    update endpoint set next_due_at = next_due_at - interval '1 hour' where listing_id = ${fourth}`.execute(stage.db);
  expect(await claim(2, search)).toEqual([third, fourth]);
  expect(await claim(2, search)).toEqual([]);
});
