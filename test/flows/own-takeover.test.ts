// A process that failed to renew a lease in time may take over its own endpoint: what it held under the old lease is
// void.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

test('only requests in flight are repeated, and nothing is started under the lost lease', async () => {
  const answers: (() => void)[] = [];
  receiver.answer = (_, response) => answers.push(() => response.writeHead(204).end());
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
  for (let number = 0; number < 20; number += 1) await fixture.vote(listingId, `voter${number}`);
  await fixture.engine.startDue();
  await receiver.until(10);
  await fixture.clock.advance('31s');
  receiver.answer = 204;
  expect(await fixture.engine.startDue()).toMatchObject({ claimed: 1 });
  await fixture.engine.renew();
  for (const answer of answers) answer();
  await fixture.tick();
  expect(receiver.received).toHaveLength(30);
});
