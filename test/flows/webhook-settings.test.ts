// The owner's settings of the webhook (§1, D12, D13, D15, D16, D21, D25): rejected input, secrets shown once, rotation,
// removal.

import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { selectEndpointVersion } from '../../src/endpoints/webhook-queries.ts';
import { readWebhook, removeWebhook, rotateSecret, saveWebhook } from '../../src/endpoints/webhook-settings.ts';
import { deleteListing, updateListing } from '../../src/listings/save-listing.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { verifyBody } from '../support/signatures.ts';

const DISCORD = `https://discord.com/api/webhooks/123456789012345678/${'t'.repeat(68)}`;
let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
  listingId = await fixture.listing();
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

function save(url: string, on: DeliveryFixture = fixture) {
  const { db, vault, checkWebhookUrl, wake } = on;
  return saveWebhook({ db, vault, checkWebhookUrl, wake }, { listingId, url, by: OPERATOR });
}

describe('saving', () => {
  test('§1 generates a secret that is shown once and stored encrypted', async () => {
    const saved = await save(receiver.url);
    expect(saved).toMatchObject({ ok: true, secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) });
    expect(await save(receiver.url)).toEqual({ ok: true, secret: null });
    const { rows } = await sql<{ whole: string }>`
      select encode(secret_sealed, 'escape') || encode(url_sealed, 'escape') as whole from webhook`.execute(fixture.db);
    expect(rows[0]!.whole).not.toContain((saved as { secret: string }).secret.slice(6, 20));
    expect(rows[0]!.whole).not.toContain('127.0.0.1');
  });

  test.each([
    ['not a URL', 'not an address'],
    ['nothing', ''],
    ['http to a public host', 'http://example.com/votes'],
    ['another scheme', 'ftp://example.com/votes'],
    ['credentials', 'https://user:password@example.com/votes'],
    ['a private address', 'https://10.0.0.1/votes'],
    ['a cloud metadata address', 'https://169.254.169.254/latest'],
    ['an obfuscated private address', 'https://0x0a000001/votes'],
    ['a private address embedded in IPv6', 'https://[::ffff:10.0.0.1]/votes'],
    ['the port of another service', 'https://example.com:22/votes'],
    ['NUL', 'https://example.com/\u0000'],
    ['a lone surrogate', 'https://example.com/\ud800'],
    ['a URL that is too long', `https://example.com/${'a'.repeat(3000)}`],
    ['a Discord URL that is not a webhook', 'https://discord.com/channels/1/2'],
  ])('D16 rejects %s with the reason, and stores nothing', async (_name, url) => {
    const saved = await save(url);
    expect(saved).toMatchObject({ ok: false, code: expect.any(String) });
    expect(inEnglish(saved.ok ? null : saved.sentence)).toMatch(/^\S.{15,}[.?]$/s);
    expect(await readWebhook(fixture.db, listingId)).toBeNull();
  });

  test('D16 rejects loopback once the service has a public address', async () => {
    const elsewhere = await openDeliveryFixture({ BASE_URL: 'https://votes.example' });
    listingId = await elsewhere.listing();
    expect(await save(receiver.url, elsewhere)).toMatchObject({ ok: false });
    await elsewhere.close();
  });

  test('D15 recognizes a Discord channel, shows it masked, and generates no secret', async () => {
    expect(await save(DISCORD)).toEqual({ ok: true, secret: null });
    const webhook = await readWebhook(fixture.db, listingId);
    expect(webhook).toMatchObject({ format: 'discord', hasSecret: false });
    expect(webhook!.urlShown).not.toContain('ttttttttt');
  });
});

test('D16 an address that was public when saved and is private when called is not called', async () => {
  const answers = ['93.184.215.14'];
  const changing = await openDeliveryFixture(
    { BASE_URL: 'https://votes.example' },
    { resolver: async () => ({ ok: true, addresses: answers }) as never },
  );
  listingId = await changing.listing();
  expect(await save('https://receiver.example/votes', changing)).toMatchObject({ ok: true });
  answers[0] = '127.0.0.1';
  await changing.vote(listingId, 'voter1');
  await changing.tick();
  const { deliveries } = await listDeliveries(changing.db, { listingId, limit: 1 });
  expect(deliveries[0]).toMatchObject({ state: 'retrying', code: 'blocked_address', httpStatus: null });
  await changing.close();
});

test('a chat message uses the listing’s current name', async () => {
  await save(DISCORD);
  const nameSent = async () => {
    const endpoint = (await selectEndpointVersion(fixture.db, listingId, 'webhook'))!;
    const target = (await fixture.loadTargets(fixture.db, [endpoint])).get(endpoint.endpointId);
    return target?.format === 'discord' ? target.listing.name : undefined;
  };
  expect(await nameSent()).toBe('Sample listing');
  await updateListing(fixture.db, listingId, { name: 'Another name' }, OPERATOR);
  expect(await nameSent()).toBe('Another name');
});

