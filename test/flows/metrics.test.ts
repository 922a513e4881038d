// Metrics of deliveries, counted and read from the database, and what the log says about an attempt (decisions O20 to
// O22).
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { openVoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { redeliver } from '../../src/deliveries/redeliver.ts';
import { pauseWebhook, resumeWebhook } from '../../src/endpoints/webhook-settings.ts';
import { createCounters, type MetricsCounters } from '../../src/metrics/counters.ts';
import { selectDeliveryMetrics } from '../../src/metrics/queries.ts';
import { sendTestEvent } from '../../src/votes/send-test-event.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { freePort } from '../support/free-port.ts';
import { holdFirst, type Receiver, startReceiver } from '../support/receiver.ts';
import { readFamilies, type ScrapedSample, totalOf } from '../support/scrape.ts';
import { LISTENER_KEYS } from '../support/vote-listener.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let counts: MetricsCounters;
let lines: string[];

beforeEach(async () => {
  counts = createCounters();
  lines = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' }, { observer: counts, log });
  receiver = await startReceiver();
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

const counted = (name: string, labels: ScrapedSample['labels'] = {}) =>
  totalOf(
    readFamilies(counts.text()).flatMap(({ samples }) => samples),
    name,
    labels,
  );

const attempts = (channel: string, outcome: string, code: string) =>
  counted('plaudit_attempts_total', { channel, outcome, code });

async function voted(url = receiver.url): Promise<string> {
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, url);
  expect((await fixture.vote(listingId, 'voter')).ok).toBe(true);
  return listingId;
}

const state = async () => (await selectDeliveryMetrics(fixture.db))!;

describe('O20 attempts are counted', () => {
  test('by channel, outcome and code, HTTP errors by class', async () => {
    for (const answer of [204, 404, 410, 500, 503, 302]) {
      receiver.answer = answer;
      await voted();
      await fixture.tick();
    }
    await voted(`http://127.0.0.1:${await freePort()}/votes`);
    await fixture.tick();
    expect(attempts('json', 'delivered', 'delivered')).toBe(1);
    expect(attempts('json', 'failed', 'http_4xx')).toBe(2);
    expect(attempts('json', 'retryable', 'http_5xx')).toBe(2);
    expect(attempts('json', 'retryable', 'redirect')).toBe(1);
    expect(attempts('json', 'retryable', 'connect_refused')).toBe(1);
    expect(counted('plaudit_attempts_total')).toBe(7);
    expect(counted('plaudit_attempt_duration_seconds_count', { channel: 'json' })).toBe(7);
    expect(counted('plaudit_result_write_size_sum')).toBe(7);
  });

  test('with the results of votes to a listener', async () => {
    const listingId = await fixture.listing('minecraft');
    const listener = await openVoteReceiver({ keys: LISTENER_KEYS });
    await fixture.listener(listingId, listener);
    await fixture.vote(listingId, 'voter1', { playerName: 'Alex' });
    await fixture.tick();
    await listener.close();
    await fixture.vote(listingId, 'voter2', { playerName: 'Steve' });
    expect(await state()).toMatchObject({ listener_waiting: 1 });
    await fixture.tick();
    expect(attempts('listener', 'accepted', 'accepted')).toBe(1);
    expect(attempts('listener', 'failed', 'connect_refused')).toBe(1);
    expect(counted('plaudit_vote_to_first_byte_seconds_count', { channel: 'listener' })).toBe(1);
    expect(await state()).toMatchObject({ listener_waiting: 0 });
  });

  test('with test events apart, redelivered or not', async () => {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, receiver.url);
    const { db, channelFor, loadTargets, changes, site } = fixture;
    const parts = { db, channelFor, loadTargets, changes, site };
    await sendTestEvent(parts, { listingId, userId: 'usr_owner' });
    const tests = () => counted('plaudit_test_attempts_total', { channel: 'json', outcome: 'delivered' });
    expect(tests()).toBe(1);
    const { deliveries } = await listDeliveries(db, { listingId, limit: 1 });
    const { eventId } = deliveries[0]!;
    await redeliver({ db, wake: fixture.wake }, { listingId, eventId });
    await fixture.tick();
    expect(tests()).toBe(2);
    expect(counted('plaudit_attempts_total')).toBe(0);
  });

  test('together with each disabled webhook, once', async () => {
    receiver.answer = 404;
    const listingId = await voted();
    await fixture.db.updateTable('endpoint').set({ consecutive_failures: 19 }).execute();
    await fixture.tick();
    await fixture.vote(listingId, 'another');
    await fixture.tick();
    expect(counted('plaudit_endpoints_disabled_total')).toBe(1);
    expect(await state()).toMatchObject({ enabled: 0, disabled: 1, failing: 0 });
  });

  test('together with each endpoint taken over from a dead process', async () => {
    await voted();
    await fixture.db
      .updateTable('endpoint')
      .set({ lease_until: new Date(0) })
      .execute();
    expect(await state()).toMatchObject({ leases: 0, leases_run_out: 1 });
    await fixture.tick();
    expect(counted('plaudit_leases_taken_over_total')).toBe(1);
    expect(await state()).toMatchObject({ leases_run_out: 0 });
  });

  test('with the latency from the vote to the first byte of the first response, including time in the queue, without retries', async () => {
    receiver.answer = 500;
    await voted();
    await voted(`http://127.0.0.1:${await freePort()}/votes`);
    await fixture.clock.advance('20s');
    await fixture.tick();
    receiver.answer = 204;
    await fixture.clock.advance('1h');
    await fixture.tick();
    expect(attempts('json', 'delivered', 'delivered')).toBe(1);
    expect(counted('plaudit_vote_to_first_byte_seconds_count')).toBe(1);
    expect(counted('plaudit_vote_to_first_byte_seconds_bucket', { le: '10' })).toBe(0);
    expect(counted('plaudit_vote_to_first_byte_seconds_bucket', { le: '600' })).toBe(1);
  });

  test('without secrets, addresses or persons in any label', async () => {
    const listingId = await fixture.listing('minecraft');
    const secret = await fixture.webhook(listingId, `${receiver.url}/path-to-nowhere`);
    await fixture.vote(listingId, 'voter', { playerName: 'Sample_Player' });
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    const text = counts.text() + lines.join('');
    for (const kept of [secret, '/votes', 'path-to-nowhere', 'Sample_Player', 'voter', 'sha256='])
      expect(text).not.toContain(kept);
    expect(counts.text()).not.toContain('127.0.0.1');
  });
});

describe('O21 the oldest due delivery', () => {
  test('is zero when nothing is due, even while a retry is pending', async () => {
    expect(await state()).toMatchObject({ oldest_due_seconds: 0, waiting: 0 });
    receiver.answer = 500;
    await voted();
    await fixture.tick();
    expect(await state()).toMatchObject({ oldest_due_seconds: 0, waiting: 1, failing: 1, paced: 1 });
  });

  test('counts while its endpoint is paced', async () => {
    receiver.answer = 500;
    const listingId = await voted();
    await fixture.tick();
    const later = new Date(Date.now() + 600_000);
    const paced = { pace_ms: 600_000, paced_until: later, next_due_at: later };
    await fixture.db.updateTable('endpoint').set(paced).execute();
    await fixture.vote(listingId, 'another');
    await fixture.clock.advance('10s');
    expect(await fixture.engine.msUntilNextDue()).toBeGreaterThan(60_000);
    expect((await state()).oldest_due_seconds).toBeGreaterThanOrEqual(10);
  });

  test('counts while it is in flight, and no longer once it is delivered while others are in flight', async () => {
    const release = holdFirst(receiver);
    const listingId = await voted();
    await fixture.engine.startDue();
    await receiver.until(1);
    await fixture.clock.advance('20s');
    expect(await state()).toMatchObject({ leases: 1 });
    expect((await state()).oldest_due_seconds).toBeGreaterThanOrEqual(20);
    const released = fixture.engine.nextRelease();
    release();
    await released;
    await fixture.vote(listingId, 'another');
    expect((await state()).oldest_due_seconds).toBeLessThan(20);
  });

  test('does not count while its owner has paused the webhook', async () => {
    const listingId = await voted();
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    await fixture.clock.advance('1h');
    expect(await state()).toMatchObject({ oldest_due_seconds: 0, waiting: 1, paused: 1, enabled: 0 });
    await resumeWebhook({ db: fixture.db, wake: fixture.wake }, listingId, OPERATOR);
    expect((await state()).oldest_due_seconds).toBeGreaterThanOrEqual(3_600);
  });
});

describe('O22 the log', () => {
  const logged = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ outcome }) => outcome);

  test('has one line per attempt, with fields to filter by', async () => {
    const listingId = await voted();
    await fixture.tick();
    const { headers, body } = receiver.received[0]!;
    expect(logged()).toHaveLength(1);
    expect(logged()[0]).toMatchObject({
      level: 20,
      listing: listingId,
      channel: 'json',
      event: headers['x-plaudit-event-id'],
      attempt: 1,
      delivery: headers['x-plaudit-delivery'],
      outcome: 'delivered',
      code: 'delivered',
      status: 204,
      address: '127.0.0.1',
      eventBytes: Buffer.byteLength(body),
      answerBytes: 0,
    });
  });

  test('records failures at level info', async () => {
    receiver.answer = 503;
    await voted();
    await fixture.tick();
    expect(logged()[0]).toMatchObject({ level: 30, outcome: 'retryable', code: 'http_503', status: 503 });
  });
});
