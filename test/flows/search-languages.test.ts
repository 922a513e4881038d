// P587 search in several languages, on both databases.
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import type { ListingDetails } from '../../src/listings/listing.ts';
import { updateListing } from '../../src/listings/save-listing.ts';
import { removeListingText, saveListingText, setTextLanguage } from '../../src/listings/save-listing-texts.ts';
import { searchListings } from '../../src/listings/search-listings.ts';
import type { Language } from '../../src/messages/languages.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aServer } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

type Texts = Partial<Pick<ListingDetails, 'name' | 'summary' | 'description'>>;
const NONE = { name: '', summary: '', description: '' };

const save = (id: string, language: Language, texts: Texts) =>
  saveListingText(db, id, { language, ...NONE, ...texts }, OPERATOR);

async function server(own: Texts, language: Language | null = null): Promise<string> {
  const { id } = await aServer(db);
  await updateListing(db, id, own, OPERATOR);
  await setTextLanguage(db, id, language, OPERATOR);
  return id;
}

async function found(query: string, queryLanguage: Language | null = null) {
  const { listings, similar } = await searchListings(db, { type: 'game', query, queryLanguage });
  return { ids: listings.map(({ id }) => id), similar: similar.map(({ id }) => id) };
}
const ids = async (query: string, language: Language | null = null) => (await found(query, language)).ids;

