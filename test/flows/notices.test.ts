// Notices to owners and managers (decisions D8, P67, P68): written with the failure, dismissed per person, emailed at
// least once.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { putEntry } from '../../src/changelog/put-entry.ts';
import { removeEntry, restoreEntry } from '../../src/changelog/remove-entry.ts';
import { createLog } from '../../src/core/log.ts';
import { deleteListing, setPlan } from '../../src/listings/save-listing.ts';
import type { Email } from '../../src/mail/mail-transport.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { mailNotices } from '../../src/notices/mail-notices.ts';
import {
  countUndismissed,
  deleteExpiredNotices,
  insertDismissals,
  setNoticeMails,
} from '../../src/notices/notice-queries.ts';
import { listNotices } from '../../src/notices/notices.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { addManager, aPerson } from '../support/people-and-listings.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { SITE_VALUES, siteValues } from '../support/site-values.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let id: string;
let voters = 0;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
  id = await fixture.listing();
  await fixture.webhook(id, receiver.url);
  receiver.answer = 401;
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

async function votes(count: number, listingId = id) {
  for (let index = 0; index < count; index += 1) {
    voters += 1;
    const cast = await fixture.vote(listingId, `voter${voters}`);
    if (!cast.ok) throw new Error(cast.reason);
  }
  await fixture.tick();
}

const noticesOf = async (personId = 'usr_owner', withDismissed = false) =>
  inEnglish(await listNotices(fixture.db, { personId, withDismissed, limit: 50 }, SITE_VALUES));
const kinds = async () => (await noticesOf()).map(({ title }) => /(\d+) times/.exec(title)?.[1] ?? title).reverse();

describe('D8 the owner is notified', () => {
  test('at 10, 15 and 20 consecutive failures, with cause and remedy, and never in between', async () => {
    await votes(9);
    expect(await noticesOf()).toEqual([]);
    await votes(5);
    expect(await kinds()).toEqual(['10']);
    await votes(8);
    const notices = await noticesOf();
    expect(notices.map(({ kind }) => kind)).toEqual(['webhook.disabled', 'webhook.failing', 'webhook.failing']);
    expect(await kinds()).toEqual(['10', '15', '20']);
    expect(notices[0]).toMatchObject({ listingId: id, listingName: 'Sample listing', page: 'webhook' });
    expect(notices[0]!.cause?.happened).toContain('401');
    expect(notices[0]!.cause?.todo).not.toBe('');
  });

  test('again when it fails after a success', async () => {
    await votes(10);
    receiver.answer = 204;
    await votes(1);
    receiver.answer = 401;
    await votes(10);
    expect(await kinds()).toEqual(['10', '10']);
  });

  test('when a vote listener fails 5 times and 25 times in a row', async () => {
    const game = await fixture.listing('minecraft');
    const place = { host: '127.0.0.1', port: 1, token: 'x', publicKey: '' };
    await fixture.listener(game, place);
    for (let vote = 0; vote < 26; vote += 1) {
      await fixture.vote(game, `player${vote}`, { playerName: `player${vote}` });
      await fixture.tick();
    }
    const notices = await noticesOf();
    expect(notices.map(({ kind }) => kind)).toEqual(['listener.failing', 'listener.failing']);
    expect(await kinds()).toEqual(['5', '25']);
    expect(notices[0]!.cause?.happened).not.toBe('');
  });

  test('when staff removes an entry, with the reason, and when it is restored, which replaces the first notice', async () => {
    await setPlan(fixture.db, id, { plan: 'verified', changelogPro: false }, OPERATOR);
    const place = { listingId: id, version: '1.0' };
    await putEntry(fixture.db, place, { title: null, body: 'x', releasedAt: null }, OPERATOR);
    await removeEntry(fixture.db, { ...place, reason: 'Spam', by: OPERATOR });
    expect(await noticesOf()).toMatchObject([
      { kind: 'changelog.removed', cause: null, version: '1.0', reason: 'Spam' },
      { kind: 'plan.changed' },
    ]);
    await restoreEntry(fixture.db, place, OPERATOR);
    expect(await noticesOf()).toMatchObject([
      { kind: 'changelog.restored', version: '1.0', reason: null },
      { kind: 'plan.changed' },
    ]);
    await removeEntry(fixture.db, { ...place, reason: 'Spam', by: OPERATOR });
    expect((await noticesOf()).map(({ kind }) => kind)).toEqual(['changelog.removed', 'plan.changed']);
    await restoreEntry(fixture.db, place, OPERATOR);
    expect(await noticesOf()).toMatchObject([
      { kind: 'changelog.restored', version: '1.0', reason: null },
      { kind: 'plan.changed' },
    ]);
  });
});

