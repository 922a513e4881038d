// §1, §6.7, D15: chat channels: recognized by URL, shown masked, and sent as an embed that mentions nobody.

import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { Attempt } from '../../src/channels/channel.ts';
import {
  discord as discordChannel,
  discordPostPath,
  escapeDiscordText,
  maskDiscordUrl,
  recognizeDiscordUrl,
  writeDiscordMessage,
} from '../../src/channels/discord.ts';
import { shiftClock } from '../../src/core/clock.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { receiveHttp } from '../support/sockets.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const ID = '123456789012345678';
const TOKEN = 'aB3_-'.repeat(13).padEnd(68, 'x');
const DISCORD = `https://discord.com/api/webhooks/${ID}/${TOKEN}`;
const LISTING = { name: 'My *best* bot', url: 'https://votes.example/bots/1' };
const never = new AbortController().signal;

afterEach(() => shiftClock(0));

describe('D15 chat channel URLs', () => {
  test.each([
    [DISCORD, null],
    [`${DISCORD}/`, null],
    [`https://discord.com/api/v9/webhooks/${ID}/${TOKEN}`, null],
    [`https://discord.com/api/v10/webhooks/${ID}/${TOKEN}?wait=false`, null],
    [`https://ptb.discord.com/api/webhooks/${ID}/${TOKEN}`, null],
    [`https://canary.discord.com/api/webhooks/${ID}/${TOKEN}`, null],
    [`https://discordapp.com/api/webhooks/${ID}/${TOKEN}`, null],
    [`HTTPS://Discord.com./api/webhooks/${ID}/${TOKEN}`, null],
    [`${DISCORD}?thread_id=223456789012345678&username=x`, '223456789012345678'],
    [`${DISCORD}?thread_id=1&wait=true`, null],
  ])('%s', (url, threadId) => {
    const target = { id: ID, token: TOKEN, threadId };
    expect(recognizeDiscordUrl(url)).toEqual({ kind: 'discord', target });
  });

  test.each([
    'https://bot.example/votes',
    `https://discord.com.evil.example/api/webhooks/${ID}/${TOKEN}`,
    `https://evil.example/discord.com/api/webhooks/${ID}/${TOKEN}`,
    `https://evil.example/?https://discord.com/api/webhooks/${ID}/${TOKEN}`,
    `https://discord.com@evil.example/api/webhooks/${ID}/${TOKEN}`,
    `https://notdiscord.com/api/webhooks/${ID}/${TOKEN}`,
    'no url',
  ])('%s is not a webhook URL', (url) => {
    expect(recognizeDiscordUrl(url)).toEqual({ kind: 'other' });
  });

  test.each([
    [`${DISCORD}/slack`, 'chat_url_format'],
    [`${DISCORD}/github`, 'chat_url_format'],
    [`http://discord.com/api/webhooks/${ID}/${TOKEN}`, 'chat_url_incomplete'],
    [`https://discord.com/api/webhooks/${ID}/short`, 'chat_url_incomplete'],
    [`https://discord.com/channels/${ID}/${ID}`, 'chat_url_incomplete'],
    [`${DISCORD}/messages/1`, 'chat_url_incomplete'],
  ])('%s is rejected with a message: %s', (url, code) => {
    expect(inEnglish(recognizeDiscordUrl(url))).toMatchObject({ kind: 'refused', code, sentence: expect.any(String) });
  });

  test('the request URL is rebuilt, and waits for the message to be saved', () => {
    const target = { id: ID, token: TOKEN, threadId: '223456789012345678' };
    expect(discordPostPath(target)).toBe(`/api/v10/webhooks/${ID}/${TOKEN}?wait=true&thread_id=223456789012345678`);
  });

  test('a masked URL does not contain the token', () => {
    expect(maskDiscordUrl(DISCORD)).toBe(`https://discord.com/api/webhooks/${ID}/${TOKEN.slice(0, 4)}…`);
    for (const url of [`${DISCORD}/slack`, `${DISCORD}/messages/1`, `http://discord.com/x/${TOKEN}`]) {
      expect(maskDiscordUrl(url)).not.toContain(TOKEN.slice(0, 10));
    }
    expect(maskDiscordUrl('https://bot.example/votes')).toBe('https://bot.example/votes');
  });
});

