// Whether a million waiting deliveries are sent as fast as a tenth of them: rates and memory of a short and a long
// backlog, in turns.
import { parseArgs } from 'node:util';
import { findFault, insertWaitingDeliveries } from './drain/seed-plaudit.ts';
import { peakMemoryMb } from './harness/memory.ts';
import { describeMachine, formatGoal, formatSpread, median } from './harness/report.ts';
import {
  type DeliverySetup,
  dropDatabase,
  openDeliverySetup,
  startBenchService,
  untilRecorded,
} from './harness/setup.ts';

export const usage = `npm run bench -- backlog [flags]
  --backlog N      how many wait in the long backlog (1000000)
  --short N        how many wait in the short one (100000)
  --endpoints N    over how many endpoints (1000)
  --runs N         interleaved runs of both; the medians are shown (3)`;

const MEMORY_MOST_MB = 256;
const TOLERANCE = 0.1;

interface Drained {
  /** Deliveries per second, from the start to the arrival of the last of the first part. */
  readonly ofFirst: number;
  readonly ofAll: number;
  readonly memoryMb: number;
}

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      backlog: { type: 'string', default: '1000000' },
      short: { type: 'string', default: '100000' },
      endpoints: { type: 'string', default: '1000' },
      runs: { type: 'string', default: '3' },
    },
  });
  const [short, long] = [Number(values.short), Number(values.backlog)];
  const runs = { short: [] as Drained[], long: [] as Drained[] };
  const setup = await openDeliverySetup();
  try {
    console.log(await describeMachine(setup.postgresUrl, ['pg']));
    for (let round = 1; round <= Number(values.runs); round += 1) {
      for (const [name, waiting] of [['short', short] as const, ['long', long] as const]) {
        const drained = await drain(setup, { waiting, first: short, endpoints: Number(values.endpoints) });
        runs[name].push(drained);
        console.log(`run ${round}, ${waiting} waiting: ${JSON.stringify(drained, roundly)}`);
      }
    }
  } finally {
    await setup.close();
  }
  console.log(`\n${report(runs, short, long)}`);
  return 0;
}

const roundly = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value) : value);

interface Shape {
  readonly waiting: number;
  readonly first: number;
  readonly endpoints: number;
}

async function drain(setup: DeliverySetup, { waiting, first, endpoints }: Shape): Promise<Drained> {
  const databaseUrl = await setup.prepare(endpoints, { hanging: 0, body: null }, (db) =>
    insertWaitingDeliveries(db, { deliveries: waiting, endpoints, first: 0 }),
  );
  const { child, startedMs } = await startBenchService(databaseUrl);
  const { requests, events, marksMs } = await setup.look({ expected: waiting, marks: [first, waiting] });
  await untilRecorded(databaseUrl);
  const memoryMb = peakMemoryMb(child.pid);
  await child.end();
  const counted = requests === waiting && events === waiting;
  const fault = counted ? await findFault(databaseUrl, { deliveries: waiting }) : `${requests} of ${events}`;
  if (fault) throw new Error(`Not everything was delivered exactly once: ${fault}`);
  await dropDatabase(setup.postgresUrl, databaseUrl);
  const [firstMs, lastMs] = marksMs.map((ms) => ms - startedMs) as [number, number];
  return { ofFirst: first / (firstMs / 1000), ofAll: waiting / (lastMs / 1000), memoryMb };
}

/** In Markdown, for README.md. */
function report(runs: { short: readonly Drained[]; long: readonly Drained[] }, short: number, long: number) {
  const base = median(runs.short, (run) => run.ofAll);
  const row = (name: string, of: readonly Drained[], pick: (run: Drained) => number) => {
    const rate = median(of, pick);
    const memory = Math.max(...of.map((run) => run.memoryMb)).toFixed(0);
    return `| ${name} | ${rate.toFixed(0)} | ${formatSpread(of, pick)} | ${(rate / base).toFixed(2)} | ${memory} |`;
  };
  const ratios = [median(runs.long, (run) => run.ofFirst), median(runs.long, (run) => run.ofAll)].map(
    (rate) => rate / base,
  );
  const memory = Math.max(...runs.long.map((run) => run.memoryMb));
  return [
    '| | deliveries/s, median | spread | × of the short | most MB |',
    '|---|---|---|---|---|',
    row(`${short} waiting`, runs.short, (run) => run.ofAll),
    row(`${long} waiting, the first ${short}`, runs.long, (run) => run.ofFirst),
    row(`${long} waiting, all`, runs.long, (run) => run.ofAll),
    '',
    formatGoal(
      'the same rate ± 10 %, or faster',
      ratios.every((ratio) => ratio >= 1 - TOLERANCE),
    ),
    formatGoal(`at most ${MEMORY_MOST_MB} MB`, memory <= MEMORY_MOST_MB),
  ].join('\n');
}