describe('P67 a notice', () => {
  test('is visible to the owner and the managers only, and dismissed by each for themselves', async () => {
    const manager = await aPerson(fixture.db);
    const stranger = await aPerson(fixture.db);
    await addManager(fixture.db, id, manager.email);
    await votes(16);
    expect(await countUndismissed(fixture.db, 'usr_owner')).toBe(2);
    expect(await countUndismissed(fixture.db, stranger.id)).toBe(0);
    const [newest] = await noticesOf();
    await insertDismissals(fixture.db, { personId: 'usr_owner', listingId: id, id: newest!.id });
    expect(await kinds()).toEqual(['10']);
    expect(await countUndismissed(fixture.db, manager.id)).toBe(2);
    await insertDismissals(fixture.db, { personId: 'usr_owner', listingId: id, id: null });
    expect(await countUndismissed(fixture.db, 'usr_owner')).toBe(0);
    expect((await noticesOf('usr_owner', true)).every(({ dismissed }) => dismissed)).toBe(true);
    expect(await noticesOf(stranger.id, true)).toEqual([]);
  });

  test('of another listing cannot be dismissed by its number', async () => {
    await votes(10);
    const [notice] = await noticesOf();
    const other = await fixture.listing();
    await insertDismissals(fixture.db, { personId: 'usr_owner', listingId: other, id: notice!.id });
    expect(await countUndismissed(fixture.db, 'usr_owner')).toBe(1);
  });

  test('is deleted with its listing, and after 90 days', async () => {
    await votes(10);
    await fixture.clock.advance('89d');
    await deleteExpiredNotices(fixture.db);
    expect(await noticesOf()).toHaveLength(1);
    await fixture.clock.advance('1d');
    await deleteExpiredNotices(fixture.db);
    expect(await noticesOf()).toEqual([]);
    await votes(5);
    await deleteListing(fixture.db, id, OPERATOR);
    expect(await fixture.db.selectFrom('notice').selectAll().execute()).toEqual([]);
  });
});

describe('P68 emails', () => {
  const sent: Email[] = [];
  let fails: string | null = null;
  const mail = () =>
    mailNotices({
      db: fixture.db,
      site: siteValues({ baseUrl: 'https://votes.example' }),
      log: createLog('silent'),
      outbox: {
        async send(letter) {
          if (letter.to === fails) throw new Error('The mail server is away.');
          sent.push(letter);
        },
      },
    });
  const addresses = () => sent.map(({ to }) => to).sort();

  beforeEach(async () => {
    sent.length = 0;
    fails = null;
    await fixture.db.updateTable('person').set({ email_verified: true }).where('id', '=', 'usr_owner').execute();
  });

  test('are sent once to the owner and the managers with a confirmed address, with cause, remedy and links', async () => {
    const manager = await aPerson(fixture.db, { emailVerified: true });
    const unconfirmed = await aPerson(fixture.db);
    for (const { email } of [manager, unconfirmed]) await addManager(fixture.db, id, email);
    await votes(10);
    expect(await mail()).toBe(1);
    expect(await mail()).toBe(0);
    expect(addresses()).toEqual(['owner@example.test', manager.email]);
    const { subject, text } = sent[0]!;
    expect(subject).toBe('Sample listing: the webhook is failing');
    for (const words of [
      'failed 10 times in a row',
      '401',
      'What to do:',
      `https://votes.example/dashboard/${id}/webhook`,
      `https://votes.example/dashboard/${id}/notices`,
    ])
      expect(text).toContain(words);
  });

  test('are not sent to people who opted out of emails about the listing', async () => {
    await setNoticeMails(fixture.db, { personId: 'usr_owner', listingId: id, mails: false });
    await votes(10);
    expect(await mail()).toBe(1);
    expect(sent).toEqual([]);
    await setNoticeMails(fixture.db, { personId: 'usr_owner', listingId: id, mails: true });
    await votes(5);
    await mail();
    expect(addresses()).toEqual(['owner@example.test']);
  });

  test('that the mail server rejected are retried, and only those', async () => {
    const manager = await aPerson(fixture.db, { emailVerified: true });
    await addManager(fixture.db, id, manager.email);
    await votes(10);
    fails = manager.email;
    expect(await mail()).toBe(0);
    fails = null;
    expect(await mail()).toBe(0);
    await fixture.clock.advance('2m');
    expect(await mail()).toBe(1);
    expect([...new Set(addresses())]).toHaveLength(2);
    expect(addresses()).toHaveLength(2);
  });

  test('are claimed by one process at a time', async () => {
    await votes(10);
    const settled = await Promise.all([mail(), mail(), mail()]);
    expect(settled.reduce((sum, count) => sum + count)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test('about an endpoint that keeps failing are combined: the newest replaces the rest', async () => {
    await votes(25);
    expect(await mail()).toBe(3);
    expect(sent.map(({ subject }) => subject)).toEqual(['Sample listing: the webhook is disabled']);
  });

  test('about an endpoint that keeps failing and recovering are limited to one in six hours', async () => {
    for (const wait of ['1m', '6h', '1m']) {
      await votes(10);
      await mail();
      receiver.answer = 204;
      await votes(1);
      receiver.answer = 401;
      await fixture.clock.advance(wait);
    }
    expect(await noticesOf()).toHaveLength(3);
    expect(sent).toHaveLength(2);
    await votes(10);
    await mail();
    expect(sent).toHaveLength(2);
  });

  test('contain user text on one line', async () => {
    const name = 'Nasty\r\nBcc: victim@mail.example\u202E';
    await fixture.db.updateTable('listing').set({ name }).where('id', '=', id).execute();
    await votes(10);
    await mail();
    expect(sent[0]!.subject).toBe('Nasty Bcc: victim@mail.example: the webhook is failing');
  });
});
