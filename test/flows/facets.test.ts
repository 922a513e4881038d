// Categories, countries, languages, versions and servers that are online, as filters of lists and with their numbers,
// on both databases.
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import { createFacetReader, type Facets } from '../../src/listings/facets.ts';
import { createFrontPage } from '../../src/listings/front-page.ts';
import type { Game, ListingDetails } from '../../src/listings/listing.ts';
import { createListingTextReader } from '../../src/listings/read-listing-texts.ts';
import { setListingPaused, updateListing } from '../../src/listings/save-listing.ts';
import { type ListingSearch, searchListings, toFilter } from '../../src/listings/search-listings.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aPerson, aServer } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

async function server(details: Partial<ListingDetails>, game: Game = 'minecraft'): Promise<string> {
  const { id } = await aServer(db, game);
  expect(await updateListing(db, id, details, OPERATOR)).toMatchObject({ ok: true });
  return id;
}

async function bot(details: Partial<ListingDetails>): Promise<string> {
  const { id } = await aBot(db);
  expect(await updateListing(db, id, details, OPERATOR)).toMatchObject({ ok: true });
  return id;
}

const stated = (id: string, versions: readonly string[], editions: readonly string[] = ['java']) =>
  sql`
    insert into server_fact (listing_id, versions, editions)
    values (${id}, ${versions}::text[], ${editions}::text[])`.execute(db);

const polled = (id: string, state: 'online' | 'offline', minutesAgo = 0) =>
  sql`insert into player_count (listing_id, state, players, next_probe_at)
    values (${id}, ${state}, ${state === 'online' ? 3 : null}::int, plaudit_now() - ${minutesAgo}::int * interval '1 minute')
    on conflict (listing_id) do update set state = excluded.state, players = excluded.players,
      next_probe_at = excluded.next_probe_at`.execute(db);

const found = async (search: Partial<ListingSearch>) => {
  const { listings, total } = await searchListings(db, { type: 'game', ...search });
  expect(listings).toHaveLength(total);
  return listings.map(({ id }) => id).sort();
};

