// Many endpoints on one origin: hanging ones hold up neither the others nor the end of the process.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

const HANGING = 12;

let fixture: DeliveryFixture;
let receiver: Receiver;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
  receiver.answer = ({ path }, response) => {
    if (path.endsWith('/good')) response.writeHead(204).end();
  };
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

async function listingWithVotes(url: string, votes: number): Promise<void> {
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, url);
  for (let voter = 0; voter < votes; voter += 1) await fixture.vote(listingId, `voter${voter}`);
}

test('120 attempts that hang do not keep another endpoint of their origin waiting', async () => {
  for (let listing = 0; listing < HANGING; listing += 1) await listingWithVotes(receiver.url, 10);
  await listingWithVotes(`${receiver.url}/good`, 5);
  fixture.loop.start();
  await receiver.until(125);
  expect(receiver.received.filter(({ path }) => path.endsWith('/good'))).toHaveLength(5);
  await receiver.close();
  await fixture.loop.stop();
  expect(fixture.engine.leases).toBe(0);
  receiver = await startReceiver();
});
