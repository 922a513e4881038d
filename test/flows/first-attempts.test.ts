// A first attempt that succeeds is logged beside its delivery, and everything else in `attempt` (decision P356). The log
// shows both alike, and neither is written twice.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimEndpoints } from '../../src/deliveries/claim.ts';
import { listDeliveries, readDelivery } from '../../src/deliveries/delivery-log.ts';
import { recordOutcomes } from '../../src/deliveries/record-outcomes.ts';
import { redeliver } from '../../src/deliveries/redeliver.ts';
import { deliveredResult } from '../support/delivered-result.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

const policy = { delaysSeconds: [60], paceMaxMs: 1000, chance: () => 0.5 };

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
  listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

/** The numbers in `attempt`, and what the log shows of the newest event. */
async function readLog() {
  const rows = await fixture.db.selectFrom('attempt').select('number').orderBy('number').execute();
  const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 1 });
  const eventId = deliveries[0]?.eventId ?? '';
  const found = await readDelivery(fixture.db, { listingId, eventId, serviceName: 'Plaudit' });
  return { own: rows.map(({ number }) => number), attempts: found?.history ?? [], eventId };
}

test('a first attempt that succeeds has no row of its own, and all its details', async () => {
  await fixture.vote(listingId, 'voter');
  await fixture.tick();
  const { own, attempts } = await readLog();
  expect(own).toEqual([]);
  expect(attempts).toMatchObject([
    { number: 1, trigger: 'vote', code: 'delivered', httpStatus: 204, charged: false, address: '127.0.0.1' },
  ]);
  const [first] = attempts;
  expect(first?.deliveryId).toBe(receiver.received[0]?.headers['x-plaudit-delivery']);
  expect(first?.responseHeaders).toMatchObject({ date: expect.any(String) });
  expect(first?.timings).toMatchObject({ connectMs: expect.any(Number), firstByteMs: expect.any(Number) });
});

test('a first attempt stays as it was when the delivery is sent again', async () => {
  await fixture.vote(listingId, 'voter');
  await fixture.tick();
  const before = await readLog();
  receiver.answer = 503;
  await redeliver(fixture, { listingId, eventId: before.eventId });
  await fixture.tick();
  const { own, attempts } = await readLog();
  expect(own).toEqual([2]);
  expect(attempts[0]).toEqual(before.attempts[0]);
  expect(attempts[1]).toMatchObject({ number: 2, trigger: 'redelivery', code: 'http_503', httpStatus: 503 });
});

test('a first attempt that fails, and the one that succeeds after it, have rows of their own', async () => {
  receiver.answer = 503;
  await fixture.vote(listingId, 'voter');
  await fixture.tick();
  receiver.answer = 204;
  await fixture.clock.advance('10m');
  await fixture.tick();
  const { own, attempts } = await readLog();
  expect(own).toEqual([1, 2]);
  expect(attempts).toMatchObject([{ code: 'http_503' }, { code: 'delivered', trigger: 'retry' }]);
});

test('a redelivery that is the first attempt has a row of its own', async () => {
  await sql`update endpoint set state = 'disabled', disabled_at = plaudit_now()`.execute(fixture.db);
  await fixture.vote(listingId, 'voter');
  await sql`update endpoint set state = 'enabled', disabled_at = null`.execute(fixture.db);
  const { eventId } = await readLog();
  await redeliver(fixture, { listingId, eventId });
  await fixture.tick();
  const { own, attempts } = await readLog();
  expect(own).toEqual([1]);
  expect(attempts).toMatchObject([{ number: 1, trigger: 'redelivery', code: 'delivered' }]);
});

test('the result of a first attempt is not written twice', async () => {
  await fixture.vote(listingId, 'voter');
  const [claim] = await claimEndpoints(fixture.db, fixture.loadTargets, 1);
  if (!claim) throw new Error('nothing was claimed');
  const results = claim.attempts.map((attempt) => deliveredResult(attempt, claim));
  const record = (isRetry: boolean) => recordOutcomes(fixture.db, [{ claim, results, ended: false }], policy, isRetry);
  await record(false);
  await expect(record(false)).rejects.toMatchObject({ code: '23505' });
  await record(true);
  expect((await readLog()).attempts).toHaveLength(1);
});

test('responses are logged as they were, whatever their bodies contain', async () => {
  const responses = [
    { responseBody: '', responseHeaders: {}, connectMs: null },
    { responseBody: '""', responseHeaders: { server: 'a\u001eb"' }, connectMs: 3 },
    { responseBody: 'a\u001eb\n{"c": 1}', responseHeaders: { server: 'é' }, connectMs: null },
    { responseBody: 'null', responseHeaders: { server: '' }, connectMs: null },
  ];
  for (const [number] of responses.entries()) await fixture.vote(listingId, `voter${number}`);
  const [claim] = await claimEndpoints(fixture.db, fixture.loadTargets, 1);
  if (!claim) throw new Error('nothing was claimed');
  const results = claim.attempts.map((attempt, place) => {
    const ended = deliveredResult(attempt, claim);
    const { connectMs = null, ...response } = responses[place] ?? {};
    const timings = { dnsMs: null, connectMs, tlsMs: null, firstByteMs: 5 };
    return { ...ended, result: { ...ended.result, ...response, timings } };
  });
  await recordOutcomes(fixture.db, [{ claim, results, ended: true }], policy);
  const logged = await fixture.db.selectFrom('attempt_log').selectAll().orderBy('event_id').execute();
  expect(
    logged.map(({ response_body, response_headers, connect_ms, dns_ms, first_byte_ms }) => ({
      responseBody: response_body,
      responseHeaders: response_headers,
      connectMs: connect_ms,
      rest: [dns_ms, first_byte_ms],
    })),
  ).toEqual(responses.map((response) => ({ ...response, rest: [null, 5] })));
});
