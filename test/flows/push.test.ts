// P37, P38 push reminders on both databases: when they are sent, to whom, how often, and when they stop.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { suspendPerson } from '../../src/access/suspend.ts';
import { now } from '../../src/core/clock.ts';
import { createLog } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import { countBrowsers, deleteBrowsers, deleteReminder, selectReminders } from '../../src/reminders/push-queries.ts';
import { subscribeToReminder } from '../../src/reminders/push-subscriptions.ts';
import { sendDueReminders } from '../../src/reminders/send-reminders.ts';
import { createVapidIdentity } from '../../src/reminders/vapid.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';
import {
  aBrowser,
  type PushService,
  startPushService,
  type TestBrowser,
  vapidClaims,
} from '../support/push-receiver.ts';

let fixture: DeliveryFixture;
let service: PushService;
let person: { id: string };
let bot: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  service = await startPushService();
  person = await aPerson(fixture.db);
  bot = await fixture.listing();
});
afterEach(async () => {
  await service.close();
  await fixture.close();
});

const identity = () => createVapidIdentity(fixture.db, fixture.vault, 'https://votes.example')();

function remind(): Promise<number> {
  const { db, outbound } = fixture;
  const { signal } = new AbortController();
  return sendDueReminders({ db, outbound, identity, log: createLog('silent'), signal });
}

async function subscribe(
  browser: TestBrowser,
  change: { listingId?: string; personId?: string; endpoint?: string } = {},
): Promise<boolean> {
  const { p256dh, auth } = browser.keys;
  return subscribeToReminder(fixture, {
    personId: person.id,
    listingId: bot,
    endpoint: `${service.origin}/one`,
    ...change,
    p256dh: p256dh.toString('base64url'),
    auth: auth.toString('base64url'),
  });
}

const opened = (browser: TestBrowser) => service.pushed.map(({ body }) => JSON.parse(browser.open(body)));

describe('P38 a reminder', () => {
  test('is sent once when the window ends, encrypted for the browser and signed by us', async () => {
    const browser = aBrowser();
    await fixture.vote(bot, person.id);
    expect(await subscribe(browser)).toBe(true);
    await fixture.clock.advance('11h');
    expect(await remind()).toBe(0);
    await fixture.clock.advance('1h');
    expect(await remind()).toBe(1);
    expect(opened(browser)).toEqual([
      { title: 'You can vote again', body: 'Sample listing', path: `/listings/${bot}/vote`, icon: null },
    ]);
    const [{ path, headers } = { path: '', headers: {} }] = service.pushed;
    expect(path).toBe('/one');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '21600', topic: bot });
    const claims = vapidClaims(String(headers.authorization));
    const leftSeconds = claims.exp - now().getTime() / 1000;
    expect(claims).toMatchObject({ aud: service.origin, sub: 'https://votes.example' });
    expect(leftSeconds).toBeGreaterThan(0);
    expect(leftSeconds).toBeLessThanOrEqual(24 * 60 * 60);
    expect(claims.key).toBe((await identity()).publicKey);
    expect(await remind()).toBe(0);
  });

  test('P124 is not sent while the person is suspended', async () => {
    await fixture.vote(bot, person.id);
    await subscribe(aBrowser());
    await suspendPerson(fixture.db, { personId: person.id, reason: 'Spam.', days: 30 }, OPERATOR);
    await fixture.clock.advance('12h');
    expect(await remind()).toBe(0);
  });

  test('is sent again for each new vote', async () => {
    const browser = aBrowser();
    await fixture.vote(bot, person.id);
    await subscribe(browser);
    await fixture.clock.advance('11h');
    for (const told of [1, 2]) {
      await fixture.clock.advance('1h');
      await remind();
      await fixture.clock.advance('5h');
      await remind();
      expect(service.pushed).toHaveLength(told);
      await fixture.vote(bot, person.id);
      await fixture.clock.advance('11h');
      await remind();
      expect(service.pushed).toHaveLength(told);
    }
    await fixture.clock.advance('1h');
    await remind();
    expect(service.pushed).toHaveLength(3);
    expect(opened(browser)).toHaveLength(3);
  });

  test('is never repeated without a new vote', async () => {
    await fixture.vote(bot, person.id);
    await subscribe(aBrowser());
    for (let half = 0; half < 8; half += 1) {
      await fixture.clock.advance('12h');
      await remind();
    }
    expect(service.pushed).toHaveLength(1);
  });

  test('is dropped after a day, or when it was subscribed to after the window ended', async () => {
    await fixture.vote(bot, person.id);
    await subscribe(aBrowser());
    await fixture.clock.advance('37h');
    expect(await remind()).toBe(0);
    const other = await fixture.listing();
    await fixture.vote(other, person.id);
    await fixture.clock.advance('13h');
    await subscribe(aBrowser(), { listingId: other });
    expect(await remind()).toBe(0);
  });

  test('is sent once by any number of processes', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { id } = await aPerson(fixture.db);
        await fixture.vote(bot, id);
        await subscribe(aBrowser(), { personId: id, endpoint: `${service.origin}/${index}` });
        return `/${index}`;
      }),
    );
    await fixture.clock.advance('12h');
    await Promise.all([remind(), remind(), remind()]);
    expect(service.pushed.map(({ path }) => path).toSorted()).toEqual(browsers.toSorted());
  });

  test('goes to every browser of a person, and only for the selected listings', async () => {
    const silent = await fixture.listing();
    await fixture.vote(bot, person.id);
    await fixture.vote(silent, person.id);
    await subscribe(aBrowser());
    await subscribe(aBrowser(), { endpoint: `${service.origin}/two` });
    await fixture.clock.advance('12h');
    await remind();
    expect(service.pushed.map(({ path }) => path).toSorted()).toEqual(['/one', '/two']);
    expect(new Set(service.pushed.map(({ headers }) => headers.topic))).toEqual(new Set([bot]));
  });
});

