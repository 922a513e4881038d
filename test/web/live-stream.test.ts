// The live stream on the webhook page: consumers and removing them, the latest events, and the page of an event that
// was not sent to a webhook.
import { expect, test } from 'vitest';
import { OPERATOR, readAuditPage } from '../../src/access/audit.ts';
import { createToken } from '../../src/access/tokens.ts';
import { acknowledgeEvent } from '../../src/stream/consumers.ts';
import { recordForward } from '../../src/stream/forwards.ts';
import { sendStreamTest } from '../../src/stream/send-stream-test.ts';
import { dashed } from '../support/seed/rows.ts';
import { BOT, EVENT, LISTENER_ID, MINECRAFT, WEBHOOK_ID } from '../support/seed/sample-site.ts';
import { openSite, type Site } from '../support/site.ts';

const PATH = `/dashboard/${MINECRAFT.id}/webhook`;
const REMOVE = `${PATH}/consumers/rewards/remove`;

const acknowledge = ({ db }: Site, name: string, eventId = dashed(EVENT), listingId: string = MINECRAFT.id) =>
  acknowledgeEvent(db, { listingId, name, eventId });

async function streamTest({ app }: Site, listingId: string): Promise<string> {
  const sent = await sendStreamTest(app, { listingId, userId: 'usr_sample' });
  if (!sent.ok) throw new Error(sent.reason);
  return sent.eventId;
}

/** Of a program that reads the stream. */
async function tokenHeaders({ db }: Site) {
  const scopes = ['votes:read'] as const;
  const made = await createToken(db, { listingId: MINECRAFT.id, name: 'Stream', scopes, by: OPERATOR });
  if (!made.ok) throw new Error(made.reason);
  return { authorization: `Bearer ${made.token}` };
}

test('a consumer is removed after a confirmation that says what that means', async () => {
  const site = await openSite();
  await acknowledge(site, 'rewards');
  expect((await site.get(PATH)).page).toContain(`href="${REMOVE}"`);
  const { page } = await site.get(REMOVE);
  expect(page).toContain('Remove this consumer?');
  expect(page).toContain('begins from now');
  const removed = await site.postAndFollow(REMOVE);
  expect(removed.page).toContain('The consumer was removed. The next connection under its name begins from now.');
  expect(removed.page).not.toContain(REMOVE);
  expect(await site.db.selectFrom('stream_consumer').select('name').execute()).toEqual([]);
  const { events } = await readAuditPage(site.db, { listingId: MINECRAFT.id, action: 'stream.consumer_removed' });
  expect(events).toMatchObject([{ subject: 'rewards', personName: 'Sample Owner' }]);
  expect((await site.get(`/dashboard/${MINECRAFT.id}/audit`)).page).toContain('removed the live stream’s consumer');
  expect((await site.get(REMOVE)).status).toBe(404);
  expect((await site.post(REMOVE)).status).toBe(404);
});

test('managers may remove a consumer; others may not', async () => {
  const site = await openSite({ as: 'manager' });
  await acknowledge(site, 'rewards');
  for (const name of ['stranger', 'staff'] as const) {
    const cookie = await site.cookieOf(name);
    expect((await site.post(REMOVE, {}, { cookie })).status).toBe(403);
  }
  expect((await site.post(REMOVE)).status).toBe(303);
});

test('a connected program loses its connection', async () => {
  const site = await openSite();
  const headers = await tokenHeaders(site);
  const response = await site.request('/api/v1/webhooks/stream?consumer=rewards', { headers });
  const text = response.text();
  expect((await site.get(REMOVE)).page).toContain('A program is connected under this name.');
  await site.post(REMOVE);
  expect(await text).toContain('"reason":"replaced"');
});

test('the latest events say which consumers have acknowledged them, and what was forwarded', async () => {
  const site = await openSite();
  await acknowledge(site, 'rewards', await streamTest(site, MINECRAFT.id));
  const id = await streamTest(site, MINECRAFT.id);
  const forward = { to: 'http://localhost:3000/votes', status: 418, durationMs: 12, error: null };
  expect(await recordForward(site.db, { listingId: MINECRAFT.id, eventId: id }, forward)).toBe(true);
  const { page } = await site.get(PATH);
  const rows = page.slice(page.indexOf('Latest events')).split('<tr>');
  expect(rows[2]).toMatch(/Test event.*No consumer.*HTTP 418/s);
  expect(rows[3]).toMatch(/Test event.*rewards.*–/s);
});

