// What the overviews read (decisions P56, P57): votes per hour, the status of endpoints, the setup checklist.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import {
  selectEndpointStatuses,
  selectSetupChecklist,
  setChecklistHidden,
} from '../../src/endpoints/setup-checklist-queries.ts';
import { removeWebhook } from '../../src/endpoints/webhook-settings.ts';
import { sendTestEvent } from '../../src/votes/send-test-event.ts';
import { selectHourlyVotes } from '../../src/votes/vote-stats-queries.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { aToken } from '../support/people-and-listings.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let stage: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  stage = await openDeliveryFixture();
  receiver = await startReceiver(500);
  listingId = await stage.listing();
});

afterEach(async () => {
  await receiver.close();
  await stage.close();
});

const steps = () => selectSetupChecklist(stage.db, listingId);

async function sendTest(): Promise<void> {
  const { db, channelFor, loadTargets, config } = stage;
  const parts = { db, channelFor, loadTargets, config };
  await sendTestEvent(parts, { listingId, userId: 'usr_owner' });
}

describe('P57 the setup checklist', () => {
  test('checks off each step as it is taken', async () => {
    const none = {
      saved: false,
      tested: false,
      delivered: false,
      unconfirmed: false,
      hasToken: false,
      tokenUsed: false,
    };
    expect(await steps()).toEqual({ ...none, hasManager: false, putAway: false });
    await stage.webhook(listingId, receiver.url);
    await sendTest();
    expect(await steps()).toMatchObject({ saved: true, tested: false, delivered: false });
    receiver.answer = 204;
    await sendTest();
    expect(await steps()).toMatchObject({ saved: true, tested: true, delivered: false });
    await stage.vote(listingId, 'voter1');
    await stage.tick();
    expect(await steps()).toMatchObject({ delivered: true });
    await aToken(stage.db, { id: listingId });
    expect(await steps()).toMatchObject({ hasToken: true, tokenUsed: false });
    await stage.db.insertInto('listing_manager').values({ listing_id: listingId, person_id: 'usr_owner' }).execute();
    expect(await steps()).toMatchObject({ hasManager: true });
  });

  test('can be dismissed repeatedly, and shown again', async () => {
    await setChecklistHidden(stage.db, listingId, true);
    await setChecklistHidden(stage.db, listingId, true);
    expect((await steps()).putAway).toBe(true);
    await setChecklistHidden(stage.db, listingId, false);
    expect((await steps()).putAway).toBe(false);
  });
});

test('P56 the status of several listings is read at once; a removed webhook has none', async () => {
  await stage.webhook(listingId, receiver.url);
  receiver.answer = 404;
  await stage.vote(listingId, 'voter1');
  await stage.tick();
  const other = await stage.listing();
  await stage.webhook(other, receiver.url);
  const gone = await stage.listing();
  await stage.webhook(gone, receiver.url);
  await removeWebhook(stage.db, gone, OPERATOR);
  const rows = await selectEndpointStatuses(stage.db, [listingId, other, gone]);
  const failures = Object.fromEntries(rows.map((row) => [row.listingId, row.consecutiveFailures]));
  expect(failures).toEqual({ [listingId]: 1, [other]: 0 });
});

test('P56 votes per hour: each hour with votes, from the first full hour on', async () => {
  await stage.vote(listingId, 'voter1');
  await stage.vote(listingId, 'voter2');
  await stage.clock.advance('1h');
  await stage.vote(listingId, 'voter3');
  expect((await selectHourlyVotes(stage.db, listingId, 48)).map(({ votes }) => votes)).toEqual([2, 1]);
  expect((await selectHourlyVotes(stage.db, listingId, 1)).map(({ votes }) => votes)).toEqual([1]);
  const [first] = await selectHourlyVotes(stage.db, listingId, 48);
  expect(first!.hour.getTime() % 3_600_000).toBe(0);
});
