// P520, P521 votes are counted for their voters in the background, on both databases: exactly, whatever is annulled,
// restored or recorded meanwhile, and at the boundaries of days and months.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { cleanUp } from '../../src/cleanup.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { tallyVotes } from '../../src/voters/tally.ts';
import { readVoter } from '../../src/voters/voter.ts';
import { annulmentsOf } from '../support/annulments.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { randomFromSeed } from '../support/seeded-random.ts';

let fixture: DeliveryFixture;
let listings: readonly string[];
let people: readonly string[];
beforeEach(async () => {
  fixture = await openDeliveryFixture();
  listings = [await fixture.listing('minecraft'), await fixture.listing()];
  people = [(await aPerson(fixture.db)).id, (await aPerson(fixture.db)).id];
});
afterEach(() => fixture.close());

const [FIRST, SECOND] = [() => listings[0] ?? '', () => listings[1] ?? ''];
const ANN = () => people[0] ?? '';
const tally = () => tallyVotes(fixture.database);
const voter = (id = ANN()) => readVoter(fixture.db, id);

async function vote(listingId: string, personId = ANN(), at?: Date): Promise<void> {
  const cast = await fixture.vote(listingId, personId, at ? { at } : {});
  if (!cast.ok) throw new Error(cast.reason);
}