describe('P500 lists are filtered', () => {
  test('by category, language, country, region, version and whether a server is online', async () => {
    const skyblock = await server({ categories: ['skyblock', 'economy'], country: 'de', languages: ['de', 'en'] });
    const pvp = await server({ categories: ['pvp'], country: 'US', languages: ['en'] });
    const racing = await server({ categories: ['economy'], country: 'FR' }, 'fivem');
    await stated(skyblock, ['1.20', '1.21']);
    await stated(pvp, ['1.21']);
    await polled(skyblock, 'online');
    await polled(pvp, 'offline');
    const game = 'minecraft';
    expect(await found({ game, category: 'skyblock' })).toEqual([skyblock]);
    expect(await found({ game, category: 'economy' })).toEqual([skyblock]);
    expect(await found({ language: 'en' })).toEqual([skyblock, pvp].sort());
    expect(await found({ place: 'DE' })).toEqual([skyblock]);
    expect(await found({ place: 'europe' })).toEqual([skyblock, racing].sort());
    expect(await found({ game, place: 'asia' })).toEqual([]);
    expect(await found({ game, version: '1.21' })).toEqual([skyblock, pvp].sort());
    expect(await found({ game, version: '1.20' })).toEqual([skyblock]);
    expect(await found({ online: true })).toEqual([skyblock]);
    expect(
      await found({ game, category: 'skyblock', language: 'de', place: 'europe', version: '1.20', online: true }),
    ).toEqual([skyblock]);
    for (const sort of ['rank', 'votes', 'newest', 'players'] as const)
      expect(await found({ game, language: 'en', sort }), sort).toEqual([skyblock, pvp].sort());
  });

  test('P555 by edition, of Minecraft only', async () => {
    const both = await server({ languages: ['en'] });
    const java = await server({});
    const bedrock = await server({ languages: ['en'] });
    await server({});
    await stated(both, ['1.21'], ['java', 'bedrock']);
    await stated(java, ['1.21'], ['java']);
    await stated(bedrock, [], ['bedrock']);
    const game = 'minecraft';
    expect(await found({ game, edition: 'java' })).toEqual([both, java].sort());
    expect(await found({ game, edition: 'bedrock' })).toEqual([both, bedrock].sort());
    expect(await found({ game, edition: 'bedrock', language: 'en', version: '1.21' })).toEqual([both]);
    expect(await found({ game, edition: 'bedrock', version: '1.21' })).toEqual([both]);
    expect(await found({ game: 'fivem', edition: 'java' })).toEqual([]);
    expect(await found({ edition: 'java' })).toHaveLength(4);
  });

  test('P1 a server whose count is too old is not online', async () => {
    const id = await server({});
    await polled(id, 'online', 31);
    expect(await found({ online: true })).toEqual([]);
    await polled(id, 'online', 29);
    expect(await found({ online: true })).toEqual([id]);
  });

  test('by what owners change, and never lead to paused listings', async () => {
    const id = await bot({ categories: ['music'], languages: ['en'] });
    expect(await found({ type: 'bot', category: 'music', language: 'en' })).toEqual([id]);
    await updateListing(db, id, { categories: ['ai'] }, OPERATOR);
    expect(await found({ type: 'bot', category: 'music' })).toEqual([]);
    await updateListing(db, id, { languages: ['fr'] }, OPERATOR);
    expect(await found({ type: 'bot', language: 'fr', category: 'ai' })).toEqual([id]);
    await setListingPaused(db, id, true, OPERATOR);
    expect(await found({ type: 'bot', category: 'ai' })).toEqual([]);
  });

  test('also when more match than are listed: in the order of the list', async () => {
    const { id: owner } = await aPerson(db);
    await sql`
      insert into listing (id, type, name, owner_id, languages, score)
      select 'lst_' || number, 'bot', 'Bot ' || number, ${owner}, case when number % 3 = 0 then '{}' else array['en'] end, number
      from generate_series(1, 1800) as number`.execute(db);
    const page = await searchListings(db, { type: 'bot', language: 'en', perPage: 3 });
    expect(page).toMatchObject({ total: 1000, hasMore: true });
    expect(page.listings.map(({ score }) => score)).toEqual([1799, 1798, 1796]);
  });
});

describe('P501 the number of listings that a filter leads to', () => {
  const facetsOf = async (search: ListingSearch): Promise<Facets> => {
    const { matches, hasMore } = await searchListings(db, search);
    return createFacetReader(db).ofSearch(db, matches.filter, hasMore ? null : matches.ids);
  };
  const numbers = ({ counts }: Facets['language']) => counts && Object.fromEntries(counts);

  test('is exact for whole types, games and categories', async () => {
    const one = await server({ categories: ['skyblock'], country: 'DE', languages: ['de'] });
    await server({ categories: ['skyblock', 'pvp'], country: 'US', languages: ['de', 'en'] });
    await server({ categories: ['racing'], country: 'US' }, 'fivem');
    await stated(one, ['1.21']);
    await polled(one, 'online');
    const whole = await facetsOf({ type: 'game' });
    expect(numbers(whole.game)).toEqual({ minecraft: 2, fivem: 1 });
    expect(numbers(whole.country)).toEqual({ DE: 1, US: 2 });
    expect(numbers(whole.online)).toEqual({ online: 1 });
    expect(numbers(whole.category)).toEqual({});
    const minecraft = await facetsOf({ type: 'game', game: 'minecraft' });
    expect(numbers(minecraft.category)).toEqual({ skyblock: 2, pvp: 1 });
    expect(numbers(minecraft.version)).toEqual({ '1.21': 1 });
    expect(numbers(minecraft.edition)).toEqual({ java: 1 });
    expect(numbers(whole.edition)).toEqual({});
    const pvp = await facetsOf({ type: 'game', game: 'minecraft', category: 'pvp' });
    expect(numbers(pvp.language)).toEqual({ de: 1, en: 1 });
    expect(numbers(pvp.category)).toEqual({ skyblock: 2, pvp: 1 });
    expect(numbers(pvp.game)).toEqual({ minecraft: 2, fivem: 1 });
  });

  test('is counted within a search, except for filters that are set', async () => {
    await server({ name: 'Calm harbor', categories: ['smp'], country: 'DE', languages: ['de'] });
    await server({ name: 'Calm valley', categories: ['smp'], country: 'US', languages: ['en', 'de'] });
    await server({ name: 'Loud', categories: ['pvp'], country: 'US', languages: ['en'] });
    const { category, language, country } = await facetsOf({
      type: 'game',
      game: 'minecraft',
      query: 'calm',
      language: 'de',
    });
    expect(numbers(category)).toEqual({ smp: 2 });
    expect(numbers(country)).toEqual({ DE: 1, US: 1 });
    expect([language.values.toSorted(), numbers(language)]).toEqual([['de', 'en'], null]);
  });

  test('is left out if a search finds too many; what can be chosen is still there', async () => {
    await server({ languages: ['de'], country: 'DE' });
    const { language } = await createFacetReader(db).ofSearch(db, toFilter({ type: 'game', query: 'server' }), null);
    expect([language.values, language.counts]).toEqual([['de'], null]);
  });
});

