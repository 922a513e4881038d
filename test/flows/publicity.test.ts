// Who can see a listing (decision P72): approval, rejection, hiding, and everything that must respect them.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import type { Db } from '../../src/db/database.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { selectIcon, upsertIcon } from '../../src/listings/icon-queries.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { findListing } from '../../src/listings/queries.ts';
import { selectRank } from '../../src/listings/ranking-queries.ts';
import { updateListing } from '../../src/listings/save-listing.ts';
import { searchListings } from '../../src/listings/search-listings.ts';
import { countPendingListings, selectPendingListings } from '../../src/listings/staff-queries.ts';
import { searchListingsForStaff } from '../../src/listings/staff-search.ts';
import { changeVisibility, type VisibilityAction } from '../../src/listings/visibility.ts';
import { castVote, createVoting } from '../../src/votes/cast-vote.ts';
import { recordVotes } from '../../src/votes/record-votes.ts';
import { createApiClient, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { noDeliverer } from '../support/no-deliverer.ts';
import { aBot, aPerson, aToken } from '../support/people-and-listings.ts';
import { SITE_VALUES } from '../support/site-values.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

async function waiting(name = 'Waiting'): Promise<Listing> {
  const { id: ownerId } = await aPerson(db);
  const made = await createListing(db, { type: 'bot', name, ownerId, needsApproval: true, by: OPERATOR });
  if (!made.ok) throw new Error(made.reason);
  return made.listing;
}

const change = async (listing: Listing, action: VisibilityAction, reason = 'Because.', seen?: Date) => {
  const changed = await changeVisibility(
    db,
    { listingId: listing.id, action, reason, ...(seen && { seen }) },
    OPERATOR,
  );
  return changed.ok ? changed.listing.visibility.state : changed.reason;
};
const stateOf = async ({ id }: Listing) => (await findListing(db, id))!.visibility;
const placeOf = async ({ id }: Listing) => selectRank(db, (await findListing(db, id))!);
const vote = (listing: Listing) => {
  const site = SITE_VALUES;
  const voting = createVoting({ db, site, requireConfirmed: false, deliverer: noDeliverer() });
  return castVote(voting, {
    listingId: listing.id,
    voter: { voterId: 'usr_v', platformId: null, confirmed: true },
  });
};

describe('P72 a new listing', () => {
  test('waits for approval where that is required, listed longest wait first, and is public at once otherwise', async () => {
    expect((await stateOf(await aBot(db))).state).toBe('public');
    const first = await waiting('First');
    await database.clock.advance('1m');
    const second = await waiting('Second');
    expect((await selectPendingListings(db, { limit: 10, offset: 0 })).map(({ id }) => id)).toEqual([
      first.id,
      second.id,
    ]);
    expect((await selectPendingListings(db, { limit: 1, offset: 0 })).map(({ name }) => name)).toEqual(['First']);
    expect(await countPendingListings(db)).toBe(2);
  });

  test('is approved once, and only in the version that staff has seen', async () => {
    const listing = await waiting();
    await database.clock.advance('1m');
    await updateListing(db, listing.id, { summary: 'Another text' }, OPERATOR);
    expect(await change(listing, 'approve', '', listing.updatedAt)).toBe('not_now');
    const { updatedAt } = (await findListing(db, listing.id))!;
    expect(await change(listing, 'approve', '', updatedAt)).toBe('public');
    expect(await change(listing, 'approve', '', updatedAt)).toBe('not_now');
  });

  test('is rejected with a reason, and waits again once its owner edits it', async () => {
    const listing = await waiting();
    expect(await change(listing, 'refuse', ' \u200B')).toBe('invalid');
    expect(await change(listing, 'refuse', 'x'.repeat(501))).toBe('invalid');
    expect(await change(listing, 'refuse', 'a\0')).toBe('invalid');
    expect(await change(listing, 'refuse', ' No invitation link. ')).toBe('refused');
    expect(await stateOf(listing)).toMatchObject({ state: 'refused', reason: 'No invitation link.' });
    await updateListing(db, listing.id, { name: listing.name }, OPERATOR);
    expect((await stateOf(listing)).state).toBe('refused');
    const { ownerId: id } = listing;
    await updateListing(db, listing.id, { link: 'https://bot.example/' }, byPerson({ id }));
    expect(await stateOf(listing)).toEqual({ state: 'pending', since: expect.any(Date) });
    const events = await selectAuditEvents(db, { listingId: listing.id, limit: 9 });
    expect(events.map(({ action }) => action)).toEqual([
      'listing.resubmitted',
      'listing.edited',
      'listing.refused',
      'listing.created',
    ]);
    expect(events[2]!.detail).toEqual({ reason: 'No invitation link.' });
  });

  test('P72 editing a public or hidden listing does not change its visibility', async () => {
    const bot = await aBot(db);
    await updateListing(db, bot.id, { summary: 'New' }, OPERATOR);
    expect((await stateOf(bot)).state).toBe('public');
    await change(bot, 'hide');
    await updateListing(db, bot.id, { summary: 'Newer' }, OPERATOR);
    expect((await stateOf(bot)).state).toBe('hidden');
  });
});

describe('a listing that is not public', () => {
  test.each(['pending', 'refused', 'hidden'] as const)('%s: cannot be found, ranked or voted for', async (state) => {
    const listing = state === 'hidden' ? await aBot(db) : await waiting();
    if (state !== 'pending') await change(listing, state === 'hidden' ? 'hide' : 'refuse');
    expect((await stateOf(listing)).state).toBe(state);
    expect((await searchListings(db, { type: 'bot' })).total).toBe(0);
    expect(await placeOf(listing)).toBeNull();
    expect(await vote(listing)).toEqual({ ok: false, reason: 'no_listing' });
    expect((await findListing(db, listing.id))!.voteCount).toBe(0);
  });

  test('rejects a vote that was in progress when the listing was hidden', async () => {
    const bot = await aBot(db);
    await change(bot, 'hide');
    const at = new Date('2026-01-31T12:00:00Z');
    const votes = [
      {
        eventId: '019ab3f2-7701-7abc-8def-0123456789ab',
        listingId: bot.id,
        voterId: 'usr_v',
        userId: 'usr_v',
        playerName: null,
        weight: 1,
        votedAt: at,
        nextVoteAt: new Date(at.getTime() + 43_200_000),
      },
    ];
    expect(await recordVotes(db, votes)).toBe(0);
  });

  test('serves its icon to nobody while it is hidden, and again afterwards', async () => {
    const bot = await aBot(db);
    const hash = 'a'.repeat(16);
    await upsertIcon(db, bot.id, { hash, large: Buffer.from('large'), small: Buffer.from('small') });
    const shows = async () => (await selectIcon(db, bot.id, { hash, size: 'large' })) !== null;
    expect(await shows()).toBe(true);
    await change(bot, 'hide');
    expect(await shows()).toBe(false);
    await change(bot, 'show');
    expect(await shows()).toBe(true);
  });

  test('does not lower the rank of others', async () => {
    const [strong, weak] = [await aBot(db), await aBot(db)];
    await vote(strong);
    expect(await placeOf(weak)).toBe(2);
    await change(strong, 'hide');
    expect(await placeOf(weak)).toBe(1);
    expect(await change(strong, 'show')).toBe('public');
    expect(await placeOf(weak)).toBe(2);
  });

  test('keeps accepting its own token; to other tokens it is not a bot (A2)', async () => {
    const listing = await waiting();
    const other = await aToken(db, await aBot(db), ['stats:write']);
    const own = await aToken(db, listing, ['stats:write']);
    const ask = createApiClient(db);
    const json = { serverCount: 3 };
    const path = `/bots/${listing.id}/stats`;
    expectProblem(await ask(path, { method: 'POST', token: other.token, json }), 'NOT_FOUND');
    expect((await ask(path, { method: 'POST', token: own.token, json })).status).toBeLessThan(300);
    await change(listing, 'approve');
    expectProblem(await ask(path, { method: 'POST', token: other.token, json }), 'FORBIDDEN');
  });
});

describe('staff', () => {
  test('can find every listing by name, ID, and owner, filtered by state and plan', async () => {
    const owner = await aPerson(db, { name: 'Sample Person', email: 'sample@mail.example' });
    const bot = await aBot(db, owner);
    const other = await waiting('100 % free');
    const find = async (query: string, more: { state?: 'pending' | 'public'; plan?: 'verified' } = {}) => {
      const { state = null, plan = null } = more;
      const found = await searchListingsForStaff(db, { query, state, plan, page: 9 });
      expect(found.total).toBe(found.listings.length);
      return found.listings.map(({ id }) => id);
    };
    expect(await find('')).toHaveLength(2);
    for (const query of ['person SAMPLE', 'sample@mail', bot.id, bot.name]) expect(await find(query)).toEqual([bot.id]);
    expect(await find('100 %')).toEqual([other.id]);
    expect(await find('100_%')).toEqual([]);
    expect(await find('\0')).toEqual([]);
    expect(await find('', { state: 'pending' })).toEqual([other.id]);
    expect(await find('', { plan: 'verified' })).toEqual([]);
  });
});