function event(changes = {}, test = false): string {
  const data = {
    listingId: 'l1',
    listingType: 'game',
    userId: '223456789012345678',
    votedAt: '2026-01-01T00:00:00.000Z',
    nextVoteAt: '2026-01-02T00:00:00.000Z',
    weight: 2,
    game: 'minecraft',
    playerName: '.Steve_1',
    ...changes,
  };
  return JSON.stringify({
    event: 'vote.created',
    version: 1,
    eventId: 'e1',
    timestamp: data.votedAt,
    test,
    data,
  });
}

describe('D15 the embed', () => {
  test('names the voter and the player, and mentions nobody', () => {
    const message = writeDiscordMessage(event(), LISTING, 'Acme');
    expect(message?.allowed_mentions).toEqual({ parse: [] });
    expect(message?.embeds).toHaveLength(1);
    expect(message?.embeds[0]).toMatchObject({
      title: 'New vote for My \\*best\\* bot',
      url: 'https://votes.example/bots/1',
      timestamp: '2026-01-01T00:00:00.000Z',
      footer: { text: 'Acme' },
      fields: [
        { name: 'Voter', value: '<@223456789012345678>' },
        { name: 'Player', value: '.Steve\\_1' },
        { name: 'Weight', value: '2' },
        { name: 'Can vote again', value: '<t:1767312000:R>' },
      ],
    });
  });

  test('§2.1 for a bot’s vote has no player, and an account ID is not a mention', () => {
    const body = event({
      listingType: 'bot',
      game: undefined,
      playerName: undefined,
      userId: 'usr_1',
      weight: 1,
    });
    const names = writeDiscordMessage(body, LISTING, 'Acme')?.embeds[0]?.fields;
    expect(names?.map(({ name, value }) => [name, value])).toEqual([
      ['Voter', 'usr\\_1'],
      ['Can vote again', '<t:1767312000:R>'],
    ]);
  });

  test('§6 for a test event says that it is a test', () => {
    expect(writeDiscordMessage(event({}, true), LISTING, 'Acme')?.embeds[0]).toMatchObject({
      title: expect.stringMatching(/^Test/),
      description: expect.stringContaining('do not give a reward'),
    });
  });

  test('user text is shown as typed and stays within Discord’s limits', () => {
    expect(escapeDiscordText('@everyone <@1> [x](https://e.example) `a` **b** ~~c~~ ||d|| # > _e_', 100)).toBe(
      '\\@everyone \\<\\@1\\> \\[x\\]\\(https\\://e.example\\) \\`a\\` \\*\\*b\\*\\* \\~\\~c\\~\\~ \\|\\|d\\|\\| \\# \\> \\_e\\_',
    );
    expect(escapeDiscordText('a\n# b\u202Ec\u200Bd', 100)).toBe('a \\# b c d');
    const long = writeDiscordMessage(event(), { name: '🎉*'.repeat(500), url: null }, 'Acme');
    const title = long?.embeds[0]?.title ?? '';
    expect(title.length).toBeLessThanOrEqual(256);
    expect(title.isWellFormed()).toBe(true);
  });

  test.each(['', 'no json', 'null', '[]', '{"event":"vote.created"}', '{"event":"other","data":{}}'])(
    'an invalid vote event produces no message: %j',
    (body) => {
      expect(writeDiscordMessage(body, LISTING, 'Acme')).toBeNull();
    },
  );
});

const attempt: Attempt = {
  deliveryId: 'd1',
  number: 1,
  startedAt: new Date(),
  event: 'vote.created',
  eventId: 'e1',
  messageId: 'e1',
  body: event(),
};

function channelsAt(port: number) {
  return discordChannel.create({
    outbound: openTestOutbound(),
    serviceName: 'Acme',
    site: { displayName: 'Acme' },
    baseUrl: 'https://votes.example',
    origins: { discord: `http://127.0.0.1:${port}` },
  });
}

function targetOf(id: string) {
  const url = `https://discord.com/api/webhooks/${id}/${TOKEN}`;
  return { url, secrets: [], listing: { id: 'l1', name: LISTING.name } };
}

/** A chat channel with a receiver in place of Discord. */
async function discord(answer: (response: ServerResponse) => void) {
  const receiver = await receiveHttp((response) => answer(response));
  const channels = channelsAt(receiver.port);
  const channel = (id = ID) => channels(targetOf(id));
  return { receiver, send: (id?: string) => channel(id).attempt(attempt, never) };
}

