// Votes that are cast together are recorded in one batch, each of them all or nothing (V2).
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { byPerson } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import { deleteListingRow } from '../../src/listings/queries.ts';
import { setListingPaused } from '../../src/listings/save-listing.ts';
import { castVote, createVoting } from '../../src/votes/cast-vote.ts';
import { createVoteBatcher } from '../../src/votes/vote-batch.ts';
import type { PendingVote } from '../../src/votes/vote-request.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { noDeliverer } from '../support/no-deliverer.ts';
import { recordPending } from '../support/record-pending.ts';

/** In one lane, so that votes for different listings share a transaction. */
const batcher = (db: Db) => recordPending(createVoteBatcher({ db, deliverer: noDeliverer(), isEmbedded: true }));

let fixture: DeliveryFixture;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
});

afterEach(() => fixture.close());

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

async function slip(listingId: string, voterId: string, eventId?: string): Promise<PendingVote> {
  const { rows } = await sql<{ id: string; now: Date }>`
    select new_event_id(plaudit_now()) as id, plaudit_now() as now`.execute(fixture.db);
  const { id, now } = rows[0]!;
  const vote = {
    eventId: eventId ?? id,
    listingId,
    voterId,
    userId: voterId,
    playerName: null,
    weight: 2,
    votedAt: now,
    nextVoteAt: new Date(now.getTime() + 43_200_000),
  };
  const event = { eventId: vote.eventId, listingId, body: '{}', recordedAt: now };
  return { vote, outgoing: { event, rewarded: null } };
}

async function counts(listingId: string) {
  const { rows } = await sql<Record<string, number>>`
    select vote_count as total, score,
      (select count(*) from vote where listing_id = listing.id) as votes,
      (select count(*) from event where listing_id = listing.id) as events,
      (select sum(votes) from listing_day where listing_id = listing.id) as by_day,
      (select sum(votes) from voter_month where listing_id = listing.id) as by_month,
      (select count(*) from queue join endpoint on endpoint.id = endpoint_id where listing_id = listing.id) as waiting
    from listing where id = ${listingId}`.execute(fixture.db);
  return rows[0];
}

/** The database, with a hook around its transactions. */
function withTransactions(wrap: (run: () => Promise<unknown>) => Promise<unknown>): Db {
  return new Proxy(fixture.db, {
    get(db, name) {
      const own: unknown = Reflect.get(db, name, db);
      if (name !== 'transaction') return typeof own === 'function' ? own.bind(db) : own;
      return () => ({
        execute: (work: never) => wrap(() => fixture.db.transaction().execute(work)),
      });
    },
  });
}

