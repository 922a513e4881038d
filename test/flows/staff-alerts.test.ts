// Alerts to staff: in the chat channel of STAFF_WEBHOOK (decision P440), and by email (decision P441).

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createStaffChat } from '../../src/channels/staff-chat.ts';
import { createLog } from '../../src/core/log.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { updateListing } from '../../src/listings/save-listing.ts';
import { changeVisibility } from '../../src/listings/visibility.ts';
import { deleteOldAlerts, raiseStaffAlert } from '../../src/mail/staff-alert-queries.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { mailStaffAlerts } from '../../src/notices/mail-staff-alerts.ts';
import { sendStaffAlerts } from '../../src/notices/send-staff-alerts.ts';
import { chooseAlertMails, readAlertMails, readStaffChat } from '../../src/notices/staff-alerts.ts';
import { type AccountFixture, openAccountFixture, SENDER } from '../support/account-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { readMessage, type SlackReceiver, startSlackReceiver } from '../support/slack-receiver.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const WEBHOOK = 'https://hooks.slack.com/services/T12345678/B12345678/abcdefghijklmnopqrstuvwx';

let fixture: AccountFixture;
let slack: SlackReceiver;
beforeEach(async () => {
  fixture = await openAccountFixture();
  slack = await startSlackReceiver();
});
afterEach(async () => {
  await slack.close();
  await fixture.close();
});

/** A process that sends alerts. */
function sender(origin = slack.origin, url = WEBHOOK) {
  const parts = { outbound: openTestOutbound(), ...SENDER, site: SENDER, origins: { slack: origin, discord: origin } };
  const chat = createStaffChat(url, parts)!;
  const log = createLog('silent');
  return (signal = new AbortController().signal) =>
    sendStaffAlerts({ db: fixture.db, site: SENDER, chat, log }, signal);
}

const flagged = (number: number) => raiseStaffAlert(fixture.db, { kind: 'flag', path: `/staff/flags/${number}` });
const textOf = (place: number) => JSON.stringify(readMessage(slack.received[place]!.body));

describe('P440 the chat channel of staff', () => {
  test('gets alerts with links to the pages of staff, and several in one message a minute', async () => {
    const send = sender();
    expect(await send()).toBe(0);
    await flagged(1);
    expect(await send()).toBe(1);
    expect(textOf(0)).toContain('A listing has votes that look fake.');
    expect(textOf(0)).toContain('https://votes.example/staff/flags/1');
    for (const number of [2, 3, 3]) await flagged(number);
    await raiseStaffAlert(fixture.db, { kind: 'claim', path: '/staff/claims#clm_1' });
    expect(await send()).toBe(0);
    await fixture.clock.advance('61s');
    expect(await send()).toBe(4);
    expect(textOf(1)).toContain('2 listings have votes that look fake.');
    expect(textOf(1)).toContain('A claim to a listing needs a decision.');
    expect(slack.received).toHaveLength(2);
  });

  test('gets one link to all of them if there are many', async () => {
    for (let number = 1; number <= 40; number += 1) await flagged(number);
    expect(await sender()()).toBe(40);
    expect(textOf(0)).toContain('40 listings have votes that look fake.');
    expect(textOf(0)).toMatch(/staff\/flags>/);
    expect(textOf(0)).not.toContain('staff/flags/1');
  });

  test('gets an alert later if it does not respond, and its state says why', async () => {
    const send = sender();
    await flagged(1);
    slack.failure = { status: 503, text: 'down' };
    expect(await send()).toBe(0);
    expect(await readStaffChat(fixture.db)).toMatchObject({ failures: 1, waiting: 1, sentAt: null });
    expect(inEnglish((await readStaffChat(fixture.db)).problem)?.happened).toContain('503');
    expect(await send()).toBe(0);
    expect(slack.received).toHaveLength(1);
    slack.failure = null;
    await fixture.clock.advance('61s');
    expect(await send()).toBe(1);
    expect(await readStaffChat(fixture.db)).toMatchObject({ failures: 0, waiting: 0, problem: null });
  });

  test('a removed webhook and a rate limit are named, and wait as long as the platform says', async () => {
    const send = sender();
    await flagged(1);
    slack.failure = { status: 404, text: 'no_service' };
    await send();
    expect(inEnglish((await readStaffChat(fixture.db)).problem)?.happened).toContain(
      'Slack no longer has this webhook',
    );
    await fixture.clock.advance('14m');
    await send();
    expect(slack.received).toHaveLength(1);
    await fixture.clock.advance('2m');
    slack.failure = { status: 429, text: 'rate_limited', retryAfter: '600' };
    await send();
    await fixture.clock.advance('9m');
    slack.failure = null;
    expect(await sender()()).toBe(0);
    await fixture.clock.advance('2m');
    expect(await sender()()).toBe(1);
  });

  test('gets an alert again rather than never if a process dies after sending it', async () => {
    await flagged(1);
    const dying = new AbortController();
    const never = createStaffChat(WEBHOOK, {
      outbound: openTestOutbound(),
      ...SENDER,
      site: SENDER,
      origins: { slack: slack.origin },
    })!;
    const died = sendStaffAlerts(
      {
        db: fixture.db,
        site: SENDER,
        log: createLog('silent'),
        chat: {
          ...never,
          async post(note, signal) {
            await never.post(note, signal);
            throw new Error('killed');
          },
        },
      },
      dying.signal,
    );
    await expect(died).rejects.toThrow('killed');
    expect(await sender()()).toBe(0);
    await fixture.clock.advance('121s');
    expect(await sender()()).toBe(1);
    expect(slack.received).toHaveLength(2);
  });

  test('two processes at once send one message', async () => {
    await flagged(1);
    const [first, second] = [sender(), sender()];
    expect((await Promise.all([first(), second()])).sort()).toEqual([0, 1]);
    expect(slack.received).toHaveLength(1);
  });

  test('a Discord webhook gets an embed that mentions nobody', async () => {
    slack.failure = { status: 204, text: '' };
    await flagged(1);
    const url = `https://discord.com/api/webhooks/123456789012345678/${'t'.repeat(68)}`;
    expect(await sender(slack.origin, url)()).toBe(1);
    const message = JSON.parse(slack.received[0]!.body);
    expect(message.allowed_mentions).toEqual({ parse: [] });
    expect(message.embeds[0].description).toContain('https://votes.example/staff/flags/1');
  });

  test('is refused at start if it is no webhook, without its secret in the message', () => {
    const outbound = openTestOutbound();
    for (const url of [
      'https://receiver.test/secret-hook',
      'https://hooks.slack.com/secret-hook',
      'https://discord.com/api/secret-hook',
    ]) {
      const create = () => createStaffChat(url, { outbound, ...SENDER, site: SENDER });
      expect(create).toThrow(/^STAFF_WEBHOOK must be the URL of a Discord webhook or of a Slack incoming webhook\./);
      expect(create).not.toThrow(/secret-hook/);
    }
    expect(createStaffChat(null, { outbound, ...SENDER, site: SENDER })).toBeNull();
  });

  test('does not get alerts that are older than a day, and they are deleted after three', async () => {
    await flagged(1);
    await fixture.clock.advance('25h');
    expect(await sender()()).toBe(0);
    await fixture.clock.advance('48h');
    await deleteOldAlerts(fixture.db);
    expect(await fixture.db.selectFrom('staff_alert').select('id').execute()).toEqual([]);
  });
});