describe('P587 search finds words', () => {
  test('of texts in other languages, until these are removed', async () => {
    const id = await server({ name: 'Oak' });
    await save(id, 'de', { name: 'Eichenhain', summary: 'Gemütlich', description: 'Bauen ohne Grenzen' });
    for (const query of ['eichenhain', 'gemutlich', 'grenzen oak', 'EICHEN'])
      expect(await ids(query), query).toEqual([id]);
    await removeListingText(db, id, 'de', OPERATOR);
    for (const query of ['eichenhain', 'grenzen']) expect(await ids(query), query).toEqual([]);
    expect(await ids('oak')).toEqual([id]);
  });

  test.each<[language: Language, text: string, query: string]>([
    ['de', 'Ein Haus am See', 'Häuser'],
    ['en', 'Build great castles', 'building'],
    ['fr', 'Un serveur amical', 'amicale'],
    ['es', 'Construye tu casa', 'casas'],
    ['pt-BR', 'Aventura nova', 'aventuras'],
    ['it', 'Un mondo nuovo', 'mondi'],
    ['ru', 'Русский сервер', 'РУССКИЕ'],
    ['tr', 'Oyuncu', 'oyuncular'],
    ['ar', 'لاعب', 'اللاعبون'],
  ])('by their stem in %s', async (language, text, query) => {
    const main = await server({ name: 'Main', description: text }, language);
    const translated = await server({ name: 'Other' });
    await save(translated, language, { description: text });
    await server({ name: 'Not specified', description: text });
    expect((await ids(query, language)).sort()).toEqual([main, translated].sort());
  });

  test('by stems of the visitor’s language only, and words in Polish as they are', async () => {
    const id = await server({ name: 'Oak', description: 'Ein Haus am See' }, 'de');
    expect(await ids('Häuser')).toEqual([]);
    expect(await ids('Häuser', 'fr')).toEqual([]);
    expect(await ids('Häuser am See', 'de')).toEqual([id]);
    expect(await ids('Häuser am Meer', 'de')).toEqual([]);
    await save(id, 'pl', { description: 'Serwer przyjazny' });
    expect(await ids('przyjazny', 'pl')).toEqual([id]);
  });

  test.each<[language: Language, text: string, queries: readonly string[], others: readonly string[]]>([
    [
      'ja',
      'みんなで遊べる日本語サーバーです。建築が大好き！',
      ['日本', 'サーバー', '建築', 'ｻｰﾊﾞｰ', '遊べる日本', '好', 'みんな 建築', '日本語サーバー oak'],
      ['本日', '日本人', '建物'],
    ],
    [
      'zh-Hans',
      '欢迎来到我们的生存服务器，一起建造城市',
      ['生存', '服务器', '建造城市', '我'],
      ['存生', '城市建造', '空岛'],
    ],
    ['ko', '즐거운 생존서버를 함께해요', ['서버', '생존', '생존서버', '함께'], ['버서', '서버실']],
  ])('by neighboring characters in %s, also in the listing’s own texts', async (language, text, queries, others) => {
    const own = await server({ name: 'Oak 1', description: text });
    const translated = await server({ name: 'Oak 2' });
    await save(translated, language, { description: text });
    for (const query of queries)
      for (const visitor of [null, language, 'en'] as const)
        expect((await ids(query, visitor)).sort(), query).toEqual([own, translated].sort());
    for (const query of others) expect(await ids(query, language), query).toEqual([]);
  });

  test('of a name in another language like those of the name, for the order and near misses', async () => {
    const described = await server({ name: 'A', description: 'Eichenhain' });
    const named = await server({ name: 'B' });
    await save(named, 'de', { name: 'Großer Eichenhain' });
    const whole = await server({ name: 'C' });
    await save(whole, 'de', { name: 'Eichenhain!' });
    expect(await ids('eichenhain')).toEqual([whole, named, described]);
    expect((await found('eichenheim')).similar).toContain(whole);
    const japanese = await server({ name: 'D' });
    await save(japanese, 'ja', { name: '桜の町' });
    await server({ name: 'E', description: '桜の町へようこそ' });
    expect((await ids('桜の町', 'ja'))[0]).toBe(japanese);
  });

  test('P20 without an error for any text or query', async () => {
    const hostile = [
      "'; drop table listing; --",
      "a':1A | b",
      '\\',
      '日'.repeat(5000),
      '\ufdfa'.repeat(500),
      '« »',
      '🎮',
    ];
    const id = await server({ name: 'Oak' });
    for (const text of hostile) {
      expect(await save(id, 'ja', { description: text }), text).toMatchObject({ ok: true });
      expect(await save(id, 'de', { description: text }), text).toMatchObject({ ok: true });
      for (const language of ['ja', 'de', 'pl', null] as const)
        await searchListings(db, { type: 'game', query: text, queryLanguage: language });
    }
    expect(await ids('oak', 'de')).toEqual([id]);
  });

  test('of the longest texts in every language', async () => {
    const id = await server({ name: 'Oak' });
    const words = (start: number) =>
      Array.from({ length: 1_650 }, (_, n) => (start + n).toString(36).padStart(5, 'x')).join(' ');
    const cjk = Array.from({ length: 10_000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join('');
    await updateListing(db, id, { description: words(0) }, OPERATOR);
    const others = ['de', 'fr', 'es', 'pt-BR', 'it', 'pl', 'tr', 'ru', 'ar'] as const;
    for (const [place, language] of others.entries()) await save(id, language, { description: words(place * 2000) });
    for (const language of ['zh-Hans', 'ja', 'ko'] as const)
      expect(await save(id, language, { name: 'Eiche', description: cjk })).toMatchObject({ ok: true });
    expect(await ids('oak')).toEqual([id]);
  });

  test('of listings that are public only', async () => {
    const id = await server({ name: 'Oak' });
    await db.updateTable('listing').set({ state: 'hidden', state_reason: 'Sample' }).where('id', '=', id).execute();
    await save(id, 'de', { summary: 'Gemütlich' });
    expect(await ids('gemütlich')).toEqual([]);
    await db.updateTable('listing').set({ state: 'public', state_reason: null }).where('id', '=', id).execute();
    expect(await ids('gemütlich')).toEqual([id]);
    await db.deleteFrom('listing').where('id', '=', id).execute();
    expect(await ids('gemütlich')).toEqual([]);
  });
});

test('a search reads no more than an index, however many listings there are', async () => {
  const { ownerId } = await aServer(db);
  await sql`
    insert into listing (id, type, game, name, summary, owner_id)
    select 'lst_many' || number, 'game', 'minecraft', 'Many ' || number, 'Word' || number, ${ownerId}
    from generate_series(1, 2000) as number`.execute(db);
  await sql`
    insert into listing_text (listing_id, language, summary)
    select 'lst_many' || number, 'de', case when number % 100 = 0 then 'Haus 日本語' else 'Baum' end
    from generate_series(1, 300) as number`.execute(db);
  await sql`analyze`.execute(db);
  const planOf = async (query: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select listing_id from listing_search
      where type = 'game' and document @@ search_query(${query}, 'de')`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  for (const query of ['Häuser', '日本', 'word77', '日']) {
    const plan = await planOf(query);
    expect(plan).toContain('listing_search_document');
    expect(plan).not.toContain('Seq Scan');
  }
  expect(await ids('Häuser', 'de')).toHaveLength(3);
  expect(await ids('日本', 'en')).toHaveLength(3);
});
