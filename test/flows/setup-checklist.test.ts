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

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver(500);
  listingId = await fixture.listing();
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

const steps = () => selectSetupChecklist(fixture.db, listingId);

async function sendTest(): Promise<void> {
  const { db, channelFor, loadTargets, changes, site } = fixture;
  const parts = { db, channelFor, loadTargets, changes, site };
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
    expect(await steps()).toEqual({ ...none, hasManager: false, putAway: false, pictures: 0 });
    await fixture.webhook(listingId, receiver.url);
    await sendTest();
    expect(await steps()).toMatchObject({ saved: true, tested: false, delivered: false });
    receiver.answer = 204;
    await sendTest();
    expect(await steps()).toMatchObject({ saved: true, tested: true, delivered: false });
    await fixture.vote(listingId, 'voter1');
    await fixture.tick();
    expect(await steps()).toMatchObject({ delivered: true });
    await aToken(fixture.db, { id: listingId });
    expect(await steps()).toMatchObject({ hasToken: true, tokenUsed: false });
    await fixture.db.insertInto('listing_manager').values({ listing_id: listingId, person_id: 'usr_owner' }).execute();
    expect(await steps()).toMatchObject({ hasManager: true });
  });

  test('can be dismissed repeatedly, and shown again', async () => {
    await setChecklistHidden(fixture.db, listingId, true);
    await setChecklistHidden(fixture.db, listingId, true);
    expect((await steps()).putAway).toBe(true);
    await setChecklistHidden(fixture.db, listingId, false);
    expect((await steps()).putAway).toBe(false);
  });
});

test('P56 the status of several listings is read at once; a removed webhook has none', async () => {
  await fixture.webhook(listingId, receiver.url);
  receiver.answer = 404;
  await fixture.vote(listingId, 'voter1');
  await fixture.tick();
  const other = await fixture.listing();
  await fixture.webhook(other, receiver.url);
  const gone = await fixture.listing();
  await fixture.webhook(gone, receiver.url);
  await removeWebhook(fixture.db, gone, OPERATOR);
  const rows = await selectEndpointStatuses(fixture.db, [listingId, other, gone]);
  const failures = Object.fromEntries(rows.map((row) => [row.listingId, row.consecutiveFailures]));
  expect(failures).toEqual({ [listingId]: 1, [other]: 0 });
});

test('P56 votes per hour: each hour with votes, from the first full hour on', async () => {
  await fixture.vote(listingId, 'voter1');
  await fixture.vote(listingId, 'voter2');
  await fixture.clock.advance('1h');
  await fixture.vote(listingId, 'voter3');
  expect((await selectHourlyVotes(fixture.db, listingId, 48)).map(({ votes }) => votes)).toEqual([2, 1]);
  expect((await selectHourlyVotes(fixture.db, listingId, 1)).map(({ votes }) => votes)).toEqual([1]);
  const [first] = await selectHourlyVotes(fixture.db, listingId, 48);
  expect(first!.hour.getTime() % 3_600_000).toBe(0);
});
