// How many votes one network may cast: limited in the database, across all processes, and consumed only by counted
// votes (P145).
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../src/access/person.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { type CastVoteResult, castVote } from '../../src/votes/cast-vote.ts';
import { deleteExpiredVoteNetworks } from '../../src/votes/queries.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { aBot, aServer } from '../support/people-and-listings.ts';
import { limitedVoting, secondProcess, somePeople, voteAs } from '../support/voting-accounts.ts';

let fixture: AccountFixture;
let bot: Listing;
beforeEach(async () => {
  fixture = await openAccountFixture();
  bot = await aBot(fixture.db);
});
afterEach(() => fixture.close());

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const ends = (results: readonly CastVoteResult[]) =>
  results.map((result) => (result.ok ? 'counted' : result.reason)).toSorted();
const counted = (results: readonly CastVoteResult[]) => results.filter(({ ok }) => ok).length;

async function votesOf(listing: Listing): Promise<number> {
  const { rows } = await sql<{ votes: number }>`
    select count(*)::int as votes from vote where listing_id = ${listing.id}`.execute(fixture.db);
  return rows[0]!.votes;
}

async function voteNetworks(): Promise<readonly string[]> {
  const rows = await fixture.db.selectFrom('vote_network').select('network').orderBy('voted_at').execute();
  return rows.map(({ network }) => network);
}

/** Casts each vote twice, once in each process. */
async function inTwoProcesses(vote: (voting: ReturnType<typeof limitedVoting>) => Promise<CastVoteResult>[]) {
  const second = await secondProcess(fixture.database);
  try {
    const both = [limitedVoting(fixture.db, fixture.vault), limitedVoting(second.db, fixture.vault)];
    return await Promise.all(both.flatMap(vote));
  } finally {
    await second.close();
  }
}

describe('P145 the limit for one network and listing', () => {
  test('counts exactly five of twenty accounts that vote concurrently in two processes', async () => {
    const people = await somePeople(fixture.db, 20);
    const results = await inTwoProcesses((voting) => people.map((person) => voteAs(voting, person, bot)));
    expect(counted(results)).toBe(5);
    expect(await votesOf(bot)).toBe(5);
    expect((await voteNetworks()).length).toBe(5);
    const refused = results.find((result) => !result.ok && result.reason === 'network');
    expect(refused).toMatchObject({ bound: 'listing', limit: 5 });
  });

  test('tells rejected voters when the first of the five votes expires, and accepts their votes then', async () => {
    const voting = limitedVoting(fixture.db, fixture.vault);
    const people = await somePeople(fixture.db, 7);
    const first = await voteAs(voting, people[0]!, bot);
    await fixture.clock.advance('3h');
    for (const person of people.slice(1, 5)) expect((await voteAs(voting, person, bot)).ok).toBe(true);
    const refused = await voteAs(voting, people[5]!, bot);
    expect(refused).toEqual({
      ok: false,
      reason: 'network',
      bound: 'listing',
      limit: 5,
      retryAt: first.ok && first.nextVoteAt,
    });
    await fixture.clock.advance('9h');
    expect(ends([await voteAs(voting, people[5]!, bot), await voteAs(voting, people[6]!, bot)])).toEqual([
      'counted',
      'network',
    ]);
  });

  test('does not reset at midnight', async () => {
    const server = await aServer(fixture.db);
    const voting = limitedVoting(fixture.db, fixture.vault);
    const people = await somePeople(fixture.db, 30);
    const next = people.values();
    // A whole day includes a midnight, whenever it starts.
    for (const _ of range(5)) expect((await voteAs(voting, next.next().value!, server)).ok).toBe(true);
    for (const _ of range(23)) {
      await fixture.clock.advance('1h');
      expect(await voteAs(voting, next.next().value!, server)).toMatchObject({ reason: 'network' });
    }
    await fixture.clock.advance('1h');
    expect(await voteAs(voting, next.next().value!, server)).toMatchObject({ ok: true });
  });

  test('is not consumed by votes that are rejected for another reason', async () => {
    const voting = limitedVoting(fixture.db, fixture.vault);
    const [voted, ...others] = await somePeople(fixture.db, 6);
    const again = range(10).map(() => voted as Person);
    const results = await Promise.all([voted!, ...again, ...others].map((one) => voteAs(voting, one, bot)));
    expect(ends(results).filter((end) => end === 'counted')).toHaveLength(5);
    expect(ends(results).filter((end) => end === 'too_soon')).toHaveLength(10);
    expect(ends(results).filter((end) => end === 'network')).toHaveLength(1);
    const elsewhere = await aBot(fixture.db);
    const named = {
      listingId: elsewhere.id,
      voter: { voterId: voted!.id, platformId: null, confirmed: true },
    };
    for (const _ of range(6))
      expect(await castVote(voting, { ...named, playerName: 'Steve', network: '192.0.2.1' })).toMatchObject({
        reason: 'player_name',
      });
    const after = await Promise.all([voted!, ...others.slice(0, 4)].map((one) => voteAs(voting, one, elsewhere)));
    expect(counted(after)).toBe(5);
  });

  test('leaves a rejected account its vote, which counts from another network', async () => {
    const voting = limitedVoting(fixture.db, fixture.vault);
    const people = await somePeople(fixture.db, 6);
    for (const person of people.slice(0, 5)) await voteAs(voting, person, bot);
    expect(await voteAs(voting, people[5]!, bot)).toMatchObject({ reason: 'network' });
    expect(await voteAs(voting, people[5]!, bot, '198.51.100.7')).toMatchObject({ ok: true });
  });

  test('is separate for each listing and network, and does not apply to the operator’s votes', async () => {
    const voting = limitedVoting(fixture.db, fixture.vault);
    const other = await aBot(fixture.db);
    const people = await somePeople(fixture.db, 8);
    const all = await Promise.all(
      [bot, other].flatMap((listing) =>
        ['192.0.2.1', '192.0.2.2'].flatMap((network, half) =>
          people.slice(half * 4, half * 4 + 4).map((person) => voteAs(voting, person, listing, network)),
        ),
      ),
    );
    expect(counted(all)).toBe(16);
    const byOperator = range(20).map((number) =>
      castVote(voting, {
        listingId: bot.id,
        voter: { voterId: `guest${number}`, platformId: null, confirmed: true },
      }),
    );
    expect(counted(await Promise.all(byOperator))).toBe(20);
  });

  test('is not applied with `off`', async () => {
    const voting = limitedVoting(fixture.db, fixture.vault, { votesPerNetwork: null, votesPerNetworkHour: null });
    const people = await somePeople(fixture.db, 12);
    expect(counted(await Promise.all(people.map((person) => voteAs(voting, person, bot))))).toBe(12);
  });
});

