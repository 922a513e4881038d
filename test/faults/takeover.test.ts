// One owner per endpoint in every case: stopped past its lease, disconnected from the database, or told to exit (O3).
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { openDatabase } from '../../src/db/database.ts';
import { createDeliveryContext, type DeliveryContext } from '../../src/delivery-context.ts';
import {
  type DeliveryFixture,
  openDeliveryFixture,
  startDeliveriesUntil,
  TEST_SECRET_KEY,
} from '../support/delivery-fixture.ts';
import { holdFirst, type Receiver, startReceiver } from '../support/receiver.ts';
import { waitUntil } from '../support/wait.ts';
import { startPostgresProxy } from './postgres-proxy.ts';
import { VotingProcess } from './voting-process-client.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
// A held request must not time out on a busy machine.
const PATIENT = { chance: () => 0, timeoutMs: 60_000 };
let ends: (() => Promise<void>)[] = [];

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' }, PATIENT);
  receiver = await startReceiver();
});

afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
  await receiver.close();
  await fixture.close();
});

/** Another process's engine, with the database at `url`, in this process. */
async function otherParts(url = fixture.database.url!): Promise<DeliveryContext> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const { config, vault } = fixture;
  const parts = createDeliveryContext({ config, database, vault, log: createLog('silent') }, PATIENT);
  ends.push(async () => {
    await parts.notifier.close();
    await parts.outbound.close();
    await database.close();
  });
  return parts;
}

async function otherProcess(): Promise<VotingProcess> {
  const environment = { DATABASE_URL: fixture.database.url!, SECRET_KEY: TEST_SECRET_KEY };
  const started = await VotingProcess.start(environment);
  ends.push(async () => {
    started.signal('SIGKILL');
    await started.ended();
  });
  return started;
}

async function listingWith(votes: number, to = receiver): Promise<string> {
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, to.url);
  for (let voter = 0; voter < votes; voter += 1) await fixture.vote(listingId, `voter${voter}`);
  return listingId;
}

/** From now on requests wait; returns a function that responds to them, and to later ones at once. */
function hold(status: number, one = receiver): (thenStatus: number) => void {
  const held: (() => void)[] = [];
  one.answer = (_, response) => held.push(() => response.writeHead(status).end());
  return (thenStatus) => {
    one.answer = thenStatus;
    for (const answer of held.splice(0)) answer();
  };
}

async function rows(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await query.execute(fixture.db)).rows;
}
const events = (one = receiver) => one.received.map(({ headers }) => headers['x-plaudit-event-id']);

const LINES = sql`(select state from delivery where state <> 'waiting' union all select 'waiting' from queue) as line`;
const inStates = () => rows(sql`select state, count(*) as count from ${LINES} group by 1 order by 1`);

describe('a process that was stopped past its lease', () => {
  test('writes nothing when it continues: neither results, nor health, nor the lease (SIGSTOP)', async () => {
    const release = hold(500);
    const listingId = await listingWith(10);
    const other = await otherProcess();
    await receiver.until(10);
    other.signal('SIGSTOP');
    receiver.answer = 204;
    await fixture.clock.advance('40s');
    await fixture.tick();
    expect(receiver.received).toHaveLength(20);
    const written = await everythingOf(listingId);
    release(204);
    other.signal('SIGCONT');
    // Results are written in order: when this later one is written, the stale ones have been handled.
    const witness = await startReceiver();
    ends.push(() => witness.close());
    const witnessId = await listingWith(1, witness);
    await waitUntil(async () => (await waitingAt(witnessId)) === 0);
    expect(await everythingOf(listingId)).toEqual(written);
    expect(await inStates()).toEqual([{ state: 'delivered', count: 11 }]);
    expect(
      await rows(
        sql`select distinct number, code, charged from attempt_log
            join endpoint on endpoint.id = endpoint_id and listing_id = ${listingId} order by number`,
      ),
    ).toEqual([
      { number: 1, code: 'interrupted', charged: false },
      { number: 2, code: 'delivered', charged: false },
    ]);
  });

  test('D2 starts nothing more of what it had claimed: attempt numbers rise at the receiver', async () => {
    const other = await otherParts();
    const release = hold(204);
    await listingWith(30);
    // Once, not until nothing is due: it would take over its own lease, like any process.
    await fixture.engine.startDue();
    await receiver.until(10);
    receiver.answer = 204;
    await fixture.clock.advance('40s');
    await other.engine.tick();
    expect(receiver.received).toHaveLength(40);
    release(204);
    await fixture.engine.tick();
    expect(receiver.received).toHaveLength(40);
    expect(await inStates()).toEqual([{ state: 'delivered', count: 30 }]);
  });

  test('leaves only hanging requests as interrupted: what was taken over and finished meanwhile keeps its result', async () => {
    const other = await otherParts();
    const held = holdFirst(receiver);
    const listingId = await listingWith(1);
    await fixture.engine.startDue();
    await receiver.until(1);
    for (const voter of ['late1', 'late2', 'late3']) await fixture.vote(listingId, voter);
    await startDeliveriesUntil(fixture, async () => (await waitingAt(listingId)) === 1);
    await fixture.clock.advance('40s');
    receiver.answer = 204;
    await other.engine.tick();
    held();
    expect(
      await rows(sql`select number, code, count(*) as count from attempt_log group by 1, 2 order by 1, 2`),
    ).toEqual([
      { number: 1, code: 'delivered', count: 3 },
      { number: 1, code: 'interrupted', count: 1 },
      { number: 2, code: 'delivered', count: 1 },
    ]);
    expect(receiver.received).toHaveLength(5);
    await fixture.engine.stop(5_000);
    expect(await inStates()).toEqual([{ state: 'delivered', count: 4 }]);
  });

  test('promise 4: keeps its leases for as long as it renews them', async () => {
    const other = await otherParts();
    const release = hold(204);
    await listingWith(30);
    const working = fixture.engine.tick();
    await receiver.until(10);
    for (const _ of [1, 2, 3]) {
      await fixture.clock.advance('25s');
      await fixture.engine.renew();
      await other.engine.tick();
    }
    release(204);
    await working;
    expect(receiver.received).toHaveLength(30);
    expect(new Set(events()).size).toBe(30);
  });
});

