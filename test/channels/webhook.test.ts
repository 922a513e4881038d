// §2.1, §2.2, §3.2: the signed JSON channel, tested with real receivers and an independent verifier.
import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import type { Attempt, AttemptResult } from '../../src/channels/channel.ts';
import { readRetryAfter } from '../../src/channels/channel.ts';
import { createJsonWebhookChannel } from '../../src/channels/json-webhook.ts';
import { freePort } from '../support/free-port.ts';
import { receiveHttp } from '../support/sockets.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OLD_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const BODY = '{"event":"vote.created","eventId":"e1","data":{"playerName":"Zoë"}}';
const never = new AbortController().signal;

function attemptAt(startedAt = new Date()): Attempt {
  return {
    deliveryId: '6f1c1f4e-8d4b-4b53-9d6d-1f6c5a1f0c11',
    number: 3,
    startedAt,
    event: 'vote.created',
    eventId: 'e1',
    messageId: 'e1',
    body: BODY,
  };
}

/** One attempt at a receiver with the given response. */
async function send(answer: (response: ServerResponse) => void, secrets: readonly string[] = [SECRET]) {
  const receiver = await receiveHttp((response) => answer(response));
  const url = `http://receiver.test:${receiver.port}/votes`;
  const channel = createJsonWebhookChannel({ outbound: openTestOutbound(), serviceName: 'Acme' }, { url, secrets });
  const ended: AttemptResult = await channel.attempt(attemptAt(), never);
  return { ended, received: receiver.received[0]! };
}

const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('said');

describe('§2.2 headers and signature', () => {
  test('the stored bytes are sent with all headers, under the service’s own name', async () => {
    const { received } = await send(status(200));
    expect(received.body).toBe(BODY);
    const spelled = received.rawHeaders.filter((_name, index) => index % 2 === 0);
    expect(spelled).toEqual(
      expect.arrayContaining([
        'X-Acme-Event',
        'X-Acme-Event-Id',
        'X-Acme-Delivery',
        'X-Acme-Attempt',
        'X-Webhook-Signature',
      ]),
    );
    expect(received.headers).toMatchObject({
      'content-type': 'application/json',
      'x-acme-event': 'vote.created',
      'x-acme-event-id': 'e1',
      'x-acme-delivery': '6f1c1f4e-8d4b-4b53-9d6d-1f6c5a1f0c11',
      'x-acme-attempt': '3',
      'accept-encoding': 'identity',
    });
  });

  test('§5.6, D12 the signature is the HMAC-SHA256 of the raw body under the displayed secret', async () => {
    const { received } = await send(status(200));
    const hex = createHmac('sha256', SECRET).update(received.body).digest('hex');
    expect(received.headers['x-webhook-signature']).toBe(`sha256=${hex}`);
  });

  test('D13 the Standard Webhooks headers pass the standard’s own library', async () => {
    const { received } = await send(status(200));
    const headers = received.headers as Record<string, string>;
    expect(new Webhook(SECRET).verify(received.body, headers)).toEqual(JSON.parse(BODY));
    expect(() => new Webhook(OLD_SECRET).verify(received.body, headers)).toThrow();
  });

  test('D13 during a rotation both secrets verify, while X-Webhook-Signature uses the new one', async () => {
    const { received } = await send(status(200), [SECRET, OLD_SECRET]);
    const headers = received.headers as Record<string, string>;
    for (const secret of [SECRET, OLD_SECRET]) new Webhook(secret).verify(received.body, headers);
    const hex = createHmac('sha256', SECRET).update(BODY).digest('hex');
    expect(headers['x-webhook-signature']).toBe(`sha256=${hex}`);
  });

  test('§5.6 without a secret nothing is signed', async () => {
    const { received } = await send(status(200), []);
    expect(Object.keys(received.headers).filter((name) => /signature|^webhook-/.test(name))).toEqual([]);
  });
});

describe('§3.2, D3 the verdict for a response', () => {
  test.each([
    [200, 'delivered', 'delivered'],
    [204, 'delivered', 'delivered'],
    [299, 'delivered', 'delivered'],
    [300, 'retryable', 'redirect'],
    [304, 'retryable', 'redirect'],
    [308, 'retryable', 'redirect'],
    [399, 'retryable', 'redirect'],
    [400, 'failed', 'http_400'],
    [410, 'failed', 'http_410'],
    [429, 'failed', 'http_429'],
    [499, 'failed', 'http_499'],
    [500, 'retryable', 'http_500'],
    [503, 'retryable', 'http_503'],
    [599, 'retryable', 'http_599'],
    [600, 'retryable', 'http_600'],
    [999, 'retryable', 'http_999'],
  ])('status %i is %s', async (code, verdict, name) => {
    const { ended } = await send(status(code));
    expect(ended).toMatchObject({
      verdict,
      code: name,
      httpStatus: code,
      charged: true,
      address: '127.0.0.1',
    });
  });

  test('the log contains the headers and the body of the response', async () => {
    const { ended } = await send(status(500, { 'x-trace': 'abc' }));
    expect(ended.responseBody).toBe('said');
    expect(ended.responseHeaders).toMatchObject({ 'x-trace': 'abc' });
    expect(Number.isInteger(ended.durationMs)).toBe(true);
  });

  test('no response at all is retryable, with its code', async () => {
    const url = `http://receiver.test:${await freePort()}/`;
    const channel = createJsonWebhookChannel(
      { outbound: openTestOutbound(), serviceName: 'Acme' },
      { url, secrets: [] },
    );
    expect(await channel.attempt(attemptAt(), never)).toMatchObject({
      verdict: 'retryable',
      code: 'connect_refused',
      httpStatus: null,
      charged: true,
      responseHeaders: null,
      responseBody: null,
    });
  });

  test('D6 a shutdown is retryable and not charged', async () => {
    const channel = createJsonWebhookChannel(
      { outbound: openTestOutbound(), serviceName: 'Acme' },
      { url: 'https://receiver.test/', secrets: [] },
    );
    expect(await channel.attempt(attemptAt(), AbortSignal.abort())).toMatchObject({
      verdict: 'retryable',
      code: 'shutdown',
      charged: false,
    });
  });
});

describe('D5 Retry-After', () => {
  const at = new Date('2026-01-01T00:00:00.500Z');

  test.each([
    ['0', 0],
    ['120', 120],
    [' 7 ', 7],
    ['86400', 86_400],
    ['999999999999999999999', 86_400],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
    ['Thursday, 01-Jan-26 00:01:00 GMT', 60],
    ['Thu, 08 Jan 2026 00:00:00 GMT', 86_400],
    ['Wed, 31 Dec 2025 00:00:00 GMT', null],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['2030', 2030],
    ['2030-01-01', null],
    ['', null],
    ['5, 10', null],
    ['Thu, 99 Foo 2026 00:01:00 GMT', null],
  ])('%j means %j seconds', (value, seconds) => {
    expect(readRetryAfter(value, at)).toBe(seconds);
  });

  test('is returned with a retryable response, but not with a final one', async () => {
    expect((await send(status(503, { 'retry-after': '90' }))).ended.retryAfterSeconds).toBe(90);
    expect((await send(status(429, { 'retry-after': '90' }))).ended.retryAfterSeconds).toBeNull();
    expect((await send(status(200, { 'retry-after': '90' }))).ended.retryAfterSeconds).toBeNull();
  });
});
