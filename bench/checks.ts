// How many vote checks a second one server answers with every budget held, beside a route of the same server that only
// says hello; how long they take at half of that rate; and whether stored votes change it.
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import type { Load, LoadRequest, LoadResult } from './checks/load.ts';
import type { ServerState } from './checks/server.ts';
import { postgresCpuMs } from './drain/postgres-cpu.ts';
import { query } from './drain/query-postgres.ts';
import { type Child, startChild } from './harness/child.ts';
import { describeMachine, median } from './harness/report.ts';
import { seedVoteHistory } from './harness/seed-votes.ts';

export const usage = `npm run bench -- checks [flags]
  --votes N,N       how many votes are stored; each number is a database and a server (100000)
  --listings N      over how many listings (1000)
  --seconds N       how long each measurement lasts (5)
  --connections N   how many the load generator opens (64)
  --runs N          interleaved runs; the medians are shown (3)
  --profile DIR     write a CPU profile of the servers' processes there`;

const VOTERS = 1000;
const BUDGET = 120;

interface Stand {
  readonly name: string;
  readonly votes: number;
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
      profile: { type: 'string' },
    },
  });
  const postgres = await startPostgres({ durable: true });
  const load = startChild(new URL('./checks/load.ts', import.meta.url));
  const stands: Stand[] = [];
  try {
    console.log(await describeMachine(postgres.url, ['hono', '@hono/node-server', 'undici', 'pg']));
    for (const votes of values.votes.split(',').map(Number))
      stands.push(await openStand(postgres.url, votes, Number(values.listings), values.profile ?? null));
    const shape = { seconds: Number(values.seconds), connections: Number(values.connections) };
    console.log(`\n${await measureAll({ postgres: postgres.url, load, stands, runs: Number(values.runs), shape })}`);
  } finally {
    await Promise.allSettled([load.end(), ...stands.map(({ server }) => server.end())]);
    await postgres.stop();
  }
  return 0;
}

async function openStand(postgresUrl: string, votes: number, listings: number, profile: string | null): Promise<Stand> {
  const database = `checks_${votes}`;
  await query(postgresUrl, `create database ${database}`);
  const databaseUrl = new URL(`/${database}`, postgresUrl).href;
  const startedMs = performance.now();
  const { tokens } = await seedVoteHistory(databaseUrl, { listings, votes, voters: VOTERS });
  console.log(
    `${votes} votes over ${listings} listings, made in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`,
  );
  const server = startChild(new URL('./checks/server.ts', import.meta.url), profile);
  const { origin } = await server.request<ServerState>({ databaseUrl });
  return {
    name: `checks, ${votes} votes`,
    votes,
    databaseUrl,
    server,
    origin,
    requests: requestsFor(tokens),
  };
}

/** Every listing in turn, so that no budget is used up; by user and by player, those who voted and those who did not. */
function requestsFor(tokens: readonly string[]): readonly LoadRequest[] {
  const asked = ['userId=voter_7', 'userId=nobody', 'playerName=player_42', 'playerName=Nobody'];
  return tokens.map((token, place) => ({ path: `/api/v1/webhooks/votes/check?${asked[place % 4]}`, token }));
}

interface Course {
  readonly postgres: string;
  readonly load: Child;
  readonly stands: readonly Stand[];
  readonly runs: number;
  readonly shape: { readonly seconds: number; readonly connections: number };
}

async function measureAll(course: Course): Promise<string> {
  const { stands, runs, shape } = course;
  const found = new Map<string, Measured[]>();
  const measure = async (name: string, stand: Stand, requests: readonly LoadRequest[], rate: number | null) => {
    const measured = await measureOne(course, stand, {
      origin: stand.origin,
      requests,
      rate,
      ...shape,
    });
    found.set(name, [...(found.get(name) ?? []), measured]);
    console.log(line(name, measured));
    return measured;
  };
  const hello = [{ path: '/hello', token: null }];
  for (const stand of stands) await measureOne(course, stand, { ...shape, ...stand, rate: null, seconds: 3 });
  for (let round = 1; round <= runs; round += 1) {
    console.log(`\nrun ${round}`);
    await measure('hello', stands[0]!, hello, null);
    for (const stand of stands) {
      const { perSecond } = await measure(stand.name, stand, stand.requests, null);
      await measure(`${stand.name}, half`, stand, stand.requests, perSecond / 2);
    }
  }
  return table(found);
}

/** Throws when a budget refused: then it was not checks that were measured. */
async function measureOne({ postgres, load }: Course, stand: Stand, given: Load): Promise<Measured> {
  // Every listing's window begins anew; in one measurement none may use up its budget.
  await query(stand.databaseUrl, 'delete from spending');
  const before = [await stand.server.request<ServerState>({}), await postgresCpuMs(postgres)] as const;
  const { origin, requests, seconds, connections, rate } = given;
  const outcome = await load.request<LoadResult>({
    origin,
    requests,
    seconds,
    connections,
    rate,
  } satisfies Load);
  const after = [await stand.server.request<ServerState>({}), await postgresCpuMs(postgres)] as const;
  if (Object.keys(outcome.statuses).join() !== '200')
    throw new Error(
      `Not everything was answered with 200: ${JSON.stringify(outcome.statuses)}. ${outcome.answered} requests over ${requests.length} listings; a budget is ${BUDGET}. Fewer --seconds?`,
    );
  return {
    ...outcome,
    serverCpuMs: after[0].cpuMs - before[0].cpuMs,
    postgresCpuMs: (after[1] ?? Number.NaN) - (before[1] ?? Number.NaN),
  };
}

function line(name: string, { perSecond, p50Ms, p99Ms, ...measured }: Measured): string {
  const each = (ms: number) => `${((1000 * ms) / measured.answered).toFixed(0)} µs`;
  const cpu = [measured.serverCpuMs, measured.postgresCpuMs, measured.cpuMs].map(each).join(' / ');
  return `${name.padEnd(30)}${perSecond.toFixed(0).padStart(7)}/s   p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms   cpu ${cpu}`;
}

/** In Markdown, as it stands in README.md. */
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
    '| | requests/s, median | spread | of hello | p50 ms | p99 ms | CPU µs a request: server / PostgreSQL / load |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
