// What a page of the vote list costs at its start and 100,000 votes further down: the same statement, timed in turns,
// and EXPLAIN ANALYZE of both.
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../src/db/database.ts';
import { listVotes } from '../src/votes/list-votes.ts';
import type { VoteFilter } from '../src/votes/list-votes-queries.ts';
import type { VotePosition } from '../src/votes/vote-cursor.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { createDatabase, OWN_CHECKOUT } from './harness/checkout.ts';
import { describeMachine, median } from './harness/report.ts';
import { seedVoteHistory } from './harness/seed-votes.ts';

export const usage = `npm run bench -- votes-paging [flags]
  --votes N     how many are stored, over two listings (400000)
  --depth N     how many votes lie before the late page (100000)
  --pages N     how many times each page is read (300)`;

const LISTING = 'lst_0';
const PAGE = 100;

interface Page {
  readonly name: string;
  readonly read: (db: Db) => Promise<unknown>;
}

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      votes: { type: 'string', default: '400000' },
      depth: { type: 'string', default: '100000' },
      pages: { type: 'string', default: '300' },
    },
  });
  const postgres = await startPostgres({ durable: true });
  try {
    console.log(await describeMachine(postgres.url, ['kysely', 'pg']));
    const databaseUrl = await createDatabase(OWN_CHECKOUT, postgres.url, 'paging');
    await seedVoteHistory(databaseUrl, { listings: 2, votes: Number(values.votes), voters: 1000 });
    const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
    const place = await placeAt(db, Number(values.depth));
    console.log(`\n${table(await measure(db, pagesOf(place, Number(values.depth)), Number(values.pages)))}`);
    console.log(`\n${await account(db, place)}`);
    await close();
  } finally {
    await postgres.stop();
  }
  return 0;
}

/** Found by counting rows, which a cursor avoids. */
async function placeAt(db: Db, depth: number): Promise<VotePosition> {
  const { rows } = await sql<{ votedAt: string; eventId: string }>`
    select to_char(voted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "votedAt", event_id as "eventId"
    from vote where listing_id = ${LISTING}
    order by voted_at desc, event_id desc offset ${depth}::int - 1 limit 1`.execute(db);
  if (!rows[0]) throw new Error(`There are not ${depth} votes on a listing; raise --votes.`);
  return rows[0];
}

function pagesOf(place: VotePosition, depth: number): readonly Page[] {
  const page = (name: string, after: VotePosition | null, narrowed: VoteFilter): Page => ({
    name,
    read: (db) => listVotes(db, { listingId: LISTING, narrowed, after, since: null, until: null, limit: PAGE }),
  });
  const late = `after ${depth} votes`;
  return [
    page('all votes, first page', null, { by: 'nothing' }),
    page(`all votes, ${late}`, place, { by: 'nothing' }),
    page('of one user, first page', null, { by: 'user', userId: 'voter_6' }),
    page(`of one user, ${late}`, place, { by: 'user', userId: 'voter_6' }),
    page('of one player, first page', null, { by: 'player', playerName: 'PLAYER_6' }),
    page(`of one player, ${late}`, place, { by: 'player', playerName: 'PLAYER_6' }),
    {
      name: `all votes, ${late}, by OFFSET`,
      read: (db) =>
        sql`select * from vote where listing_id = ${LISTING}
          order by voted_at desc, event_id desc offset ${depth}::int limit ${PAGE + 1}::int`.execute(db),
    },
  ];
}

const WARM_UP = 20;

/** In turns, so that other load on the machine affects all of them. */
async function measure(db: Db, pages: readonly Page[], times: number): Promise<ReadonlyMap<string, number[]>> {
  const found = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
  for (let time = -WARM_UP; time < times; time += 1) {
    for (const { name, read } of pages) {
      const startedMs = performance.now();
      await read(db);
      if (time >= 0) found.get(name)?.push(performance.now() - startedMs);
    }
  }
  return found;
}

/** In Markdown, for README.md; each deep page beside the first of its kind. */
function table(found: ReadonlyMap<string, readonly number[]>): string {
  const middle = (name: string) => median(found.get(name) ?? [], (ms) => ms);
  const rows = [...found].map(([name, all]) => {
    const p99 = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? Number.NaN;
    const ratio = middle(name) / middle(name.replace(/, after .*/, ', first page'));
    return `| ${name} | ${middle(name).toFixed(2)} | ${p99.toFixed(2)} | ${ratio.toFixed(2)} |`;
  });
  return ['| | median ms | p99 ms | × first page |', '|---|---|---|---|', ...rows].join('\n');
}

async function account(db: Db, place: VotePosition): Promise<string> {
  const explain = async (before: VotePosition) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, buffers, costs off, timing off)
      select * from vote where listing_id = ${LISTING} and voted_at >= '2000-01-01'::timestamptz
        and (voted_at, event_id) < (${before.votedAt}::timestamptz, ${before.eventId}::uuid)
      order by voted_at desc, event_id desc limit ${PAGE + 1}::int`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const first = { votedAt: '9999-12-31T23:59:59.999Z', eventId: '00000000-0000-0000-0000-000000000000' };
  return `First page:\n${await explain(first)}\n\nLate page:\n${await explain(place)}`;
}
