// Staff annuls votes and restores them (decisions P410, P411): every count is exact afterwards, also under votes.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { findPerson } from '../../src/access/people.ts';
import {
  advanceAnnulment,
  finishAnnulments,
  orderAnnulment,
  orderRestoration,
} from '../../src/integrity/annul-votes.ts';
import { selectAnnulment } from '../../src/integrity/annulment-queries.ts';
import { expireRankingDays } from '../../src/listings/ranking.ts';
import { anonymizeVoter } from '../../src/votes/own-votes.ts';
import { currentVote, selectVoteOfUser, selectVotesOfPlayers } from '../../src/votes/queries.ts';
import { selectTopVoters, selectTotals } from '../../src/votes/vote-stats-queries.ts';
import { annulmentsOf } from '../support/annulments.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';

let fixture: DeliveryFixture;
let listingId: string;
let tools: ReturnType<typeof annulmentsOf>;
beforeEach(async () => {
  fixture = await openDeliveryFixture();
  listingId = await fixture.listing('minecraft');
  tools = annulmentsOf(fixture, listingId);
});
afterEach(() => fixture.close());

type Tools = typeof tools;
const vote = (...given: Parameters<Tools['vote']>) => tools.vote(...given);
const annul = (...given: Parameters<Tools['annul']>) => tools.annul(...given);
const restore = (id: string) => tools.restore(id);
const counts = () => tools.counts();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Votes of three voters over 40 days, one of them twice this month. */
async function someVotes(): Promise<void> {
  for (const days of [40, 29, 5, 1]) await vote('ann', { at: daysAgo(days) });
  for (const days of [31, 4]) await vote('bob', { at: daysAgo(days), playerName: 'Steve' });
  await vote('ann', { playerName: 'Alex' });
  await vote('cid');
}

