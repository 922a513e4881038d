// Live pages of an endpoint are notified of its changes (decision P51) by the process that wrote them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { openDatabase } from '../../src/db/database.ts';
import { postgresNotifier } from '../../src/db/notifications.ts';
import { createDeliveryChanges } from '../../src/deliveries/delivery-changes.ts';
import { readWebhook } from '../../src/endpoints/webhook-settings.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { waitUntil } from '../support/wait.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let endpointId: string;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
  listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
  endpointId = (await readWebhook(fixture.db, listingId))!.endpointId;
});

afterEach(async () => {
  fixture.changes.close();
  await receiver.close();
  await fixture.close();
});

async function deliver(voter: string): Promise<void> {
  await fixture.vote(listingId, voter);
  await fixture.tick();
}

describe('a subscriber to an endpoint’s changes', () => {
  test('is called when a result is written, until it unsubscribes', async () => {
    const heard: string[] = [];
    const leave = fixture.changes.subscribe(endpointId, () => heard.push('mine'));
    const leaveOther = fixture.changes.subscribe('end_other', () => heard.push('other'));
    await deliver('voter1');
    expect(heard).toEqual(['mine']);
    leave();
    await deliver('voter2');
    expect(heard).toEqual(['mine']);
    leaveOther();
  });

  test('in another process is called, too', async (context) => {
    if (!fixture.database.url) return context.skip();
    const other = await openDatabase({ databaseUrl: fixture.database.url, dataDir: '' });
    const notifier = postgresNotifier(other.notificationPools!, createLog('silent'));
    const changes = createDeliveryChanges(notifier);
    let calls = 0;
    let voters = 0;
    changes.subscribe(endpointId, () => {
      calls += 1;
    });
    // The other process's LISTEN may take a moment; after that, each result is notified.
    await waitUntil(async () => {
      voters += 1;
      await deliver(`voter${voters}`);
      return calls > 0;
    });
    changes.close();
    await notifier.close();
    await other.close();
  });
});
