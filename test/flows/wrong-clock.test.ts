// A process whose own clock is an hour off: due times and overlaps are measured by the database (O3).
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { shiftClock } from '../../src/core/clock.ts';
import { rotateSecret } from '../../src/endpoints/webhook-settings.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ASKED_SECONDS = 600;

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
  listingId = await fixture.listing();
});

afterEach(async () => {
  shiftClock(0);
  await receiver.close();
  await fixture.close();
});

describe.each([
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
])('a clock that is an hour %s', (_, byMs) => {
  test('D5 waits exactly until the date in Retry-After, as measured by the database', async () => {
    const until = new Date(Date.now() + ASKED_SECONDS * 1_000).toUTCString();
    receiver.answer = (_received, response) => response.writeHead(503, { 'retry-after': until }).end();
    await fixture.webhook(listingId, receiver.url);
    await fixture.vote(listingId, 'voter1');
    shiftClock(byMs);
    await fixture.tick();
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from due_at - plaudit_now())::float8 as seconds from queue`.execute(fixture.db);
    expect(rows[0]?.seconds).toBeGreaterThan(ASKED_SECONDS - 30);
    expect(rows[0]?.seconds).toBeLessThan(ASKED_SECONDS + 30);
  });

  test('D21 signs with the old secret beside the new one for a day and no longer', async () => {
    await fixture.webhook(listingId, receiver.url);
    await rotateSecret(fixture, listingId, OPERATOR);
    shiftClock(byMs);
    await fixture.vote(listingId, 'voter1');
    await fixture.tick();
    await fixture.clock.advance('24h');
    shiftClock(DAY_MS + byMs);
    await fixture.vote(listingId, 'voter2');
    await fixture.tick();
    const signatures = receiver.received.map(
      ({ headers }) => (headers['webhook-signature'] as string).split(' ').length,
    );
    expect(signatures).toEqual([2, 1]);
  });
});
