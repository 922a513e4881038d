// How long the server takes for every public page, one at a time, over a PostgreSQL database with many listings and
// votes. The goal is 50 ms at the 99th percentile.
import { parseArgs } from 'node:util';
import { type CategoryKind, categoriesOf } from '../src/listings/categories.ts';
import { startPostgres } from '../test/support/postgres.ts';
import type { Load, LoadRequest, LoadResult } from './checks/load.ts';
import type { ServerState } from './checks/server.ts';
import { type Checkout, checkoutsFor, createDatabase, urlIn } from './harness/checkout.ts';
import { type Child, startChild } from './harness/child.ts';
import { describeMachine } from './harness/report.ts';
import { seedVoteHistory } from './harness/seed-votes.ts';
import { addListingDetails, sampleWords } from './pages/seed-listings.ts';
import { addListingReviews, KNOWN } from './pages/seed-reviews.ts';

export const usage = `npm run bench -- pages [flags]
  --listings N      how many, half of them bots (100000)
  --votes N         how many are stored (10000000)
  --reviews N       how many are stored, half of them of 20 listings (1000000)
  --seconds N       how long each page is requested (5)
  --connections N   how many visitors at once (1)
  --against DIR     also the server of another checkout of this repository`;

/** Per listing; each votes once a day, so 20 of them spread a hundred votes per listing over five days. */
const VOTERS = 20;
const DIFFERENT = 500;

interface Page {
  readonly name: string;
  readonly paths: readonly string[];
}

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      listings: { type: 'string', default: '100000' },
      votes: { type: 'string', default: '10000000' },
      reviews: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '1' },
      against: { type: 'string' },
    },
  });
  const listings = Number(values.listings);
  const size = { listings, votes: Number(values.votes), reviews: Number(values.reviews) };
  const postgres = await startPostgres({ durable: true });
  const load = startChild(new URL('./checks/load.ts', import.meta.url));
  const servers: PageServer[] = [];
  try {
    console.log(await describeMachine(postgres.url, ['hono', '@hono/node-server', 'pg']));
    for (const checkout of checkoutsFor(values.against))
      servers.push(await startPageServer(checkout, postgres.url, size));
    const shape = { seconds: Number(values.seconds), connections: Number(values.connections) };
    console.log(HEADER);
    for (const page of pagesOf(listings))
      for (const server of servers) console.log(await measure(load, shape, server, page));
  } finally {
    await Promise.allSettled([load.end(), ...servers.map(({ server }) => server.end())]);
    await postgres.stop();
  }
  return 0;
}

interface PageServer {
  readonly name: string;
  readonly server: Child;
  readonly origin: string;
}

async function startPageServer(
  checkout: Checkout,
  postgresUrl: string,
  { listings, votes, reviews }: { listings: number; votes: number; reviews: number },
): Promise<PageServer> {
  const databaseUrl = await createDatabase(checkout, postgresUrl, `pages_${checkout.name}`);
  const startedMs = performance.now();
  await seedVoteHistory(databaseUrl, { listings, votes, voters: VOTERS });
  await addListingDetails(databaseUrl);
  if (reviews > 0) await addListingReviews(databaseUrl, reviews);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
  console.log(`${checkout.name}: ${votes} votes over ${listings} listings, made in ${seconds} s`);
  const server = startChild(urlIn(checkout, 'bench/checks/server.ts'));
  const { origin } = await server.request<ServerState>({ databaseUrl });
  return { name: checkout.name, server, origin };
}

