// A process that failed to renew a lease in time may take over its own endpoint: what it held under the old lease is
// void.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { Engine } from '../../src/deliveries/engine.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;

/** The engine of another process. */
function openEngine() {
  const { db, loadTargets, channelFor } = fixture;
  const rules = { delaysSeconds: [60], paceMaxMs: 1_000, chance: () => 0 };
  return new Engine({
    db,
    loadTargets,
    channelFor,
    rules,
    presence: () => null,
    log: createLog('silent'),
    observer: null,
  });
}

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

test('nothing is started under a lease that another process took over and released, although a vote brought a new one', async () => {
  const answers: (() => void)[] = [];
  receiver.answer = (_, response) => answers.push(() => response.writeHead(204).end());
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
  for (let number = 0; number < 20; number += 1) await fixture.vote(listingId, `voter${number}`);
  await fixture.engine.startDue();
  await receiver.until(10);
  await fixture.clock.advance('31s');
  receiver.answer = 204;
  const other = await openEngine();
  await other.tick();
  expect(receiver.received).toHaveLength(30);
  fixture.engine.accept({ started: () => undefined, released: () => undefined });
  receiver.answer = (_, response) => answers.push(() => response.writeHead(204).end());
  await fixture.vote(listingId, 'another_voter');
  await receiver.until(31);
  await fixture.engine.renew();
  receiver.answer = 204;
  for (const answer of answers) answer();
  await fixture.tick();
  expect(receiver.received).toHaveLength(31);
});
