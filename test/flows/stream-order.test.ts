// Events are streamed in the order of their commits (decision P260): none is missed or swapped, whatever the order of
// their IDs.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatEventId } from '../../src/core/ids.ts';
import { createVoteBatcher } from '../../src/votes/vote-batch.ts';
import type { PendingVote } from '../../src/votes/vote-request.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { untilLocksAwaited } from '../support/locks.ts';
import { noDeliverer } from '../support/no-deliverer.ts';
import { recordPending } from '../support/record-pending.ts';
import { streamsOf } from '../support/stream-fixture.ts';

let fixture: DeliveryFixture;
beforeEach(async () => {
  fixture = await openDeliveryFixture();
});
afterEach(() => fixture.close());

/** A vote as it is before its transaction: it has its event ID already. */
async function pendingVote(listingId: string, voterId: string): Promise<PendingVote> {
  const { rows } = await sql<{ id: string; now: Date }>`
    select new_event_id(plaudit_now()) as id, plaudit_now() as now`.execute(fixture.db);
  const { id: eventId, now: votedAt } = rows[0]!;
  const vote = { eventId, listingId, voterId, userId: voterId, playerName: null, weight: 1, votedAt };
  const nextVoteAt = new Date(votedAt.getTime() + 43_200_000);
  const event = { eventId, listingId, body: `{"voter":"${voterId}"}`, recordedAt: votedAt };
  return { vote: { ...vote, hasAccount: false, nextVoteAt }, outgoing: { event, rewarded: null } };
}

const shown = ({ vote }: PendingVote) => formatEventId(vote.eventId);

test('P260 a vote that commits after one with a larger event ID comes after it, and is not missed', async () => {
  const listingId = await fixture.listing();
  const { token, read } = streamsOf(fixture);
  const frames = await read((await token(listingId)).token);
  const record = recordPending(createVoteBatcher({ db: fixture.db, deliverer: noDeliverer() }));
  const [first, second] = [await pendingVote(listingId, 'first'), await pendingVote(listingId, 'second')];
  expect(first.vote.eventId < second.vote.eventId).toBe(true);

  await record(second);
  fixture.changes.publishEvents(listingId);
  expect(await frames.ids(1)).toEqual([shown(second)]);
  await record(first);
  fixture.changes.publishEvents(listingId);
  expect(await frames.ids(1)).toEqual([shown(first)]);

  const again = await read((await token(listingId)).token, { requested: { from: 'oldest' } });
  expect(await again.ids(2)).toEqual([shown(second), shown(first)]);
  const resumed = await read((await token(listingId)).token, { requested: { from: 'event', id: second.vote.eventId } });
  expect(await resumed.ids(1)).toEqual([shown(first)]);
  await Promise.all([frames, again, resumed].map((one) => one.leave()));
});

test('P260 events of versions that had no positions come first, by their IDs', async () => {
  const listingId = await fixture.listing();
  const old: string[] = [];
  for (const voter of ['a', 'b', 'c']) {
    const vote = await fixture.vote(listingId, voter);
    if (vote.ok) old.push(formatEventId(vote.eventId));
  }
  await sql`update event set position = null where listing_id = ${listingId}`.execute(fixture.db);
  const newer = await fixture.vote(listingId, 'd');
  const { token, read } = streamsOf(fixture);
  const frames = await read((await token(listingId)).token, { requested: { from: 'oldest' } });
  expect(await frames.ids(4)).toEqual([...old, newer.ok && formatEventId(newer.eventId)]);
  await frames.leave();
});

test.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')(
  'P260 of concurrent transactions, a stream sees none before all earlier ones',
  async () => {
    const listingId = await fixture.listing();
    const { token, read } = streamsOf(fixture);
    const frames = await read((await token(listingId)).token);
    const [slow, quick] = [await pendingVote(listingId, 'slow'), await pendingVote(listingId, 'quick')];
    const record = () => recordPending(createVoteBatcher({ db: fixture.db, deliverer: noDeliverer() }));
    await holdCommits();
    const recorded = await fixture.db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${COMMIT_LOCK})`.execute(transaction);
      // Has its position, and is not committed.
      const slowly = record()(slow);
      await untilLocksAwaited(fixture.db);
      const quickly = record()(quick);
      await untilLocksAwaited(fixture.db, 2);
      fixture.changes.publishEvents(listingId);
      return { slowly, quickly };
    });
    expect(await Promise.all([recorded.slowly, recorded.quickly])).toEqual([true, true]);
    fixture.changes.publishEvents(listingId);
    expect(await frames.ids(2)).toEqual([shown(slow), shown(quick)]);
    await frames.leave();
  },
);

const COMMIT_LOCK = 4711;

/** Lets each vote's transaction wait for COMMIT_LOCK when it commits. */
async function holdCommits(): Promise<void> {
  await sql`
    create function wait_to_commit() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4711); return null; end $$`.execute(fixture.db);
  await sql`
    create constraint trigger wait_to_commit after insert on voting_window deferrable initially deferred
    for each row execute function wait_to_commit()`.execute(fixture.db);
}

test('P260 1,000 votes of ten concurrent batches arrive once, in the order in which they were recorded', async () => {
  const listingId = await fixture.listing();
  const { token, read } = streamsOf(fixture);
  const frames = await read((await token(listingId)).token);
  const arrived = frames.ids(1_000);
  await Promise.all(
    Array.from({ length: 10 }, async (_, lane) => {
      const record = recordPending(createVoteBatcher({ db: fixture.db, deliverer: noDeliverer() }));
      for (let round = 0; round < 10; round += 1) {
        const votes = await Promise.all(
          Array.from({ length: 10 }, (_, place) => pendingVote(listingId, `voter-${lane}-${round}-${place}`)),
        );
        await Promise.all(votes.map((vote) => record(vote)));
        fixture.changes.publishEvents(listingId);
      }
    }),
  );
  const ids = await arrived;
  expect(new Set(ids).size).toBe(1_000);
  const { rows } = await sql<{ id: string }>`
    select id from event where listing_id = ${listingId} order by position`.execute(fixture.db);
  expect(ids).toEqual(rows.map(({ id }) => formatEventId(id)));
  await frames.leave();
});
