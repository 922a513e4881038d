// A claim returns at most as many rows as requested, whatever the planner assumes about a table: a limit inside a join
// may run again for every row and return different rows each time.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimEndpoints } from '../../src/deliveries/claim.ts';
import { claimDueServers as claimPlayerCounts } from '../../src/game-servers/player-count-queries.ts';
import { claimNotices } from '../../src/notices/notice-queries.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';

let fixture: DeliveryFixture;
beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
});
afterEach(() => fixture.close());

/** Makes five rows; the planner's statistics know of the first one only. */
async function fiveBelievedToBeOne(tables: string, make: (number: number) => Promise<unknown>): Promise<void> {
  await make(1);
  await sql.raw(`vacuum analyze ${tables}`).execute(fixture.db);
  for (let number = 2; number <= 5; number += 1) await make(number);
}

test('claims at most the requested number of endpoints', async () => {
  await fiveBelievedToBeOne('endpoint', async () => {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, 'http://127.0.0.1:9/');
    await fixture.vote(listingId, 'voter');
  });
  for (const db of [fixture.database.engineDb, fixture.db]) {
    expect(await claimEndpoints(db, fixture.loadTargets, 2)).toHaveLength(2);
  }
});

test('claims at most the requested number of game servers', async () => {
  await fiveBelievedToBeOne('player_count, listing', async () => {
    const listingId = await fixture.listing('minecraft');
    await sql`update listing set address = '127.0.0.1:9' where id = ${listingId}`.execute(fixture.db);
  });
  expect(await claimPlayerCounts(fixture.db, 2)).toHaveLength(2);
});

test('claims at most the requested number of notices', async () => {
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, 'http://127.0.0.1:9/');
  await fiveBelievedToBeOne('notice', (number) =>
    sql`
      insert into notice (listing_id, endpoint_id, kind, failures)
      select ${listingId}, id, 'webhook.failing', ${number}::int from endpoint`.execute(fixture.db),
  );
  expect(await claimNotices(fixture.db, 2)).toHaveLength(2);
});