describe('votes cast together', () => {
  test('are each counted, logged and queued, in far fewer transactions than votes', async () => {
    const listings = [await fixture.listing(), await fixture.listing('minecraft')];
    for (const listingId of listings) await fixture.webhook(listingId, 'http://localhost:9/votes');
    let transactions = 0;
    const db = withTransactions((run) => {
      transactions += 1;
      return run();
    });
    const rules = { site: fixture.site, requireConfirmed: false, deliverer: noDeliverer() };
    const voting = createVoting({ db, ...rules });
    const cast = await Promise.all(
      range(200).map((voter) =>
        castVote(voting, {
          listingId: listings[voter % 2]!,
          voter: { voterId: `voter${voter}`, platformId: null, confirmed: true },
        }),
      ),
    );
    expect(cast.every(({ ok }) => ok)).toBe(true);
    expect(transactions).toBeLessThanOrEqual(10);
    const hundred = {
      total: 100,
      score: 100,
      votes: 100,
      events: 100,
      by_day: 100,
      by_month: 100,
      waiting: 100,
    };
    for (const listingId of listings) expect(await counts(listingId)).toEqual(hundred);
    expect(new Set(cast.map((one) => one.ok && one.eventId)).size).toBe(200);
  });

  test('one that cannot be recorded does not affect the others', async () => {
    const listingId = await fixture.listing();
    const record = batcher(fixture.db);
    const first = await slip(listingId, 'first');
    await record(first);
    const slips = [
      await slip(listingId, 'second'),
      // Its event ID is already taken.
      await slip(listingId, 'third', first.vote.eventId),
      await slip(listingId, 'fourth'),
    ];
    const settled = await Promise.allSettled(slips.map(record));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await counts(listingId)).toMatchObject({ total: 3, votes: 3, events: 3, by_day: 3 });
  });

  test('a voter who votes twice concurrently is counted once, whatever else is in the batch', async () => {
    const listingId = await fixture.listing();
    const other = await fixture.listing();
    const record = batcher(fixture.db);
    const slips = [
      await slip(listingId, 'same'),
      await slip(listingId, 'same'),
      await slip(other, 'same'),
      await slip(listingId, 'another'),
    ];
    expect(await Promise.all(slips.map(record))).toEqual([true, false, true, true]);
    expect(await counts(listingId)).toMatchObject({ total: 2, votes: 2, events: 2 });
  });

  test('for a listing that is deleted meanwhile leave nothing behind, and cause no error', async () => {
    const listingId = await fixture.listing();
    const gone = await fixture.listing();
    const slips = [await slip(gone, 'voter'), await slip(listingId, 'voter')];
    await deleteListingRow(fixture.db, gone);
    const record = batcher(fixture.db);
    expect(await Promise.all(slips.map(record))).toEqual([false, true]);
    expect(await fixture.vote(gone, 'voter')).toEqual({ ok: false, reason: 'no_listing' });
  });

  test('a commit whose response was lost is recognized: the vote counts once and is reported as counted', async () => {
    const listingId = await fixture.listing();
    let lost = 0;
    const db = withTransactions(async (run) => {
      const answer = await run();
      if (lost++ === 0) throw new Error('the connection broke after the commit');
      return answer;
    });
    const slips = [await slip(listingId, 'first'), await slip(listingId, 'second')];
    expect(await Promise.all(slips.map(batcher(db)))).toEqual([true, true]);
    expect(await counts(listingId)).toMatchObject({ total: 2, votes: 2, events: 2 });
  });

  test('a vote whose commit was answered too late has the event that was committed', async () => {
    const listingId = await fixture.listing();
    let lost = 0;
    const db = withTransactions(async (run) => {
      const answer = await run();
      if (lost++ === 0) throw new Error('the connection broke after the commit');
      return answer;
    });
    const rules = { site: fixture.site, requireConfirmed: false, deliverer: noDeliverer() };
    const voters = ['first', 'second'].map((voterId) => ({ voterId, platformId: null, confirmed: true }));
    const voting = createVoting({ db, ...rules });
    const cast = await Promise.all(voters.map((voter) => castVote(voting, { listingId, voter })));
    const { rows } = await sql<{ id: string; body: string; recorded_at: Date }>`
      select id, body, recorded_at from event where listing_id = ${listingId} order by id`.execute(fixture.db);
    expect(cast.map((one) => one.ok && one.eventId)).toEqual(rows.map(({ id }) => id));
    expect(cast.map((one) => one.ok && one.votedAt)).toEqual(rows.map((row) => row.recorded_at));
    expect(await counts(listingId)).toMatchObject({ total: 2, votes: 2, events: 2 });
  });

  test('those that are refused do not keep the others from being recorded', async () => {
    const listings = [await fixture.listing('minecraft'), await fixture.listing(), await fixture.listing()];
    await setListingPaused(fixture.db, listings[2]!, true, byPerson({ id: 'usr_owner' }));
    const rules = { site: fixture.site, requireConfirmed: false, deliverer: noDeliverer() };
    const voting = createVoting({ db: fixture.db, ...rules, isEmbedded: true });
    const voter = { voterId: 'voter', platformId: null, confirmed: true };
    const other = { ...voter, voterId: 'other' };
    const [minecraft, bot, paused] = listings as [string, string, string];
    const cast = await Promise.all([
      castVote(voting, { listingId: minecraft, voter, playerName: 'not a name' }),
      castVote(voting, { listingId: minecraft, voter, playerName: 'Name_1' }),
      castVote(voting, { listingId: paused, voter }),
      castVote(voting, { listingId: 'lst_00000000000000000000', voter }),
      castVote(voting, { listingId: "no 'ID'", voter }),
      castVote(voting, { listingId: bot, voter, at: new Date(Date.now() + 3_600_000) }),
      castVote(voting, { listingId: bot, voter: other }),
      castVote(voting, { listingId: bot, voter: other }),
    ]);
    const reasons = cast.map((one) => one.ok || one.reason);
    const expected = ['player_name', true, 'paused', 'no_listing', 'no_listing', 'at', true, 'too_soon'];
    expect(reasons).toEqual(expected);
    expect(await counts(minecraft)).toMatchObject({ total: 1, votes: 1, events: 1 });
    expect(await counts(bot)).toMatchObject({ total: 1, votes: 1, events: 1 });
    expect(await counts(paused)).toMatchObject({ total: 0, votes: 0, events: 0 });
  });

  test('those that are retried alone do not wait for each other', async () => {
    const listings = [await fixture.listing(), await fixture.listing(), await fixture.listing()];
    const allBegun = Promise.withResolvers<void>();
    let tries = 0;
    const db = withTransactions(async (run) => {
      tries += 1;
      if (tries === 1) throw new Error('the first, which is for all, fails');
      if (tries === 1 + listings.length) allBegun.resolve();
      await allBegun.promise;
      return run();
    });
    const slips = await Promise.all(listings.map((listingId) => slip(listingId, 'voter')));
    expect(await Promise.all(slips.map(batcher(db)))).toEqual([true, true, true]);
  });

  test('every caller gets the error when nothing can be recorded', async () => {
    const listingId = await fixture.listing();
    const db = withTransactions(() => Promise.reject(new Error('away')));
    const slips = [await slip(listingId, 'first'), await slip(listingId, 'second')];
    const settled = await Promise.allSettled(slips.map(batcher(db)));
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
