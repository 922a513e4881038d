// How many vote checks per second one server handles with every rate limit in effect, compared with a route of the same
// server that only says hello; how long they take at half of that rate; and whether stored votes change it.
import { parseArgs } from 'node:util';
import { CHECKS_PER_MINUTE } from '../src/core/limits.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { queryOnce } from '../test/support/query-once.ts';
import type { Load, LoadRequest, LoadResult } from './checks/load.ts';
import type { ServerState } from './checks/server.ts';
import { postgresCpuMs } from './drain/postgres-cpu.ts';
import { type Checkout, checkoutsFor, createDatabase, urlIn } from './harness/checkout.ts';
import { type Child, startChild } from './harness/child.ts';
import { describeMachine, median } from './harness/report.ts';
import { seedVoteHistory } from './harness/seed-votes.ts';

export const usage = `npm run bench -- checks [flags]
  --votes N,N       how many votes are stored; each number is a database and a server (100000)
  --listings N      over how many listings (1000)
  --seconds N       how long each measurement lasts (5)
  --connections N   how many the load generator opens (64)
  --runs N          interleaved runs; the medians are shown (3)
  --against DIR     also the server of another checkout of this repository
  --profile DIR     write a CPU profile of the servers' processes there`;

const VOTERS = 1000;
const WARM_UP_SECONDS = 3;

interface CheckServer {
  readonly name: string;
  readonly databaseUrl: string;
  readonly server: Child;
  readonly origin: string;
  readonly requests: readonly LoadRequest[];
}

interface Measured extends LoadResult {
  readonly serverCpuMs: number;
  readonly postgresCpuMs: number;
}

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      votes: { type: 'string', default: '100000' },
      listings: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '64' },
      runs: { type: 'string', default: '3' },
      against: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const postgres = await startPostgres({ durable: true });
  const load = startChild(new URL('./checks/load.ts', import.meta.url));
  const servers: CheckServer[] = [];
  try {
    console.log(await describeMachine(postgres.url, ['hono', '@hono/node-server', 'undici', 'pg']));
    const history = { listings: Number(values.listings), profile: values.profile ?? null };
    for (const votes of values.votes.split(',').map(Number))
      for (const checkout of checkoutsFor(values.against))
        servers.push(await startCheckServer(checkout, postgres.url, { ...history, votes }));
    const shape = { seconds: Number(values.seconds), connections: Number(values.connections) };
    const harness = { postgresUrl: postgres.url, load, shape };
    console.log(`\n${await measureAll(harness, servers, Number(values.runs))}`);
  } finally {
    await Promise.allSettled([load.end(), ...servers.map(({ server }) => server.end())]);
    await postgres.stop();
  }
  return 0;
}

async function startCheckServer(
  checkout: Checkout,
  postgresUrl: string,
  { votes, listings, profile }: { votes: number; listings: number; profile: string | null },
): Promise<CheckServer> {
  const databaseUrl = await createDatabase(checkout, postgresUrl, `checks_${checkout.name}_${votes}`);
  const startedMs = performance.now();
  const { tokens } = await seedVoteHistory(databaseUrl, { listings, votes, voters: VOTERS });
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
  console.log(`${checkout.name}: ${votes} votes over ${listings} listings, made in ${seconds} s`);
  const server = startChild(urlIn(checkout, 'bench/checks/server.ts'), profile);
  const { origin } = await server.request<ServerState>({ databaseUrl });
  return { name: `${checkout.name}, ${votes} votes`, databaseUrl, server, origin, requests: requestsFor(tokens) };
}

/**
 * Every listing in turn, so that none reaches its rate limit; by user and by player, those who voted and those who did
 * not.
 */
function requestsFor(tokens: readonly string[]): readonly LoadRequest[] {
  const queries = ['userId=voter_7', 'userId=nobody', 'playerName=player_42', 'playerName=Nobody'];
  return tokens.map((token, place) => ({ path: `/api/v1/webhooks/votes/check?${queries[place % 4]}`, token }));
}

interface CheckHarness {
  readonly postgresUrl: string;
  readonly load: Child;
  readonly shape: Pick<Load, 'seconds' | 'connections'>;
}

