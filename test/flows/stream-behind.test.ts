// Consumers of the live stream that fall behind (decision P323): owners are notified before votes are missed, and when
// votes have been missed, once each time.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { maintainDeliveryLog } from '../../src/deliveries/retention.ts';
import type { Email } from '../../src/mail/mail-transport.ts';
import { mailNotices } from '../../src/notices/mail-notices.ts';
import { listNotices } from '../../src/notices/notices.ts';
import { acknowledgeEvent } from '../../src/stream/consumers.ts';
import { selectConsumerStatuses } from '../../src/stream/lag-queries.ts';
import { notifyOfConsumersBehind } from '../../src/stream/notify-behind.ts';
import { sendStreamTest } from '../../src/stream/send-stream-test.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { asBefore } from '../support/event-weeks.ts';
import { SITE_VALUES, siteValues } from '../support/site-values.ts';
import { streamsOf } from '../support/stream-fixture.ts';

let fixture: DeliveryFixture;
let listingId: string;
let voters = 0;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  listingId = await fixture.listing();
});

afterEach(async () => {
  await asBefore(fixture.db);
  await fixture.close();
});

async function vote(): Promise<string> {
  voters += 1;
  const cast = await fixture.vote(listingId, `voter${voters}`);
  if (!cast.ok) throw new Error(cast.reason);
  return cast.eventId;
}

const acknowledge = (eventId: string, name = 'rewards') => acknowledgeEvent(fixture.db, { listingId, name, eventId });
const notify = () => notifyOfConsumersBehind(fixture.db);
const kinds = async () =>
  (await listNotices(fixture.db, { personId: 'usr_owner' }, SITE_VALUES)).map(({ kind }) => kind).reverse();
const status = async () => (await selectConsumerStatuses(fixture.db, listingId))[0]!;

/** Connects a consumer for a moment. */
async function connect(consumer: string, requested: { readonly from: 'default' | 'oldest' } = { from: 'default' }) {
  const { token, read } = streamsOf(fixture);
  const frames = await read((await token(listingId)).token, { consumer, requested });
  await frames.leave();
}

test('P323 the owner is notified once when a consumer is 80 days behind, and once when it has missed votes', async () => {
  await acknowledge(await vote());
  await vote();
  await fixture.clock.advance('79d');
  expect(await notify()).toBe(0);
  await fixture.clock.advance('2d');
  expect(await notify()).toBe(1);
  expect(await notify()).toBe(0);
  expect(await kinds()).toEqual(['stream.behind']);
  expect(await status()).toMatchObject({ behind: 1, missedVotes: 0 });
  await fixture.clock.advance('8d');
  expect(await notify()).toBe(0);
  await fixture.clock.advance('2d');
  expect(await notify()).toBe(1);
  await fixture.clock.advance('1d');
  expect(await notify()).toBe(0);
  expect(await kinds()).toEqual(['stream.behind', 'stream.missed']);
});

test('P323 a consumer that has caught up and falls behind again leads to another notice', async () => {
  await acknowledge(await vote());
  const second = await vote();
  await fixture.clock.advance('81d');
  expect(await notify()).toBe(1);
  await acknowledge(second);
  expect(await notify()).toBe(0);
  await vote();
  await fixture.clock.advance('81d');
  expect(await notify()).toBe(1);
  expect(await kinds()).toEqual(['stream.behind', 'stream.behind']);
});

test('P323 a consumer that has acknowledged everything, or lacks only test events, is not behind', async () => {
  await acknowledge(await vote());
  expect((await sendStreamTest(fixture, { listingId, userId: 'usr_owner' })).ok).toBe(true);
  await fixture.clock.advance('85d');
  expect(await notify()).toBe(0);
  expect(await status()).toMatchObject({ behind: 1, votesSince: null });
  await fixture.clock.advance('200d');
  expect(await notify()).toBe(0);
  expect(await status()).toMatchObject({ behind: 0, missedVotes: 0 });
});

test('P323 a new consumer that begins with the oldest event has a day for old votes', async () => {
  await vote();
  await fixture.clock.advance('85d');
  await connect('statistics', { from: 'oldest' });
  expect(await notify()).toBe(0);
  await fixture.clock.advance('2d');
  expect(await notify()).toBe(1);
});

test('P323 the votes that a consumer has missed are counted, also after their weeks were deleted', async () => {
  await vote();
  await connect('rewards');
  for (let count = 0; count < 3; count += 1) await vote();
  await fixture.clock.advance('100d');
  await maintainDeliveryLog(fixture.db);
  await vote();
  await fixture.clock.advance('20d');
  await maintainDeliveryLog(fixture.db);
  expect(await status()).toMatchObject({ behind: 1, missedVotes: 3, acknowledgedAt: null });
});

test('P323 votes that were too old before a consumer was created are not missed', async () => {
  await vote();
  await fixture.clock.advance('95d');
  await connect('rewards', { from: 'oldest' });
  await fixture.clock.advance('2d');
  expect(await status()).toMatchObject({ behind: 0, missedVotes: 0 });
  expect(await notify()).toBe(0);
});

test('P323 processes that notify at the same time write one notice', async () => {
  await acknowledge(await vote());
  await vote();
  await fixture.clock.advance('85d');
  const written = await Promise.all([notify(), notify(), notify()]);
  expect(written.reduce((sum, count) => sum + count)).toBe(1);
  expect(await kinds()).toEqual(['stream.behind']);
});

test('P323 the email names the consumer, says what to do, and links to the live stream', async () => {
  await fixture.db.updateTable('person').set({ email_verified: true }).where('id', '=', 'usr_owner').execute();
  await acknowledge(await vote());
  await vote();
  await fixture.clock.advance('81d');
  await notify();
  const sent: Email[] = [];
  const site = siteValues({ baseUrl: 'https://votes.example' });
  const outbox = { send: async (email: Email) => void sent.push(email) };
  expect(await mailNotices({ db: fixture.db, site, log: createLog('silent'), outbox })).toBe(1);
  expect(sent[0]!.subject).toBe('Sample listing: a program is about to miss votes');
  for (const words of [
    'has not acknowledged votes of the live stream for more than 80 days',
    'Consumer: rewards',
    'Start the program again',
    `https://votes.example/dashboard/${listingId}/webhook#stream`,
  ])
    expect(sent[0]!.text).toContain(words);
});
