// The public pages that are measured, each with the addresses that are requested.
import { type CategoryKind, categoriesOf } from '../../src/listings/categories.ts';
import { queryOnce } from '../../test/support/query-once.ts';
import { sampleWords } from './seed-listings.ts';
import { authorsOf, KNOWN } from './seed-reviews.ts';

/** How many addresses of each page. */
const DIFFERENT = 500;

export interface MeasuredPage {
  readonly name: string;
  readonly paths: readonly string[];
}

/** `listings`: the paths of all listings by number; those with an even number are bots. `reviews`: how many there are. */
export function measuredPages(listings: readonly string[], reviews: number): readonly MeasuredPage[] {
  return [...listPages(), ...searchPages(), ...listingPages(listings), ...otherPages(authorsOf(reviews))];
}

/** An older checkout has no slugs. */
export async function readListingPaths(databaseUrl: string): Promise<readonly string[]> {
  const rows = await queryOnce<{ path: string }>(
    databaseUrl,
    `select '/listings/' || coalesce(to_jsonb(listing) ->> 'slug', id) as path from listing order by substr(id, 5)::int`,
  );
  return rows.map(({ path }) => path);
}

const NUMBERS = Array.from({ length: DIFFERENT }, (_, number) => number);
const WORDS = sampleWords();

/** Spread over common and rare words. */
function page(name: string, path: (word: string, number: number) => string): MeasuredPage {
  return { name, paths: NUMBERS.map((number) => path(pick(WORDS, number * 7), number)) };
}

function pick(values: readonly string[], number: number): string {
  return values[number % values.length] ?? '';
}

function categoryOf(kind: CategoryKind, number: number): string {
  return pick(
    categoriesOf(kind).map(({ slug }) => slug),
    number,
  );
}

function listPages(): readonly MeasuredPage[] {
  const minecraft = (number: number) => `/servers/minecraft/category/${categoryOf('minecraft', number)}`;
  return [
    page('/', () => '/'),
    page('/bots', () => '/bots'),
    page('/servers, by game', (_, number) => `/servers/${pick(['minecraft', 'roblox'], number)}`),
    page('bots of a category', (_, number) => `/bots/category/${categoryOf('bot', number)}`),
    page('servers of a category', (_, number) => minecraft(number)),
    page(
      'a category, pages 1 to 50',
      (_, number) => `/bots/category/${categoryOf('bot', number)}?page=${1 + (number % 50)}`,
    ),
    page('bots in a language', (_, number) => `/bots?language=${pick(['en', 'de', 'hu', 'uk'], number)}`),
    page('servers in a country', (_, number) => `/servers?country=${pick(['US', 'NO', 'europe'], number)}`),
    page('servers of an edition', (_, number) => `/servers/minecraft?edition=${pick(['java', 'bedrock'], number)}`),
    page('servers with a version', (_, number) => `/servers/minecraft?version=${pick(['1.21', '1.8', '1.7'], number)}`),
    page('servers online now', () => '/servers?online=1'),
    page('servers online now, by players', () => '/servers/minecraft?online=1&sort=players'),
    page('all filters', (_, number) => `${minecraft(number)}?language=en&country=europe&version=1.21&online=1`),
    page('filters and a word', (word) => `/servers/minecraft?q=${word}&language=de&online=1`),
    page('/rising', () => '/rising'),
    page('/updated', () => '/updated'),
    page('/bots, pages 1 to 50', (_, number) => `/bots?page=${1 + (number % 50)}`),
    page('/bots by votes', () => '/bots?sort=votes'),
    page('/bots by servers', () => '/bots?sort=servers'),
    page('/servers by newest', () => '/servers?sort=newest'),
    page('/servers by players', () => '/servers?sort=players'),
    page('/servers by players, by game', () => '/servers/fivem?sort=players'),
  ];
}

function searchPages(): readonly MeasuredPage[] {
  return [
    page('search, one word', (word) => `/bots?q=${word}`),
    page('search, beginning of a word', (word) => `/bots?q=${word.slice(0, 3)}`),
    page('search, two words', (word, number) => `/servers?q=${word}+${WORDS[number % 40]}`),
    page('search, a typing error', (word) => `/servers?q=${word.slice(0, -2)}x${word.slice(-1)}`),
    page('search, nothing like it', (_, number) => `/bots?q=qqxyz${number}`),
    page('one tag', (word) => `/bots?tag=${word}`),
    page('two tags', (word, number) => `/bots?tag=${word}&tag=${WORDS[number % 10]}`),
  ];
}

function listingPages(listings: readonly string[]): readonly MeasuredPage[] {
  const number = (place: number) => Math.floor((place * listings.length) / DIFFERENT);
  const some = NUMBERS.map((place) => pick(listings, number(place)));
  const bots = NUMBERS.map((place) => pick(listings, 2 * Math.floor(number(place) / 2)));
  const known = knownListings(listings);
  const below = (name: string, paths: readonly string[], rest: string) => ({
    name: `/listings/:slug${name}`,
    paths: paths.map((path) => path + rest),
  });
  const orders = ['newest', 'highest', 'lowest'].flatMap((sort) => known.map((path) => `${path}/reviews?sort=${sort}`));
  return [
    below('', some, ''),
    below(' with the most reviews', known, ''),
    below('/reviews', known, '/reviews'),
    { name: '/listings/:slug/reviews, other orders', paths: orders },
    below('/voters', known, '/voters'),
    below('/voters, all time', known, '/voters?period=all'),
    below('/vote', some, '/vote'),
    below('/changelog', bots, '/changelog'),
    below('/embed', some, '/embed'),
    below('/widget', some, '/widget'),
    below('/widget.svg', some, '/widget.svg'),
    below('/badges/votes.svg', some, '/badges/votes.svg'),
    below('/badges/rank.svg', some, '/badges/rank.svg'),
    below('/qr.svg', some, '/qr.svg'),
  ];
}

/** Those that half of all reviews are of: the first ones by ID. */
function knownListings(listings: readonly string[]): readonly string[] {
  return listings
    .map((path, number) => ({ path, id: `lst_${number}` }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, KNOWN)
    .map(({ path }) => path);
}

function otherPages(authors: number): readonly MeasuredPage[] {
  return [
    page('/leaderboard', () => '/leaderboard'),
    page('/leaderboard, all time', () => '/leaderboard?period=all'),
    // Every third has a public profile.
    ...(authors > 0
      ? [page('/people/:handle', (_, number) => `/people/sample-${(3 * number) % (3 * Math.ceil(authors / 3))}`)]
      : []),
    page('/sitemap.xml', () => '/sitemap.xml'),
    page('/sitemap/listings.xml', () => '/sitemap/listings.xml?from=lst_5'),
    page('/docs', () => '/docs'),
    page('/sign-in', () => '/sign-in'),
  ];
}
