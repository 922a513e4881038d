// How many votes per second are recorded, in PostgreSQL and in the embedded database, both synced to disk: concurrent
// votes batched into one transaction, compared with one transaction per vote.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createVoterIdentities } from '../src/access/voter-identities.ts';
import { newId } from '../src/core/ids.ts';
import { createVault } from '../src/core/secrets.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { createNetworkLimits } from '../src/votes/admit-votes.ts';
import { castVote, createVoting, type VotingDependencies } from '../src/votes/cast-vote.ts';
import { createVoteBatcher } from '../src/votes/vote-batch.ts';
import type { VoteRequest } from '../src/votes/vote-request.ts';
import { noDeliverer } from '../test/support/no-deliverer.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { queryOnce } from '../test/support/query-once.ts';
import { describeMachine, median } from './harness/report.ts';

export const usage = `npm run bench -- votes [flags]
  --visitors N      who wait for their vote at the same time (64)
  --listings N      over how many listings (100)
  --accounts N      voters with accounts and networks, as on the pages: N accounts, each votes for each listing (0: none)
  --seconds N       how long each measurement lasts (3)
  --runs N          interleaved runs; the medians are shown (3)`;

interface Shape {
  readonly visitors: number;
  readonly seconds: number;
  readonly runs: number;
  readonly listings: number;
  readonly accounts: number;
}

/** Together: as in the service. */
const WAYS = {
  'one by one': { lanes: 1, maxConcurrent: 16, maxSize: 1 },
  together: undefined,
} as const;
type Way = keyof typeof WAYS;

interface Measured {
  readonly perSecond: number;
  readonly p99Ms: number;
}

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      visitors: { type: 'string', default: '64' },
      listings: { type: 'string', default: '100' },
      accounts: { type: 'string', default: '0' },
      seconds: { type: 'string', default: '3' },
      runs: { type: 'string', default: '3' },
    },
  });
  const shape = {
    visitors: Number(values.visitors),
    seconds: Number(values.seconds),
    runs: Number(values.runs),
    listings: Number(values.listings),
    accounts: Number(values.accounts),
  };
  const postgres = await startPostgres({ durable: true });
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-bench-votes-'));
  try {
    console.log(await describeMachine(postgres.url, ['pg']));
    await queryOnce(postgres.url, 'create database votes');
    const databaseUrl = new URL('/votes', postgres.url).href;
    const rows = [
      ...(await measureOn('PostgreSQL', { databaseUrl, dataDir: '' }, shape)),
      ...(await measureOn('embedded', { databaseUrl: null, dataDir: folder }, shape)),
    ];
    const head = '| database | | votes/s, median | spread | × one by one | p99 ms |\n|---|---|---|---|---|---|';
    console.log(`\n${[head, ...rows].join('\n')}`);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}

async function measureOn(
  name: string,
  place: Parameters<typeof openDatabase>[0],
  shape: Shape,
): Promise<readonly string[]> {
  const database = await openDatabase(place);
  await migrate(database.db);
  const listings = await seedListings(database, shape.listings);
  await seedAccounts(database, shape.accounts);
  const found: Record<Way, Measured[]> = { 'one by one': [], together: [] };
  for (let round = 0; round < shape.runs; round += 1)
    for (const way of Object.keys(WAYS) as Way[]) {
      const measured = await measure(pollsOf(database, way), listings, shape);
      found[way].push(measured);
      console.log(`${name}, ${way}: ${measured.perSecond.toFixed(0)}/s, p99 ${measured.p99Ms.toFixed(1)} ms`);
    }
  await database.close();
  const alone = median(found['one by one'], (one) => one.perSecond);
  return (Object.keys(WAYS) as Way[]).map((way) => {
    const rates = found[way].map(({ perSecond }) => perSecond);
    const rate = median(found[way], (one) => one.perSecond);
    const spread = `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`;
    const p99 = median(found[way], (one) => one.p99Ms).toFixed(1);
    return `| ${name} | ${way} | ${rate.toFixed(0)} | ${spread} | ${(rate / alone).toFixed(2)} | ${p99} |`;
  });
}

function pollsOf({ db, kind }: Database, way: Way): VotingDependencies {
  const rules = { site: { planWeights: { free: 1, verified: 2, enterprise: 3 } }, requireConfirmed: false };
  const vault = createVault('a key for benchmarks, thirty-two letters long');
  const limits = {
    identities: createVoterIdentities(vault, () => true),
    networks: createNetworkLimits(vault, { votesPerNetwork: 5, votesPerNetworkHour: 60 }),
  };
  const store = { db, limits, deliverer: noDeliverer(), isEmbedded: kind === 'embedded' };
  return createVoting({ ...rules, ...store }, createVoteBatcher(store, WAYS[way]));
}

/** Each with a webhook, so that a vote writes its event, its delivery and its queue row. */
async function seedListings({ db }: Database, count: number): Promise<readonly string[]> {
  await db.insertInto('person').values({ id: 'usr_bench', email: 'bench@example.test', name: 'Bench' }).execute();
  const ids = Array.from({ length: count }, () => newId('lst'));
  const listing = { type: 'bot', name: 'Sample listing', owner_id: 'usr_bench' } as const;
  await db
    .insertInto('listing')
    .values(ids.map((id) => ({ id, ...listing })))
    .execute();
  await db
    .insertInto('endpoint')
    .values(ids.map((id) => ({ id: newId('end'), listing_id: id, kind: 'webhook' as const })))
    .execute();
  return ids;
}

async function seedAccounts({ db }: Database, count: number): Promise<void> {
  await sql`
    insert into person (id, email, email_verified, name, platform_id)
    select 'usr_' || number, 'sample' || number || '@example.test', true, 'Sample', number::text
    from generate_series(0, ${count}::int - 1) as number`.execute(db);
}

let voters = 0;

/** Each voter votes once for a listing; every third vote comes from a network from which two others voted. */
function voteOf(number: number, listings: readonly string[], accounts: number): VoteRequest {
  const listingId = listings[number % listings.length]!;
  const voter = { voterId: `voter_${number}`, platformId: null, confirmed: true };
  if (accounts === 0) return { listingId, voter };
  const account = Math.floor(number / listings.length) % accounts;
  const network = `198.51.100.${Math.floor(number / 3)}`;
  return { listingId, voter: { ...voter, voterId: `usr_${account}`, hasAccount: true }, network };
}

async function measure(voting: VotingDependencies, listings: readonly string[], shape: Shape): Promise<Measured> {
  const delays: number[] = [];
  const startedMs = performance.now();
  const untilMs = startedMs + shape.seconds * 1000;
  const visit = async () => {
    for (let nowMs = startedMs; nowMs < untilMs; nowMs = performance.now()) {
      voters += 1;
      const cast = await castVote(voting, voteOf(voters, listings, shape.accounts));
      if (!cast.ok) throw new Error(`A vote was refused: ${cast.reason}`);
      delays.push(performance.now() - nowMs);
    }
  };
  await Promise.all(Array.from({ length: shape.visitors }, visit));
  const seconds = (performance.now() - startedMs) / 1000;
  const sorted = delays.sort((a, b) => a - b);
  return {
    perSecond: sorted.length / seconds,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}
