// Votes with a synchronous standby: one whose commit got no response is found again on the new primary, and one that
// was committed without the standby is not reported as accepted.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { isDatabaseUnavailable } from '../../src/db/database-errors.ts';
import { migrate } from '../../src/db/migrate.ts';
import { readReplication } from '../../src/system/replication-queries.ts';
import { castVote, createVoting } from '../../src/votes/cast-vote.ts';
import { noDeliverer } from '../support/no-deliverer.ts';
import { aBot, aPerson } from '../support/people-and-listings.ts';
import { queryOnce } from '../support/query-once.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replica.ts';
import { SITE_VALUES } from '../support/site-values.ts';
import { waitUntil } from '../support/wait.ts';
import { type PrimaryRouter, startPrimaryRouter } from './primary-router.ts';

let server: ReplicatedPostgres;
let router: PrimaryRouter;
let database: Database;
let listingId: string;

beforeAll(async () => {
  server = await startReplicatedPostgres({ synchronous: true });
  router = await startPrimaryRouter(server.primary.url);
  database = await openDatabase({ databaseUrl: router.url, dataDir: '' });
  await migrate(database.db);
  listingId = (await aBot(database.db, await aPerson(database.db))).id;
});

afterAll(async () => {
  await database?.close();
  await router?.close();
  await server?.stop();
});

function vote(voterId: string) {
  const voting = createVoting({
    db: database.db,
    site: SITE_VALUES,
    requireConfirmed: false,
    deliverer: noDeliverer(),
  });
  return castVote(voting, { listingId, voter: { voterId, platformId: null, confirmed: true } });
}

async function votesOf(voterId: string): Promise<number> {
  const { rows } = await sql`select from vote where voter_id = ${voterId}`.execute(database.db);
  return rows.length;
}

interface WaitingCommit {
  readonly pid: number;
  readonly since: string;
}

/** Resolves with the next commit that waits for the standby. */
async function nextWaiting(after?: WaitingCommit): Promise<WaitingCommit> {
  const waiting = `select pid, query_start::text as since from pg_stat_activity where wait_event = 'SyncRep'`;
  const found = await waitUntil(async () => {
    const commits = await queryOnce<WaitingCommit>(server.primary.url, waiting);
    return commits.find(({ since }) => since !== after?.since);
  });
  return found as WaitingCommit;
}

const cancel = ({ pid }: WaitingCommit) => queryOnce(server.primary.url, `select pg_cancel_backend(${pid})`);

/** Ends the standby and starts it again afterwards. */
async function withoutStandby<Result>(work: () => Promise<Result>): Promise<Result> {
  await server.standby.halt();
  try {
    return await work();
  } finally {
    await server.standby.start();
  }
}

test('P224 the System page reads whether commits wait for a standby', async () => {
  const synchronous = { standbys: 1, synchronous: 1, namesStandbys: true, synchronousCommit: 'on' };
  expect(await readReplication(database.db)).toEqual(synchronous);
  await queryOnce(server.primary.url, 'create role unprivileged login');
  const url = new URL(server.primary.url);
  url.username = 'unprivileged';
  const other = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  expect(await readReplication(other.db)).toEqual({ ...synchronous, synchronous: null });
  await other.close();
});

describe('P223 a commit whose wait for the standby was canceled', () => {
  test('is an error of which nobody knows whether it will last', async () => {
    const error = await withoutStandby(async () => {
      const writing = sql`create table note ()`.execute(database.db).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      await cancel(await nextWaiting());
      return writing;
    });
    expect(String(error)).toContain('The commit was not replicated');
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  test('of a vote: it is accepted only when the standby has it', async () => {
    // PostgreSQL logs 32 values of a sequence in advance, so that reading the next event ID does not wait.
    await vote('earlier');
    const { casting } = await withoutStandby(async () => {
      let isAccepted = false;
      const casting = vote('canceled').finally(() => {
        isAccepted = true;
      });
      const first = await nextWaiting();
      await cancel(first);
      // The vote is found in the database, and the transaction that has looked for it waits for the standby too.
      await nextWaiting(first);
      expect(isAccepted).toBe(false);
      return { casting };
    });
    expect(await casting).toMatchObject({ ok: true });
    expect(await votesOf('canceled')).toBe(1);
  });
});

describe('a vote whose commit waits when the primary dies', () => {
  const failOver = async () => {
    router.hold();
    await server.primary.halt('SIGQUIT');
    await server.promote();
    router.lead(server.primary.url);
  };

  test('is accepted once by the new primary, which already has it', async () => {
    await queryOnce(server.primary.url, `alter role plaudit set synchronous_commit = 'remote_apply'`);
    await server.caughtUp();
    // The role's setting applies to new connections.
    router.closeOpen();
    await queryOnce(server.standby.url, 'select pg_wal_replay_pause()');
    const casting = vote('replicated');
    await nextWaiting();
    await failOver();
    expect(await casting).toMatchObject({ ok: true });
    expect(await votesOf('replicated')).toBe(1);
  });
});
