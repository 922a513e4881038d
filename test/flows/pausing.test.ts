// A listing that its owner has paused (decision P65), and one that is deleted (P66).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { byPerson } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { cleanUp } from '../../src/cleanup.ts';
import { findListing } from '../../src/listings/queries.ts';
import { selectRank } from '../../src/listings/ranking-queries.ts';
import { deleteListing, setListingPaused } from '../../src/listings/save-listing.ts';
import { searchListings } from '../../src/listings/search-listings.ts';
import { castVote, createVoting } from '../../src/votes/cast-vote.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { untilLocksAwaited } from '../support/locks.ts';
import { noDeliverer } from '../support/no-deliverer.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let id: string;
beforeEach(async () => {
  await fixture?.close();
  await receiver?.close();
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
  id = await fixture.listing();
  await fixture.webhook(id, receiver.url);
});
afterAll(async () => {
  await fixture.close();
  await receiver.close();
});

const OWNER = byPerson({ id: 'usr_owner' });
const rank = async (listing: string) => selectRank(fixture.db, (await findListing(fixture.db, listing))!);
const pause = (paused = true) => setListingPaused(fixture.db, id, paused, OWNER);

describe('P65 a paused listing', () => {
  test('accepts no votes until it is resumed', async () => {
    await pause();
    expect(await fixture.vote(id, 'voter1')).toEqual({ ok: false, reason: 'paused' });
    await pause(false);
    expect(await fixture.vote(id, 'voter1')).toMatchObject({ ok: true });
  });

  test('accepts no vote that arrives while it is being paused', async () => {
    const voting = createVoting({
      db: fixture.db,
      site: fixture.site,
      requireConfirmed: false,
      deliverer: noDeliverer(),
    });
    const voter = { voterId: 'late', platformId: null, confirmed: true };
    const { cast } = await fixture.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('listing').set({ paused_at: new Date() }).where('id', '=', id).execute();
      const waiting = castVote(voting, { listingId: id, voter });
      // The embedded database has one connection, so there the vote begins afterwards.
      if (fixture.database.kind === 'postgres') await untilLocksAwaited(fixture.db);
      return { cast: waiting };
    });
    expect(await cast).toEqual({ ok: false, reason: 'paused' });
    const counts = await fixture.db.selectFrom('listing').select('vote_count').where('id', '=', id).execute();
    expect(counts).toEqual([{ vote_count: 0 }]);
  });

  test('still delivers earlier votes', async () => {
    await fixture.vote(id, 'voter1');
    await pause();
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
  });

  test('is in no list and has no rank; the next listing takes its rank', async () => {
    const other = await fixture.listing();
    await fixture.vote(id, 'voter1');
    expect(await Promise.all([id, other].map(rank))).toEqual([1, 2]);
    await pause();
    expect(await Promise.all([id, other].map(rank))).toEqual([null, 1]);
    const found = await searchListings(fixture.db, { type: 'bot' });
    expect([found.total, found.listings.map((listing) => listing.id)]).toEqual([1, [other]]);
    await pause(false);
    expect((await searchListings(fixture.db, { type: 'bot' })).total).toBe(2);
  });

  test('is recorded in the audit log, once', async () => {
    for (const paused of [true, true, false, false]) await pause(paused);
    const events = await selectAuditEvents(fixture.db, { listingId: id, about: 'listing', limit: 9 });
    expect(events.map(({ action }) => action)).toEqual(['listing.resumed', 'listing.paused']);
  });
});

describe('P66 a deleted listing', () => {
  test('leaves only the audit log, and nothing to send', async () => {
    receiver.answer = 503;
    await fixture.vote(id, 'voter1');
    await fixture.tick();
    expect(await deleteListing(fixture.db, id, OWNER)).toBe(true);
    await fixture.clock.advance('1d');
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    await cleanUp(fixture.db);
    for (const table of ['endpoint', 'webhook', 'queue', 'vote', 'notice'] as const)
      expect(await fixture.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await selectAuditEvents(fixture.db, { listingId: id, limit: 9 }))[0]).toMatchObject({
      action: 'listing.deleted',
      personId: 'usr_owner',
      subject: 'Sample listing',
    });
  });
});
