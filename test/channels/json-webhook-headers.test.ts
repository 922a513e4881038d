// The headers of a delivery attempt (§2.2). Their signatures are computed by other code than the SDK's, and must be
// equal.

import { bodySignature, standardSignature } from '@plaudit/sdk/contract';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { deliveryHeaders } from '../../src/channels/json-webhook.ts';
import { signBody, signStandard } from '../support/signatures.ts';

describe('§2.2 the headers of an attempt', () => {
  const attempt = {
    serviceName: 'Sample',
    event: 'vote.created',
    eventId: 'test',
    messageId: 'test_1',
    deliveryId: '470182f8-2951-49b1-b9f7-92da8b90688e',
    attempt: 3,
    body: '{}',
    attemptedAt: new Date('2026-01-31T12:00:00.900Z'),
    secrets: ['whsec_AAAA', 'whsec_BBBB'],
  };

  test('carry the service’s own name', () => {
    expect(deliveryHeaders(attempt)).toMatchObject({
      'Content-Type': 'application/json',
      'X-Sample-Event': 'vote.created',
      'X-Sample-Event-Id': 'test',
      'X-Sample-Delivery': attempt.deliveryId,
      'X-Sample-Attempt': '3',
      'webhook-id': 'test_1',
      'webhook-timestamp': '1769860800',
    });
  });

  test('D13 carry a Standard Webhooks signature for each secret, and X-Webhook-Signature for the current one only', () => {
    const headers = deliveryHeaders(attempt);
    expect(headers['webhook-signature']!.split(' ')).toHaveLength(2);
    expect(headers['X-Webhook-Signature']).toBe(signBody('{}', 'whsec_AAAA'));
  });

  test('carry no signature without a secret', () => {
    const headers = deliveryHeaders({ ...attempt, secrets: [] });
    expect(Object.keys(headers).filter((name) => /signature|webhook-id/i.test(name))).toEqual([]);
  });

  test('D13 are accepted by an independent implementation', () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const now = new Date();
    const headers = deliveryHeaders({ ...attempt, secrets: [secret], attemptedAt: now });
    expect(new Webhook(secret).verify('{}', headers)).toEqual({});
  });

  test('D13 are the ones that the SDK computes', async () => {
    const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
    const headers = deliveryHeaders({ ...attempt, secrets: [secret] });
    const timestamp = headers['webhook-timestamp']!;
    expect(headers).toMatchObject({
      'X-Webhook-Signature': await bodySignature('{}', secret),
      'webhook-signature': await standardSignature({ id: 'test_1', timestamp, body: '{}' }, secret),
    });
  });

  test('carry the same signatures as createHmac computes, for any body, message ID and secrets', () => {
    // Some bodies are longer than the buffer that calls share.
    const bodies = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constant('é'.repeat(20_000)));
    const secrets = fc.array(fc.string({ maxLength: 200 }), { minLength: 1, maxLength: 3 });
    const times = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(bodies, secrets, fc.uuid(), times, (body, secrets, messageId, attemptedAt) => {
        const headers = deliveryHeaders({ ...attempt, body, secrets, messageId, attemptedAt });
        const timestamp = Math.floor(attemptedAt.getTime() / 1000);
        expect(headers).toMatchObject({
          'X-Webhook-Signature': signBody(body, secrets[0]!),
          'webhook-signature': secrets.map((secret) => signStandard(messageId, timestamp, body, secret)).join(' '),
        });
      }),
    );
  });
});
