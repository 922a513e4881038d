// How long after its recording a vote reaches its receiver: at a steady rate, and after a rest.
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import type { VoteRate } from './harness/cast-at-rate.ts';
import { startChild } from './harness/child.ts';
import { describeMachine } from './harness/report.ts';
import type { LatencyArrivals } from './latency/receiver.ts';
import type { LatencyOpening, LatencyVotes, SpacedVotes } from './latency/server.ts';

export const usage = `npm run bench -- latency [flags]
  --listings N      how many listings, each with a webhook (1000)
  --rate N          votes a second over all (200)
  --seconds N       how long (30)
  --rests N         votes that are cast after a rest (15)
  --rest N          how long each rest lasts, in seconds (6)`;

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      listings: { type: 'string', default: '1000' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '30' },
      rests: { type: 'string', default: '15' },
      rest: { type: 'string', default: '6' },
    },
  });
  const postgres = await startPostgres({ durable: true });
  const receiver = startChild(new URL('./latency/receiver.ts', import.meta.url));
  const server = startChild(new URL('./latency/server.ts', import.meta.url));
  const rows: string[] = [];
  const measure = async (name: string, order: VoteRate | SpacedVotes) => {
    const { cast } = await server.request<LatencyVotes>(order);
    const { delaysMs } = await receiver.request<LatencyArrivals>({ expected: cast });
    const sorted = delaysMs.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    rows.push(`| ${name} | ${cast} | ${sorted.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
  };
  try {
    console.log(await describeMachine(postgres.url, ['pg']));
    const { port } = await receiver.request<LatencyArrivals>({ expected: 0 });
    const url = `http://127.0.0.1:${port}/votes`;
    const listings = Number(values.listings);
    await server.request<LatencyVotes>({ databaseUrl: postgres.url, url, listings } satisfies LatencyOpening);
    const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
    await measure('warming up', { rate, seconds: 5 });
    await measure(`${rate} a second`, { rate, seconds });
    const restMs = Number(values.rest) * 1000;
    await measure(`one, after ${values.rest} s of rest`, { votes: Number(values.rests), restMs });
  } finally {
    await server.end();
    await receiver.end();
    await postgres.stop();
  }
  console.log(`\n| | votes | arrived | p50 ms | p99 ms | longest ms |\n|---|---|---|---|---|---|\n${rows.join('\n')}`);
  return 0;
}
