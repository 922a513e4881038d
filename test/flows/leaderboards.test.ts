// P526 leaderboards on both databases: by month and in all, with the visitor's own place, and without annulled votes.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { suspendPerson } from '../../src/access/suspend.ts';
import type { Period } from '../../src/voters/leaderboard-queries.ts';
import { createSiteRanking, readListingLeaderboard, readSiteLeaderboard } from '../../src/voters/leaderboards.ts';
import { saveProfile } from '../../src/voters/profile.ts';
import { tallyVotes } from '../../src/voters/tally.ts';
import { annulmentsOf } from '../support/annulments.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';

let fixture: DeliveryFixture;
let server: string;
let [ann, bob, cid] = ['', '', ''];
beforeEach(async () => {
  fixture = await openDeliveryFixture();
  server = await fixture.listing('minecraft');
  [ann, bob, cid] = (await Promise.all(
    ['Ann Sample', 'Bob Sample', 'Cid Sample'].map(async (name) => (await aPerson(fixture.db, { name })).id),
  )) as [string, string, string];
});
afterEach(() => fixture.close());

async function votes(listingId: string, ...voters: string[]): Promise<void> {
  for (const voter of voters) expect(await fixture.vote(listingId, voter)).toMatchObject({ ok: true });
  await fixture.clock.advance('24h');
  await tallyVotes(fixture.database);
}

const visitor = (id: string) => ({ id, platformId: null });
const ofListing = (period: Period, id = cid) =>
  readListingLeaderboard(fixture.db, { listingId: server, period }, visitor(id));
/** Not cached. */
const ofSite = (period: Period, id = cid) =>
  readSiteLeaderboard({ db: fixture.db, siteRanking: createSiteRanking(fixture.db) }, period, visitor(id));
const short = ({ entries }: Awaited<ReturnType<typeof ofSite>>) =>
  entries.map(({ place, votes: number, name, isOwn }) => [place, number, isOwn ? 'own' : name]);

describe('P526 leaderboards', () => {
  test('count all time and over all listings, equal votes share a place, and only the willing are named', async () => {
    await fixture.db.updateTable('person').set({ shows_name: true }).where('id', '=', ann).execute();
    await votes(server, ann, bob, cid);
    await votes(server, ann);
    await votes(await fixture.listing(), bob, 'nobody');
    expect(short(await ofListing('all'))).toEqual([
      [1, 2, 'Ann Sample'],
      ...(bob < cid
        ? [
            [2, 1, null],
            [2, 1, 'own'],
          ]
        : [
            [2, 1, 'own'],
            [2, 1, null],
          ]),
    ]);
    expect((await ofListing('all')).own).toEqual({ votes: 1, place: 2 });
    const site = short(await ofSite('all'));
    expect(site.slice(0, 2).map(([place, number]) => [place, number])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(site[2]).toEqual([3, 1, 'own']);
    expect((await ofSite('all')).own).toEqual({ votes: 1, place: 3 });
    expect((await ofSite('all', 'usr_owner')).own).toBe(null);
  });

  test('link to public profiles of those who show their name, and name nobody who is suspended', async () => {
    await votes(server, ann);
    await saveProfile({ db: fixture.db, site: { serviceName: 'Sample', displayName: 'Sample' } }, ann, {
      handle: 'annie',
      isPublic: true,
      isIndexed: false,
      showsFavorites: false,
    });
    expect((await ofSite('all')).entries).toMatchObject([{ name: null, handle: null }]);
    await fixture.db.updateTable('person').set({ shows_name: true }).where('id', '=', ann).execute();
    expect((await ofSite('all')).entries).toMatchObject([{ name: 'Ann Sample', handle: 'annie' }]);
    await suspendPerson(fixture.db, { personId: ann, reason: 'Spam.', days: 30 }, OPERATOR);
    expect((await ofListing('all')).entries).toMatchObject([{ name: null, handle: null }]);
  });

  test('of this month begin anew with the next', async () => {
    await votes(server, ann);
    await fixture.clock.advance('32d');
    expect((await ofSite('month')).entries).toEqual([]);
    await votes(server, bob);
    const [site, listing] = [await ofSite('month', bob), await ofListing('month', bob)];
    // The day after the vote may be the first one of another month.
    if (site.entries.length > 0) expect([short(site), short(listing)]).toEqual([[[1, 1, 'own']], [[1, 1, 'own']]]);
    expect((await ofSite('all')).entries).toHaveLength(2);
  });

  test('do not count annulled votes, once the tally has run', async () => {
    await votes(server, ann, bob);
    await votes(server, ann);
    const { annul, restore } = annulmentsOf(fixture, server);
    const id = await annul({ since: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 12 * 3_600_000) });
    await tallyVotes(fixture.database);
    expect(short(await ofListing('all'))).toEqual([[1, 1, null]]);
    expect(short(await ofSite('all'))).toEqual([[1, 1, null]]);
    await restore(id);
    await tallyVotes(fixture.database);
    expect((await ofSite('all', ann)).own).toEqual({ votes: 2, place: 1 });
  });
});
