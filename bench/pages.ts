// How long the server takes for every public page, one at a time, over a PostgreSQL database with many listings and
// votes. The goal is 50 ms at the 99th percentile.
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import type { Load, LoadRequest, LoadResult } from './checks/load.ts';
import type { ServerState } from './checks/server.ts';
import { type Checkout, checkoutsFor, createDatabase, urlIn } from './harness/checkout.ts';
import { type Child, startChild } from './harness/child.ts';
import { describeMachine } from './harness/report.ts';
import { seedVoteHistory } from './harness/seed-votes.ts';
import { type MeasuredPage, measuredPages, readListingPaths } from './pages/measured-pages.ts';
import { addListingDetails } from './pages/seed-listings.ts';
import { addReleases } from './pages/seed-releases.ts';
import { addListingReviews } from './pages/seed-reviews.ts';
import { addVoters } from './pages/seed-voters.ts';

export const usage = `npm run bench -- pages [flags]
  --listings N      how many, half of them bots (100000)
  --votes N         how many are stored (10000000)
  --reviews N       how many are stored, half of them of 20 listings (1000000)
  --seconds N       how long each page is requested (5)
  --connections N   how many visitors at once (1)
  --only TEXT       only pages with this in their names
  --against DIR     also the server of another checkout of this repository`;

/** Per listing; each votes once a day, so 20 of them spread a hundred votes per listing over five days. */
const VOTERS = 20;

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      listings: { type: 'string', default: '100000' },
      votes: { type: 'string', default: '10000000' },
      reviews: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      against: { type: 'string' },
    },
  });
  const size = { listings: Number(values.listings), votes: Number(values.votes), reviews: Number(values.reviews) };
  const postgres = await startPostgres({ durable: true });
  const load = startChild(new URL('./checks/load.ts', import.meta.url));
  const servers: PageServer[] = [];
  try {
    console.log(await describeMachine(postgres.url, ['hono', '@hono/node-server', 'pg']));
    for (const checkout of checkoutsFor(values.against))
      servers.push(await startPageServer(checkout, postgres.url, size));
    const shape = { seconds: Number(values.seconds), connections: Number(values.connections) };
    console.log(HEADER);
    for (const name of servers[0]?.pages.keys() ?? [])
      if (name.includes(values.only))
        for (const server of servers) console.log(await measure(load, shape, server, name));
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
  /** By name. */
  readonly pages: ReadonlyMap<string, MeasuredPage>;
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
  await addReleases(databaseUrl);
  if (reviews > 0) {
    await addListingReviews(databaseUrl, reviews);
    await addVoters(databaseUrl);
  }
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
  console.log(`${checkout.name}: ${votes} votes over ${listings} listings, made in ${seconds} s`);
  const server = startChild(urlIn(checkout, 'bench/checks/server.ts'));
  const { origin } = await server.request<ServerState>({ databaseUrl });
  const pages = measuredPages(await readListingPaths(databaseUrl)).map((page) => [page.name, page] as const);
  return { name: checkout.name, server, origin, pages: new Map(pages) };
}

type Shape = Pick<Load, 'seconds' | 'connections'>;

/** In Markdown, for README.md. */
const HEADER =
  '\n| page | server | mean ms | p50 ms | p99 ms | server CPU ms | responses |\n|---|---|---|---|---|---|---|';

/** Each page is requested for a second before it is measured. Returns a row of the table. */
async function measure(load: Child, shape: Shape, { name, server, origin, pages }: PageServer, page: string) {
  // Each request has another client address: one address alone may search once per second.
  const requests: readonly LoadRequest[] = (pages.get(page)?.paths ?? []).map((path, number) => ({
    path,
    token: null,
    visitor: `203.0.${number >> 8}.${number & 255}`,
  }));
  await load.request<LoadResult>({ ...shape, origin, requests, rate: null, seconds: 1 } satisfies Load);
  const before = await server.request<ServerState>({});
  const result = await load.request<LoadResult>({ ...shape, origin, requests, rate: null } satisfies Load);
  const after = await server.request<ServerState>({});
  const statuses = Object.keys(result.statuses).join();
  // An older checkout does not have every page.
  if (statuses === '404' && name === 'against') return `| ${page} | ${name} | no such page |`;
  if (statuses !== '200') throw new Error(`${page} got the responses ${JSON.stringify(result.statuses)}.`);
  const meanMs = (1000 * shape.connections) / result.perSecond;
  const cpuMs = (after.cpuMs - before.cpuMs) / result.answered;
  const times = [meanMs, result.p50Ms, result.p99Ms, cpuMs].map((ms) => ms.toFixed(2));
  return `| ${page} | ${name} | ${times.join(' | ')} | ${result.answered} |`;
}
