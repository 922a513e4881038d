// P161: a Slack incoming webhook as a listing's webhook, from saving its URL to the delivery log.
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { readHealth } from '../../src/endpoints/health-summary.ts';
import { readWebhook, rotateSecret, saveWebhook } from '../../src/endpoints/webhook-settings.ts';
import { createCounters } from '../../src/metrics/counters.ts';
import { checkReceiver } from '../../src/votes/check-receiver.ts';
import { sendTestEvent } from '../../src/votes/send-test-event.ts';
import { readVoteDelivery, searchDeliveries } from '../../src/votes/vote-deliveries.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { readMessage, type SlackReceiver, startSlackReceiver } from '../support/slack-receiver.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWx';
const WEBHOOK = `https://hooks.slack.com/services/T0123ABCD/B0456EFGH/${TOKEN}`;
const MASKED = 'https://hooks.slack.com/services/T0123ABCD/B0456EFGH/AbCd…';

let receiver: SlackReceiver;
let fixture: DeliveryFixture;
let counters: ReturnType<typeof createCounters>;
const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  receiver = await startSlackReceiver();
  counters = createCounters();
  fixture = await openDeliveryFixture({}, { channelOrigins: { slack: receiver.origin }, observer: counters, log });
});
afterAll(async () => {
  await fixture.close();
  await receiver.close();
});

async function slackListing(): Promise<string> {
  const listingId = await fixture.listing('minecraft');
  const saved = await saveWebhook(fixture, { listingId, url: ` ${WEBHOOK} `, by: OPERATOR });
  expect(saved).toEqual({ ok: true, secret: null });
  receiver.failure = null;
  return listingId;
}

test('the URL is stored encrypted and shown masked, and there is no secret to generate', async () => {
  const listingId = await slackListing();
  expect(await readWebhook(fixture.db, listingId)).toMatchObject({
    format: 'slack',
    urlShown: MASKED,
    hasSecret: false,
  });
  expect(await rotateSecret(fixture, listingId, OPERATOR)).toBeNull();
  const rows = await fixture.db.selectFrom('webhook').selectAll().execute();
  expect(
    JSON.stringify(rows.map((row) => ({ ...row, url_sealed: Buffer.from(row.url_sealed).toString() }))),
  ).not.toContain(TOKEN);
});

test('a vote is sent as a message, and the log shows it as sent', async () => {
  const listingId = await slackListing();
  const before = receiver.received.length;
  await fixture.vote(listingId, 'usr_voter', { playerName: 'Steve' });
  await fixture.tick();
  const [message] = receiver.received.slice(before);
  expect(readMessage(message!.body).text).toBe('New vote for Sample listing');
  const [delivery] = (await searchDeliveries(fixture.db, { listingId })).deliveries;
  expect(delivery).toMatchObject({ state: 'delivered', playerName: 'Steve' });
  const detail = await readVoteDelivery(fixture, { listingId, eventId: delivery!.eventId });
  expect(detail).toMatchObject({ webhook: { url: MASKED, format: 'slack' }, chatMessage: message!.body });
  expect(detail?.history[0]).toMatchObject({ code: 'delivered', signatures: 'none' });
  expect(detail?.history[0]?.requestHeaders).toEqual({ 'Content-Type': 'application/json' });
  expect(counters.text()).toContain('plaudit_attempts_total{channel="slack",outcome="delivered",code="delivered"} 1');
  expect(lines.join('')).toContain('"channel":"slack"');
  expect(lines.join('')).not.toContain(TOKEN);
});

test('a test event reports Slack’s reason; there is no signature to verify', async () => {
  const listingId = await slackListing();
  expect(await checkReceiver(fixture, { listingId, userId: 'usr_owner' })).toEqual({
    ok: false,
    reason: 'chat',
  });
  receiver.failure = { status: 410, text: 'channel_is_archived' };
  const sent = await sendTestEvent(fixture, { listingId, userId: 'usr_owner' });
  expect(sent).toMatchObject({
    ok: true,
    answer: { code: 'slack_channel_archived', responseBody: 'channel_is_archived' },
  });
  expect(counters.text()).toContain('code="slack_channel_archived"');
});

test('D3 a throttled message is sent after the requested delay and does not count as a failure', async () => {
  const listingId = await slackListing();
  receiver.failure = { status: 429, text: 'rate_limited', retryAfter: '40' };
  await fixture.vote(listingId, 'usr_patient');
  await fixture.tick();
  const count = receiver.received.length;
  expect(await readHealth(fixture.db, listingId)).toMatchObject({
    consecutiveFailures: 0,
    last24Hours: { retrying: 1 },
  });
  receiver.failure = null;
  await fixture.clock.advance('39s');
  await fixture.tick();
  expect(receiver.received).toHaveLength(count);
  await fixture.clock.advance('2m');
  await fixture.tick();
  expect((await searchDeliveries(fixture.db, { listingId })).deliveries[0]).toMatchObject({
    state: 'delivered',
  });
});

test('twenty votes to a removed webhook disable it, as with Discord', async () => {
  const listingId = await slackListing();
  receiver.failure = { status: 404, text: 'no_service' };
  for (let vote = 0; vote < 20; vote += 1) await fixture.vote(listingId, `usr_${vote}`);
  await fixture.tick();
  expect(await readWebhook(fixture.db, listingId)).toMatchObject({
    state: 'disabled',
    consecutiveFailures: 20,
  });
  expect((await readHealth(fixture.db, listingId))?.lastFailure?.code).toBe('slack_webhook_removed');
});
