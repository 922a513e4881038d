// How long annulling and restoring many votes takes on both databases, and how long votes of others wait meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OPERATOR } from '../src/access/audit.ts';
import type { AppContext } from '../src/context.ts';
import { finishAnnulments, orderAnnulment, orderRestoration } from '../src/integrity/annul-votes.ts';
import { castVote } from '../src/votes/cast-vote.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { paced } from './harness/cast-at-rate.ts';
import { createDatabase, OWN_CHECKOUT } from './harness/checkout.ts';
import { openBenchContext } from './harness/open-context.ts';
import { describeMachine } from './harness/report.ts';
import { seedOpenDatabase, seedVoteHistory } from './harness/seed-votes.ts';

export const usage = `npm run bench -- annul [flags]
  --votes N      how many votes are annulled (100000)
  --rate N       votes per second meanwhile, half for that listing, half for another one (20)
  --database D   postgres, embedded or both (both)`;

const [ANNULLED, OTHER] = ['lst_0', 'lst_1'];
const VOTERS = 50_000;
const CALM_SECONDS = 5;

type Rows = [phase: string, seconds: number | null, own: readonly number[], other: readonly number[]][];

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      votes: { type: 'string', default: '100000' },
      rate: { type: 'string', default: '20' },
      database: { type: 'string', default: 'both' },
    },
  });
  const load = { votes: Number(values.votes), rate: Number(values.rate) };
  if (values.database !== 'embedded') await onPostgres(load);
  if (values.database !== 'postgres') await onEmbedded(load);
  return 0;
}

interface Load {
  readonly votes: number;
  readonly rate: number;
}

async function onPostgres(load: Load): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  try {
    console.log(await describeMachine(postgres.url, ['pg', '@electric-sql/pglite']));
    const databaseUrl = await createDatabase(OWN_CHECKOUT, postgres.url, 'annul');
    await seedVoteHistory(databaseUrl, { listings: 2, votes: 2 * load.votes, voters: VOTERS });
    const context = await openBenchContext({ databaseUrl, dataDir: tmpdir() });
    print('PostgreSQL', await measure(context, load));
    await context.close();
  } finally {
    await postgres.stop();
  }
}

async function onEmbedded(load: Load): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaudit-annul-'));
  const context = await openBenchContext({ databaseUrl: null, dataDir });
  await seedOpenDatabase(context.db, { listings: 2, votes: 2 * load.votes, voters: VOTERS });
  print('embedded', await measure(context, load));
  await context.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(context: AppContext, { votes, rate }: Load): Promise<Rows> {
  const rows: Rows = [];
  const phase = async (name: string, work: () => Promise<unknown>) => {
    const [own, other] = [[], []] as [number[], number[]];
    const done = new AbortController();
    const worked = work().finally(() => done.abort());
    let seconds = 0;
    while (!done.signal.aborted) {
      // From when the vote was due: a process that is busy delays votes before they begin.
      const startedMs = performance.now();
      await paced({ rate, seconds: 1 }, (number) =>
        timed(context, number % 2 === 0 ? ANNULLED : OTHER, { own, other, dueMs: startedMs + (number * 1_000) / rate }),
      );
      seconds += 1;
      if (name === 'nothing else' && seconds === CALM_SECONDS) break;
    }
    await worked;
    rows.push([name, name === 'nothing else' ? null : workedFor, own, other]);
  };
  let workedFor = 0;
  const clocked = async (work: () => Promise<unknown>) => {
    const startedMs = performance.now();
    await work();
    workedFor = (performance.now() - startedMs) / 1_000;
  };
  await phase('nothing else', async () => {
    await new Promise((resolve) => setTimeout(resolve, CALM_SECONDS * 1_000));
  });
  let id = '';
  const until = new Date(Date.now() - 1);
  await phase('ordering', () =>
    clocked(async () => {
      const order = { selection: { listingId: ANNULLED, until }, reason: 'Votes of one script.' };
      const ordered = await orderAnnulment(context.db, order, OPERATOR);
      if (!ordered.ok || ordered.selected < votes) throw new Error('The votes could not be annulled.');
      id = ordered.id;
    }),
  );
  await phase('annulling', () => clocked(() => finishAnnulments(context)));
  const restored = await orderRestoration(context.db, id, OPERATOR);
  if (!restored.ok) throw new Error(restored.reason);
  await phase('restoring', () => clocked(() => finishAnnulments(context)));
  return rows;
}

let voters = 0;

async function timed(
  { voting }: AppContext,
  listing: string,
  { own, other, dueMs }: { readonly own: number[]; readonly other: number[]; readonly dueMs: number },
): Promise<void> {
  // Seeded voters must wait for their next vote.
  voters += 1;
  const voter = { voterId: `annul_${voters}`, platformId: null, confirmed: true };
  const cast = await castVote(voting, { listingId: listing, voter, playerName: null });
  if (!cast.ok) throw new Error(`A vote was refused: ${cast.reason}`);
  (listing === ANNULLED ? own : other).push(performance.now() - dueMs);
}

function print(database: string, rows: Rows): void {
  const of = (times: readonly number[], share: number) => {
    const sorted = [...times].sort((a, b) => a - b);
    return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(1);
  };
  console.log(`\n${database}\n| | seconds | that listing: median, p99, longest | another one: median, p99, longest |`);
  console.log('|---|---:|---|---|');
  for (const [name, seconds, own, other] of rows) {
    const shown = [own, other].map((times) => `${of(times, 0.5)}, ${of(times, 0.99)}, ${of(times, 1)} ms`);
    console.log(`| ${name} | ${seconds?.toFixed(1) ?? '–'} | ${shown.join(' | ')} |`);
  }
}
