// P23 lists of more than a thousand listings, which are read in order of an index and not sorted as a whole.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { indexRanking } from '../../src/listings/ranking.ts';
import { type ListingSearch, searchListings } from '../../src/listings/search-listings.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aPerson, aVote } from '../support/people-and-listings.ts';

/** Twice as many as are listed, so that no page sorts them all (decision P506). */
const MANY = 2_040;
/** The first servers report no players. */
const SILENT = MANY - 1_000;
let database: TestDatabase;
let db: Db;

/** Two by two, they have the same score. */
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
  const owner = await aPerson(db);
  await sql`
    insert into listing (id, type, game, name, tags, owner_id, address, score, vote_count, server_count, server_count_at, created_at)
    select kind.type || number, kind.type, case kind.type when 'game' then 'minecraft' end, 'Sample ' || number,
      array['many', 'part' || number % 3], ${owner.id}, case kind.type when 'game' then 'a.example' end,
      number / 2, number / 2, case kind.type when 'bot' then number end,
      case kind.type when 'bot' then plaudit_now() end, plaudit_now() - number * interval '1 second'
    from generate_series(1, ${MANY}::int) as number, (values ('bot'), ('game')) as kind (type)`.execute(db);
  await sql`
    update player_count set state = 'online', players = substr(listing_id, 5)::int, next_probe_at = plaudit_now() + interval '1 day'
    where substr(listing_id, 5)::int > ${SILENT}::int`.execute(db);
  await indexRanking(db);
  await database.clock.advance('1m');
});
afterAll(() => database.close());

type Asked = Partial<ListingSearch> & Pick<ListingSearch, 'type'>;

async function allPages(asked: Asked, between: () => Promise<unknown> = async () => undefined) {
  const first = await searchListings(db, { ...asked, perPage: 100 });
  const ids = first.listings.map(({ id }) => id);
  await between();
  for (let page = 2; page <= first.pages; page++) {
    const { openedAt } = first;
    const found = await searchListings(db, { ...asked, page, perPage: 100, openedAt });
    ids.push(...found.listings.map(({ id }) => id));
  }
  return { first, ids };
}

const numberOf = (id: string) => Number(id.replace(/\D/g, ''));

describe('P23 more than a thousand listings', () => {
  const lists: readonly (readonly [string, Asked])[] = [
    ['by rank', { type: 'bot' }],
    ['by game', { type: 'game', game: 'minecraft' }],
    ['by votes', { type: 'game', sort: 'votes' }],
    ['by servers', { type: 'bot', sort: 'servers' }],
    ['with a text query', { type: 'bot', query: 'sample' }],
    ['with a tag', { type: 'game', tags: ['many'] }],
    ['with a tag, by votes', { type: 'game', game: 'minecraft', tags: ['many'], sort: 'votes' }],
    ['with a tag, by servers', { type: 'bot', tags: ['many'], sort: 'servers' }],
    ['by players', { type: 'game', sort: 'players' }],
    ['by players, with a text query', { type: 'game', game: 'minecraft', query: 'sample', sort: 'players' }],
  ];
  test.each(lists)('%s: lists a thousand, each once, best first', async (_, asked) => {
    const { first, ids } = await allPages(asked);
    expect(first).toMatchObject({ total: 1_000, hasMore: true, pages: 10 });
    expect(new Set(ids).size).toBe(1_000);
    expect(numberOf(ids[0]!)).toBeGreaterThanOrEqual(MANY - 1);
    const halves = ids.map((id) => Math.floor(numberOf(id) / 2));
    expect(halves).toEqual(halves.toSorted((a, b) => b - a));
  });

  test.each([[], ['many']])('lists the newest first', async (...tags) => {
    const { ids } = await allPages({ type: 'bot', tags, sort: 'newest' });
    expect(ids).toEqual(Array.from({ length: 1_000 }, (_, place) => `bot${place + 1}`));
  });

  test('lists those that report no players after those that do', async () => {
    const found = await searchListings(db, { type: 'game', sort: 'players', page: 10, perPage: 100 });
    expect(found.listings.at(-1)?.id).toBe(`game${SILENT + 1}`);
    const few = await searchListings(db, { type: 'game', tags: ['part1'], sort: 'players', page: 99 });
    expect(numberOf(few.listings.at(-1)!.id)).toBeLessThan(SILENT + 1);
  });

  test.each(['rank', 'votes'] as const)(
    'P22 sorted by %s: no duplicates and no gaps while votes come in',
    async (sort) => {
      const voterId = `voter_${sort}`;
      const votes = async () => {
        await database.clock.advance('10s');
        for (const id of ['bot1500', 'bot1501', 'bot1700', `bot${MANY}`])
          await aVote(db, { id, type: 'bot' } as Parameters<typeof aVote>[1], { voterId });
      };
      const before = (await allPages({ type: 'bot', sort })).ids;
      expect((await allPages({ type: 'bot', sort }, votes)).ids).toEqual(before);
      await database.clock.advance('10s');
      expect((await allPages({ type: 'bot', sort })).ids).not.toEqual(before);
    },
  );

  test.each([
    ['rank', sql`score desc, vote_count desc, id`],
    ['votes', sql`vote_count desc, score desc, id`],
  ] as const)('P372 sorted by %s: listings that are not in the index are in their places', async (sort, order) => {
    await database.clock.advance('10s');
    await sql`update listing set score = score + 30, vote_count = vote_count + 20
      where id in ('bot1090', 'bot1600', 'bot1601', ${`bot${MANY - 2}`})`.execute(db);
    const { rows } = await sql<{ id: string }>`
      select id from listing where type = 'bot' order by ${order} limit 1000`.execute(db);
    const right = rows.map(({ id }) => id);
    const listed = async () => (await allPages({ type: 'bot', sort })).ids;
    expect(await listed()).toEqual(right);
    await indexRanking(db);
    expect(await listed()).toEqual(right);
  });
});