describe('D13 rotating the secret', () => {
  test('signs with the new secret and, for a day, with the old one as well', async () => {
    const old = await fixture.webhook(listingId, receiver.url);
    const fresh = (await rotateSecret(fixture, listingId, OPERATOR))!;
    expect(fresh).not.toBe(old);
    await fixture.vote(listingId, 'voter1');
    await fixture.tick();
    const { body, headers } = receiver.received[0]!;
    expect(verifyBody(body, headers['x-webhook-signature'] as string, fresh)).toBe(true);
    for (const secret of [fresh, old]) {
      expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow();
    }
    await fixture.clock.advance('24h');
    await fixture.vote(listingId, 'voter2');
    await fixture.tick();
    expect((receiver.received[1]!.headers['webhook-signature'] as string).split(' ')).toHaveLength(1);
  });

  test('is refused for a chat channel or without a webhook', async () => {
    expect(await rotateSecret(fixture, listingId, OPERATOR)).toBeNull();
    await save(DISCORD);
    expect(await rotateSecret(fixture, listingId, OPERATOR)).toBeNull();
  });

  test('of a webhook that is removed concurrently returns a secret only if the webhook is returned, too', async () => {
    await fixture.webhook(listingId, receiver.url);
    let removing: Promise<boolean> | undefined;
    // Called after the webhook is read, and before anything is written.
    const encrypt: DeliveryFixture['vault']['encrypt'] = (...given) => {
      removing = removeWebhook(fixture.db, listingId, OPERATOR);
      return fixture.vault.encrypt(...given);
    };
    const vault = { ...fixture.vault, encrypt };
    const secret = await rotateSecret({ db: fixture.db, vault }, listingId, OPERATOR);
    expect(await removing).toBe(true);
    const events = (await selectAuditEvents(fixture.db, { limit: 10 })).map(({ action }) => action);
    expect(events.includes('webhook.rotated')).toBe(secret !== null);
    // On one connection the removal runs first, because it was requested first.
    if (process.env.PLAUDIT_TEST_DATABASE !== 'postgres') expect(secret).toBeNull();
    expect(await rotateSecret(fixture, listingId, OPERATOR)).toBeNull();
    expect(events[0]).toBe('webhook.removed');
  });
});

test('D25 removing cancels what waits and keeps the log, and saving again restores the log', async () => {
  receiver.answer = 503;
  await fixture.webhook(listingId, receiver.url);
  await fixture.vote(listingId, 'voter1');
  await fixture.tick();
  expect(await removeWebhook(fixture.db, listingId, OPERATOR)).toBe(true);
  expect(await readWebhook(fixture.db, listingId)).toBeNull();
  await fixture.vote(listingId, 'voter2');
  await fixture.clock.advance('1h');
  await fixture.tick();
  expect(receiver.received).toHaveLength(1);
  expect(await save(receiver.url)).toMatchObject({ ok: true, secret: expect.any(String) });
  const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 10 });
  expect(deliveries.map(({ state }) => state)).toEqual(['undelivered']);
});

test('D25 a request in flight while the webhook is removed and saved again is logged and not repeated', async () => {
  let fail = () => {};
  receiver.answer = (_, response) => {
    fail = () => response.writeHead(503).end();
  };
  await fixture.webhook(listingId, receiver.url);
  await fixture.vote(listingId, 'voter1');
  const ticking = fixture.tick();
  await receiver.until(1);
  await removeWebhook(fixture.db, listingId, OPERATOR);
  expect(await save(receiver.url)).toMatchObject({ ok: true });
  fail();
  await ticking;
  await fixture.clock.advance('1h');
  await fixture.tick();
  expect(receiver.received).toHaveLength(1);
  const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 10 });
  expect(deliveries).toMatchObject([{ state: 'undelivered', attempts: 1, code: 'http_503' }]);
});

test('settings that cannot be decrypted hold only their own deliveries, until they are saved again', async () => {
  await fixture.webhook(listingId, receiver.url);
  await sql`update webhook set url_sealed = decode('00', 'hex')`.execute(fixture.db);
  const other = await fixture.listing();
  await fixture.webhook(other, receiver.url);
  await fixture.vote(listingId, 'voter1');
  await fixture.vote(other, 'voter1');
  await fixture.tick();
  expect(receiver.received).toHaveLength(1);
  const newest = async () => (await listDeliveries(fixture.db, { listingId, limit: 1 })).deliveries[0];
  expect(await newest()).toMatchObject({ state: 'retrying', code: 'settings_unreadable' });
  await save(receiver.url);
  await fixture.clock.advance('1h');
  await fixture.tick();
  expect(await newest()).toMatchObject({ state: 'delivered', attempts: 2 });
});

test('saving a webhook while its listing is deleted is refused or deleted with it, without a deadlock', async () => {
  for (let round = 0; round < 8; round += 1) {
    listingId = await fixture.listing();
    if (round % 2 === 0) await save(receiver.url);
    const saves = Promise.all(Array.from({ length: 4 }, () => save(receiver.url)));
    const [saved, deleted] = await Promise.all([saves, deleteListing(fixture.db, listingId, OPERATOR)]);
    expect(deleted).toBe(true);
    for (const one of saved) if (!one.ok) expect(one).toMatchObject({ code: 'listing_gone' });
    expect(await save(receiver.url)).toMatchObject({ ok: false, code: 'listing_gone' });
    expect(await readWebhook(fixture.db, listingId)).toBeNull();
  }
});
