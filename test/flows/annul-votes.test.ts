// Staff annuls votes and restores them (decisions P410 to P414): every count is exact afterwards, also under votes, and
// whichever step a process dies at.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { findPerson } from '../../src/access/people.ts';
import { openVoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { pauseWebhook, resumeWebhook, setAnnulmentEvents } from '../../src/endpoints/webhook-settings.ts';
import {
  advanceAnnulment,
  finishAnnulments,
  orderAnnulment,
  orderRestoration,
} from '../../src/integrity/annul-votes.ts';
import { selectAnnulment } from '../../src/integrity/annulment-queries.ts';
import type { VoteSelection } from '../../src/integrity/selection-queries.ts';
import { expireRankingDays } from '../../src/listings/ranking.ts';
import { listListenerVotes } from '../../src/votes/listener-log.ts';
import { anonymizeVoter } from '../../src/votes/own-votes.ts';
import { currentVote, selectVoteOfUser, selectVotesOfPlayers } from '../../src/votes/queries.ts';
import { selectTopVoters, selectTotals } from '../../src/votes/vote-stats-queries.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { verifyBody } from '../support/signatures.ts';
import { LISTENER_KEYS } from '../support/vote-listener.ts';

let fixture: DeliveryFixture;
let listingId: string;
beforeEach(async () => {
  fixture = await openDeliveryFixture();
  listingId = await fixture.listing('minecraft');
});
afterEach(() => fixture.close());

const annuller = () => ({ db: fixture.db, wake: fixture.wake });
const vote = async (voterId: string, more: Parameters<DeliveryFixture['vote']>[2] = {}) => {
  const cast = await fixture.vote(listingId, voterId, more);
  if (!cast.ok) throw new Error(cast.reason);
  return cast;
};

async function order(selection: Partial<VoteSelection> = {}): Promise<string> {
  const until = new Date(Date.now() + 400 * 86_400_000);
  const ordered = await orderAnnulment(
    fixture.db,
    { selection: { listingId, until, ...selection }, reason: 'Votes of one script.' },
    OPERATOR,
  );
  if (!ordered.ok) throw new Error(ordered.reason);
  return ordered.id;
}

async function annul(selection: Partial<VoteSelection> = {}): Promise<string> {
  const id = await order(selection);
  await finishAnnulments(annuller());
  return id;
}

async function restore(id: string): Promise<void> {
  expect(await orderRestoration(fixture.db, id, OPERATOR)).toEqual({ ok: true });
  await finishAnnulments(annuller());
}

/** Everything that counts votes. */
async function counts() {
  const { rows: listings } = await sql`
    select vote_count::int as votes, score::int as score from listing where id = ${listingId}`.execute(fixture.db);
  const { rows: days } = await sql`
    select day::text, votes, weight::int as weight, scored from listing_day where listing_id = ${listingId} order by day`.execute(
    fixture.db,
  );
  const { rows: months } = await sql`
    select month::text, user_id, votes, last_voted_at from voter_month where listing_id = ${listingId} order by 1, 2`.execute(
    fixture.db,
  );
  const { rows: votes } = await sql`select * from vote where listing_id = ${listingId} order by event_id`.execute(
    fixture.db,
  );
  return { listings, days, months, votes };
}

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
    const id = await order();
    await advanceAnnulment(annuller(), id, 1);
    expect((await counts()).listings).toEqual([{ votes: many - 500, score: 2 * (many - 500) }]);
    await vote('new1');
    await advanceAnnulment(annuller(), id, 1);
    await Promise.all([
      finishAnnulments(annuller()),
      finishAnnulments(annuller()),
      ...['new2', 'new3', 'new4'].map((voter) => vote(voter)),
    ]);
    await finishAnnulments(annuller());
    expect((await counts()).listings).toEqual([{ votes: 4, score: 4 }]);
    expect(await selectAnnulment(fixture.db, id)).toMatchObject({ state: 'annulled', annulled: many });
    await annul();
    await restore(id);
    const { votes, listings, days, months } = await counts();
    expect({ votes, listings, days, months }).toEqual(before);
  });

  test('a deleted listing leaves nothing behind', async () => {
    await manyVotes();
    const id = await order();
    await advanceAnnulment(annuller(), id, 1);
    await sql`delete from listing where id = ${listingId}`.execute(fixture.db);
    await finishAnnulments(annuller());
    expect(await fixture.db.selectFrom('annulment_vote').selectAll().execute()).toEqual([]);
    expect(await selectAnnulment(fixture.db, id)).toMatchObject({ state: 'annulled', annulled: 500 });
  });
});

