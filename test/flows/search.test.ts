// Lists: search, filters, sorting and paging, on both databases.
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import type { Game, ListingDetails } from '../../src/listings/listing.ts';
import { selectRank } from '../../src/listings/ranking-queries.ts';
import { deleteListing, updateListing } from '../../src/listings/save-listing.ts';
import { type ListingSearch, searchListings } from '../../src/listings/search-listings.ts';
import { selectPopularTags } from '../../src/listings/search-queries.ts';
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

async function server(text: Partial<ListingDetails>, game: Game = 'minecraft'): Promise<string> {
  const { id } = await aServer(db, game);
  expect(await updateListing(db, id, text, OPERATOR)).toMatchObject({ ok: true });
  return id;
}

const search = (given: Partial<ListingSearch>) => searchListings(db, { type: 'game', ...given });
const ids = async (given: Partial<ListingSearch>) => (await search(given)).listings.map(({ id }) => id);

describe('search finds listings', () => {
  test('by type, game, tags and every word, case-insensitively', async () => {
    await server({ name: '100% Survival_Land', summary: 'Peaceful', tags: ['smp', 'eu-west'] });
    await server({ name: 'Other' }, 'fivem');
    await aBot(db);
    const count = async (given: Partial<ListingSearch>) => (await search(given)).total;
    expect(await count({})).toBe(2);
    expect(await count({ game: 'minecraft' })).toBe(1);
    expect(await count({ tags: [' SMP '] })).toBe(1);
    expect(await count({ tags: ['smp', 'eu-west'] })).toBe(1);
    expect(await count({ tags: ['smp', 'us-east'] })).toBe(0);
    expect(await count({ tags: ['sm'] })).toBe(0);
    expect(await count({ query: 'peaceful survival' })).toBe(1);
    expect(await count({ query: 'SURV' })).toBe(1);
    expect(await count({ query: 'eu-west' })).toBe(1);
    expect(await count({ query: 'peaceful war' })).toBe(0);
    expect(await count({ query: '100%' })).toBe(1);
    expect(await selectPopularTags(db, 'game', 5)).toEqual([
      { tag: 'eu-west', listings: 1 },
      { tag: 'smp', listings: 1 },
    ]);
  });

  test('P20 with or without diacritics, in any width, case and direction', async () => {
    await server({
      name: 'Z\u0351\u036Balgo Café ＷＩＤＥ 生存サーバー',
      summary: '\u202Eплощадь\u202C',
    });
    for (const query of ['zalgo', 'CAFE', 'café', 'wide', 'ПЛОЩАДЬ', '\u202Eплощадь', '生存', 'ｃａｆｅ'])
      expect((await search({ query })).total, query).toBe(1);
  });

  test('P20 in this order: the whole name, words of the name, of tags and summary, of the description', async () => {
    const described = await server({ name: 'A', description: 'All about castles and more.' });
    const summed = await server({ name: 'B', summary: 'Castles everywhere' });
    const named = await server({ name: 'Great castles' });
    const whole = await server({ name: 'Castles!' });
    const tagged = await server({ name: 'C', tags: ['castles'] });
    await db.updateTable('listing').set({ score: 9 }).where('id', '=', tagged).execute();
    expect(await ids({ query: 'castles' })).toEqual([whole, named, tagged, summed, described]);
    expect((await ids({ query: 'castles', sort: 'rank' }))[0]).toBe(tagged);
  });

  test('P20 by a new name after renaming, and not at all after deletion', async () => {
    const id = await server({ name: 'Before' });
    await updateListing(db, id, { name: 'After' }, OPERATOR);
    expect(await ids({ query: 'before' })).toEqual([]);
    expect(await ids({ query: 'after' })).toEqual([id]);
    await deleteListing(db, id, OPERATOR);
    expect(await search({ query: 'after' })).toMatchObject({ total: 0, similar: [] });
  });

  test('P20 without an error for any query', async () => {
    await server({ name: 'Quiet place', description: '\ufdfa'.repeat(10_000), tags: ['a'] });
    const hostile = [
      ...['%', '_', '\\', "'", "'; drop table listing; --", 'a\0b', '\ud800', '&', '!quiet', '<->', ':*', '|'],
      ...['quiet & !place', "quiet':A", '(((', '\u202E\u202D', '🎮', '\ufdfa'.repeat(100), 'x'.repeat(10_000)],
      ...['x '.repeat(5_000), `${'a'.repeat(60)} `.repeat(100), '\u0301'.repeat(5_000), '-'.repeat(99)],
    ];
    for (const query of hostile) {
      const found = await search({ query });
      expect(found.listings.length, query).toBe(found.total);
    }
    const found = await search({ tags: Array.from({ length: 100 }, (_, number) => `tag${number}`) });
    expect(found.total).toBe(0);
    for (const query of ['%', '_', '\\', '%quiet_']) await search({ query });
    expect((await search({ query: '!quiet' })).total).toBe(1);
    expect((await search({ query: '%' })).total).toBe(0);
  });
});

describe('P21 near matches', () => {
  test('are offered when there are few results, without repeating the results', async () => {
    const sky = await server({ name: 'Skyblock Kingdom' });
    const exact = await server({ name: 'Skyblok' });
    await server({ name: 'Racing' });
    const { listings, similar } = await search({ query: 'skyblok' });
    expect(listings.map(({ id }) => id)).toEqual([exact]);
    expect(similar.map(({ id }) => id)).toEqual([sky]);
    expect((await search({ query: 'skybolck' })).similar.map(({ id }) => id)).toContain(sky);
    expect((await search({ query: 'skyblok', game: 'fivem' })).similar).toEqual([]);
  });

  test('are empty when the database has no pg_trgm, and everything else works', async () => {
    await server({ name: 'Skyblock Kingdom' });
    const undo = new Error('undo');
    const without = db.transaction().execute(async (transaction) => {
      await sql`drop extension pg_trgm cascade`.execute(transaction);
      const found = (query: string) => searchListings(transaction, { type: 'game', query });
      expect(await found('skybolck')).toMatchObject({ total: 0, similar: [] });
      expect(await found('kingdom')).toMatchObject({ total: 1, similar: [] });
      const { rows } = await sql`select prepare_near_search() as ready`.execute(transaction);
      expect(rows).toEqual([{ ready: false }]);
      throw undo;
    });
    await expect(without).rejects.toBe(undo);
    expect((await search({ query: 'skybolck' })).similar).toHaveLength(1);
  });
});

