// D4, D17: the log shows what a hostile receiver did with its diagnosis, and the deliveries behind it continue.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DIAGNOSES, diagnose } from '../../src/channels/diagnosis.ts';
import { listDeliveries, readDelivery } from '../../src/deliveries/delivery-log.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type HostileReceiver, openReceiver } from '../support/hostile-receivers.ts';
import { HOSTILE_BEHAVIORS, type HostileBehaviorName } from '../support/receiver-behaviors.ts';
import { type TcpConnectionWatch, watchTcpConnections } from '../support/tcp-connections.ts';

/** Replaces the timeout of 10 s. */
const SHORT_MS = 800;

let fixture: DeliveryFixture;
let dials: TcpConnectionWatch;
let receiver: HostileReceiver | null = null;

beforeEach(async () => {
  dials = watchTcpConnections();
  fixture = await openDeliveryFixture({}, { timeoutMs: SHORT_MS });
});

afterEach(async () => {
  receiver?.close();
  dials.stop();
  await fixture.close();
});

/** Hostile once, then well-behaved. */
async function voteAt(behavior: HostileBehaviorName): Promise<string> {
  receiver = await openReceiver(
    {
      talk(talking) {
        if (talking.request === 1) HOSTILE_BEHAVIORS[behavior].talk(talking);
        else talking.socket.write('HTTP/1.1 204 No Content\r\n\r\n');
      },
    },
    'tcp',
    dials,
  );
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, `http://127.0.0.1:${receiver.port}/votes`);
  expect(await fixture.vote(listingId, 'voter1')).toMatchObject({ ok: true });
  await fixture.tick();
  return listingId;
}

/** Oldest first. */
async function logOf(listingId: string) {
  const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 10 });
  const whole = deliveries.map(({ eventId }) =>
    readDelivery(fixture.db, { listingId, eventId, serviceName: 'Plaudit' }),
  );
  return (await Promise.all(whole)).map((found) => found!).reverse();
}

const ROWS: readonly (readonly [HostileBehaviorName, string])[] = [
  ['an endless body', 'delivered'],
  ['a body one byte at a time', 'delivered'],
  ['a status line one byte at a time', 'timeout_headers'],
  ['endless headers', 'headers_too_large'],
  ['a reset within the headers', 'reset'],
  ['bytes that are not UTF-8', 'delivered'],
  ['NUL in a header', 'malformed_http'],
];

test.each(ROWS)('D4 %s: logs %s, and delivers the next vote', async (behavior, code) => {
  const listingId = await voteAt(behavior);
  const [first] = await logOf(listingId);
  const arrived = code === 'delivered';
  expect(first).toMatchObject({ state: arrived ? 'delivered' : 'retrying', attempts: 1, code });
  const attempt = first!.history[0]!;
  expect(attempt).toMatchObject({ code, charged: !arrived, address: '127.0.0.1' });
  expect(diagnose(attempt)).toBe(DIAGNOSES[code]);
  expect((attempt.responseBody ?? '').length).toBeLessThanOrEqual(16 * 1024);

  await fixture.vote(listingId, 'voter2');
  // After the pause that follows a failure (D7), and before the first retry.
  await fixture.clock.advance('1s');
  await fixture.tick();
  expect((await logOf(listingId)).map(({ state }) => state)).toEqual([first!.state, 'delivered']);
  await fixture.clock.advance('20s');
  await fixture.tick();
  expect((await logOf(listingId)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  expect(receiver!.requests()).toBe(arrived ? 2 : 3);
  expect(dials.all(receiver!.port).filter(({ socket }) => !socket.destroyed).length).toBeLessThanOrEqual(1);
});
