// P372 What the indexes of the ranking have may be older than score and vote count. Lists and ranks are right all the same.
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import { selectTopRanked } from '../../src/listings/front-page-queries.ts';
import { findListing } from '../../src/listings/queries.ts';
import { indexRanking } from '../../src/listings/ranking.ts';
import { selectRank } from '../../src/listings/ranking-queries.ts';
import { deleteListing, setListingPaused } from '../../src/listings/save-listing.ts';
import { selectRelated } from '../../src/listings/search-queries.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aPerson, aServer, aVote } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

let voters = 0;

async function vote(id: string, votes: number, type: 'bot' | 'game' = 'bot'): Promise<void> {
  const listing = { id, type } as Parameters<typeof aVote>[1];
  for (let number = 0; number < votes; number += 1) await aVote(db, listing, { voterId: `voter_${++voters}` });
}

async function indexed(id: string) {
  const { rows } = await sql<{ votes: number; indexed: number }>`
    select vote_count as votes, ranked_votes as indexed from listing where id = ${id}`.execute(db);
  return rows[0];
}

const unranked = async () => (await sql`select from listing where not is_ranked`.execute(db)).rows.length;
const top = async (type: 'bot' | 'game' = 'bot') => (await selectTopRanked(db, type, 2)).map(({ id }) => id);
const rank = async (id: string) => selectRank(db, (await findListing(db, id))!);

test('no index of listings has what every vote changes', async () => {
  const { rows } = await sql<{ index: string }>`
    select distinct objid::regclass::text as index from pg_depend
    join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where classid = 'pg_class'::regclass and objid in (select indexrelid from pg_index)
      and refobjid = 'listing'::regclass and attname in ('score', 'vote_count', 'ranked_at')`.execute(db);
  expect(rows).toEqual([]);
});

test('several votes within a second change the indexes once, and the order at once', async () => {
  const [first, second, third] = [await aBot(db), await aBot(db), await aBot(db)];
  await database.clock.advance('2s');
  await vote(first.id, 2);
  await vote(second.id, 3);
  expect(await indexed(first.id)).toEqual({ votes: 2, indexed: 1 });
  expect(await indexed(second.id)).toEqual({ votes: 3, indexed: 1 });
  expect(await top()).toEqual([second.id, first.id]);
  expect([await rank(second.id), await rank(first.id), await rank(third.id)]).toEqual([1, 2, 3]);
  await sql`update listing set tags = '{same}'`.execute(db);
  const related = await selectRelated(db, (await findListing(db, third.id))!, 2);
  expect(related.map(({ id }) => id)).toEqual([second.id, first.id]);

  await database.clock.advance('1s');
  await vote(first.id, 1);
  expect(await indexed(first.id)).toEqual({ votes: 3, indexed: 3 });
  expect(await unranked()).toBe(1);
});

test('the indexes are brought up to date, in slices, and the order stays the same', async () => {
  await aBot(db);
  const owner = await aPerson(db);
  await sql`
    insert into listing (id, type, name, owner_id, score, vote_count)
    select 'lst_' || number, 'bot', 'Sample ' || number, ${owner.id}, number, 1
    from generate_series(1, 1100) as number`.execute(db);
  const before = [await top(), await rank('lst_1099'), await rank('lst_2')];
  expect(before).toEqual([['lst_1100', 'lst_1099'], 2, 1_099]);
  expect(await unranked()).toBe(1_100);
  await indexRanking(db);
  expect(await unranked()).toBe(0);
  expect([await top(), await rank('lst_1099'), await rank('lst_2')]).toEqual(before);
});

test('a listing that is in no index leaves and joins the lists at once', async () => {
  const [one, other] = [await aServer(db, 'fivem'), await aServer(db, 'fivem')];
  await vote(one.id, 3, 'game');
  await vote(other.id, 2, 'game');
  expect(await unranked()).toBe(2);
  expect(await top('game')).toEqual([one.id, other.id]);

  await setListingPaused(db, one.id, true, OPERATOR);
  expect(await top('game')).toEqual([other.id]);
  expect([await rank(one.id), await rank(other.id)]).toEqual([null, 1]);
  await setListingPaused(db, one.id, false, OPERATOR);
  expect([await rank(one.id), await rank(other.id)]).toEqual([1, 2]);

  await sql`update listing set game = 'roblox' where id = ${one.id}`.execute(db);
  expect([await rank(one.id), await rank(other.id)]).toEqual([1, 1]);
  await sql`update listing set state = 'hidden', state_reason = 'A sample reason.' where id = ${one.id}`.execute(db);
  expect(await top('game')).toEqual([other.id]);
  await sql`update listing set state = 'public', state_reason = null where id = ${one.id}`.execute(db);
  expect(await top('game')).toEqual([one.id, other.id]);
  await deleteListing(db, one.id, OPERATOR);
  expect(await top('game')).toEqual([other.id]);
});

test('what a version before 0.2.0 writes, which knows no copies, is in the lists at once', async () => {
  const [one, other] = [await aBot(db), await aBot(db)];
  await vote(one.id, 1);
  await sql`update listing set vote_count = vote_count + 5, score = score + 5 where id = ${other.id}`.execute(db);
  expect(await top()).toEqual([other.id, one.id]);
  await indexRanking(db);
  expect([await top(), await unranked()]).toEqual([[other.id, one.id], 0]);
});
