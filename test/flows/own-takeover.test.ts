// A process that could not renew a lease in time may take the endpoint over from itself: what it had under the old lease is over.
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

test('only what was on the wire is sent again, and nothing more begun under the lease that was lost', async () => {
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
