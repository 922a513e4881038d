// `npm run poolers`: votes through every kind of connection to PostgreSQL, with what they cost and how long one takes.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { pgBouncerVersion, startPgBouncer } from '../support/pgbouncer.ts';
import { startPostgres } from '../support/postgres.ts';
import { startTestPooler } from './test-pooler.ts';
import { castAndDeliver, type VoteLoadFigures } from './vote-load.ts';

const USAGE = `npm run poolers -- [flags]
  --votes N   votes through each kind of connection (default: 10000)`;

type Environment = Readonly<Record<string, string>>;

interface OpenedWay {
  readonly environment: Environment;
  close(): Promise<void>;
}

/** By name; each gets the URL of an empty database. */
type Ways = Readonly<Record<string, (databaseUrl: string) => Promise<OpenedWay>>>;

const pgBouncer =
  (settings: Environment, more: (databaseUrl: string) => Environment = () => ({})) =>
  async (databaseUrl: string): Promise<OpenedWay> => {
    const { url, close } = await startPgBouncer(databaseUrl, { default_pool_size: '20', ...settings });
    return { environment: { DATABASE_URL: url, ...more(databaseUrl) }, close };
  };
const direct = (databaseUrl: string) => ({ DATABASE_DIRECT_URL: databaseUrl });

const PLAIN: Ways = {
  'PostgreSQL itself': async (url) => ({ environment: { DATABASE_URL: url }, close: async () => undefined }),
  'without prepared statements and LISTEN': async (databaseUrl) => {
    const { url, close } = await startTestPooler(databaseUrl, { swallowsNotifications: true });
    return { environment: { DATABASE_URL: url, DATABASE_PREPARED: 'off' }, close };
  },
};

const PGBOUNCER: Ways = {
  'session mode': pgBouncer({ pool_mode: 'session', default_pool_size: '60' }),
  'transaction mode': pgBouncer({ pool_mode: 'transaction' }),
  'transaction mode, DATABASE_DIRECT_URL': pgBouncer({ pool_mode: 'transaction' }, direct),
};

async function play(serverUrl: string, ways: Ways, votes: number): Promise<boolean> {
  let isComplete = true;
  for (const [place, [name, open]] of Object.entries(ways).entries()) {
    const database = `poolers_${Object.keys(ways).length}_${place}`;
    const databaseUrl = new URL(`/${database}`, serverUrl).href;
    await run(serverUrl, `create database ${database}`);
    const way = await open(databaseUrl);
    const figures = await castAndDeliver(way.environment, votes).finally(() => way.close());
    console.log(`${name}: ${describe(figures)}`);
    isComplete &&= figures.delivered === figures.votes && figures.failed.length === 0;
  }
  return isComplete;
}

function describe({ votes, accepted, delivered, repeated, failed, seconds, latenciesMs }: VoteLoadFigures): string {
  const sorted = latenciesMs.toSorted((a, b) => a - b).map(Math.round);
  const counts = `${votes} votes, ${accepted} accepted, ${delivered} delivered, ${failed.length} failed, ${repeated} repeated`;
  const latency = `a single vote takes ${sorted[Math.floor(sorted.length / 2)]} ms (median), at most ${sorted.at(-1)} ms`;
  return `${counts}; ${seconds.toFixed(1)} s; ${latency}`;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function main(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...flags], options: { votes: { type: 'string', default: '10000' } } });
  const votes = Number(values.votes);
  if (!Number.isInteger(votes) || votes < 1) {
    console.log(USAGE);
    return 1;
  }
  const server = await startPostgres();
  try {
    const isComplete = await play(server.url, PLAIN, votes);
    const version = pgBouncerVersion();
    console.log(version ? `PgBouncer ${version}` : 'PgBouncer is not installed: skipped.');
    return (version === null || (await play(server.url, PGBOUNCER, votes))) && isComplete ? 0 : 1;
  } finally {
    await server.stop();
  }
}

process.exit(await main(process.argv.slice(2)));
