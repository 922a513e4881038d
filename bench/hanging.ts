// What hanging endpoints cost the others: the same votes with and without them, in turns.
import { parseArgs } from 'node:util';
import { insertWaitingDeliveries } from './drain/seed-plaudit.ts';
import { findOtherEndpointsFault } from './hanging/find-other-endpoints-fault.ts';
import type { VoteLoad, VoteLoadResult } from './harness/delivering-service.ts';
import { type Delays, describeMachine, formatGoal, formatSpread, median } from './harness/report.ts';
import {
  type DeliverySetup,
  dropDatabase,
  openDeliverySetup,
  startBenchService,
  untilRecorded,
} from './harness/setup.ts';

export const usage = `npm run bench -- hanging [flags]
  --endpoints N    how many there are (1000)
  --hanging N      how many of them accept requests and never respond (100)
  --waiting N      deliveries that wait at the hanging ones (100000)
  --others N       deliveries that wait at the others (100000)
  --rate N         votes per second for the others, once their waiting ones are delivered (200)
  --seconds N      how long votes are cast (30)
  --runs N         interleaved runs of both; the medians are shown (3)`;

interface Shape extends Pick<VoteLoad, 'rate' | 'seconds'> {
  readonly endpoints: number;
  readonly hanging: number;
  readonly waiting: number;
  readonly others: number;
}

interface Measured {
  /** Deliveries of the others' backlog, per second. */
  readonly rate: number;
  /** When 99 % of it had arrived, from the start. */
  readonly drainP99Ms: number;
  readonly delays: Delays;
  readonly hung: number;
}

export async function run(flags: readonly string[]): Promise<number> {
  const options = {
    endpoints: { type: 'string', default: '1000' },
    hanging: { type: 'string', default: '100' },
    waiting: { type: 'string', default: '100000' },
    others: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    runs: { type: 'string', default: '3' },
  } as const;
  const { values } = parseArgs({ args: [...flags], options });
  const shape: Shape = {
    endpoints: Number(values.endpoints),
    hanging: Number(values.hanging),
    waiting: Number(values.waiting),
    others: Number(values.others),
    rate: Number(values.rate),
    seconds: Number(values.seconds),
  };
  const alone: Measured[] = [];
  const beside: Measured[] = [];
  const setup = await openDeliverySetup();
  try {
    console.log(await describeMachine(setup.postgresUrl, ['pg']));
    for (let round = 1; round <= Number(values.runs); round += 1) {
      alone.push(await measure(setup, { ...shape, waiting: 0 }));
      console.log(`run ${round}, alone:   ${JSON.stringify(alone.at(-1))}`);
      beside.push(await measure(setup, shape));
      console.log(`run ${round}, hanging: ${JSON.stringify(beside.at(-1))}`);
    }
  } finally {
    await setup.close();
  }
  console.log(`\n${report(alone, beside, shape)}`);
  return 0;
}

async function measure(setup: DeliverySetup, shape: Shape): Promise<Measured> {
  const { endpoints, hanging, waiting, others, rate, seconds } = shape;
  const healthy = endpoints - hanging;
  const databaseUrl = await setup.prepare(endpoints, { hanging, body: null }, async (db) => {
    await insertWaitingDeliveries(db, { deliveries: others, endpoints: healthy, first: hanging });
    await insertWaitingDeliveries(db, { deliveries: waiting, endpoints: hanging, first: 0 });
  });
  const { child, startedMs } = await startBenchService(databaseUrl);
  const drained = await setup.look({ expected: others, marks: [Math.ceil(others * 0.99), others] });
  const load: VoteLoad = {
    rate,
    seconds,
    first: hanging,
    listings: healthy,
    maintainAfterSeconds: null,
  };
  const { cast } = await child.request<VoteLoadResult>(load);
  const { requests, events, hung, delays } = await setup.look({ expected: others + cast, since: others });
  await untilRecorded(databaseUrl, hanging);
  await child.end();
  const wanted = others + cast;
  const counted = requests === wanted && events === wanted;
  const fault = counted
    ? await findOtherEndpointsFault(databaseUrl, { hanging, healthy: wanted, waiting })
    : `the receiver counted ${requests} requests of ${events} events, not ${wanted}`;
  if (fault) throw new Error(`Not everything was delivered exactly once: ${fault}`);
  await dropDatabase(setup.postgresUrl, databaseUrl);
  const [p99Ms, lastMs] = drained.marksMs.map((ms) => ms - startedMs) as [number, number];
  return { rate: others / (lastMs / 1000), drainP99Ms: p99Ms, delays, hung };
}

/** In Markdown, for README.md. */
function report(alone: readonly Measured[], beside: readonly Measured[], { hanging, endpoints }: Shape) {
  const row = (name: string, of: readonly Measured[]) => {
    const at = (pick: (run: Measured) => number) => median(of, pick).toFixed(0);
    const drain = `${at((run) => run.rate)} | ${formatSpread(of, (run) => run.rate)} | ${at((run) => run.drainP99Ms)}`;
    const delays = `${at((run) => run.delays.p50)} | ${at((run) => run.delays.p99)} | ${formatSpread(of, (run) => run.delays.p99)} | ${at((run) => run.delays.longest)}`;
    return `| ${name} | ${drain} | ${delays} |`;
  };
  const ratio = median(beside, (run) => run.rate) / median(alone, (run) => run.rate);
  const isWithin = (pick: (run: Measured) => number) => median(beside, pick) <= 1.2 * median(alone, pick) + 20;
  return [
    '| | deliveries/s, median | spread | 99 of 100 after ms | votes: p50 ms | p99 ms | spread | longest ms |',
    '|---|---|---|---|---|---|---|---|',
    row('alone', alone),
    row(`${hanging} of ${endpoints} hang`, beside),
    '',
    formatGoal(
      'votes, p99 within 1.2 × alone + 20 ms',
      isWithin((run) => run.delays.p99),
    ),
    formatGoal(
      'waiting ones, 99 of 100 within 1.2 × alone + 20 ms',
      isWithin((run) => run.drainP99Ms),
    ),
    formatGoal(`95 % of the rate alone (${(ratio * 100).toFixed(0)} %)`, ratio >= 0.95),
  ].join('\n');
}
