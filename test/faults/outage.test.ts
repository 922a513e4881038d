// An outage of half a minute (D7), and endpoints that always fail (§3.1): nothing is lost, and none is disabled early.
// OUTAGE=real npm test -- faults also runs one in real time.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readHealth } from '../../src/endpoints/health-summary.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { freePort } from '../support/free-port.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { waitUntil } from '../support/wait.ts';

const STEP_MS = 100;
const OUTAGE_STEPS = 300;

let fixture: DeliveryFixture;
let listingId: string;
let voters = 0;
/** The consecutive failures after each step. */
let failures: number[] = [];

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  listingId = await fixture.listing();
  failures = [];
});

afterEach(() => fixture.close());

async function vote(): Promise<void> {
  voters += 1;
  const result = await fixture.vote(listingId, `voter${voters}`);
  expect(result.ok).toBe(true);
}

/** A tenth of a second: casts a vote if `voting`, runs what is due, and advances the time. */
async function step(voting: boolean): Promise<void> {
  if (voting) await vote();
  await fixture.tick();
  const health = await readHealth(fixture.db, listingId);
  failures.push(health!.consecutiveFailures);
  expect(health!.status).not.toBe('disabled');
  await fixture.clock.advance(`${STEP_MS}ms`);
}

async function steps(count: number, voting: boolean): Promise<void> {
  for (let done = 0; done < count; done += 1) await step(voting);
}

async function deliveries(): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) as count
    from (select state from delivery where state <> 'waiting' union all select 'waiting' from queue) as line
    group by state`.execute(fixture.db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function receiverAt(port = 0): Promise<Receiver> {
  const receiver = await startReceiver(204, port);
  onTestFinished(() => receiver.close());
  return receiver;
}

/** The event of every vote arrived, once. */
function expectAll(receiver: Receiver, votes: number): void {
  const arrived = receiver.received.map(({ headers }) => headers['x-plaudit-event-id']);
  expect(arrived).toHaveLength(votes);
  expect(new Set(arrived).size).toBe(votes);
}

describe('D7 a receiver that is down for 30 s, at ten votes a second', () => {
  test('is never disabled, and every vote is delivered once it is back', async () => {
    const port = await freePort();
    await fixture.webhook(listingId, `http://127.0.0.1:${port}/votes`);
    await steps(OUTAGE_STEPS, true);
    expect(Math.max(...failures)).toBeLessThan(20);
    const receiver = await receiverAt(port);
    // The longest pause while paced, and the first retry delays of what failed meanwhile.
    await steps(110, false);
    expect(failures.at(-1)).toBe(0);
    for (const delay of ['15s', '2m', '10m', '1h']) {
      await fixture.clock.advance(delay);
      await fixture.tick();
    }
    expectAll(receiver, OUTAGE_STEPS);
    expect(await deliveries()).toEqual({ delivered: OUTAGE_STEPS });
  });
});

describe('§3.1 an endpoint that always fails, at ten votes a second', () => {
  test('always 500: disabled at exactly the twentieth attempt, and nothing is sent after it', async () => {
    const receiver = await receiverAt();
    receiver.answer = 500;
    await fixture.webhook(listingId, receiver.url);
    await steps(50, true);
    await untilDisabled('10s');
    expect(receiver.received).toHaveLength(20);
    expect(await readHealth(fixture.db, listingId)).toMatchObject({ consecutiveFailures: 20 });
    await vote();
    await fixture.clock.advance('12h');
    await fixture.tick();
    expect(receiver.received).toHaveLength(20);
    expect(await deliveries()).toEqual({ undelivered: 51 });
  });

  test('always 404: each fails at once and is not retried, and the twentieth disables', async () => {
    const receiver = await receiverAt();
    receiver.answer = 404;
    await fixture.webhook(listingId, receiver.url);
    for (let votes = 1; votes < 20; votes += 1) {
      await step(true);
      expect(failures.at(-1)).toBe(votes);
    }
    await fixture.clock.advance('12h');
    await fixture.tick();
    expect(await deliveries()).toEqual({ failed: 19 });
    await vote();
    await fixture.tick();
    expect((await readHealth(fixture.db, listingId))!.status).toBe('disabled');
    await vote();
    await fixture.tick();
    expect(receiver.received).toHaveLength(20);
    expect(await deliveries()).toEqual({ failed: 20, undelivered: 1 });
  });
});

async function untilDisabled(span: string): Promise<void> {
  for (let rounds = 0; rounds < 30; rounds += 1) {
    if ((await readHealth(fixture.db, listingId))!.status === 'disabled') return;
    await fixture.clock.advance(span);
    await fixture.tick();
  }
}

describe.runIf(process.env.OUTAGE === 'real')('D7 the same outage in real time', () => {
  test('is survived by the real loop', { timeout: 240_000 }, async () => {
    const port = await freePort();
    await fixture.webhook(listingId, `http://127.0.0.1:${port}/votes`);
    fixture.loop.start();
    try {
      await surviveInRealTime(port);
    } finally {
      await fixture.loop.stop();
    }
  });
});

async function surviveInRealTime(port: number): Promise<void> {
  const began = performance.now();
  const casting = setInterval(() => void vote(), STEP_MS);
  const over = () => performance.now() - began > STEP_MS * OUTAGE_STEPS;
  await waitUntil(over).finally(() => clearInterval(casting));
  const receiver = await receiverAt(port);
  expect((await readHealth(fixture.db, listingId))!.consecutiveFailures).toBeLessThan(20);
  const arrived = () => new Set(receiver.received.map(({ headers }) => headers['x-plaudit-event-id'])).size;
  // What failed twice is retried after two minutes plus a tenth.
  // Its retries take their real time.
  await vi.waitUntil(async () => (await deliveries()).waiting === undefined, { timeout: 150_000, interval: 200 });
  const { delivered } = await deliveries();
  expect(await deliveries()).toEqual({ delivered });
  expect(arrived()).toBe(delivered);
}
