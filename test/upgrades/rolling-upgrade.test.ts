// A rolling upgrade on PostgreSQL: processes of the previous release and of this version vote and deliver side by side,
// and the previous ones end one after the other, one of them by `kill -9`.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openVoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { type RecordingReceiver, startRecordingReceiver } from '../faults/injected/recording-receiver.ts';
import { VotingProcess } from '../faults/voting-process-client.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { allReleases, unpackSource } from '../support/releases.ts';
import { waitUntil } from '../support/wait.ts';

const LEASE_OVER_MS = 31_000;
/** Voters of one process, so that no two processes cast the same vote. */
const VOTERS = 1_000_000;
const BATCH = 150;

/** An empty database: the first process creates the tables. */
async function createEmptyDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `plaudit_rolling_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
  url.pathname = `/${name}`;
  return url.href;
}

function createStarter(databaseUrl: string, checkout: string) {
  const started: VotingProcess[] = [];
  onTestFinished(async () => {
    for (const one of started) one.signal('SIGKILL');
    await Promise.all(started.map((one) => one.ended()));
  });
  return {
    started,
    async start(version: 'previous' | 'current'): Promise<VotingProcess> {
      const environment = { DATABASE_URL: databaseUrl, SECRET_KEY: TEST_SECRET_KEY, PLAYER_COUNTS: 'off' };
      const one = await VotingProcess.start(environment, version === 'previous' ? checkout : undefined);
      started.push(one);
      return one;
    },
  };
}

/** Ends when everything is delivered; leases of the killed process are over. */
async function settle(process: VotingProcess, receiver: RecordingReceiver): Promise<void> {
  const deadUntilMs = Date.now() + LEASE_OVER_MS;
  await waitUntil(() => process.command('advance', { shiftMs: LEASE_OVER_MS, deadUntilMs }));
  await waitUntil(async () => (await process.summary()).waiting === 0);
  await waitUntil(async () => (await process.summary()).leases === 0);
  await receiver.caughtUp();
}

test('a rolling upgrade loses no vote and sends no vote to a listener twice', async () => {
  const receiver = await startRecordingReceiver();
  onTestFinished(() => receiver.close());
  const rewarded: string[] = [];
  const listener = await openVoteReceiver({ onVote: ({ username }) => void rewarded.push(username) });
  onTestFinished(() => listener.close());
  const previousRelease = allReleases().at(-1)!;
  const { start, started } = createStarter(await createEmptyDatabase(), await unpackSource(previousRelease));

  const first = await start('previous');
  const second = await start('previous');
  const bots = (await first.list(receiver.url, 6)).map(({ id }) => id);
  const servers = await second.serve([listener, listener]);
  await first.pace({ listings: bots, first: 1, aSecond: 60 });
  await second.pace({ listings: bots, first: VOTERS, aSecond: 60 });

  // Migrates the database under the votes of the others.
  const current = await start('current');
  await current.pace({ listings: bots, first: 2 * VOTERS, aSecond: 60 });
  const cast = (one: VotingProcess, place: number, prefix: string) =>
    one.cast({ listings: servers, first: place * VOTERS, count: BATCH, players: { prefix, count: VOTERS } });
  await Promise.all([cast(second, 3, 'old'), cast(current, 4, 'new')]);
  await first.rest();
  first.signal('SIGTERM');
  expect(await first.ended()).toBe(0);

  const other = await start('current');
  await other.pace({ listings: bots, first: 5 * VOTERS, aSecond: 60 });
  await waitUntil(() => other.accepted.length > BATCH);
  second.signal('SIGKILL');
  await second.ended();
  await waitUntil(() => current.accepted.length > 3 * BATCH);
  await Promise.all([current.rest(), other.rest()]);
  await settle(current, receiver);

  const { deliveries, failures, charged } = await current.summary();
  expect(started.flatMap(({ lost, refused }) => [...lost, ...refused])).toEqual([]);
  expect({ failures, charged }).toEqual({ failures: 0, charged: [] });
  const accepted = new Set(started.flatMap((one) => one.accepted));
  expect(accepted.size).toBeGreaterThan(5 * BATCH);
  // Everything arrived at the webhooks but the votes for the servers, which have only a vote listener.
  const arrived = new Set(receiver.arrivals.map(({ eventId }) => eventId));
  expect([...accepted].filter((eventId) => !arrived.has(eventId))).toHaveLength(2 * BATCH);
  expect(new Set(rewarded).size).toBe(rewarded.length);
  const { delivered = 0, accepted: confirmed = 0, unknown = 0, ...others } = deliveries;
  expect(others).toEqual({});
  expect(confirmed + unknown).toBe(2 * BATCH);
  expect(rewarded.length).toBeGreaterThanOrEqual(confirmed);
  expect(delivered).toBeGreaterThanOrEqual(accepted.size - 2 * BATCH);
});
