// How much memory the service takes when receivers respond with 200 and an endless body: as fast as it is read, as a
// gzip stream of zeros, or one byte per second for as long as the attempt lasts.
import { parseArgs } from 'node:util';
import { findFault, insertWaitingDeliveries } from './drain/seed-plaudit.ts';
import { BODY_NAMES, type BodyName } from './harness/endless-body.ts';
import { peakMemoryMb } from './harness/memory.ts';
import { describeMachine, formatGoal, formatSpread, median } from './harness/report.ts';
import {
  type DeliverySetup,
  dropDatabase,
  openDeliverySetup,
  startBenchService,
  untilRecorded,
} from './harness/setup.ts';

export const usage = `npm run bench -- endless-bodies [flags]
  --endpoints N    how many there are (1000)
  --deliveries N   how many wait for them (30000)
  --runs N         interleaved runs of each kind; the medians are shown (3)
  --only NAMES     of ${BODY_NAMES.map((name) => `"${name}"`).join(', ')}; semicolons between them`;

const MEMORY_MOST_MB = 300;

interface Measured {
  readonly perSecond: number;
  readonly memoryMb: number;
}

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      endpoints: { type: 'string', default: '1000' },
      deliveries: { type: 'string', default: '30000' },
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
    },
  });
  const names = BODY_NAMES.filter((name) => !values.only || values.only.split(';').includes(name));
  const runs = new Map<BodyName, Measured[]>(names.map((name) => [name, []]));
  const setup = await openDeliverySetup();
  try {
    console.log(await describeMachine(setup.postgresUrl, ['pg']));
    const shape = { endpoints: Number(values.endpoints), deliveries: Number(values.deliveries) };
    for (let round = 1; round <= Number(values.runs); round += 1) {
      for (const name of names) {
        const measured = await measure(setup, shape, name);
        runs.get(name)?.push(measured);
        console.log(`run ${round}, ${name}: ${JSON.stringify(measured)}`);
      }
    }
  } finally {
    await setup.close();
  }
  console.log(`\n${report(runs)}`);
  return 0;
}

interface Shape {
  readonly endpoints: number;
  readonly deliveries: number;
}

async function measure(setup: DeliverySetup, { endpoints, deliveries }: Shape, body: BodyName): Promise<Measured> {
  const databaseUrl = await setup.prepare(endpoints, { hanging: 0, body }, (db) =>
    insertWaitingDeliveries(db, { deliveries, endpoints, first: 0 }),
  );
  const { child, startedMs } = await startBenchService(databaseUrl);
  const { requests, events } = await setup.look({ expected: deliveries });
  await untilRecorded(databaseUrl);
  const ms = performance.timeOrigin + performance.now() - startedMs;
  const memoryMb = peakMemoryMb(child.pid);
  await child.end();
  const counted = requests === deliveries && events === deliveries;
  const fault = counted ? await findFault(databaseUrl, { deliveries }, 200) : `${requests} of ${events}`;
  if (fault) throw new Error(`Not everything was delivered exactly once: ${fault}`);
  await dropDatabase(setup.postgresUrl, databaseUrl);
  return { perSecond: deliveries / (ms / 1000), memoryMb };
}

/** In Markdown, for README.md. */
function report(runs: ReadonlyMap<BodyName, readonly Measured[]>): string {
  const rows = [...runs].map(([name, measured]) => {
    const rate = median(measured, (run) => run.perSecond).toFixed(0);
    const memory = Math.max(...measured.map((run) => run.memoryMb)).toFixed(0);
    return `| ${name} | ${rate} | ${formatSpread(measured, (run) => run.perSecond)} | ${memory} |`;
  });
  const most = Math.max(...[...runs.values()].flat().map((run) => run.memoryMb));
  return [
    '| body | deliveries/s, median | spread | most MB |\n|---|---|---|---|',
    ...rows,
    '',
    formatGoal(`all delivered, at most ${MEMORY_MOST_MB} MB`, most <= MEMORY_MOST_MB),
  ].join('\n');
}