describe('P500 categories and countries of a listing', () => {
  test('are from the lists of its type and game', async () => {
    const { id } = await aServer(db, 'fivem');
    const errors = async (of: string, details: Partial<ListingDetails>) => {
      const saved = await updateListing(db, of, details, OPERATOR);
      return saved.ok
        ? []
        : saved.reason === 'invalid'
          ? inEnglish(saved.errors).map(({ message }) => message)
          : [saved.reason];
    };
    expect(await errors(id, { categories: ['skyblock'] })).toEqual(['Choose categories from the list.']);
    expect(await errors(id, { categories: ['drift', 'gangs', 'police', 'pvp'] })).toEqual([
      'Choose at most 3 categories. You chose 4.',
    ]);
    expect(await errors(id, { country: 'XX' })).toEqual(['Choose a country from the list.']);
    expect(await errors(id, { country: 'de', categories: ['pvp', 'drift', 'pvp'] })).toEqual([]);
    const { listings } = await searchListings(db, { type: 'game' });
    expect(listings[0]).toMatchObject({ country: 'DE', categories: ['drift', 'pvp'] });
    expect(await errors((await aBot(db)).id, { country: 'DE' })).toEqual(['Only servers have a country.']);
  });
});

describe('P502 recently updated', () => {
  test('lists each bot once, with its newest release notes that are public', async () => {
    const [older, newer, paused] = [await aBot(db), await aBot(db), await aBot(db)];
    const release = (id: string, listingId: string, hoursAgo: number, removed = false) =>
      sql`insert into changelog_entry (id, listing_id, version, body, published_at, removed_at, removed_reason)
        values (${id}, ${listingId}, ${id}, 'Sample', plaudit_now() - ${hoursAgo}::int * interval '1 hour',
          case when ${removed} then plaudit_now() end, case when ${removed} then 'Sample' end)`.execute(db);
    await release('chg_1', older.id, 5);
    await release('chg_2', newer.id, 3);
    await release('chg_3', newer.id, 2);
    await release('chg_4', older.id, 1, true);
    await release('chg_5', older.id, -1);
    await release('chg_6', paused.id, 1);
    await setListingPaused(db, paused.id, true, OPERATOR);
    const front = createFrontPage({
      db,
      config: { playerCounts: false, ownership: 'optional' },
      listingTexts: createListingTextReader(db),
    });
    const expected = [
      [newer.id, 'chg_3'],
      [older.id, 'chg_1'],
    ];
    const { updated } = await front.read('en');
    expect(updated.map(({ listing, version }) => [listing.id, version])).toEqual(expected);
    expect((await front.readUpdated('en')).map(({ listing, version }) => [listing.id, version])).toEqual(expected);
  });
});
