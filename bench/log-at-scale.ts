// What the delivery log costs with millions of attempts: every page of it in a small and in a large log, and what
// retention costs concurrent deliveries.
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/db/database.ts';
import { queryOnce } from '../test/support/query-once.ts';
import { type Delays, describeMachine, formatGoal, summarizeDelays } from './harness/report.ts';
import { type DeliverySetup, openDeliverySetup } from './harness/setup.ts';
import { type LogPage, logPagesOf } from './log-at-scale/pages.ts';
import { explainPages } from './log-at-scale/plans.ts';
import { measureRetention, type RetentionCost } from './log-at-scale/retain.ts';
import { insertListener, seedLog } from './log-at-scale/seed-log.ts';

export const usage = `npm run bench -- log-at-scale [flags]
  --attempts N     in the large log; about 1 kB each (2000000)
  --small N        in the small log (100000)
  --endpoints N    over how many endpoints, the first of which has a tenth (1000)
  --pages N        how many times each page is read (100)
  --plans          also PostgreSQL's account of each page, in the large log
  --rate N         votes per second beside retention (200)
  --seconds N      how long they are cast, with and without it (20)
  --only NAME      "pages" or "retention"`;

const LOG_DAYS = 90;

interface Options {
  readonly large: number;
  readonly small: number;
  readonly endpoints: number;
  readonly pages: number;
  readonly plans: boolean;
  readonly rate: number;
  readonly seconds: number;
}

export async function run(flags: readonly string[]): Promise<number> {
  const options = {
    attempts: { type: 'string', default: '2000000' },
    small: { type: 'string', default: '100000' },
    endpoints: { type: 'string', default: '1000' },
    pages: { type: 'string', default: '100' },
    plans: { type: 'boolean', default: false },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args: [...flags], options });
  const asked: Options = {
    large: Number(values.attempts),
    small: Number(values.small),
    endpoints: Number(values.endpoints),
    pages: Number(values.pages),
    plans: values.plans,
    rate: Number(values.rate),
    seconds: Number(values.seconds),
  };
  const setup = await openDeliverySetup();
  try {
    console.log(await describeMachine(setup.postgresUrl, ['kysely', 'pg']));
    await measure(setup, asked, values.only);
  } finally {
    await setup.close();
  }
  return 0;
}

async function measure(setup: DeliverySetup, asked: Options, only: string | undefined): Promise<void> {
  const { large, small, endpoints, rate, seconds } = asked;
  const urls = { small: '', large: await prepare(setup, large, endpoints) };
  if (only !== 'retention') {
    urls.small = await prepare(setup, small, endpoints);
    console.log(`\n${await comparePages(urls, asked)}`);
  }
  if (only !== 'pages') {
    const shape = { attempts: large, endpoints, rate, seconds };
    console.log(`\n${reportRetention(await measureRetention(setup, urls.large, shape), asked)}`);
  }
}

async function prepare(setup: DeliverySetup, attempts: number, endpoints: number): Promise<string> {
  const startedMs = performance.now();
  const databaseUrl = await setup.prepare(endpoints, { hanging: 0, body: null }, (db) =>
    db.connection().execute(async (connection) => {
      await insertListener(connection);
      await seedLog(connection, { attempts, endpoints, fromDaysAgo: LOG_DAYS, toDaysAgo: 0 });
    }),
  );
  const [size] = await queryOnce<{ mb: number }>(
    databaseUrl,
    'select pg_database_size(current_database())::float8 / 1024 / 1024 as mb',
  );
  const took = ((performance.now() - startedMs) / 1000).toFixed(0);
  console.log(`${attempts} attempts written in ${took} s, ${size?.mb.toFixed(0)} MB`);
  return databaseUrl;
}

type Sizes<T> = Readonly<Record<'small' | 'large', T>>;

async function comparePages(urls: Sizes<string>, asked: Options): Promise<string> {
  const small = await openDatabase({ databaseUrl: urls.small, dataDir: '' });
  const large = await openDatabase({ databaseUrl: urls.large, dataDir: '' });
  const pages = { small: await logPagesOf(small.db), large: await logPagesOf(large.db) };
  const rows: string[] = [];
  let slowest = 0;
  for (const [place, page] of pages.large.entries()) {
    const found = await timeBoth(
      { small: () => pages.small[place]?.read(small.db), large: () => page.read(large.db) },
      asked.pages,
    );
    if (!page.isFile) slowest = Math.max(slowest, found.large.p99);
    rows.push(row(page, found));
  }
  const plans = asked.plans ? `\n\n${await explainPages(urls.large, pages.large)}` : '';
  await Promise.all([small.close(), large.close()]);
  const head = `| | ${asked.small} attempts: p50 ms | p99 ms | ${asked.large} attempts: p50 ms | p99 ms |`;
  const goal = formatGoal('each page in the large log with a p99 under 100 ms', slowest < SLOWEST_MS);
  return `${[head, '|---|---|---|---|---|', ...rows, '', goal].join('\n')}${plans}`;
}

const SLOWEST_MS = 100;
const WARM_UP = 3;
/** Slow pages are read fewer times. */
const LONGEST_MS = 5_000;

/** In turns, so that other load on the machine affects both. */
async function timeBoth(read: Sizes<() => Promise<unknown> | undefined>, times: number): Promise<Sizes<Delays>> {
  const found = { small: [] as number[], large: [] as number[] };
  const startedMs = performance.now();
  for (let time = -WARM_UP; time < times; time += 1) {
    for (const size of ['small', 'large'] as const) {
      const startedMs = performance.now();
      await read[size]();
      if (time >= 0) found[size].push(performance.now() - startedMs);
    }
    if (time >= 0 && performance.now() - startedMs > LONGEST_MS) break;
  }
  return { small: summarizeDelays(found.small), large: summarizeDelays(found.large) };
}

function row({ name }: LogPage, { small, large }: Sizes<Delays>): string {
  const cells = [small.p50, small.p99, large.p50, large.p99].map((ms) => ms.toFixed(1));
  return `| ${name} | ${cells.join(' | ')} |`;
}

/** In Markdown, for README.md. */
function reportRetention(found: readonly RetentionCost[], { rate, seconds }: Options): string {
  const rows = found.map(({ name, delays, weeksDropped, tidyMs }) => {
    const tidied = tidyMs === null ? '| |' : `| ${weeksDropped} | ${tidyMs.toFixed(0)}`;
    const ms = [delays.p50, delays.p99, delays.longest].map((delay) => delay.toFixed(0)).join(' | ');
    return `| ${name} | ${delays.count} | ${ms} ${tidied} |`;
  });
  const [without, ...beside] = found.map(({ delays }) => delays.p99);
  const isReached = beside.every((p99) => p99 <= 1.2 * (without ?? 0) + 20);
  return [
    `${rate} votes per second for ${seconds} s\n`,
    '| | votes | p50 ms | p99 ms | longest ms | weeks dropped | housekeeping ms |\n|---|---|---|---|---|---|---|',
    ...rows,
    '',
    formatGoal('p99 beside retention within 1.2 × without + 20 ms', isReached),
  ].join('\n');
}
