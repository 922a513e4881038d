// What a transaction that another session holds open costs deliveries: dead rows cannot be vacuumed meanwhile. The rate
// is measured before, during and after it.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findFault } from './drain/seed-plaudit.ts';
import { describeMachine, formatGoal } from './harness/report.ts';
import { type DeliverySetup, openDeliverySetup, startBenchService, untilRecorded } from './harness/setup.ts';
import { type RefillSample, startRefill } from './long-transaction/refill.ts';
import { type TableInUse, tablesInUse } from './long-transaction/tables-in-use.ts';

export const usage = `npm run bench -- long-transaction [flags]
  --seconds N      how long the transaction is open (300)
  --window N       over how many seconds each rate is taken (30)
  --endpoints N    how many endpoints (1000)
  --waiting N      deliveries that are kept waiting (30000)
  --no-transaction without the transaction, for what time alone does to the rate`;

const WARM_UP_SECONDS = 10;

interface Shape {
  readonly seconds: number;
  readonly window: number;
  readonly endpoints: number;
  readonly waiting: number;
  readonly isOpen: boolean;
}

interface Window {
  readonly name: string;
  readonly perSecond: number;
  readonly leastWaiting: number;
}

export async function run(flags: readonly string[]): Promise<number> {
  const options = {
    seconds: { type: 'string', default: '300' },
    window: { type: 'string', default: '30' },
    endpoints: { type: 'string', default: '1000' },
    waiting: { type: 'string', default: '30000' },
    'no-transaction': { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ args: [...flags], options });
  const shape: Shape = {
    seconds: Number(values.seconds),
    window: Number(values.window),
    endpoints: Number(values.endpoints),
    waiting: Number(values.waiting),
    isOpen: !values['no-transaction'],
  };
  const setup = await openDeliverySetup();
  try {
    console.log(await describeMachine(setup.postgresUrl, ['pg']));
    console.log(`\n${await measure(setup, shape)}`);
  } finally {
    await setup.close();
  }
  return 0;
}

async function measure(setup: DeliverySetup, shape: Shape): Promise<string> {
  const { endpoints, waiting, seconds, window, isOpen } = shape;
  const databaseUrl = await setup.prepare(endpoints, { hanging: 0, body: null }, async () => undefined);
  const refill = await startRefill(setup, { databaseUrl, endpoints, waiting });
  const { child } = await startBenchService(databaseUrl);
  await sleep(WARM_UP_SECONDS * 1000);
  const windows: Window[] = [];
  const pass = async (name: string, ofSeconds: number) => {
    const from = refill.samples.length;
    await Promise.race([sleep(ofSeconds * 1000), refill.filling]);
    windows.push({ name, ...rateOf(refill.samples.slice(from)) });
    console.log(JSON.stringify(windows.at(-1)));
  };
  await pass('before', window);
  const before = await tablesInUse(databaseUrl);
  const end = isOpen ? await holdTransaction(databaseUrl) : async () => undefined;
  for (let passed = 0; passed < seconds; passed += window) {
    const ofSeconds = Math.min(window, seconds - passed);
    await pass(`open for ${passed} to ${passed + ofSeconds} s`, ofSeconds);
  }
  const during = await tablesInUse(databaseUrl);
  await end();
  await pass('closed again', window);
  const put = await refill.stop();
  await verify(setup, databaseUrl, put);
  await child.end();
  return report(windows, before, during, shape);
}

function rateOf(samples: readonly RefillSample[]): Omit<Window, 'name'> {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || first === last) throw new Error('The receiver could not be sampled often enough.');
  return {
    perSecond: (last.arrived - first.arrived) / ((last.atMs - first.atMs) / 1000),
    leastWaiting: Math.min(...samples.map((sample) => sample.waiting)),
  };
}

/** Holds a snapshot, like a report or a backup; returns a function that ends it. */
async function holdTransaction(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin isolation level repeatable read');
  await client.query('select 1');
  return async () => {
    await client.query('commit');
    await client.end();
  };
}

async function verify(setup: DeliverySetup, databaseUrl: string, put: number): Promise<void> {
  const { requests, events } = await setup.look({ expected: put });
  await untilRecorded(databaseUrl);
  const counted = requests === put && events === put;
  const fault = counted ? await findFault(databaseUrl, { deliveries: put }) : `${requests} of ${events} events`;
  if (fault) throw new Error(`Not all of ${put} were delivered exactly once: ${fault}`);
}

/** In Markdown, for README.md. */
function report(
  windows: readonly Window[],
  before: readonly TableInUse[],
  during: readonly TableInUse[],
  { seconds, window, isOpen }: Shape,
): string {
  const base = windows[0]?.perSecond ?? Number.NaN;
  const last = windows.at(-2)?.perSecond ?? Number.NaN;
  const rows = windows.map(
    ({ name, perSecond, leastWaiting }) =>
      `| ${name} | ${perSecond.toFixed(0)} | ${(perSecond / base).toFixed(2)} | ${leastWaiting} |`,
  );
  const sizes = during.map(({ name, live, dead, megabytes }) => {
    const earlier = before.find((table) => table.name === name);
    return `| ${name} | ${earlier?.dead} | ${earlier?.megabytes.toFixed(0)} | ${live} | ${dead} | ${megabytes.toFixed(0)} |`;
  });
  const what = isOpen ? 'a transaction open' : 'no transaction open';
  return [
    `${seconds} s with ${what}, rates over ${window} s\n`,
    '| | deliveries/s | × before | waiting at least |\n|---|---|---|---|',
    ...rows,
    '\n| | before: dead rows | MB | at its end: live rows | dead rows | MB |\n|---|---|---|---|---|---|',
    ...sizes,
    '',
    formatGoal(`90 % of the rate before in the last ${window} s`, last >= 0.9 * base),
  ].join('\n');
}