describe('P441 emails to staff', () => {
  const mail = () => mailStaffAlerts({ db: fixture.db, outbox: fixture.outbox, site: SENDER });

  async function aStaffMember(email = 'staff@mail.example') {
    const person = await aPerson(fixture.db, { email, emailVerified: true, staffBy: OPERATOR });
    await sql`update person set email_verified = true where id = ${person.id}`.execute(fixture.db);
    return person;
  }

  async function subjects(address = 'staff@mail.example') {
    await fixture.outbox.sendDue();
    return fixture.subjectsTo(address);
  }

  test('name what happened and how often, once an hour and for each kind', async () => {
    await aStaffMember();
    await aPerson(fixture.db, { email: 'owner@mail.example', emailVerified: true });
    for (const number of [1, 2]) await flagged(number);
    expect(await mail()).toBe(0);
    await fixture.clock.advance('1m');
    expect(await mail()).toBe(1);
    await raiseStaffAlert(fixture.db, { kind: 'report', path: '/staff/reports/1' });
    await flagged(3);
    await fixture.clock.advance('2m');
    expect(await mail()).toBe(1);
    expect(await subjects()).toEqual(['Sample: 2 listings have votes that look fake', 'Sample: There is a new report']);
    await fixture.clock.advance('1h');
    expect(await mail()).toBe(1);
    expect((await subjects()).at(-1)).toBe('Sample: A listing has votes that look fake');
    expect(await subjects('owner@mail.example')).toEqual([]);
    expect(await mail()).toBe(0);
  });

  test('are sent once by two processes at once', async () => {
    await aStaffMember();
    await flagged(1);
    await fixture.clock.advance('1m');
    expect((await Promise.all([mail(), mail()])).sort()).toEqual([0, 1]);
  });

  test('are turned off for one kind by each staff member', async () => {
    const [one, other] = [await aStaffMember(), await aStaffMember('other@mail.example')];
    await chooseAlertMails(fixture.db, one.id, { kind: 'flag', mails: false });
    await chooseAlertMails(fixture.db, one.id, { kind: 'approval', mails: false });
    expect(await readAlertMails(fixture.db, one.id)).toEqual([
      { kind: 'approval', mails: false },
      { kind: 'look_alike', mails: true },
      { kind: 'flag', mails: false },
      { kind: 'claim', mails: true },
      { kind: 'report', mails: true },
    ]);
    await flagged(1);
    await raiseStaffAlert(fixture.db, { kind: 'claim', path: '/staff/claims#clm_1' });
    await fixture.clock.advance('1m');
    expect(await mail()).toBe(3);
    expect(await subjects()).toEqual(['Sample: A claim to a listing needs a decision']);
    expect(await subjects('other@mail.example')).toHaveLength(2);
    await chooseAlertMails(fixture.db, one.id, { kind: 'flag', mails: true });
    expect((await readAlertMails(fixture.db, other.id)).every(({ mails }) => mails)).toBe(true);
  });
});

test('P440 a listing that is submitted for approval, again too, raises an alert in the same transaction', async () => {
  const owner = await aPerson(fixture.db);
  const by = { personId: owner.id, tokenId: null };
  const made = await createListing(fixture.db, {
    type: 'game',
    game: 'minecraft',
    name: 'Sample server',
    ownerId: owner.id,
    by,
    needsApproval: true,
  });
  if (!made.ok) throw new Error(made.reason);
  const { id } = made.listing;
  await changeVisibility(fixture.db, { listingId: id, action: 'refuse', reason: 'Say what it is.' }, OPERATOR);
  await updateListing(fixture.db, id, { summary: 'A sample.' }, by);
  const path = `/staff/listings/${id}`;
  expect(await fixture.db.selectFrom('staff_alert').select(['kind', 'path']).execute()).toEqual([
    { kind: 'approval', path },
    { kind: 'approval', path },
  ]);
});
