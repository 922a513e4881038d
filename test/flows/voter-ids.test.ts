// P142: how many of a listing's recent voters had no Discord ID.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectVoterIds } from '../../src/votes/list-votes-queries.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await openDeliveryFixture();
});
afterAll(() => fixture.close());

test('P142 each recent voter counts once, by the ID in their newest vote', async () => {
  const { db } = fixture;
  const listingId = await fixture.listing();
  expect(await selectVoterIds(db, listingId)).toEqual({ voters: 0, withoutDiscord: 0 });
  const vote = async (voterId: string, platformId: string | null) => {
    const cast = await fixture.vote(listingId, voterId, { voter: { voterId, platformId, confirmed: true } });
    expect(cast.ok).toBe(true);
  };
  await vote('usr_1', null);
  await vote('usr_2', '123456789012345678');
  await vote('usr_3', null);
  await fixture.clock.advance('13h');
  await vote('usr_1', null);
  await vote('12345', null);
  expect(await selectVoterIds(db, listingId)).toEqual({ voters: 4, withoutDiscord: 3 });
});
