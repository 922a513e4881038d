// The wire contract (§2.1, §2.2, §5.6, D12, D13) against vectors from another implementation.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  signBody,
  signStandard,
  type VotePayload,
  verifyBody,
  verifyStandard,
  writePayload,
} from '@plaudit/sdk/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

interface Vector {
  readonly name: string;
  readonly secret: string;
  readonly body: string;
  readonly xWebhookSignature: string;
  readonly webhookId: string;
  readonly webhookTimestamp: number;
  readonly webhookSignature: string;
}

const VECTORS = JSON.parse(readFileSync(join(import.meta.dirname, '../../spec/vectors/signature.json'), 'utf8'))
  .cases as Vector[];

describe.each(VECTORS)('$name', (vector) => {
  const { body, secret, webhookId: id, webhookTimestamp: timestamp } = vector;

  test('§5.6 X-Webhook-Signature', () => {
    expect(signBody(body, secret)).toBe(vector.xWebhookSignature);
    expect(verifyBody(Buffer.from(body), vector.xWebhookSignature, secret)).toBe(true);
    expect(verifyBody(`${body} `, vector.xWebhookSignature, secret)).toBe(false);
  });

  test('D13 webhook-signature', () => {
    expect(signStandard(id, timestamp, body, secret)).toBe(vector.webhookSignature);
    const headers = { id, timestamp: String(timestamp), signature: vector.webhookSignature };
    expect(verifyStandard(body, headers, secret, timestamp + 300)).toBe(true);
    expect(verifyStandard(body, headers, secret, timestamp + 301)).toBe(false);
    expect(verifyStandard(body, { ...headers, id: 'other' }, secret, timestamp)).toBe(false);
  });
});

describe('an invalid signature', () => {
  const [{ body, secret }] = VECTORS as [Vector];
  test.each([null, undefined, '', 'sha256=', 'sha256=00', 'md5=abc', 'sha256=ü'])('%s is rejected', (header) => {
    expect(verifyBody(body, header, secret)).toBe(false);
  });

  test.each(['', 'soon', '1.5', '-1'])('timestamp "%s" is rejected', (timestamp) => {
    const headers = { id: 'x', timestamp, signature: 'v1,abc' };
    expect(verifyStandard(body, headers, secret, 1_769_860_800)).toBe(false);
  });
});

test('§2.1 the payload has its fields in their order, and nothing else', () => {
  const payload = {
    data: { listingType: 'bot', listingId: 'a', userId: 'b', votedAt: 'c', nextVoteAt: 'd', weight: 1 },
    extra: true,
    test: false,
    timestamp: 't',
    eventId: 'e',
    version: 1,
    event: 'vote.created',
  } as unknown as VotePayload;
  expect(Object.keys(JSON.parse(writePayload(payload)))).toEqual([
    'event',
    'version',
    'eventId',
    'timestamp',
    'test',
    'data',
  ]);
});

test('signatures equal those of createHmac, for any bytes and secret', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constant('é'.repeat(20_000)));
  fc.assert(
    fc.property(text, fc.string({ maxLength: 200 }), (body, secret) => {
      const expected = createHmac('sha256', secret).update(body).digest('hex');
      expect(signBody(body, secret)).toBe(`sha256=${expected}`);
      expect(signBody(Buffer.from(body), secret)).toBe(`sha256=${expected}`);
    }),
  );
});
