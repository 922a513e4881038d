// P372 A process that is killed leaves listings that the indexes of the ranking do not have. The next process adds them.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { findListing } from '../../src/listings/queries.ts';
import { selectRank } from '../../src/listings/ranking-queries.ts';
import { openDeliveryFixture, TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { waitUntil } from '../support/wait.ts';
import { VotingProcess } from './voting-process-client.ts';

test('after kill -9 between a vote and the indexing, ranks are right at once and the indexes with the next process', async () => {
  const fixture = await openDeliveryFixture();
  onTestFinished(() => fixture.close());
  const start = async () => {
    const environment = { DATABASE_URL: fixture.database.url!, SECRET_KEY: TEST_SECRET_KEY };
    const process = await VotingProcess.start(environment);
    onTestFinished(async () => {
      process.signal('SIGKILL');
      await process.ended();
    });
    return process;
  };
  const rank = async (id: string) => selectRank(fixture.db, (await findListing(fixture.db, id))!);
  const unranked = async () => (await sql`select from listing where not is_ranked`.execute(fixture.db)).rows.length;
  const [other, voted] = [await fixture.listing(), await fixture.listing()];
  await fixture.vote(other, 'another');

  const killed = await start();
  let voters = 0;
  // The process may be indexing at this moment.
  await waitUntil(async () => {
    await killed.cast({ listings: [voted], first: voters, count: 20 });
    voters += 20;
    return (await unranked()) > 0;
  });
  killed.signal('SIGKILL');
  await killed.ended();
  expect((await findListing(fixture.db, voted))?.voteCount).toBe(voters);
  expect([await rank(voted), await rank(other)]).toEqual([1, 2]);

  await start();
  await waitUntil(async () => (await unranked()) === 0);
  expect([await rank(voted), await rank(other)]).toEqual([1, 2]);
});
