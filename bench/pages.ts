// How long the server takes for every public page, one at a time, in a PostgreSQL with many listings and votes; and what
// the goal of 50 ms at the 99th percentile leaves.
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import type { Load, LoadRequest, LoadResult } from './checks/load.ts';
import type { ServerState } from './checks/server.ts';
import { query } from './drain/query-postgres.ts';
import { type Child, startChild } from './harness/child.ts';
import { describeMachine } from './harness/report.ts';
import { seedVoteHistory } from './harness/seed-votes.ts';
import { addListingDetails, sampleWords } from './pages/seed-listings.ts';

export const usage = `npm run bench -- pages [flags]
  --listings N      how many, half of them bots (100000)
  --votes N         how many are stored (10000000)
  --seconds N       how long each page is asked for (5)
  --connections N   how many visitors at once (1)`;

/** Of one listing; each votes once a day, so 20 spread a hundred votes a listing over five days. */
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
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '1' },
    },
  });
  const listings = Number(values.listings);
  const votes = Number(values.votes);
  const postgres = await startPostgres({ durable: true });
  const load = startChild(new URL('./checks/load.ts', import.meta.url));
  const server = startChild(new URL('./checks/server.ts', import.meta.url));
  try {
    console.log(await describeMachine(postgres.url, ['hono', '@hono/node-server', 'pg']));
    await query(postgres.url, 'create database pages');
    const databaseUrl = new URL('/pages', postgres.url).href;
    await seed(databaseUrl, listings, votes);
    const { origin } = await server.request<ServerState>({ databaseUrl });
    const shape = { origin, seconds: Number(values.seconds), connections: Number(values.connections) };
    console.log(`\n${await measure(load, shape, pagesOf(listings))}`);
  } finally {
    await Promise.allSettled([load.end(), server.end()]);
    await postgres.stop();
  }
  return 0;
}

async function seed(databaseUrl: string, listings: number, votes: number): Promise<void> {
  const startedMs = performance.now();
  await seedVoteHistory(databaseUrl, { listings, votes, voters: VOTERS });
  await addListingDetails(databaseUrl);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
  console.log(`${votes} votes over ${listings} listings, made in ${seconds} s`);
}

/** Each page with what it may be asked for, spread over common and rare, first and last. */
function pagesOf(listings: number): readonly Page[] {
  const numbers = Array.from({ length: DIFFERENT }, (_, number) => number);
  const some = numbers.map((number) => `/listings/lst_${Math.floor((number * listings) / DIFFERENT)}`);
  const bots = numbers.map((number) => `/listings/lst_${2 * Math.floor((number * listings) / DIFFERENT / 2)}`);
  const of = (name: string, path: (word: string, number: number) => string): Page => {
    const known = sampleWords();
    return { name, paths: numbers.map((number) => path(known[(number * 7) % known.length] ?? '', number)) };
  };
  return [
    of('/', () => '/'),
    of('/bots', () => '/bots'),
    of('/servers, by game', (_, number) => `/servers?game=${['minecraft', 'roblox'][number % 2]}`),
    of('/bots, pages 1 to 50', (_, number) => `/bots?page=${1 + (number % 50)}`),
    of('/bots by votes', () => '/bots?sort=votes'),
    of('/bots by servers', () => '/bots?sort=servers'),
    of('/servers by newest', () => '/servers?sort=newest'),
    of('/servers by players', () => '/servers?sort=players'),
    of('/servers by players, by game', () => '/servers?game=fivem&sort=players'),
    of('search, one word', (word) => `/bots?q=${word}`),
    of('search, beginning of a word', (word) => `/bots?q=${word.slice(0, 3)}`),
    of('search, two words', (word, number) => `/servers?q=${word}+${sampleWords()[number % 40]}`),
    of('search, a typing error', (word) => `/servers?q=${word.slice(0, -2)}x${word.slice(-1)}`),
    of('search, nothing like it', (_, number) => `/bots?q=qqxyz${number}`),
    of('one tag', (word) => `/bots?tag=${word}`),
    of('two tags', (word, number) => `/bots?tag=${word}&tag=${sampleWords()[number % 10]}`),
    { name: '/listings/:id', paths: some },
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

type Shape = Pick<Load, 'origin' | 'seconds' | 'connections'>;

/** In Markdown, as it stands in README.md. Each page is asked for a second before it is measured. */
async function measure(load: Child, shape: Shape, pages: readonly Page[]): Promise<string> {
  const rows: string[] = [];
  for (const { name, paths } of pages) {
    // Each by another visitor: one alone may search once a second.
    const requests: readonly LoadRequest[] = paths.map((path, number) => ({
      ...{ path, token: null },
      visitor: `203.0.${number >> 8}.${number & 255}`,
    }));
    await load.request<LoadResult>({ ...shape, requests, rate: null, seconds: 1 } satisfies Load);
    const outcome = await load.request<LoadResult>({ ...shape, requests, rate: null } satisfies Load);
    if (Object.keys(outcome.statuses).join() !== '200')
      throw new Error(`${name} was answered with ${JSON.stringify(outcome.statuses)}.`);
    rows.push(`| ${name} | ${outcome.p50Ms.toFixed(1)} | ${outcome.p99Ms.toFixed(1)} | ${outcome.answered} |`);
    console.log(rows.at(-1));
  }
  return ['| page | p50 ms | p99 ms | answers |', '|---|---|---|---|', ...rows].join('\n');
}
