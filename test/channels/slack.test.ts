// P161: Slack incoming webhooks: recognized by URL, shown masked, and what each of Slack's responses means.

import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Attempt } from '../../src/channels/channel.ts';
import { diagnose } from '../../src/channels/diagnosis.ts';
import { checkWebhookUrl } from '../../src/channels/registry.ts';
import { maskSlackUrl, recognizeSlackUrl, slack } from '../../src/channels/slack.ts';
import { shiftClock } from '../../src/core/clock.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { slackEvent, startSlackReceiver } from '../support/slack-receiver.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWx';
const WEBHOOK = `https://hooks.slack.com/services/T0123ABCD/B0456EFGH/${TOKEN}`;
const never = new AbortController().signal;

afterEach(() => shiftClock(0));

describe('Slack incoming webhook URLs', () => {
  test.each([
    WEBHOOK,
    `${WEBHOOK}/`,
    `  ${WEBHOOK}\n`,
    WEBHOOK.replace('/B0456', '/ \n B0456'),
    WEBHOOK.replace('https://hooks', 'HTTPS://Hooks'),
    WEBHOOK.replace('.com/', '.com./'),
    `${WEBHOOK}?x=1#y`,
  ])('%j', (url) => {
    const path = `/services/T0123ABCD/B0456EFGH/${TOKEN}`;
    const webhookId = 'T0123ABCD/B0456EFGH';
    expect(recognizeSlackUrl(url)).toEqual({
      kind: 'slack',
      origin: 'https://hooks.slack.com',
      path,
      webhookId,
    });
  });

  test('GovSlack has its own host', () => {
    const url = WEBHOOK.replace('slack.com', 'slack-gov.com');
    expect(recognizeSlackUrl(url)).toMatchObject({ kind: 'slack', origin: 'https://hooks.slack-gov.com' });
    expect(maskSlackUrl(url)).toContain('hooks.slack-gov.com');
  });

  test.each([
    'https://bot.example/votes',
    WEBHOOK.replace('slack.com', 'slack.com.evil.example'),
    WEBHOOK.replace('hooks.slack.com', 'notslack.com'),
    `https://evil.example/?${WEBHOOK}`,
    WEBHOOK.replace('hooks.slack.com', 'hooks.slack.com@evil.example'),
    `https://discord.com/api/webhooks/123456789012345678/${'x'.repeat(68)}/slack`,
    'no url',
  ])('%s is not one', (url) => {
    expect(recognizeSlackUrl(url)).toEqual({ kind: 'other' });
  });

  test.each([
    ['https://hooks.slack.com/triggers/T0123ABCD/123/abc', 'slack_url_workflow', 'workflow'],
    ['https://hooks.slack.com/workflows/T0123ABCD/A1/2/abc', 'slack_url_workflow', 'workflow'],
    ['https://slack.com/', 'slack_url_incomplete', 'incoming webhook'],
    ['https://team.slack.com/archives/C0123', 'slack_url_incomplete', 'incoming webhook'],
    ['https://api.slack.com/apps/A0/incoming-webhooks', 'slack_url_incomplete', 'incoming webhook'],
    ['https://hooks.slack.com/services/T0123ABCD/B0456EFGH', 'slack_url_incomplete', 'incoming webhook'],
    ['https://hooks.slack.com/services/', 'slack_url_incomplete', 'incoming webhook'],
    [WEBHOOK.replace('https:', 'http:'), 'slack_url_incomplete', 'incoming webhook'],
    [WEBHOOK.replace('.com/', '.com:8443/'), 'slack_url_incomplete', 'incoming webhook'],
  ])('%s is rejected with a message: %s', async (url, code, words) => {
    const checked = await checkWebhookUrl(openTestOutbound(), url);
    expect(inEnglish(checked)).toMatchObject({ ok: false, code, sentence: expect.stringContaining(words) });
    expect(inEnglish(checked)).toMatchObject({ sentence: expect.stringContaining('api.slack.com/apps') });
  });

  test('the URL is saved in its normalized form, and shown without its token', async () => {
    const checked = await checkWebhookUrl(openTestOutbound(), ` ${WEBHOOK}/?x=1 `);
    expect(checked).toEqual({
      ok: true,
      format: 'slack',
      url: WEBHOOK,
      urlShown: 'https://hooks.slack.com/services/T0123ABCD/B0456EFGH/AbCd…',
    });
    for (const url of [WEBHOOK.replace('https:', 'http:'), `https://hooks.slack.com/triggers/T0/${TOKEN}`])
      expect(maskSlackUrl(url)).not.toContain(TOKEN.slice(0, 5));
    expect(maskSlackUrl('https://bot.example/votes')).toBe('https://bot.example/votes');
  });
});