const json =
  (status: number, body: unknown, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

describe('D15 sending to a channel', () => {
  test('posts the embed without signature or X-* headers', async () => {
    const { receiver, send } = await discord(json(200, { id: '1' }));
    expect(await send()).toMatchObject({
      verdict: 'delivered',
      code: 'delivered',
      httpStatus: 200,
      charged: true,
    });
    const received = receiver.received[0]!;
    expect(received.path).toBe(`/api/v10/webhooks/${ID}/${TOKEN}?wait=true`);
    expect(JSON.parse(received.body)).toMatchObject({ embeds: [{}], allowed_mentions: { parse: [] } });
    expect(received.headers['content-type']).toBe('application/json');
    expect(received.headers['user-agent']).toBe('DiscordBot (https://votes.example, 1)');
    expect(Object.keys(received.headers).filter((name) => /^x-|signature|^webhook-/.test(name))).toEqual([]);
  });

  test.each([
    [400, { code: 50035 }, 'failed', 'chat_rejected'],
    [400, { code: 220001 }, 'failed', 'chat_thread_needed'],
    [401, { code: 50027 }, 'failed', 'chat_token_invalid'],
    [403, {}, 'failed', 'http_403'],
    [404, { code: 10015 }, 'failed', 'chat_webhook_deleted'],
    [500, {}, 'retryable', 'http_500'],
    [302, {}, 'retryable', 'redirect'],
  ])('%i %j is %s, %s', async (status, body, verdict, code) => {
    const { send } = await discord(json(status, body));
    expect(await send()).toMatchObject({ verdict, code, httpStatus: status, charged: true });
  });

  test('a response that is not JSON is interpreted by its status', async () => {
    const { send } = await discord((response) => response.writeHead(404).end('<html>'));
    expect(await send()).toMatchObject({ verdict: 'failed', code: 'chat_webhook_deleted' });
  });

  test('an event that cannot be parsed fails for good, unsent and uncharged', async () => {
    const { receiver } = await discord(json(200, {}));
    const broken = { ...attempt, body: '{}' };
    const ended = await channelsAt(receiver.port)(targetOf(ID)).attempt(broken, never);
    expect(ended).toMatchObject({ verdict: 'failed', code: 'chat_event_unreadable', charged: false });
    expect(receiver.received).toHaveLength(0);
  });
});

describe('D3 a chat platform’s 429 is retried after the requested time and not charged', () => {
  test('uses retry_after, rounded up to whole seconds', async () => {
    const { send } = await discord(json(429, { retry_after: 1.2, global: false }, { 'retry-after': '9' }));
    expect(await send()).toMatchObject({
      verdict: 'retryable',
      code: 'chat_throttled',
      httpStatus: 429,
      retryAfterSeconds: 2,
      charged: false,
    });
  });

  test.each([
    [{}, { 'retry-after': '9' }, 9],
    [{}, {}, 1],
    [{ retry_after: -1 }, {}, 1],
    [{}, { 'retry-after': new Date(Date.now() + 3_600_000_000).toUTCString() }, 86_400],
    [{ retry_after: 'x' }, {}, 1],
    [{ retry_after: 1e9 }, {}, 86_400],
  ])('with body %j and headers %j it waits %j seconds', async (body, headers, seconds) => {
    const { send } = await discord(json(429, body, headers));
    expect((await send()).retryAfterSeconds).toBe(seconds);
  });

  test('until then nothing is sent to this webhook; others continue', async () => {
    const { receiver, send } = await discord(json(429, { retry_after: 30 }));
    await send();
    expect(await send()).toMatchObject({ code: 'chat_throttled', httpStatus: null, charged: false });
    expect(receiver.received).toHaveLength(1);
    await send('323456789012345678');
    expect(receiver.received).toHaveLength(2);
    shiftClock(31_000);
    await send();
    expect(receiver.received).toHaveLength(3);
  });

  test('a global 429 pauses all of them', async () => {
    const { receiver, send } = await discord(json(429, { retry_after: 30, global: true }));
    await send();
    await send('323456789012345678');
    expect(receiver.received).toHaveLength(1);
  });

  test('a rate limit that a success has used up is respected without another request', async () => {
    const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '1.5' };
    const { receiver, send } = await discord(json(200, {}, spent));
    expect(await send()).toMatchObject({ verdict: 'delivered' });
    expect(await send()).toMatchObject({ code: 'chat_throttled', retryAfterSeconds: 2 });
    expect(receiver.received).toHaveLength(1);
  });
});
