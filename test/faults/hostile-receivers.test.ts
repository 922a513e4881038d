// D4 in real time: a receiver that sends one byte per second is cut off at 10 s, and blocks nobody.
import { expect, onTestFinished, test } from 'vitest';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { openDeliveryFixture, startDeliveriesUntil } from '../support/delivery-fixture.ts';
import { drip, type HostileBehavior, openReceiver } from '../support/hostile-receivers.ts';
import { watchTcpConnections } from '../support/tcp-connections.ts';

/** One byte per second at first, then a normal response. */
const slowAtFirst = (first: string, slowly: string): HostileBehavior => ({
  talk({ socket, request }) {
    if (request > 1) socket.write('HTTP/1.1 204 No Content\r\n\r\n');
    else {
      if (first) socket.write(first);
      drip(socket, slowly, 1_000);
    }
  },
});

test('D4 a status line or body sent one byte per second ends within 10.5 s', async () => {
  const fixture = await openDeliveryFixture();
  const dials = watchTcpConnections();
  onTestFinished(async () => {
    dials.stop();
    await fixture.close();
  });

  const votedAt = async (behavior: HostileBehavior) => {
    const receiver = await openReceiver(behavior, 'tcp', dials);
    onTestFinished(() => receiver.close());
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, `http://127.0.0.1:${receiver.port}/votes`);
    await fixture.vote(listingId, 'voter1');
    return { receiver, listingId };
  };
  const line = await votedAt(slowAtFirst('', 'HTTP/1.1 200 OK\r\n'));
  const body = await votedAt(slowAtFirst('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n', 'z'));
  const both = [line, body];
  await startDeliveriesUntil(fixture, async () => both.every(({ receiver }) => receiver.requests() === 1));

  // Votes cast meanwhile wait for neither.
  for (const { listingId } of both) await fixture.vote(listingId, 'voter2');
  await startDeliveriesUntil(fixture, async () => both.every(({ receiver }) => receiver.requests() === 2));
  await fixture.tick();

  const log = await Promise.all(
    both.map(async ({ listingId }) => (await listDeliveries(fixture.db, { listingId, limit: 2 })).deliveries),
  );
  expect(log.map(([newest]) => newest!.state)).toEqual(['delivered', 'delivered']);
  const [slowLine, slowBody] = log.map(([, oldest]) => oldest!);
  expect(slowLine).toMatchObject({ state: 'retrying', attempts: 1, code: 'timeout_headers' });
  expect(slowBody).toMatchObject({ state: 'delivered', attempts: 1, code: 'delivered' });
  for (const { durationMs } of [slowLine!, slowBody!]) {
    expect(durationMs).toBeGreaterThanOrEqual(9_900);
    expect(durationMs).toBeLessThanOrEqual(10_500);
  }
});