describe('P410 annulled votes', () => {
  test('leave every count, and an undo returns each exactly', async () => {
    await someVotes();
    const before = await counts();
    const id = await annul();
    expect(await counts()).toEqual({ listings: [{ votes: 0, score: 0 }], days: [], months: [], votes: [] });
    expect(await selectTotals(fixture.db, listingId)).toMatchObject({ total: 0, last24h: 0, last30d: 0 });
    expect(await selectTopVoters(fixture.db, listingId)).toEqual([]);
    expect(await selectAnnulment(fixture.db, id)).toMatchObject({
      state: 'annulled',
      selected: 8,
      annulled: 8,
      canRestore: true,
    });
    await restore(id);
    expect(await counts()).toEqual(before);
    expect(await selectAnnulment(fixture.db, id)).toMatchObject({ state: 'restored', canRestore: false });
  });

  test('leave the counts of all other votes as if they had never been cast', async () => {
    await vote('bob', { at: daysAgo(4) });
    await vote('ann', { at: daysAgo(4) });
    const without = await counts();
    for (const days of [3, 2, 1]) await vote('ann', { at: daysAgo(days) });
    await vote('dan', { at: daysAgo(1) });
    const id = await annul({ since: daysAgo(3.5) });
    expect(await counts()).toEqual(without);
    await restore(id);
    expect((await counts()).listings).toEqual([{ votes: 6, score: 6 }]);
  });

  test('are not found by checks, but their window stays closed until it ends', async () => {
    await vote('ann', { playerName: 'Alex' });
    const id = await annul();
    expect(await selectVoteOfUser(fixture.db, listingId, 'ann')).toBeUndefined();
    expect(await selectVotesOfPlayers(fixture.db, listingId, ['Alex'])).toEqual([]);
    expect(await currentVote(fixture.db, listingId, 'ann')).not.toBeNull();
    expect(await fixture.vote(listingId, 'ann')).toMatchObject({ reason: 'too_soon' });
    await restore(id);
    expect(await selectVoteOfUser(fixture.db, listingId, 'ann')).toBeDefined();
    await annul();
    await fixture.clock.advance('24h');
    await vote('ann', { playerName: 'Alex' });
    expect(await selectVoteOfUser(fixture.db, listingId, 'ann')).toBeDefined();
    expect((await counts()).listings).toEqual([{ votes: 1, score: 1 }]);
  });

  test('of days that have left the ranking meanwhile are restored without a score', async () => {
    await vote('ann');
    const id = await annul();
    await vote('bob');
    await fixture.clock.advance('29d');
    const late = await annul({ since: daysAgo(-20) }).catch(() => null);
    expect(late).toBeNull();
    await fixture.clock.advance('12h');
    await restore(id);
    await fixture.clock.advance('2d');
    await expireRankingDays(fixture.db);
    expect((await counts()).listings).toEqual([{ votes: 2, score: 0 }]);
    expect((await counts()).days).toMatchObject([{ votes: 2, scored: false }]);
  });

  test('cannot be restored after 30 days, or twice', async () => {
    await vote('ann');
    const id = await annul();
    await fixture.clock.advance('30d');
    expect(await orderRestoration(fixture.db, id, OPERATOR)).toEqual({ ok: false, reason: 'not_now' });
    await vote('ann');
    const other = await annul();
    await restore(other);
    expect(await orderRestoration(fixture.db, other, OPERATOR)).toEqual({ ok: false, reason: 'not_now' });
  });

  test('are selected singly, by time, and by the age of the account', async () => {
    const first = await vote('ann', { at: daysAgo(2) });
    await vote('bob', { at: daysAgo(1) });
    const single = await annul({ eventIds: [first.eventId] });
    expect(await selectAnnulment(fixture.db, single)).toMatchObject({ annulled: 1 });
    await fixture.db
      .insertInto('person')
      .values([
        { id: 'old', email: 'old@example.test', name: 'Old', created_at: daysAgo(9) },
        { id: 'new', email: 'new@example.test', name: 'New' },
      ])
      .execute();
    await vote('old');
    await vote('new');
    const young = await annul({ youngerThanHours: 24 });
    const { rows } = await sql`select voter_id, annulment_id from annulled_vote order by voter_id`.execute(fixture.db);
    expect(rows).toEqual([
      { voter_id: 'ann', annulment_id: single },
      { voter_id: 'new', annulment_id: young },
    ]);
  });

  test('are refused without a reason, and where nothing is selected', async () => {
    const selection = { listingId, until: new Date() };
    expect(await orderAnnulment(fixture.db, { selection, reason: ' ' }, OPERATOR)).toMatchObject({ reason: 'invalid' });
    expect(await orderAnnulment(fixture.db, { selection, reason: 'x' }, OPERATOR)).toEqual({
      ok: false,
      reason: 'none',
    });
    expect(await fixture.db.selectFrom('annulment').selectAll().execute()).toEqual([]);
  });

  test('tell the owner once how many and why, and are in the audit log', async () => {
    await someVotes();
    const id = await annul();
    await restore(id);
    const notices = await fixture.db.selectFrom('notice').select(['kind', 'votes', 'reason']).orderBy('id').execute();
    expect(notices).toEqual([
      { kind: 'votes.annulled', votes: 8, reason: 'Votes of one script.' },
      { kind: 'votes.restored', votes: 8, reason: 'Votes of one script.' },
    ]);
    const audit = await fixture.db
      .selectFrom('audit_entry')
      .select(['act', 'subject', 'detail'])
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { act: 'votes.annulled', subject: id, detail: { votes: 8, reason: 'Votes of one script.' } },
      { act: 'votes.restored', subject: id, detail: { votes: 8 } },
    ]);
  });

  test('lose the name of a voter whose account is deleted, also while they are annulled', async () => {
    await fixture.db.insertInto('person').values({ id: 'gone', email: 'gone@example.test', name: 'Gone' }).execute();
    await vote('gone', { playerName: 'Gone_1' });
    const id = await annul();
    expect(await findPerson(fixture.db, 'gone')).not.toBeNull();
    await fixture.db.transaction().execute((transaction) => anonymizeVoter(transaction, 'gone', []));
    await restore(id);
    const { votes, months } = await counts();
    expect(votes).toMatchObject([{ voter_id: expect.stringMatching(/^gone_/), player_name: null }]);
    expect(months).toMatchObject([{ user_id: (votes[0] as { user_id: string }).user_id, votes: 1 }]);
  });
});

