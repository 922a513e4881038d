// O3: several processes on one PostgreSQL: takeover, the number of open requests, wake-ups, and the
// cost of idle processes.
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DeliveryFixture, openDeliveryFixture, TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { startPostgres } from '../support/postgres.ts';
import { waitUntil } from '../support/wait.ts';
import { type RecordingReceiver, startRecordingReceiver } from './injected/recording-receiver.ts';
import { VotingProcess } from './voting-process-client.ts';

const PROCESSES = 3;
/** D7, and while an endpoint fails. */
const MOST_OPEN = 10;

let fixture: DeliveryFixture;
let witness: RecordingReceiver;
let processes: VotingProcess[] = [];

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  witness = await startRecordingReceiver();
});

afterEach(async () => {
  for (const one of processes) one.signal('SIGKILL');
  await Promise.all(processes.map((one) => one.ended()));
  processes = [];
  await witness.close();
  await fixture.close();
});

async function enter(environment: Readonly<Record<string, string>> = {}): Promise<VotingProcess> {
  const one = await VotingProcess.start({
    DATABASE_URL: fixture.database.url!,
    SECRET_KEY: TEST_SECRET_KEY,
    ...environment,
  });
  processes.push(one);
  return one;
}

async function enterAll(): Promise<void> {
  await Promise.all(Array.from({ length: PROCESSES }, () => enter()));
}

async function listing(votes: number): Promise<string> {
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, witness.url);
  await Promise.all(Array.from({ length: votes }, (_, voter) => fixture.vote(listingId, `voter${voter}`)));
  return listingId;
}

async function leases(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from endpoint where lease_until is not null`.execute(fixture.db);
  return rows[0]!.count;
}

const deliveredAll = (votes: number) =>
  waitUntil(async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from delivery where state = 'delivered'`.execute(fixture.db);
    return rows[0]!.count === votes;
  });

describe('a process that exits', () => {
  test('promise 4: after kill -9 its leases last until they expire, and are taken over within 30 s', async () => {
    witness.answerAfterMs = 3_600_000;
    await enterAll();
    // The others are stopped, so that it is known who claims.
    const [killed, ...others] = processes as [VotingProcess, ...VotingProcess[]];
    for (const one of others) one.signal('SIGSTOP');
    const listingId = await listing(5);
    await waitUntil(() => witness.arrivals.length === 5);
    killed.signal('SIGKILL');
    await killed.ended();
    witness.answerAfterMs = 0;
    for (const one of others) one.signal('SIGCONT');
    // A vote cast now wakes the others, and waits with those that were in flight.
    await fixture.clock.advance('15s');
    await fixture.vote(listingId, 'late');
    expect(await leases()).toBe(1);
    expect(witness.arrivals).toHaveLength(5);
    await fixture.clock.advance('16s');
    fixture.notifier.notify('due');
    await deliveredAll(6);
    expect(witness.arrivals).toHaveLength(11);
  });

  test('after SIGTERM its endpoints go to the others at once, and nothing is interrupted', async () => {
    witness.answerAfterMs = 100;
    const stopping = await enter();
    await listing(60);
    await waitUntil(() => witness.arrivals.length >= 10);
    await enterAll();
    stopping.signal('SIGTERM');
    expect(await stopping.ended()).toBe(0);
    // The database's time does not pass: what is delivered now waits for no lease.
    await deliveredAll(60);
    expect(witness.arrivals).toHaveLength(60);
    expect((await processes.at(-1)!.summary()).interrupted).toEqual([]);
  });
});

describe('D7 open requests to one endpoint', () => {
  test('are limited to ten over all processes, and to one while it fails', async () => {
    witness.answerAfterMs = 20;
    await enterAll();
    const listings = await Promise.all([1, 2, 3].map(() => listing(0)));
    const cast = (first: number, count: number) =>
      Promise.all(processes.map((one, place) => one.cast({ listings, first: first + place * 100_000, count })));
    await cast(0, 200);
    await deliveredAll(3 * 200);
    expect(witness.mostOpen()).toBe(MOST_OPEN);
    witness.status = 503;
    await cast(10_000, 3);
    await waitUntil(async () => {
      const { rows } = await sql<{ failing: number }>`
          select count(*) filter (where pace_ms > 0) as failing from endpoint`.execute(fixture.db);
      return rows[0]!.failing === 3 && (await leases()) === 0;
    });
    witness.mostOpen();
    const before = witness.arrivals.length;
    await cast(20_000, 30);
    await waitUntil(() => witness.arrivals.length > before + 6);
    expect(witness.mostOpen()).toBe(1);
  });
});

test('a vote cast in one process wakes another, long before its next poll', async () => {
  // This process accepts votes and does not deliver.
  const casting = await enter({ ROLE: 'web' });
  await enter({ ROLE: 'worker' });
  const listings = [await listing(0)];
  const waits: number[] = [];
  for (let first = 0; first < 5; first += 1) {
    await waitUntil(async () => (await leases()) === 0);
    const castMs = performance.now();
    await casting.cast({ listings, first, count: 1 });
    await waitUntil(() => witness.arrivals.length === first + 1);
    waits.push((witness.arrivals[first]?.atMs ?? 0) - castMs);
  }
  // Without a wake-up it polls every five seconds: each of five votes would wait that long, one after the other.
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(5_000);
});

test('an idle process sends PostgreSQL at most one statement a second', async () => {
  const server = await startPostgres({ settings: { shared_preload_libraries: 'pg_stat_statements' } });
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    await client.query('create extension pg_stat_statements');
    await Promise.all(Array.from({ length: PROCESSES }, () => enter({ DATABASE_URL: server.url })));
    const statements = await countIdle(client);
    const stopping = statements.map(({ calls, query }) => `${calls} ${query}`).join('\n');
    const sum = statements.reduce((all, { calls }) => all + Number(calls), 0);
    expect(sum, stopping).toBeLessThanOrEqual(PROCESSES * IDLE_SECONDS);
  } finally {
    await client.end();
    await server.stop();
  }
});

/** Real time, because timers are what is counted. As long as their longest common period. */
const IDLE_SECONDS = 5;

async function countIdle(client: pg.Client): Promise<readonly { calls: string; query: string }[]> {
  // Statements that only the start needs are over by then.
  await setTimeout(1_500);
  await client.query('select pg_stat_statements_reset()');
  await setTimeout(IDLE_SECONDS * 1_000);
  const { rows } = await client.query<{ calls: string; query: string }>(
    `select calls, left(query, 150) as query from pg_stat_statements
    where query not like '%pg_stat_statements%' order by calls desc`,
  );
  return rows;
}
