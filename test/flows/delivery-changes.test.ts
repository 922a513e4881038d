// Live pages of an endpoint are notified of its changes (decision P51) by the process that wrote them.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { openDatabase } from '../../src/db/database.ts';
import { postgresNotifier } from '../../src/db/notifications.ts';
import { createDeliveryChanges } from '../../src/deliveries/delivery-changes.ts';
import { readWebhook } from '../../src/endpoints/webhook-settings.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let stage: DeliveryFixture;
let receiver: Receiver;
let endpointId: string;
let listingId: string;

beforeEach(async () => {
  stage = await openDeliveryFixture();
  receiver = await startReceiver();
  listingId = await stage.listing();
  await stage.webhook(listingId, receiver.url);
  endpointId = (await readWebhook(stage.db, listingId))!.endpointId;
});

afterEach(async () => {
  stage.changes.close();
  await receiver.close();
  await stage.close();
});

async function deliver(voter: string): Promise<void> {
  await stage.vote(listingId, voter);
  await stage.tick();
}

describe('a subscriber to an endpoint’s changes', () => {
  test('is called when a result is written, until it unsubscribes', async () => {
    const heard: string[] = [];
    const leave = stage.changes.subscribe(endpointId, () => heard.push('mine'));
    const leaveOther = stage.changes.subscribe('end_other', () => heard.push('other'));
    await deliver('voter1');
    expect(heard).toEqual(['mine']);
    leave();
    await deliver('voter2');
    expect(heard).toEqual(['mine']);
    leaveOther();
  });

  test('in another process is called, too', async (context) => {
    if (!stage.database.url) return context.skip();
    const other = await openDatabase({ databaseUrl: stage.database.url, dataDir: '' });
    const notifier = postgresNotifier(other.notificationPool!, createLog('silent'));
    const changes = createDeliveryChanges(notifier);
    let calls = 0;
    let voters = 0;
    changes.subscribe(endpointId, () => {
      calls += 1;
    });
    // The other process's LISTEN may take a moment; after that, each result is notified.
    await vi.waitUntil(
      async () => {
        voters += 1;
        await deliver(`voter${voters}`);
        return calls > 0;
      },
      { timeout: 20_000, interval: 100 },
    );
    changes.close();
    await notifier.close();
    await other.close();
  });
});