const attempt: Attempt = {
  deliveryId: 'd1',
  number: 1,
  startedAt: new Date(),
  event: 'vote.created',
  eventId: 'e1',
  messageId: 'e1',
  body: slackEvent(),
};

/** A channel with a receiver on this machine in place of Slack. */
async function open() {
  const receiver = await startSlackReceiver();
  onTestFinished(() => receiver.close());
  const channels = slack.create({
    outbound: openTestOutbound(),
    serviceName: 'Acme',
    site: { displayName: 'Acme' },
    baseUrl: 'https://votes.example',
    origins: { slack: receiver.origin },
  });
  const send = (url = WEBHOOK, body = attempt.body) =>
    channels({ url, secrets: ['whsec_never'], listing: { id: 'l1', name: 'Sample' } }).attempt(
      { ...attempt, body },
      never,
    );
  return { receiver, send };
}

describe('sending to a channel', () => {
  test('posts a message that Slack accepts, without signature or X-* headers', async () => {
    const { receiver, send } = await open();
    expect(await send()).toMatchObject({
      verdict: 'delivered',
      code: 'delivered',
      httpStatus: 200,
      responseBody: 'ok',
    });
    const [received] = receiver.received;
    expect(received?.path).toBe(`/services/T0123ABCD/B0456EFGH/${TOKEN}`);
    expect(Object.keys(received?.headers ?? {}).filter((name) => /^x-|signature|^webhook-/.test(name))).toEqual([]);
  });

  test.each([
    [400, 'invalid_payload', 'slack_message_refused', /message/],
    [400, 'user_not_found', 'slack_message_refused', /message/],
    [403, 'action_prohibited', 'slack_not_allowed', /does not allow/],
    [403, 'posting_to_general_channel_denied', 'slack_not_allowed', /does not allow/],
    [403, 'invalid_token', 'slack_webhook_removed', /no longer has this webhook/],
    [404, 'no_service', 'slack_webhook_removed', /no longer has this webhook/],
    [404, 'no_active_hooks', 'slack_webhook_removed', /no longer has this webhook/],
    [404, 'no_team', 'slack_workspace_unavailable', /workspace/],
    [404, 'channel_not_found', 'slack_channel_not_found', /cannot find this webhook’s channel/],
    [404, '<html>', 'slack_webhook_removed', /no longer has this webhook/],
    [410, 'channel_is_archived', 'slack_channel_archived', /archived/],
  ])('%i %s is final, charged and explained: %s', async (status, text, code, words) => {
    const { receiver, send } = await open();
    receiver.failure = { status, text };
    const result = await send();
    expect(result).toMatchObject({ verdict: 'failed', code, httpStatus: status, charged: true });
    expect(inEnglish(diagnose(result)).happened).toMatch(words);
    expect(inEnglish(diagnose(result)).happened).toContain('Slack');
  });

  test.each([
    [500, 'rollup_error', 'http_500'],
    [503, 'no_service', 'http_503'],
    [302, '', 'redirect'],
  ])('%i %s is retried: %s', async (status, text, code) => {
    const { receiver, send } = await open();
    receiver.failure = { status, text };
    expect(await send()).toMatchObject({ verdict: 'retryable', code, charged: true });
  });

  test('an event that cannot be parsed fails for good, unsent and uncharged', async () => {
    const { receiver, send } = await open();
    expect(await send(WEBHOOK, '{}')).toMatchObject({
      verdict: 'failed',
      code: 'chat_event_unreadable',
      charged: false,
    });
    expect(receiver.received).toHaveLength(0);
  });
});

describe('D3 a 429 is retried after Retry-After and not charged', () => {
  test.each([
    ['7', 7],
    [undefined, 1],
    ['0', 1],
    ['999999', 86_400],
  ])('Retry-After %j waits %i seconds', async (retryAfter, seconds) => {
    const { receiver, send } = await open();
    receiver.failure = { status: 429, text: 'rate_limited', ...(retryAfter && { retryAfter }) };
    expect(await send()).toMatchObject({
      verdict: 'retryable',
      code: 'chat_throttled',
      httpStatus: 429,
      retryAfterSeconds: seconds,
      charged: false,
    });
  });

  test('until then nothing is sent to this webhook; others continue', async () => {
    const { receiver, send } = await open();
    receiver.failure = { status: 429, text: 'rate_limited', retryAfter: '30' };
    await send();
    expect(await send()).toMatchObject({ code: 'chat_throttled', httpStatus: null, charged: false });
    expect(receiver.received).toHaveLength(1);
    await send(WEBHOOK.replace('B0456', 'B0789'));
    expect(receiver.received).toHaveLength(2);
    shiftClock(31_000);
    await send();
    expect(receiver.received).toHaveLength(3);
  });
});
