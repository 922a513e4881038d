// How long a vote takes to reach its listener while 100 of 1,000 listeners never send a greeting.
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import { queryOnce } from '../test/support/query-once.ts';
import { startChild } from './harness/child.ts';
import { describeMachine } from './harness/report.ts';
import type { ListenerArrivals, ListenersOpening, OpenListeners } from './listeners/listeners.ts';
import type { ListenerLoad, ListenerVotes } from './listeners/server.ts';

export const usage = `npm run bench -- listeners [flags]
  --listeners N     how many there are (1000)
  --silent N        how many of them never greet (100)
  --rate N          votes per second over all (200)
  --seconds N       how long votes are cast (30)`;

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      listeners: { type: 'string', default: '1000' },
      silent: { type: 'string', default: '100' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '30' },
    },
  });
  const [listeners, silent] = [Number(values.listeners), Number(values.silent)];
  const shape = { rate: Number(values.rate), seconds: Number(values.seconds) };
  const postgres = await startPostgres({ durable: true });
  console.log(await describeMachine(postgres.url, ['pg']));
  const rows: string[] = [];
  try {
    for (const mute of [0, silent]) rows.push(await measure(postgres.url, listeners, mute, shape));
  } finally {
    await postgres.stop();
  }
  const head = '| silent of the listeners | votes | arrived of those that listen | p50 ms | p99 ms | longest ms |';
  console.log(`\n${[head, '|---|---|---|---|---|---|', ...rows].join('\n')}`);
  return 0;
}

async function measure(
  postgresUrl: string,
  listeners: number,
  silent: number,
  shape: Pick<ListenerLoad, 'rate' | 'seconds'>,
): Promise<string> {
  const database = `listeners_${silent}`;
  await queryOnce(postgresUrl, `create database ${database}`);
  const hearing = startChild(new URL('./listeners/listeners.ts', import.meta.url));
  const server = startChild(new URL('./listeners/server.ts', import.meta.url));
  try {
    const { listeners: places } = await hearing.request<OpenListeners>({
      listeners,
      silent,
    } satisfies ListenersOpening);
    const databaseUrl = new URL(`/${database}`, postgresUrl).href;
    const { cast, toSilent } = await server.request<ListenerVotes>({
      databaseUrl,
      places,
      silent,
      ...shape,
    } satisfies ListenerLoad);
    const { delaysMs } = await hearing.request<ListenerArrivals>({ expected: cast - toSilent });
    const sorted = delaysMs.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    console.log(`${silent} of ${listeners} silent: ${cast} votes cast, ${sorted.length} arrived`);
    return `| ${silent} of ${listeners} | ${cast} | ${sorted.length} of ${cast - toSilent} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`;
  } finally {
    await server.end();
    await hearing.end();
  }
}