describe('P412 deliveries of annulled votes', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  const events = () => receiver.received.map(({ headers }) => headers['x-plaudit-event']);
  const bodies = () => receiver.received.map(({ body }) => JSON.parse(body));
  async function states() {
    const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 50 });
    return deliveries.map(({ state, code }) => [state, code]).reverse();
  }

  test('that were not sent are cancelled, and sent after an undo; those that arrived stay', async () => {
    await fixture.webhook(listingId, receiver.url);
    await vote('ann');
    await fixture.tick();
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    await vote('bob');
    await vote('cid');
    const id = await annul({ since: new Date(Date.now() - 60_000) });
    expect(await states()).toEqual([
      ['delivered', 'delivered'],
      ['undelivered', 'vote_annulled'],
      ['undelivered', 'vote_annulled'],
    ]);
    await resumeWebhook(fixture, listingId, OPERATOR);
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    await restore(id);
    await fixture.tick();
    expect(bodies().map(({ data }) => data.userId)).toEqual(['ann', 'bob', 'cid']);
    expect(await states()).toEqual([
      ['delivered', 'delivered'],
      ['delivered', 'delivered'],
      ['delivered', 'delivered'],
    ]);
  });

  test('that wait for a retry are cancelled, and continue their attempts after an undo', async () => {
    await fixture.webhook(listingId, receiver.url);
    receiver.answer = 503;
    await vote('ann');
    await fixture.tick();
    const id = await annul();
    await fixture.clock.advance('1h');
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    receiver.answer = 204;
    await restore(id);
    await fixture.tick();
    expect(receiver.received.map(({ headers }) => headers['x-plaudit-attempt'])).toEqual(['1', '2']);
    expect(await states()).toEqual([['delivered', 'delivered']]);
  });

  test('that are in flight end as usual', async () => {
    await fixture.webhook(listingId, receiver.url);
    let respond = () => {};
    receiver.answer = (_, response) => {
      respond = () => response.writeHead(204).end();
    };
    await vote('ann');
    const sending = fixture.tick();
    await receiver.until(1);
    await annul();
    respond();
    await sending;
    expect(await states()).toEqual([['delivered', 'delivered']]);
    expect((await counts()).listings).toEqual([{ votes: 0, score: 0 }]);
  });

  test('are announced to a webhook that wants to know, signed and with the vote, at least once', async () => {
    const secret = await fixture.webhook(listingId, receiver.url);
    const cast = await vote('ann', { playerName: 'Alex' });
    await fixture.tick();
    await annul({ eventIds: ['00000000-0000-0000-0000-000000000000', cast.eventId] });
    await fixture.tick();
    expect(events()).toEqual(['vote.created']);
    expect(await setAnnulmentEvents(fixture.db, { listingId, wanted: true, by: OPERATOR })).toBe(true);
    const next = await vote('bob');
    await fixture.tick();
    receiver.answer = 503;
    const id = await annul();
    await fixture.tick();
    receiver.answer = 204;
    await fixture.clock.advance('1h');
    await fixture.tick();
    await restore(id);
    await fixture.tick();
    expect(events()).toEqual(['vote.created', 'vote.created', 'vote.annulled', 'vote.annulled', 'vote.restored']);
    const [, , first, second, restored] = bodies();
    expect(first).toEqual(second);
    expect(first).toMatchObject({
      event: 'vote.annulled',
      version: 1,
      test: false,
      data: {
        listingId,
        userId: 'bob',
        playerName: null,
        weight: 1,
        voteEventId: next.eventId.replaceAll('-', ''),
        reason: 'Votes of one script.',
      },
    });
    expect(restored.eventId).not.toBe(first.eventId);
    const { body, headers } = receiver.received[2]!;
    expect(headers['x-plaudit-event-id']).toBe(first.eventId);
    expect(verifyBody(body, headers['x-webhook-signature'] as string, secret)).toBe(true);
  });

  test('to a listener free the player’s reward for the next vote, and are sent after an undo', async () => {
    const listener = await openVoteReceiver({ keys: LISTENER_KEYS });
    await fixture.listener(listingId, listener);
    await sql`update endpoint set paced_until = null`.execute(fixture.db);
    const first = await vote('ann', { playerName: 'Alex' });
    await vote('bob', { playerName: 'Alex' });
    const id = await annul({ eventIds: [first.eventId] });
    await fixture.tick();
    const lines = async () => (await listListenerVotes(fixture, listingId, 10)).map(({ state }) => state).reverse();
    expect(await lines()).toEqual(['failed', 'accepted']);
    await restore(id);
    await fixture.tick();
    expect(await lines()).toEqual(['already_rewarded', 'accepted']);
    await listener.close();
  });
});
