// How long the server takes for every public page, one at a time, over a PostgreSQL database with many listings and
// votes. The goal is 50 ms at the 99th percentile.
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import type { Load, LoadRequest, LoadResult } from './checks/load.ts';
import type { ServerState } from './checks/server.ts';
import { type Checkout, checkoutsFor, createDatabase, urlIn } from './harness/checkout.ts';
import { type Child, startChild } from './harness/child.ts';
import { describeMachine, median } from './harness/report.ts';
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
  --against DIR     also the server of another checkout of this repository
  --turns N         how often both servers take turns on a page, within its seconds (1)`;

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
      turns: { type: 'string', default: '1' },
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
    const turns = Number(values.turns);
    const shape = { seconds: Number(values.seconds) / turns, connections: Number(values.connections) };
    console.log(HEADER);
    for (const name of servers[0]?.pages.keys() ?? [])
      if (name.includes(values.only)) await comparePage(load, { shape, turns }, servers, name);
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
  const pages = measuredPages(await readListingPaths(databaseUrl), reviews).map((page) => [page.name, page] as const);
  return { name: checkout.name, server, origin, pages: new Map(pages) };
}

type Shape = Pick<Load, 'seconds' | 'connections'>;

interface Plan {
  /** Of each turn. */
  readonly shape: Shape;
  readonly turns: number;
}

/** In Markdown, for README.md. */
const HEADER =
  '\n| page | server | mean ms | p50 ms | p99 ms | server CPU ms | responses |\n|---|---|---|---|---|---|---|';

/** Prints a row for each server, and for two the ratio of the CPU time that they took in the same turn. */
async function comparePage(load: Child, plan: Plan, servers: readonly PageServer[], page: string): Promise<void> {
  const measured = servers.map((): PageFigures[] => []);
  for (const server of servers)
    await requestPage(load, { shape: { ...plan.shape, seconds: 1 }, turn: 0 }, server, page);
  for (let turn = 0; turn < plan.turns; turn += 1) {
    const places = [...servers.keys()];
    // Each is the first of the two in half of the turns.
    for (const place of turn % 2 === 0 ? places : places.reverse()) {
      const figures = await requestPage(
        load,
        { shape: plan.shape, turn: turn + 1 },
        servers[place] as PageServer,
        page,
      );
      if (figures) measured[place]?.push(figures);
    }
  }
  for (const [place, { name }] of servers.entries()) console.log(row(page, name, measured[place] ?? []));
  const [own = [], against = []] = measured;
  const ratios = own.flatMap(({ cpuMs }, turn) => (against[turn] ? [cpuMs / against[turn].cpuMs] : []));
  if (ratios.length > 0) console.log(`| | CPU, ratio | | | | ${median(ratios, (ratio) => ratio).toFixed(2)} | |`);
}

function row(page: string, server: string, turns: readonly PageFigures[]): string {
  if (turns.length === 0) return `| ${page} | ${server} | no such page |`;
  const names = ['meanMs', 'p50Ms', 'p99Ms', 'cpuMs'] as const;
  const times = names.map((name) => median(turns, (turn) => turn[name]).toFixed(2));
  const responses = turns.reduce((sum, { answered }) => sum + answered, 0);
  return `| ${page} | ${server} | ${times.join(' | ')} | ${responses} |`;
}

interface PageFigures {
  readonly meanMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Of the server, for each response. */
  readonly cpuMs: number;
  readonly answered: number;
}

/** How many addresses later each turn starts, so that both servers get the same ones, and the next turn others. */
const ADDRESSES_LATER = 97;

/** Null if the server is of an older checkout that does not have the page. */
async function requestPage(
  load: Child,
  { shape, turn }: { readonly shape: Shape; readonly turn: number },
  { name, server, origin, pages }: PageServer,
  page: string,
): Promise<PageFigures | null> {
  // Each request has another client address: one address alone may search once per second.
  const all: readonly LoadRequest[] = (pages.get(page)?.paths ?? []).map((path, number) => ({
    path,
    token: null,
    visitor: `203.0.${number >> 8}.${number & 255}`,
  }));
  const first = (ADDRESSES_LATER * turn) % all.length;
  const requests = [...all.slice(first), ...all.slice(0, first)];
  const before = await server.request<ServerState>({});
  const result = await load.request<LoadResult>({ ...shape, origin, requests, rate: null } satisfies Load);
  const after = await server.request<ServerState>({});
  const statuses = Object.keys(result.statuses).join();
  if (statuses === '404' && name === 'against') return null;
  if (statuses !== '200') throw new Error(`${page} got the responses ${JSON.stringify(result.statuses)}.`);
  return {
    meanMs: (1000 * shape.connections) / result.perSecond,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    cpuMs: (after.cpuMs - before.cpuMs) / result.answered,
    answered: result.answered,
  };
}
