// Many sample listings with categories, languages, countries, versions and players, for lists with filters.
import { sql } from 'kysely';
import type { AppContext } from '../../../src/context.ts';
import { categoriesOf } from '../../../src/listings/categories.ts';
import { GAMES } from '../../../src/listings/listing.ts';
import { seedListing } from './people-and-listings.ts';
import { ago, DAY, HOUR, MINUTE } from './rows.ts';

const NAMES = ['Harbor', 'Lantern', 'Meadow', 'Orchard', 'Quarry', 'Summit', 'Valley', 'Willow', 'Ember', 'Anchor'];
const SUMMARIES = [
  'A calm place for the evening, with events on weekends.',
  'Built by its community, one step at a time.',
  'Friendly to newcomers, and open around the clock.',
];
const COUNTRIES = ['DE', 'US', 'FR', 'BR', 'PL', 'SE', 'JP', 'AU'];
const LANGUAGES = [['en'], ['de', 'en'], ['fr'], ['pt', 'en'], ['pl']];
const EDITION_SETS = [['java'], ['java', 'bedrock'], ['bedrock']];
const VERSIONS = [['1.21'], ['1.20', '1.21'], ['1.8', '1.20', '1.21']];

/** The element at a place, beginning again at the end. */
function at<T>(list: readonly T[], place: number): T {
  return list[place % list.length] as T;
}

export async function seedBrowsing(app: AppContext): Promise<void> {
  for (let number = 0; number < 24; number += 1) await seedBot(app, number);
  for (let number = 0; number < 40; number += 1) await seedServer(app, number);
}

function shared(number: number) {
  return {
    name: `Sample ${at(NAMES, number)} ${1 + Math.floor(number / NAMES.length)}`,
    summary: at(SUMMARIES, number),
    tags: [at(['calm', 'events', 'whitelist'], number)],
    languages: at(LANGUAGES, number),
    vote_count: 4_000 - number * 90,
    score: 900 - number * 20,
    created_at: ago(DAY + number * HOUR),
  };
}

async function seedBot({ db }: AppContext, number: number): Promise<void> {
  const id = `lst_manybot${number}`;
  const slugs = categoriesOf('bot').map(({ slug }) => slug);
  const categories = [at(slugs, number % 7), at(slugs, number + 9)].sort();
  const counts = { server_count: 20_000 - number * 700, shard_count: 4, server_count_at: ago(HOUR) };
  await seedListing(db, { ...shared(number), id, categories, ...counts });
  const gained = {
    listing_id: id,
    day: new Date().toISOString().slice(0, 10),
    votes: 90 - number,
    weight: 90 - number,
  };
  if (number % 3 === 0) await db.insertInto('listing_day').values(gained).execute();
  if (number % 4 === 0)
    await db
      .insertInto('changelog_entry')
      .values({
        id: `chg_many${number}`,
        listing_id: id,
        version: `v2.${number}`,
        body: 'Sample.',
        published_at: ago((number + 1) * HOUR),
      })
      .execute();
}

async function seedServer({ db }: AppContext, number: number): Promise<void> {
  const id = `lst_manyserver${number}`;
  const game = number < 24 ? 'minecraft' : at(GAMES, number);
  const slugs = categoriesOf(game).map(({ slug }) => slug);
  const categories = [...new Set([at(slugs, number % 5), at(slugs, number * 3 + 1)])].sort();
  const place = { country: at(COUNTRIES, number * number), address: `many${number}.example` };
  await seedListing(db, { ...shared(number), id, type: 'game', game, categories, ...place });
  const state = number % 5 === 4 ? 'offline' : 'online';
  await sql`
    insert into player_count (listing_id, state, players, max_players, answered_at, next_probe_at)
    values (${id}, ${state}, ${state === 'online' ? 210 - number * 5 : null}, 250, ${ago(2 * MINUTE)}, ${ago(-DAY)})
    on conflict (listing_id) do update set state = excluded.state, players = excluded.players,
      max_players = excluded.max_players, answered_at = excluded.answered_at, next_probe_at = excluded.next_probe_at`.execute(
    db,
  );
  if (game === 'minecraft')
    await db
      .insertInto('server_fact')
      .values({
        listing_id: id,
        version: 'Sample 1.21',
        versions: at(VERSIONS, number),
        editions: at(EDITION_SETS, number),
      })
      .execute();
}