describe('P410 many votes are annulled in slices', () => {
  const many = 1_200;
  async function manyVotes(): Promise<void> {
    await sql`
      insert into vote (event_id, listing_id, voter_id, user_id, weight, voted_at, next_vote_at)
      select new_event_id(plaudit_now()), ${listingId}, 'v' || n, 'v' || n, 2, plaudit_now() - n * interval '1 minute',
        plaudit_now() - n * interval '1 minute' + interval '24 hours' from generate_series(1, ${many}::int) as n`.execute(
      fixture.db,
    );
    await sql`
      insert into listing_day (listing_id, day, votes, weight, scored)
      select listing_id, (voted_at at time zone 'UTC')::date, count(*), sum(weight), true from vote
      where listing_id = ${listingId} group by 1, 2`.execute(fixture.db);
    await sql`
      insert into voter_month (listing_id, month, user_id, votes, last_voted_at)
      select listing_id, date_trunc('month', voted_at at time zone 'UTC')::date, user_id, 1, voted_at from vote
      where listing_id = ${listingId} and voted_at >= date_trunc('month', plaudit_now() at time zone 'UTC') at time zone 'UTC'`.execute(
      fixture.db,
    );
    await sql`update listing set vote_count = ${many}, score = ${2 * many} where id = ${listingId}`.execute(fixture.db);
  }

  test('counts are exact after each slice, with votes in between, whichever process goes on', async () => {
    await manyVotes();
    const before = await counts();
    const id = await tools.order();
    await advanceAnnulment(tools.annuller, id, 1);
    expect((await counts()).listings).toEqual([{ votes: many - 500, score: 2 * (many - 500) }]);
    await vote('new1');
    await advanceAnnulment(tools.annuller, id, 1);
    await Promise.all([
      finishAnnulments(tools.annuller),
      finishAnnulments(tools.annuller),
      ...['new2', 'new3', 'new4'].map((voter) => vote(voter)),
    ]);
    await finishAnnulments(tools.annuller);
    expect((await counts()).listings).toEqual([{ votes: 4, score: 4 }]);
    expect(await selectAnnulment(fixture.db, id)).toMatchObject({ state: 'annulled', annulled: many });
    await annul();
    await restore(id);
    const { votes, listings, days, months } = await counts();
    expect({ votes, listings, days, months }).toEqual(before);
  });

  test('a deleted listing leaves nothing behind', async () => {
    await manyVotes();
    const id = await tools.order();
    await advanceAnnulment(tools.annuller, id, 1);
    await sql`delete from listing where id = ${listingId}`.execute(fixture.db);
    await finishAnnulments(tools.annuller);
    expect(await fixture.db.selectFrom('annulment_vote').selectAll().execute()).toEqual([]);
    expect(await selectAnnulment(fixture.db, id)).toMatchObject({ state: 'annulled', annulled: 500 });
  });
});

test('P410 the process responds to others after each slice of a large annulment, also with the embedded database', async () => {
  await sql`
    insert into vote (event_id, listing_id, voter_id, user_id, weight, voted_at, next_vote_at)
    select new_event_id(plaudit_now()), ${listingId}, 'v' || number, 'v' || number, 1, plaudit_now(),
      plaudit_now() + interval '1 day'
    from generate_series(1, 2000) as number`.execute(fixture.db);
  await sql`
    insert into listing_day (listing_id, day, votes, weight)
    values (${listingId}, (plaudit_now() at time zone 'UTC')::date, 2000, 2000)`.execute(fixture.db);
  await sql`update listing set vote_count = 2000, score = 2000 where id = ${listingId}`.execute(fixture.db);
  await tools.order();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await finishAnnulments(tools.annuller);
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(4);
  expect((await counts()).listings).toEqual([{ votes: 0, score: 0 }]);
});