/** Some seconds before a midnight of the database's clock (UTC). */
async function moveTo(secondsBeforeMidnight: number): Promise<void> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from date_trunc('day', plaudit_now() at time zone 'UTC') + interval '1 day'
      - (plaudit_now() at time zone 'UTC'))::float8 as seconds`.execute(fixture.db);
  const left = (rows[0]?.seconds ?? 0) - secondsBeforeMidnight;
  await fixture.clock.advance(`${Math.round((left > 0 ? left : left + 86_400) * 1000)}ms`);
}

/** The counts, derived from the votes themselves. */
async function countedAgain(): Promise<unknown> {
  const { rows } = await sql`
    with days as (
      select voter_id, (voted_at at time zone 'UTC')::date as day, count(*)::int as votes from vote
      where exists (select from person where id = voter_id) group by 1, 2
    ), islands as (
      select voter_id, max(day) as last_day, count(*)::int as days from (
        select voter_id, day, day - (row_number() over (partition by voter_id order by day))::int as island from days
      ) as numbered group by voter_id, island
    )
    select days.voter_id as person, sum(votes)::int as votes,
      (select count(distinct listing_id)::int from vote where vote.voter_id = days.voter_id) as listings,
      (select max(islands.days) from islands where islands.voter_id = days.voter_id) as best,
      (select islands.days from islands where islands.voter_id = days.voter_id order by last_day desc limit 1) as streak,
      max(day)::text as "lastDay"
    from days group by days.voter_id order by 1`.execute(fixture.db);
  return rows;
}

async function stored(): Promise<unknown> {
  const { rows } = await sql`
    select person_id as person, votes, listings, best_streak as best, streak, last_day::text as "lastDay"
    from voter_stat where votes > 0 order by 1`.execute(fixture.db);
  return rows;
}

describe('P520 the tally', () => {
  test('counts each vote once, some seconds after it was cast, and a vote without an account for nobody', async () => {
    await vote(FIRST());
    await vote(SECOND());
    await vote(SECOND(), 'without_account');
    expect(await tally()).toBe(0);
    await fixture.clock.advance('6s');
    expect(await tally()).toBe(3);
    expect(await tally()).toBe(0);
    expect(await stored()).toEqual(await countedAgain());
    expect(await voter()).toMatchObject({ votes: 2, listings: 2, streak: { days: 1, best: 1, hasVotedToday: true } });
    expect(await voter('usr_owner')).toMatchObject({ votes: 0, streak: { days: 0 }, badges: [] });
  });

  test('what a person sees of themselves needs no tally', async () => {
    await vote(FIRST());
    expect(await voter()).toMatchObject({ votes: 1, streak: { days: 1, hasVotedToday: true } });
    await fixture.clock.advance('24h');
    await vote(FIRST());
    expect(await voter()).toMatchObject({ votes: 2, streak: { days: 2, best: 2 } });
    await tally();
    expect(await voter()).toMatchObject({ votes: 2, streak: { days: 2, best: 2 } });
  });

  test('a day ends at midnight UTC, to the second', async () => {
    await moveTo(2);
    await vote(FIRST());
    await fixture.clock.advance('1s');
    expect((await voter()).streak).toEqual({ days: 1, best: 1, hasVotedToday: true });
    await fixture.clock.advance('2s');
    expect((await voter()).streak).toEqual({ days: 1, best: 1, hasVotedToday: false });
    await vote(SECOND());
    expect((await voter()).streak).toEqual({ days: 2, best: 2, hasVotedToday: true });
    await moveTo(1);
    await fixture.clock.advance('24h');
    expect((await voter()).streak).toEqual({ days: 2, best: 2, hasVotedToday: false });
    await fixture.clock.advance('2s');
    expect((await voter()).streak).toEqual({ days: 0, best: 2, hasVotedToday: false });
    await tally();
    expect(await stored()).toEqual(await countedAgain());
  });

  test('badges are awarded once, and stay when the streak has ended', async () => {
    for (let day = 0; day < 3; day += 1) {
      await vote(SECOND());
      await fixture.clock.advance('24h');
      await tally();
    }
    const [badge] = (await voter()).badges;
    expect(badge).toMatchObject({ id: 'streak-3' });
    await fixture.clock.advance('72h');
    for (let day = 0; day < 3; day += 1) {
      await vote(SECOND());
      await fixture.clock.advance('24h');
      await tally();
    }
    expect((await voter()).badges).toEqual([badge]);
    const { rows } = await sql`select badge, awarded_on::text from voter_badge`.execute(fixture.db);
    expect(rows).toEqual([{ badge: 'streak-3', awarded_on: badge?.awardedOn }]);
  });

  test('a vote that the operator adds for an earlier day closes the gap', async () => {
    const start = (await fixture.vote(FIRST(), ANN())) as { votedAt: Date };
    await fixture.clock.advance('48h');
    await vote(FIRST());
    await fixture.clock.advance('6s');
    await tally();
    expect((await voter()).streak).toMatchObject({ days: 1, best: 1 });
    await vote(SECOND(), ANN(), new Date(start.votedAt.getTime() + 86_400_000));
    await fixture.clock.advance('6s');
    await tally();
    expect(await voter()).toMatchObject({ votes: 3, streak: { days: 3, best: 3 }, badges: [{ id: 'streak-3' }] });
    expect(await stored()).toEqual(await countedAgain());
  });

  test('the month begins anew, and votes for deleted listings still count for their voters', async () => {
    await vote(FIRST());
    await fixture.clock.advance('6s');
    await tally();
    await deleteListing(fixture.db, FIRST(), OPERATOR);
    await cleanUp(fixture.db);
    expect(await fixture.db.selectFrom('voter_total').selectAll().execute()).toEqual([]);
    await fixture.clock.advance(`${24 * 32}h`);
    await vote(SECOND());
    await fixture.clock.advance('6s');
    await tally();
    const { rows } = await sql`select votes, month_votes, listings, streak from voter_stat`.execute(fixture.db);
    expect(rows).toEqual([{ votes: 2, month_votes: 1, listings: 2, streak: 1 }]);
  });

  test('goes with the account', async () => {
    await vote(FIRST());
    await fixture.clock.advance('6s');
    await tally();
    await vote(SECOND());
    await fixture.db.deleteFrom('person').where('id', '=', ANN()).execute();
    await fixture.clock.advance('6s');
    await tally();
    expect(await stored()).toEqual([]);
  });

  test('two processes count each vote once', async () => {
    for (const person of people) for (const listing of listings) await vote(listing, person);
    await fixture.clock.advance('6s');
    const counted = await Promise.all([tally(), tally(), tally()]);
    expect(counted.reduce((sum, votes) => sum + votes, 0)).toBe(4);
    expect(await stored()).toEqual(await countedAgain());
  });
});

describe('P521 annulled votes', () => {
  test('count for nobody, whether they had been counted or not, and an undo returns them', async () => {
    const { annul, restore } = annulmentsOf(fixture, FIRST());
    for (let day = 0; day < 3; day += 1) {
      await vote(FIRST());
      await fixture.clock.advance('24h');
      if (day < 2) await tally();
    }
    const id = await annul();
    await tally();
    expect(await voter()).toMatchObject({ votes: 0, listings: 0, streak: { days: 0, best: 0 }, badges: [] });
    expect(await fixture.db.selectFrom('voter_correction').selectAll().execute()).toEqual([]);
    await restore(id);
    await tally();
    expect(await stored()).toEqual(await countedAgain());
    expect(await voter()).toMatchObject({ votes: 3, listings: 1, badges: [{ id: 'streak-3' }] });
  });

  test.each([1, 2, 3, 4, 5, 6])('stay exact in any order of votes, annulments and tallies (%i)', async (seed) => {
    const random = randomFromSeed(seed);
    const of = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
    const undo: (() => Promise<void>)[] = [];
    for (let step = 0; step < 60; step += 1) {
      const tools = annulmentsOf(fixture, of(listings));
      const kind = of(['vote', 'vote', 'vote', 'vote', 'wait', 'wait', 'tally', 'annul', 'restore']);
      if (kind === 'vote') await fixture.vote(of(listings), of(people));
      else if (kind === 'wait') await fixture.clock.advance(of(['3s', '6h', '13h', '25h', '50h']));
      else if (kind === 'tally') await tally();
      else if (kind === 'restore') await undo.pop()?.();
      else {
        const { rows } = await sql<{ id: string }>`
          select event_id as id from vote order by random() limit 1`.execute(fixture.db);
        const eventIds = rows.map((row) => row.id);
        const id = eventIds.length > 0 ? await tools.annul({ eventIds }).catch(() => null) : null;
        if (id) undo.push(() => tools.restore(id));
      }
    }
    await fixture.clock.advance('6s');
    await tally();
    expect(await stored()).toEqual(await countedAgain());
  });
});