describe('P145 the limit for one network and hour', () => {
  test('is exact across all listings and two processes, and resets after an hour', async () => {
    const listings = await Promise.all(range(8).map(() => aBot(fixture.db)));
    const people = await somePeople(fixture.db, 4);
    const second = await secondProcess(fixture.database);
    const few = { votesPerNetworkHour: 7 };
    const both = [limitedVoting(fixture.db, fixture.vault, few), limitedVoting(second.db, fixture.vault, few)];
    const voteAll = () =>
      Promise.all(
        listings.flatMap((listing, place) => people.map((person) => voteAs(both[place % 2]!, person, listing))),
      );
    const first = await voteAll();
    expect(counted(first)).toBe(7);
    const refused = first.find((result) => !result.ok && result.reason === 'network');
    expect(refused).toMatchObject({ bound: 'hour', limit: 7 });
    await fixture.clock.advance('59m');
    expect(counted(await voteAll())).toBe(0);
    await fixture.clock.advance('2m');
    expect(counted(await voteAll())).toBe(7);
    await second.close();
  });
});

describe('P145 what is stored of a network', () => {
  test('is a keyed hash that changes daily and is deleted when the vote’s window ends', async () => {
    const voting = limitedVoting(fixture.db, fixture.vault);
    const people = await somePeople(fixture.db, 2);
    await voteAs(voting, people[0]!, bot);
    await fixture.clock.advance('24h');
    await voteAs(voting, people[1]!, bot);
    const [before, after] = await voteNetworks();
    expect(before).not.toBe(after);
    expect(`${before} ${after}`).not.toContain('192');
    expect(await deleteExpiredVoteNetworks(fixture.db)).toBe(1);
    expect(await voteNetworks()).toEqual([after]);
    await fixture.clock.advance('12h');
    expect(await deleteExpiredVoteNetworks(fixture.db)).toBe(1);
    expect(await voteNetworks()).toEqual([]);
  });
});

test('V14 votes from many networks for many listings never deadlock', async () => {
  const listings = await Promise.all(range(6).map(() => aBot(fixture.db)));
  const people = await somePeople(fixture.db, 24);
  const second = await secondProcess(fixture.database);
  const both = [limitedVoting(fixture.db, fixture.vault), limitedVoting(second.db, fixture.vault)];
  const results = await Promise.all(
    people.flatMap((person, number) =>
      (number % 2 ? listings : listings.toReversed()).map((listing, turn) =>
        voteAs(both[(number + turn) % 2]!, person, listing, `198.51.100.${(number * turn) % 12}`),
      ),
    ),
  );
  await second.close();
  expect(ends(results).filter((end) => end !== 'counted' && end !== 'network')).toEqual([]);
  const { rows } = await sql<{ most: number }>`
    select max(votes)::int as most from (
      select count(*) as votes from vote_network group by network, listing_id
    ) as sums`.execute(fixture.db);
  expect(rows[0]!.most).toBeLessThanOrEqual(5);
});
