// Gives the seeded listings names, tags, games, ages, players and server counts, so that there is something to search
// and to sort by.
import { sql } from 'kysely';
import { type Db, openDatabase } from '../../src/db/database.ts';
import { type CategoryKind, categoriesOf } from '../../src/listings/categories.ts';
import { indexRanking } from '../../src/listings/ranking.ts';

const CONSONANTS = 'bcdfghjklmnprstvwz';
const VOWELS = 'aeiou';
const WORDS = 2_000;
const GAMES = ['minecraft', 'fivem', 'roblox', 'hytale'];

/** Invented words of two to four syllables, always the same: the first ones are in most names, the last in few. */
export function sampleWords(): readonly string[] {
  const syllables = [...CONSONANTS].flatMap((consonant) => [...VOWELS].map((vowel) => consonant + vowel));
  return Array.from({ length: WORDS }, (_, number) => {
    const spread = Math.imul(number + 1, 0x9e3779b1) >>> 0;
    const picks = Array.from({ length: 2 + (number % 3) }, (_unused, place) =>
      Math.floor(spread / syllables.length ** place),
    );
    return picks.map((pick) => syllables[pick % syllables.length]).join('');
  });
}

/** Every second listing becomes a bot. */
export async function addListingDetails(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  await addDetailsTo(db);
  await close();
}

async function addDetailsTo(db: Db): Promise<void> {
  // A token fixes its listing's type.
  await sql`delete from api_token`.execute(db);
  const { rows } = await sql<{ listings: number }>`select count(*) as listings from listing`.execute(db);
  const listings = rows[0]?.listings ?? 0;
  // In slices: statements time out after a minute.
  for (let from = 0; from < listings; from += 5_000) await dress(db, from, from + 5_000);
  await sql`
    insert into player_count (listing_id, state, players, max_players, answered_at, next_probe_at)
    select id, case when random() < 0.8 then 'online' else 'offline' end, (random() ^ 3 * 500)::int, 500, plaudit_now(),
      plaudit_now() + interval '1 hour'
    from listing where type = 'game' on conflict do nothing`.execute(db);
  if (await hasColumn(db, 'listing_filter', 'categories')) {
    for (let from = 0; from < listings; from += 5_000) await addFilters(db, from, from + 5_000);
    await sql`vacuum analyze server_fact, listing_filter`.execute(db);
  }
  if (await hasColumn(db, 'listing', 'is_ranked')) await indexRanking(db);
  await sql`vacuum analyze listing, listing_search, player_count`.execute(db);
}

/** Another checkout may have an older schema. */
async function hasColumn(db: Db, table: string, column: string): Promise<boolean> {
  const { rows } = await sql`
    select from information_schema.columns where table_name = ${table} and column_name = ${column}`.execute(db);
  return rows.length > 0;
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'pl', 'tr', 'ru', 'nl', 'it', 'sv', 'ja', 'cs', 'fi', 'hu', 'uk'];
const COUNTRIES = [
  'US',
  'DE',
  'FR',
  'GB',
  'BR',
  'PL',
  'NL',
  'CA',
  'SE',
  'ES',
  'IT',
  'AU',
  'FI',
  'TR',
  'JP',
  'CZ',
  'MX',
  'NO',
];
const VERSIONS = ['1.21', '1.20', '1.19', '1.18', '1.16', '1.12', '1.8', '1.7'];

/** The first values of each list are those of most listings, the last those of few. */
async function addFilters(db: Db, from: number, to: number): Promise<void> {
  const oneOf = (values: readonly string[], power: number) =>
    sql`(${values}::text[])[1 + (random() ^ ${power}::int * ${values.length - 0.001}::float)::int % ${values.length}::int]`;
  const categories = sql`case coalesce(game, type) ${sql.join(
    (['bot', ...GAMES] as const).map((kind) => {
      const slugs = categoriesOf(kind as CategoryKind).map(({ slug }) => slug);
      return sql`when ${kind} then array[${oneOf(slugs, 2)}, ${oneOf(slugs, 2)}]`;
    }),
    sql` `,
  )} end`;
  await sql`
    update listing set categories = (select array(select distinct unnest(found) order by 1) from (select ${categories}) as made (found)),
      languages = array(select distinct unnest(array['en', ${oneOf(LANGUAGES, 3)}]) order by 1),
      country = case when type = 'game' then ${oneOf(COUNTRIES, 2)} end
    from (select id as numbered, substr(id, 5)::int as number from listing) as numbers
    where numbered = listing.id and number >= ${from}::int and number < ${to}::int`.execute(db);
  await sql`
    insert into server_fact (listing_id, version, versions, editions)
    select id, 'Sample', array(select distinct unnest(array[${oneOf(VERSIONS, 3)}, ${oneOf(VERSIONS, 2)}])),
      case when number % 5 = 0 then array['java', 'bedrock'] when number % 97 = 0 then array['bedrock'] else array['java'] end
    from listing, lateral (select substr(id, 5)::int as number) as numbered
    where game = 'minecraft' and number >= ${from}::int and number < ${to}::int on conflict do nothing`.execute(db);
}

async function dress(db: Db, from: number, to: number): Promise<void> {
  const vocabulary = sampleWords();
  const word = sql`(${vocabulary}::text[])[1 + (random() ^ 3 * ${vocabulary.length - 1}::int)::int]`;
  await sql`
    update listing set
      type = case when number % 2 = 0 then 'bot' else 'game' end,
      game = case when number % 2 = 1 then (${GAMES}::text[])[1 + number / 2 % ${GAMES.length}::int] end,
      name = initcap(${word} || ' ' || ${word}) || ' ' || number,
      summary = 'A place of ' || ${word} || ' and ' || ${word} || ', made up for measuring.',
      description = (select string_agg(${word}, ' ') from generate_series(1, 60 + number * 0)),
      tags = array[lower(${word}), lower(${word}), lower(${word})],
      server_count = case when number % 2 = 0 then (random() ^ 3 * 50000)::int end,
      server_count_at = case when number % 2 = 0 then plaudit_now() end,
      vote_count = vote_count + (random() ^ 4 * 100000)::int,
      score = score + (random() ^ 4 * 3000)::int,
      created_at = plaudit_now() - number * interval '7 minutes'
    from (select id as numbered, substr(id, 5)::int as number from listing) as numbers
    where numbered = listing.id and number >= ${from}::int and number < ${to}::int`.execute(db);
}
