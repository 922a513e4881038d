// The wire contract (§2.1, §2.2, §5.6, D12, D13) against vectors from another implementation.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodySignature, standardSignature, type VotePayload, writePayload } from '@plaudit/sdk/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signBody, signStandard } from '../support/signatures.ts';

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

  test('§5.6 X-Webhook-Signature', async () => {
    expect(await bodySignature(body, secret)).toBe(vector.xWebhookSignature);
    expect(signBody(body, secret)).toBe(vector.xWebhookSignature);
  });

  test('D13 webhook-signature', async () => {
    expect(await standardSignature({ id, timestamp, body }, secret)).toBe(vector.webhookSignature);
    expect(signStandard(id, timestamp, body, secret)).toBe(vector.webhookSignature);
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

test('signatures equal those of createHmac, for any bytes and secret', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constant('é'.repeat(20_000)));
  await fc.assert(
    fc.asyncProperty(text, fc.string({ minLength: 1, maxLength: 200 }), async (body, secret) => {
      expect(await bodySignature(body, secret)).toBe(signBody(body, secret));
      expect(await bodySignature(new TextEncoder().encode(body), secret)).toBe(signBody(body, secret));
    }),
  );
});