describe('sorting', () => {
  async function score(id: string, points: number, votes: number) {
    await db.updateTable('listing').set({ score: points, vote_count: votes }).where('id', '=', id).execute();
  }

  test('by rank, votes or newest; and a listing knows its rank', async () => {
    const [a, b, c] = [await aBot(db), await aBot(db), await aBot(db)];
    await score(a.id, 5, 9);
    await score(b.id, 7, 7);
    await score(c.id, 5, 8);
    await db
      .updateTable('listing')
      .set({ created_at: new Date(0) })
      .where('id', '=', a.id)
      .execute();
    const bots = (sort: ListingSearch['sort']) => ids({ type: 'bot', ...(sort && { sort }) });
    expect(await bots('rank')).toEqual([b.id, a.id, c.id]);
    expect(await bots('votes')).toEqual([a.id, c.id, b.id]);
    expect((await bots('newest')).at(-1)).toBe(a.id);
    const { listings } = await search({ type: 'bot' });
    expect(await Promise.all(listings.map((listing) => selectRank(db, listing)))).toEqual([1, 2, 3]);
    expect(await Promise.all(listings.map((listing) => selectRank(db, listing, 2)))).toEqual([1, 2, null]);
  });

  test('P22 by players online and by servers, with unknown counts last', async () => {
    const polled = [await server({ address: 'a.example' }), await server({ address: 'b.example' })];
    const silent = await server({ address: 'c.example' });
    for (const [place, id] of polled.entries())
      await sql`update player_count set state = 'online', players = ${place * 7}, next_probe_at = plaudit_now()
        where listing_id = ${id}`.execute(db);
    expect(await ids({ sort: 'players' })).toEqual([...polled.toReversed(), silent]);
    const [few, many, none] = [await aBot(db), await aBot(db), await aBot(db)];
    for (const [{ id }, servers] of [
      [few, 2],
      [many, 30],
    ] as const)
      await sql`update listing set server_count = ${servers}, server_count_at = plaudit_now() where id = ${id}`.execute(
        db,
      );
    expect(await ids({ type: 'bot', sort: 'servers' })).toEqual([many.id, few.id, none.id]);
  });
});

describe('P22 paging', () => {
  test('is sequential, and an invalid page shows the nearest one', async () => {
    const owner = await aPerson(db);
    for (let i = 0; i < 5; i++) await aBot(db, owner);
    const page = (number: number) => searchListings(db, { type: 'bot', page: number, perPage: 2 });
    const pages = [await page(1), await page(2), await page(3)];
    expect(new Set(pages.flatMap((found) => found.listings.map((listing) => listing.id))).size).toBe(5);
    expect(pages[0]).toMatchObject({ total: 5, hasMore: false, page: 1, pages: 3 });
    for (const odd of [99, 1e308, Number.POSITIVE_INFINITY]) expect((await page(odd)).page).toBe(3);
    for (const odd of [-1, 0, Number.NaN, 1.5]) expect((await page(odd)).page).toBe(1);
  });

  test.each(['rank', 'votes', 'match', 'newest'] as const)(
    'by %s: no duplicates and no gaps while votes come in and listings are added',
    async (sort) => {
      const owner = await aPerson(db);
      const bots = [];
      for (let number = 0; number < 9; number++) bots.push(await aBot(db, owner));
      await database.clock.advance('1m');
      const query = sort === 'match' ? 'bot' : '';
      const page = (number: number, openedAt: Date | null) =>
        searchListings(db, { type: 'bot', query, sort, page: number, perPage: 3, openedAt });
      const { openedAt, listings } = await page(1, null);
      const order = listings.map(({ id }) => id);
      await database.clock.advance('10s');
      const last = bots.filter(({ id }) => !order.includes(id));
      for (const [place, bot] of last.entries())
        for (let voter = 0; voter <= place; voter++) await aVote(db, bot, { voterId: `voter${voter}` });
      await aBot(db, owner);
      for (const number of [2, 3]) order.push(...(await page(number, openedAt)).listings.map(({ id }) => id));
      expect(new Set(order)).toEqual(new Set(bots.map(({ id }) => id)));
      expect(order).toHaveLength(9);
      const fresh = await page(1, null);
      expect(fresh.openedAt.getTime()).toBeGreaterThan(openedAt.getTime());
    },
  );

  test('restarts a list that was opened too long ago', async () => {
    const bot = await aBot(db);
    const first = await search({ type: 'bot' });
    await database.clock.advance('9m');
    expect((await search({ type: 'bot', openedAt: first.openedAt })).openedAt).toEqual(first.openedAt);
    await database.clock.advance('2m');
    const again = await search({ type: 'bot', openedAt: first.openedAt });
    expect(again.openedAt.getTime()).toBeGreaterThan(first.openedAt.getTime());
    expect(again.listings.map(({ id }) => id)).toEqual([bot.id]);
    for (const odd of [new Date(0), new Date(8.64e15)])
      expect((await search({ type: 'bot', openedAt: odd })).listings).toHaveLength(1);
  });
});