type CheckLoad = Pick<Load, 'requests' | 'rate'> & Partial<Load>;

async function measureAll(harness: CheckHarness, servers: readonly CheckServer[], runs: number): Promise<string> {
  const found = new Map<string, Measured[]>();
  const measure = async (name: string, server: CheckServer, load: CheckLoad) => {
    const measured = await measureOne(harness, server, load);
    found.set(name, [...(found.get(name) ?? []), measured]);
    console.log(line(name, measured));
    return measured;
  };
  const hello = { requests: [{ path: '/hello', token: null }], rate: null };
  for (const server of servers)
    await measureOne(harness, server, { requests: server.requests, rate: null, seconds: WARM_UP_SECONDS });
  for (let round = 1; round <= runs; round += 1) {
    console.log(`\nrun ${round}`);
    await measure('hello', servers[0]!, hello);
    for (const server of servers) {
      const { name, requests } = server;
      const { perSecond } = await measure(name, server, { requests, rate: null });
      await measure(`${name}, half`, server, { requests, rate: perSecond / 2 });
    }
  }
  return table(found);
}

/** Throws when a rate limit refused a request: then something else than checks was measured. */
async function measureOne(
  { postgresUrl, load, shape }: CheckHarness,
  { databaseUrl, server, origin }: CheckServer,
  given: CheckLoad,
): Promise<Measured> {
  // Every listing's window starts anew, so that no listing reaches its limit within one measurement.
  await queryOnce(databaseUrl, 'delete from spending');
  const before = [await server.request<ServerState>({}), await postgresCpuMs(postgresUrl)] as const;
  const result = await load.request<LoadResult>({ ...shape, origin, ...given } satisfies Load);
  const after = [await server.request<ServerState>({}), await postgresCpuMs(postgresUrl)] as const;
  if (Object.keys(result.statuses).join() !== '200')
    throw new Error(
      `Not every response was 200: ${JSON.stringify(result.statuses)}. ${result.answered} requests over ${given.requests.length} listings, at a limit of ${CHECKS_PER_MINUTE} each. Try fewer --seconds.`,
    );
  return {
    ...result,
    serverCpuMs: after[0].cpuMs - before[0].cpuMs,
    postgresCpuMs: (after[1] ?? Number.NaN) - (before[1] ?? Number.NaN),
  };
}

function line(name: string, { perSecond, p50Ms, p99Ms, ...measured }: Measured): string {
  const each = (ms: number) => `${((1000 * ms) / measured.answered).toFixed(0)} µs`;
  const cpu = [measured.serverCpuMs, measured.postgresCpuMs, measured.cpuMs].map(each).join(' / ');
  return `${name.padEnd(30)}${perSecond.toFixed(0).padStart(7)}/s   p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms   cpu ${cpu}`;
}

/** In Markdown, for README.md. */
function table(found: ReadonlyMap<string, readonly Measured[]>): string {
  const hello = median(found.get('hello') ?? [], (one) => one.perSecond);
  const rows = [...found].map(([name, measured]) => {
    const of = (pick: (one: Measured) => number) => median(measured, pick);
    const rates = measured.map(({ perSecond }) => perSecond);
    const each = (pick: (one: Measured) => number) => of((one) => (1000 * pick(one)) / one.answered).toFixed(0);
    const cpu = [each((one) => one.serverCpuMs), each((one) => one.postgresCpuMs), each((one) => one.cpuMs)];
    const rate = of((one) => one.perSecond);
    const share = name.endsWith('half') ? '' : `${((100 * rate) / hello).toFixed(0)} %`;
    const spread = `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`;
    const delays = `${of((one) => one.p50Ms).toFixed(1)} | ${of((one) => one.p99Ms).toFixed(1)}`;
    return `| ${name} | ${rate.toFixed(0)} | ${spread} | ${share} | ${delays} | ${cpu.join(' / ')} |`;
  });
  return [
    '| | requests/s, median | spread | of hello | p50 ms | p99 ms | CPU µs per request: server / PostgreSQL / load |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