test('a consumer that is behind is described in words', async () => {
  const site = await openSite();
  await acknowledge(site, 'rewards', await streamTest(site, MINECRAFT.id));
  await streamTest(site, MINECRAFT.id);
  expect((await site.get(PATH)).page).toMatch(/1 event behind\. The first is from/);
  await acknowledge(site, 'rewards', await streamTest(site, MINECRAFT.id));
  expect((await site.get(PATH)).page).toContain('Up to date.');
});

test('a listing that does not use the stream has no list of its events', async () => {
  const site = await openSite();
  expect((await site.get(PATH)).page).not.toContain('Latest events');
  await streamTest(site, BOT.id);
  expect((await site.get(`/dashboard/${BOT.id}/webhook`)).page).toContain('Latest events');
});

test('an event that was not sent to a webhook has a page, with what was forwarded', async () => {
  const site = await openSite();
  const id = await streamTest(site, BOT.id);
  const forward = { to: 'http://localhost:3000/votes', status: null, durationMs: null, error: 'Connection refused' };
  await recordForward(site.db, { listingId: BOT.id, eventId: id }, forward);
  await acknowledge(site, 'chat', id, BOT.id);
  const path = `/dashboard/${BOT.id}/deliveries/${id.replaceAll('-', '')}`;
  const { status, page } = await site.get(path);
  expect(status).toBe(200);
  for (const words of [
    'Sent on the live stream only',
    'Connection refused',
    'Acknowledged on the live stream by',
    'chat',
  ])
    expect(page).toContain(words);
  expect((await site.get(path.replace(BOT.id, MINECRAFT.id))).status).toBe(404);
});

test('a vote that was sent only to the vote listener has a page that says so', async () => {
  const site = await openSite();
  const { event_id } = await site.db
    .selectFrom('delivery')
    .select('event_id')
    .where('endpoint_id', '=', LISTENER_ID)
    .executeTakeFirstOrThrow();
  await site.db.deleteFrom('delivery').where('endpoint_id', '=', WEBHOOK_ID).execute();
  await site.db.deleteFrom('queue').where('endpoint_id', '=', WEBHOOK_ID).execute();
  const { page } = await site.get(`/dashboard/${MINECRAFT.id}/deliveries/${event_id.replaceAll('-', '')}`);
  expect(page).toContain('It was sent to the vote listener.');
  expect(page).not.toContain('Sent on the live stream only');
});

test('the empty log of a listing without a webhook leads to the live stream that it uses', async () => {
  const site = await openSite();
  await site.db.deleteFrom('webhook').execute();
  const path = `/dashboard/${BOT.id}/deliveries`;
  expect((await site.get(path)).page).toContain('No deliveries yet');
  await acknowledge(site, 'chat', await streamTest(site, BOT.id), BOT.id);
  expect((await site.get(path)).page).toContain(`href="/dashboard/${BOT.id}/webhook#stream"`);
});

test('the page of a delivery says who has acknowledged its event on the stream', async () => {
  const site = await openSite();
  await acknowledge(site, 'rewards');
  const { page } = await site.get(`/dashboard/${MINECRAFT.id}/deliveries/${EVENT}`);
  expect(page).toMatch(/Acknowledged on the live stream by.*rewards/s);
});

test('the card leads to the guide, and to a form that is filled in for a token', async () => {
  const site = await openSite();
  const { page } = await site.get(PATH);
  expect(page).toContain('href="/docs/live-stream"');
  const form = `/dashboard/${MINECRAFT.id}/tokens?for=live-stream`;
  expect(page).toContain(`href="${form}#create"`);
  expect((await site.get(form)).page).toMatch(/name="name"[^>]*value="Live stream"/);
});

test('without a connected program, a test event says that nothing received it', async () => {
  const site = await openSite();
  const tested = await site.postAndFollow(`${PATH}/stream-test`);
  expect(tested.page).toContain('No program is connected to the live stream, so nothing received the test event.');
  const headers = await tokenHeaders(site);
  const reader = (await site.request('/api/v1/webhooks/stream', { headers })).body!.getReader();
  await reader.read();
  const received = await site.postAndFollow(`${PATH}/stream-test`);
  expect(received.page).toContain('Programs that are connected to the live stream receive the test event now.');
  await reader.cancel();
});

test('the webhook’s own test is next to its URL, and the stream’s test comes later', async () => {
  const { page } = await (await openSite()).get(PATH);
  const parts = ['id="url"', `${PATH}/test"`, '<h2>Health</h2>', `${PATH}/stream-test"`];
  const places = parts.map((part) => page.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(page).toContain('Send a test event to the stream');
});