/** Each page with the addresses that are requested, spread over common and rare words, first and last pages. */
function pagesOf(listings: number): readonly Page[] {
  const numbers = Array.from({ length: DIFFERENT }, (_, number) => number);
  const some = numbers.map((number) => `/listings/lst_${Math.floor((number * listings) / DIFFERENT)}`);
  const bots = numbers.map((number) => `/listings/lst_${2 * Math.floor((number * listings) / DIFFERENT / 2)}`);
  // Those that half of all reviews are of: the first ones by ID.
  const known = Array.from({ length: listings }, (_, number) => `lst_${number}`)
    .toSorted()
    .slice(0, KNOWN)
    .map((id) => `/listings/${id}`);
  const of = (name: string, path: (word: string, number: number) => string): Page => {
    const words = sampleWords();
    return { name, paths: numbers.map((number) => path(words[(number * 7) % words.length] ?? '', number)) };
  };
  return [
    of('/', () => '/'),
    of('/bots', () => '/bots'),
    of('/servers, by game', (_, number) => `/servers/${['minecraft', 'roblox'][number % 2]}`),
    of('bots of a category', (_, number) => `/bots/category/${slugOf('bot', number)}`),
    of('servers of a category', (_, number) => `/servers/minecraft/category/${slugOf('minecraft', number)}`),
    of('a category, pages 1 to 50', (_, number) => `/bots/category/${slugOf('bot', number)}?page=${1 + (number % 50)}`),
    of('bots in a language', (_, number) => `/bots?language=${['en', 'de', 'hu', 'uk'][number % 4]}`),
    of('servers in a country', (_, number) => `/servers?country=${['US', 'NO', 'europe'][number % 3]}`),
    of('servers with a version', (_, number) => `/servers/minecraft?version=${['1.21', '1.8', '1.7'][number % 3]}`),
    of('servers online now', () => '/servers?online=1'),
    of('servers online now, by players', () => '/servers/minecraft?online=1&sort=players'),
    of(
      'all filters',
      (_, number) =>
        `/servers/minecraft/category/${slugOf('minecraft', number)}?language=en&country=europe&version=1.21&online=1`,
    ),
    of('filters and a word', (word) => `/servers/minecraft?q=${word}&language=de&online=1`),
    of('/rising', () => '/rising'),
    of('/updated', () => '/updated'),
    of('/bots, pages 1 to 50', (_, number) => `/bots?page=${1 + (number % 50)}`),
    of('/bots by votes', () => '/bots?sort=votes'),
    of('/bots by servers', () => '/bots?sort=servers'),
    of('/servers by newest', () => '/servers?sort=newest'),
    of('/servers by players', () => '/servers?sort=players'),
    of('/servers by players, by game', () => '/servers/fivem?sort=players'),
    of('search, one word', (word) => `/bots?q=${word}`),
    of('search, beginning of a word', (word) => `/bots?q=${word.slice(0, 3)}`),
    of('search, two words', (word, number) => `/servers?q=${word}+${sampleWords()[number % 40]}`),
    of('search, a typing error', (word) => `/servers?q=${word.slice(0, -2)}x${word.slice(-1)}`),
    of('search, nothing like it', (_, number) => `/bots?q=qqxyz${number}`),
    of('one tag', (word) => `/bots?tag=${word}`),
    of('two tags', (word, number) => `/bots?tag=${word}&tag=${sampleWords()[number % 10]}`),
    { name: '/listings/:id', paths: some },
    { name: '/listings/:id with the most reviews', paths: known },
    { name: '/listings/:id/reviews', paths: known.map((path) => `${path}/reviews`) },
    {
      name: '/listings/:id/reviews, other orders',
      paths: known.flatMap((path) => ['newest', 'highest', 'lowest'].map((sort) => `${path}/reviews?sort=${sort}`)),
    },
    { name: '/listings/:id/vote', paths: some.map((path) => `${path}/vote`) },
    { name: '/listings/:id/changelog', paths: bots.map((path) => `${path}/changelog`) },
    { name: 'badge, votes', paths: some.map((path) => `${path}/badges/votes.svg`) },
    { name: 'badge, rank', paths: some.map((path) => `${path}/badges/rank.svg`) },
    of('/sitemap.xml', () => '/sitemap.xml'),
    of('/sitemap/listings.xml', () => '/sitemap/listings.xml?from=lst_5'),
    of('/docs', () => '/docs'),
    of('/sign-in', () => '/sign-in'),
  ];
}

function slugOf(kind: CategoryKind, number: number): string {
  const categories = categoriesOf(kind);
  return categories[number % categories.length]?.slug ?? '';
}

type Shape = Pick<Load, 'seconds' | 'connections'>;

/** In Markdown, for README.md. */
const HEADER =
  '\n| page | server | mean ms | p50 ms | p99 ms | server CPU ms | responses |\n|---|---|---|---|---|---|---|';

/** Each page is requested for a second before it is measured. Returns a row of the table. */
async function measure(load: Child, shape: Shape, { name, server, origin }: PageServer, page: Page): Promise<string> {
  // Each request has another client address: one address alone may search once per second.
  const requests: readonly LoadRequest[] = page.paths.map((path, number) => ({
    path,
    token: null,
    visitor: `203.0.${number >> 8}.${number & 255}`,
  }));
  await load.request<LoadResult>({ ...shape, origin, requests, rate: null, seconds: 1 } satisfies Load);
  const before = await server.request<ServerState>({});
  const result = await load.request<LoadResult>({ ...shape, origin, requests, rate: null } satisfies Load);
  const after = await server.request<ServerState>({});
  if (Object.keys(result.statuses).join() !== '200')
    throw new Error(`${page.name} got the responses ${JSON.stringify(result.statuses)}.`);
  const meanMs = (1000 * shape.connections) / result.perSecond;
  const cpuMs = (after.cpuMs - before.cpuMs) / result.answered;
  const times = [meanMs, result.p50Ms, result.p99Ms, cpuMs].map((ms) => ms.toFixed(2));
  return `| ${page.name} | ${name} | ${times.join(' | ')} | ${result.answered} |`;
}