describe('P37 a browser', () => {
  test.each([404, 410])(
    'that is gone (%i) is deleted, and with the last one the subscriptions to listings',
    async (status) => {
      await fixture.vote(bot, person.id);
      await subscribe(aBrowser());
      await subscribe(aBrowser(), { endpoint: `${service.origin}/two` });
      service.status = status;
      await fixture.clock.advance('12h');
      await remind();
      expect(await countBrowsers(fixture.db, person.id)).toBe(0);
      expect(await fixture.db.selectFrom('vote_reminder').selectAll().execute()).toEqual([]);
    },
  );

  test.each([403, 429, 500])(
    'whose service responds %i is kept, but gets no second message for the same vote',
    async (status) => {
      await fixture.vote(bot, person.id);
      await subscribe(aBrowser());
      service.status = status;
      await fixture.clock.advance('12h');
      expect([await remind(), await remind()]).toEqual([1, 0]);
      expect(await countBrowsers(fixture.db, person.id)).toBe(1);
    },
  );

  test('belongs to the last account that registered it; at most ten are kept per person', async () => {
    const other = await aPerson(fixture.db);
    await subscribe(aBrowser());
    await subscribe(aBrowser(), { personId: other.id });
    expect([await countBrowsers(fixture.db, person.id), await countBrowsers(fixture.db, other.id)]).toEqual([0, 1]);
    for (let index = 0; index < 12; index += 1)
      await subscribe(aBrowser(), { endpoint: `${service.origin}/many${index}` });
    expect(await countBrowsers(fixture.db, person.id)).toBe(10);
  });

  test('D16 is contacted only at an allowed address: checked when it is saved, and at each message', async () => {
    const browser = aBrowser();
    for (const endpoint of [
      'http://10.0.0.1/',
      'https://192.168.1.1/',
      'ftp://a.example/',
      'x',
      'https://a.example:22/',
    ])
      expect(await subscribe(browser, { endpoint }), endpoint).toBe(false);
    await fixture.vote(bot, person.id);
    await subscribe(browser);
    await sql`update push_subscription set endpoint = 'http://10.0.0.1/private'`.execute(fixture.db);
    await fixture.clock.advance('12h');
    expect(await remind()).toBe(1);
    expect(service.pushed).toEqual([]);
  });

  test('with invalid keys is rejected', async () => {
    const wanted = { personId: person.id, listingId: bot, endpoint: `${service.origin}/one` };
    expect(await subscribeToReminder(fixture, { ...wanted, p256dh: 'x', auth: '' })).toBe(false);
    expect(await countBrowsers(fixture.db, person.id)).toBe(0);
  });

  test('can be unsubscribed with one click, for a listing or for all', async () => {
    const other = await fixture.listing();
    await fixture.vote(bot, person.id);
    await fixture.vote(other, person.id);
    await subscribe(aBrowser());
    await subscribe(aBrowser(), { listingId: other });
    const ids = async () => (await selectReminders(fixture.db, person.id)).map(({ listingId }) => listingId).toSorted();
    expect(await ids()).toEqual([bot, other].toSorted());
    await deleteReminder(fixture.db, person.id, bot);
    expect(await ids()).toEqual([other]);
    await deleteBrowsers(fixture.db, person.id);
    expect(await ids()).toEqual([]);
    await fixture.clock.advance('12h');
    expect(await remind()).toBe(0);
  });
});

test('P37 the key is generated once, encrypted, and shared by all processes', async () => {
  const [one, other] = await Promise.all([identity(), identity()]);
  expect(one.publicKey).toBe(other.publicKey);
  const { value } = await fixture.db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'push_key')
    .executeTakeFirstOrThrow();
  expect(Buffer.from(value, 'base64').toString('latin1')).not.toContain('PRIVATE KEY');
  const foreign = createVault('another key for tests, thirty-two letters long');
  await expect(createVapidIdentity(fixture.db, foreign, 'https://votes.example')()).rejects.toThrow();
});
