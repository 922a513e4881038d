// A process that failed to renew a lease in time may take over its own endpoint: what it held under the old lease is
// void.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let stage: DeliveryFixture;
let receiver: Receiver;

beforeEach(async () => {
  stage = await openDeliveryFixture();
  receiver = await startReceiver();
});

afterEach(async () => {
  await receiver.close();
  await stage.close();
});

test('only requests in flight are repeated, and nothing is started under the lost lease', async () => {
  const answers: (() => void)[] = [];
  receiver.answer = (_, response) => answers.push(() => response.writeHead(204).end());
  const listingId = await stage.listing();
  await stage.webhook(listingId, receiver.url);
  for (let number = 0; number < 20; number += 1) await stage.vote(listingId, `voter${number}`);
  await stage.engine.startDue();
  await receiver.until(10);
  await stage.clock.advance('31s');
  receiver.answer = 204;
  expect(await stage.engine.startDue()).toBe(1);
  await stage.engine.renew();
  for (const answer of answers) answer();
  await stage.tick();
  expect(receiver.received).toHaveLength(30);
});
