// How long after its recording a vote reaches its receiver: at a steady rate, and after a rest.
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import type { VoteRate } from './harness/cast-at-rate.ts';
import { type Checkout, checkoutsFor, createDatabase, urlIn } from './harness/checkout.ts';
import { type Child, startChild } from './harness/child.ts';
import { describeMachine } from './harness/report.ts';
import type { LatencyArrivals } from './latency/receiver.ts';
import type { LatencyOpening, LatencyVotes, SpacedVotes } from './latency/server.ts';

export const usage = `npm run bench -- latency [flags]
  --listings N      how many listings, each with a webhook (1000)
  --rate N          votes per second over all listings (200)
  --seconds N       how long (30)
  --rests N         votes that are cast after a rest (15)
  --rest N          how long each rest lasts, in seconds (6)
  --runs N          how often each is measured, in turns (1)
  --against DIR     also the service of another checkout of this repository`;

const WARM_UP_SECONDS = 5;

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      listings: { type: 'string', default: '1000' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '30' },
      rests: { type: 'string', default: '15' },
      rest: { type: 'string', default: '6' },
      runs: { type: 'string', default: '1' },
      against: { type: 'string' },
    },
  });
  const postgres = await startPostgres({ durable: true });
  const receiver = startChild(new URL('./latency/receiver.ts', import.meta.url));
  const services: Service[] = [];
  try {
    console.log(await describeMachine(postgres.url, ['pg']));
    const { port } = await receiver.request<LatencyArrivals>({ expected: 0 });
    const opening = { url: `http://127.0.0.1:${port}/votes`, listings: Number(values.listings) };
    for (const checkout of checkoutsFor(values.against))
      services.push(await startService(checkout, postgres.url, opening));
    const rate = { rate: Number(values.rate), seconds: Number(values.seconds) };
    const rests = { votes: Number(values.rests), restMs: Number(values.rest) * 1000 };
    const measureAll = async (what: string, order: VoteRate | SpacedVotes) => {
      for (const service of services) console.log(await measure(`${service.name}, ${what}`, service, receiver, order));
    };
    console.log('\n| | votes | arrived | mean ms | p50 ms | p99 ms | longest ms |\n|---|---|---|---|---|---|---|');
    await measureAll('warm-up', { ...rate, seconds: WARM_UP_SECONDS });
    for (let round = 1; round <= Number(values.runs); round += 1) {
      await measureAll(`${values.rate} per second`, rate);
      if (rests.votes > 0) await measureAll(`one, after ${values.rest} s of rest`, rests);
    }
  } finally {
    await Promise.allSettled(services.map(({ server }) => server.end()));
    await receiver.end();
    await postgres.stop();
  }
  return 0;
}

interface Service {
  readonly name: string;
  readonly server: Child;
}

async function startService(
  checkout: Checkout,
  postgresUrl: string,
  opening: Omit<LatencyOpening, 'databaseUrl'>,
): Promise<Service> {
  const databaseUrl = await createDatabase(checkout, postgresUrl, `latency_${checkout.name}`);
  const server = startChild(urlIn(checkout, 'bench/latency/server.ts'));
  await server.request<LatencyVotes>({ ...opening, databaseUrl } satisfies LatencyOpening);
  return { name: checkout.name, server };
}

/** Returns a row of the table in README.md. */
async function measure(name: string, { server }: Service, receiver: Child, order: object): Promise<string> {
  const { cast } = await server.request<LatencyVotes>(order);
  const { delaysMs } = await receiver.request<LatencyArrivals>({ expected: cast });
  const sorted = delaysMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const meanMs = delaysMs.reduce((sum, ms) => sum + ms, 0) / delaysMs.length;
  return `| ${name} | ${cast} | ${sorted.length} | ${meanMs.toFixed(1)} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`;
}
