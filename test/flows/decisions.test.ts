// How owners and managers are notified of staff decisions (decision P80): in the transaction of the decision, and by
// email.

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { createLog } from '../../src/core/log.ts';
import { setPlan } from '../../src/listings/save-listing.ts';
import { changeVisibility, type VisibilityAction } from '../../src/listings/visibility.ts';
import type { Email } from '../../src/mail/mail-transport.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { mailNotices } from '../../src/notices/mail-notices.ts';
import { setNoticeMails } from '../../src/notices/notice-queries.ts';
import { listNotices } from '../../src/notices/notices.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { addManager, aPerson } from '../support/people-and-listings.ts';
import { SITE_VALUES, siteValues } from '../support/site-values.ts';

const STAFF = byPerson({ id: 'usr_staff' });
let fixture: DeliveryFixture;
let id: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  await aPerson(fixture.db, { staffBy: OPERATOR });
  await fixture.db
    .insertInto('person')
    .values({ id: 'usr_staff', email: 'staff@example.test', name: 'Staff' })
    .execute();
  await fixture.db.updateTable('person').set({ email_verified: true }).execute();
  id = await fixture.listing();
});
afterEach(() => fixture.close());

const decide = (action: VisibilityAction, reason = '') =>
  changeVisibility(fixture.db, { listingId: id, action, reason }, STAFF);
const noticesOf = async (personId = 'usr_owner') =>
  inEnglish(await listNotices(fixture.db, { personId, limit: 50 }, SITE_VALUES));
const kinds = async () => (await noticesOf()).map(({ kind }) => kind).reverse();

async function mailed(): Promise<readonly Email[]> {
  const sent: Email[] = [];
  await mailNotices({
    db: fixture.db,
    site: siteValues({ baseUrl: 'https://votes.example' }),
    log: createLog('silent'),
    outbox: { send: async (letter) => void sent.push(letter) },
  });
  return sent;
}

describe('P80 notifies the owner and the managers', () => {
  test('when staff rejects, approves, hides or unhides the listing, with the reasons', async () => {
    await fixture.db.updateTable('listing').set({ state: 'pending' }).execute();
    await decide('refuse', ' No link. ');
    await decide('approve');
    await decide('hide', 'Spam');
    await decide('show');
    expect(await kinds()).toEqual(['listing.refused', 'listing.approved', 'listing.hidden', 'listing.shown']);
    expect((await noticesOf()).map(({ reason }) => reason).reverse()).toEqual(['No link.', null, 'Spam', null]);
    expect((await noticesOf()).every(({ page, cause }) => page === 'page' && cause === null)).toBe(true);
  });

  test('but not of a refused or undone decision', async () => {
    expect(await decide('show')).toMatchObject({ ok: false });
    expect(await decide('hide', ' ')).toMatchObject({ ok: false });
    const undone = fixture.db.transaction().execute(async (transaction) => {
      await changeVisibility(transaction, { listingId: id, action: 'hide', reason: 'Spam' }, STAFF);
      await setPlan(transaction, id, { plan: 'verified', changelogPro: false }, STAFF);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await noticesOf()).toEqual([]);
    expect(await selectAuditEvents(fixture.db, { listingId: id, limit: 5 })).toEqual([]);
  });

  test('of a change of plan, once, but not when the plan is set to its current value', async () => {
    const plan = { plan: 'enterprise', changelogPro: true } as const;
    for (let turn = 0; turn < 3; turn += 1) expect((await setPlan(fixture.db, id, plan, STAFF)).ok).toBe(true);
    await setPlan(fixture.db, id, { ...plan, changelogPro: false }, STAFF);
    expect((await noticesOf()).map(({ title }) => title)).toEqual([
      'The plan is now Enterprise.',
      'The plan is now Enterprise, with Changelog Pro.',
    ]);
    expect(await selectAuditEvents(fixture.db, { listingId: id, limit: 5 })).toHaveLength(2);
  });

  test('but nobody else', async () => {
    const manager = await aPerson(fixture.db);
    await addManager(fixture.db, id, manager.email);
    await decide('hide', 'Spam');
    expect(await noticesOf(manager.id)).toHaveLength(1);
    expect(await noticesOf((await aPerson(fixture.db)).id)).toEqual([]);
    expect(await noticesOf('usr_staff')).toEqual([]);
  });
});

describe('P80 the email', () => {
  test('is sent once to everybody who wants emails about the listing, with user text on one line', async () => {
    const silent = await aPerson(fixture.db, { emailVerified: true });
    await addManager(fixture.db, id, silent.email);
    await setNoticeMails(fixture.db, { personId: silent.id, listingId: id, mails: false });
    await decide('hide', 'Spam\nand \u202Eworse');
    const [letter, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: 'owner@example.test', subject: 'Sample listing: staff hid it' });
    expect(letter!.text).toMatch(/Reason: Spam and +worse\n/);
    expect(letter!.text).toContain(`https://votes.example/dashboard/${id}/page`);
    expect(await mailed()).toEqual([]);
  });

  test('is sent by another process when the one that claimed it died', async () => {
    await decide('hide', 'Spam');
    await sql`update notice set mail_claimed_until = plaudit_now() + interval '2 minutes'`.execute(fixture.db);
    expect(await mailed()).toEqual([]);
    await fixture.clock.advance('2m');
    expect(await mailed()).toHaveLength(1);
  });
});
