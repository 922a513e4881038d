// An attempt as it was sent (decision P52): the exact headers, with signatures recomputed only when that is reliable.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { listDeliveries, readDelivery } from '../../src/deliveries/delivery-log.ts';
import { readSigningSecrets } from '../../src/endpoints/signing-secrets.ts';
import { rotateSecret } from '../../src/endpoints/webhook-settings.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
  listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

async function newest() {
  const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 1 });
  const secretsAt = await readSigningSecrets(fixture.db, fixture.vault, listingId);
  const eventId = deliveries[0]!.eventId;
  return (await readDelivery(fixture.db, { listingId, eventId, serviceName: 'Plaudit', secretsAt }))!;
}

async function deliver(voter: string) {
  await fixture.clock.advance('1s');
  await fixture.vote(listingId, voter);
  await fixture.tick();
}

/** Header names as receivers see them, in lower case. */
const lower = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe('P52 an attempt in the log', () => {
  test('shows each header as it was sent, including the signatures', async () => {
    await deliver('voter1');
    const { history, webhook } = await newest();
    expect(webhook).toMatchObject({ url: receiver.url, format: 'json' });
    expect(history[0]).toMatchObject({ signatures: 'computed' });
    expect(receiver.received[0]!.headers).toMatchObject(lower(history[0]!.requestHeaders));
    expect(history[0]!.requestHeaders['X-Webhook-Signature']).toMatch(/^sha256=/);
  });

  test('shows both signatures during the day after a rotation, even when that day is over', async () => {
    await fixture.clock.advance('1s');
    await rotateSecret(fixture, listingId, OPERATOR);
    await deliver('voter1');
    await fixture.clock.advance('48h');
    const { history } = await newest();
    expect(receiver.received[0]!.headers).toMatchObject(lower(history[0]!.requestHeaders));
    expect(history[0]!.requestHeaders['webhook-signature']?.split(' ')).toHaveLength(2);
  });

  test('shows no signature when the settings have changed since', async () => {
    await deliver('voter1');
    await fixture.clock.advance('1s');
    await rotateSecret(fixture, listingId, OPERATOR);
    const { history } = await newest();
    expect(history[0]).toMatchObject({ signatures: 'not_known' });
    expect(Object.keys(history[0]!.requestHeaders).join()).not.toMatch(/signature/i);
  });
});