async function everythingOf(listingId: string): Promise<unknown> {
  const endpoint = sql`(select id from endpoint where listing_id = ${listingId})`;
  return {
    endpoint: await rows(sql`select * from endpoint where id = ${endpoint}`),
    deliveries: await rows(sql`select * from delivery where endpoint_id = ${endpoint} order by event_id`),
    attempts: await rows(sql`select * from attempt_log where endpoint_id = ${endpoint} order by event_id, number`),
    queue: await rows(sql`select * from queue where endpoint_id = ${endpoint}`),
    claim: await rows(sql`select * from claim where endpoint_id = ${endpoint}`),
  };
}

async function waitingAt(listingId: string): Promise<number> {
  const waiting = sql`from queue join endpoint on endpoint.id = endpoint_id where listing_id = ${listingId}`;
  return (await rows(sql`select ${waiting}`)).length;
}

describe('promise 5: an engine whose write fails', () => {
  test('in the middle of the transaction repeats the write and does not send again', async () => {
    const release = hold(204);
    await listingWith(1);
    const ticking = fixture.tick();
    await receiver.until(1);
    // Its write waits for a locked row, and is terminated there.
    const locker = await openDatabase({ databaseUrl: fixture.database.url!, dataDir: '' });
    await locker.db.transaction().execute(async (transaction) => {
      await sql`select from endpoint for update`.execute(transaction);
      release(204);
      await waitUntil(async () => (await endBlocked()) > 0);
    });
    await locker.close();
    await ticking;
    expect(receiver.received).toHaveLength(1);
    expect(await inStates()).toEqual([{ state: 'delivered', count: 1 }]);
  });

  test('D6 after a commit with a lost response, counts the failure once', async () => {
    const proxy = await startPostgresProxy(fixture.database.url!);
    ends.push(() => proxy.close());
    const other = await otherParts(proxy.url);
    receiver.answer = (_, response) => {
      proxy.doubtNext('write-outcomes');
      response.writeHead(404).end();
    };
    const listingId = await listingWith(1);
    const released = other.engine.nextRelease();
    await other.engine.startDue();
    await released;
    expect([proxy.doubted, receiver.received.length]).toEqual([1, 1]);
    expect(await rows(sql`select consecutive_failures, lease_until from endpoint`)).toEqual([
      { consecutive_failures: 1, lease_until: null },
    ]);
    expect(await rows(sql`select number, code from attempt_log`)).toEqual([{ number: 1, code: 'http_404' }]);
    expect(await waitingAt(listingId)).toBe(0);
  });
});

/** Terminates the engines' statements that wait for a lock; returns how many. */
async function endBlocked(): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    select count(*) filter (where pg_cancel_backend(pid)) as ended from pg_stat_activity
    where datname = current_database() and application_name like 'plaudit engine %' and wait_event_type = 'Lock'`.execute(
    fixture.db,
  );
  return rows[0]!.ended;
}

describe('a graceful shutdown (SIGTERM)', () => {
  test('finishes what is in flight, releases the rest at once, and exits 0 within ten seconds', async () => {
    const hanging = await startReceiver();
    ends.push(() => hanging.close());
    hold(204, hanging);
    const release = hold(204);
    await Promise.all([listingWith(1, hanging), listingWith(30)]);
    const other = await otherProcess();
    await Promise.all([hanging.until(1), receiver.until(10)]);
    const toldAt = performance.now();
    other.signal('SIGTERM');
    setTimeout(() => release(204), 500);
    expect(await other.ended()).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(10_000);
    // Every started attempt has its result; nothing is leased or unfinished.
    const sent = receiver.received.length;
    expect(sent).toBeLessThan(30);
    expect(await inStates()).toEqual([
      { state: 'delivered', count: sent },
      { state: 'waiting', count: 31 - sent },
    ]);
    expect(await rows(sql`select from endpoint where lease_until is not null`)).toEqual([]);
    // D6: the hanging request was aborted by us, which is not its receiver's fault.
    expect(await rows(sql`select code, charged from attempt_log where code <> 'delivered'`)).toEqual([
      { code: 'shutdown', charged: false },
    ]);
    await fixture.tick();
    expect(new Set(events()).size).toBe(30);
    expect(receiver.received).toHaveLength(30);
  });
});

describe('a process whose connections are terminated by the server', () => {
  test('continues, loses no vote and charges no endpoint', async () => {
    const other = await otherProcess();
    const [listing] = await other.list(receiver.url, 1);
    const cast = other.cast({ listings: [listing!.id], first: 0, count: 400 });
    cast.catch(() => {});
    for (const enough of [50, 100, 150]) {
      await waitUntil(() => other.accepted.length >= enough);
      await endAll();
    }
    await cast;
    await fixture.clock.advance('40s');
    const settled = async () => {
      const found = await other.summary();
      return found.waiting + found.leases === 0 ? found : null;
    };
    const standing = await waitUntil(settled);
    expect(other.accepted.filter((eventId) => !events().includes(eventId))).toEqual([]);
    expect([standing.charged, standing.failures]).toEqual([[], 0]);
  });
});

/** Terminates all connections of other processes and engines to this database. */
async function endAll(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(fixture.db);
}
