// Staff is notified by email that listings wait for approval (decision P96): everybody who wants it, at most once an
// hour, none missed.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { setStaff } from '../../src/access/suspend.ts';
import { notifyStaff } from '../../src/notices/notify-staff.ts';
import { setApprovalMails, wantsApprovalMails } from '../../src/notices/staff-mail-queries.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { aBot, aPerson } from '../support/people-and-listings.ts';

let fixture: AccountFixture;
let staff: Awaited<ReturnType<typeof aPerson>>;
let owner: typeof staff;

beforeEach(async () => {
  fixture = await openAccountFixture();
  staff = await aPerson(fixture.db, { email: 'staff@mail.example', staffBy: OPERATOR });
  owner = await aPerson(fixture.db, { email: 'owner@mail.example' });
  await fixture.db.updateTable('person').set({ email_verified: true }).execute();
});
afterEach(() => fixture.close());

async function waits(): Promise<string> {
  const { id } = await aBot(fixture.db, owner);
  await putBack(id);
  return id;
}

async function putBack(id: string): Promise<void> {
  await sql`update listing set state = 'pending', state_at = plaudit_now() where id = ${id}`.execute(fixture.db);
}

/** How many staff members are notified, once a listing has waited for a minute. */
async function notifiedAfter(after = '1m'): Promise<number> {
  await fixture.clock.advance(after);
  return tell();
}

const tell = ({ outbox } = fixture) => notifyStaff({ db: fixture.db, outbox, site: fixture.context.site });

async function subjects(address = 'staff@mail.example') {
  await fixture.outbox.sendDue();
  return fixture.subjectsTo(address);
}

describe('P96 staff is notified of listings that wait for approval', () => {
  test('with their number, the waiting time and a link; nobody else is', async () => {
    expect(await notifiedAfter()).toBe(0);
    for (let i = 0; i < 3; i += 1) await waits();
    expect(await notifiedAfter()).toBe(1);
    expect(await subjects()).toEqual(['Sample: 3 listings are waiting for approval']);
    expect(await subjects('owner@mail.example')).toEqual([]);
    const [mail] = fixture.mail.mails;
    expect(mail!.text).toContain('https://votes.example/staff/queue');
    expect(mail!.text).toMatch(/the first of them since \d+ \w+ \d{4}, /);
    expect(mail!.text).not.toContain('Bot');
  });

  test('at most once an hour, and only when there are new ones', async () => {
    await waits();
    expect(await notifiedAfter()).toBe(1);
    const second = await waits();
    expect(await notifiedAfter('58m')).toBe(0);
    expect(await notifiedAfter('2m')).toBe(1);
    expect(await subjects()).toEqual([
      'Sample: A listing is waiting for approval',
      'Sample: 2 listings are waiting for approval',
    ]);
    expect(await notifiedAfter('2h')).toBe(0);
    await putBack(second);
    expect(await notifiedAfter()).toBe(1);
  });

  test('only once a listing has waited for a minute, so that no two emails report the same one', async () => {
    await waits();
    await fixture.clock.advance('30s');
    await waits();
    expect(await notifiedAfter('31s')).toBe(1);
    expect(await notifiedAfter('1h')).toBe(1);
    expect(await notifiedAfter('2h')).toBe(0);
    expect(await subjects()).toEqual([
      'Sample: A listing is waiting for approval',
      'Sample: 2 listings are waiting for approval',
    ]);
  });

  test('also of one whose transaction commits late, but not of one that is already approved', async () => {
    const quick = await waits();
    expect(await notifiedAfter('30s')).toBe(0);
    await fixture.db.updateTable('listing').set({ state: 'public' }).where('id', '=', quick).execute();
    expect(await notifiedAfter('1m')).toBe(0);
    await waits();
    expect(await notifiedAfter()).toBe(1);
    const late = sql`state_at - interval '10 seconds'`;
    await sql`update listing set state_at = ${late} where id = ${await waits()}`.execute(fixture.db);
    expect(await notifiedAfter('2h')).toBe(1);
  });

  test('if they have a confirmed address and want the email', async () => {
    await waits();
    await setApprovalMails(fixture.db, staff.id, false);
    expect(await wantsApprovalMails(fixture.db, staff.id)).toBe(false);
    const other = await aPerson(fixture.db, { email: 'other@mail.example', staffBy: OPERATOR });
    expect(await notifiedAfter()).toBe(0);
    await fixture.db.updateTable('person').set({ email_verified: true }).execute();
    expect(await notifiedAfter()).toBe(1);
    await waits();
    await setStaff(fixture.db, other.id, false, OPERATOR);
    expect(await notifiedAfter('2h')).toBe(0);
    await setApprovalMails(fixture.db, staff.id, true);
    expect(await notifiedAfter()).toBe(1);
    expect(await subjects()).toEqual(['Sample: 2 listings are waiting for approval']);
    expect(await subjects('other@mail.example')).toEqual(['Sample: A listing is waiting for approval']);
  });

  test('once, however many processes run, and not again after a failure to queue the email', async () => {
    await waits();
    await fixture.clock.advance('1m');
    const outbox = { ...fixture.outbox, enqueue: async () => false };
    await expect(tell({ ...fixture, outbox })).rejects.toThrow('The outbox is full');
    const rounds = await Promise.all(Array.from({ length: 4 }, () => tell()));
    expect(rounds.toSorted()).toEqual([0, 0, 0, 1]);
    expect(await subjects()).toHaveLength(1);
  });

  test('and the setting is deleted with the account', async () => {
    await setApprovalMails(fixture.db, staff.id, false);
    await aPerson(fixture.db, { staffBy: OPERATOR });
    expect(await fixture.deleteAccount(staff.id)).toMatchObject({ ok: true });
    expect(await fixture.db.selectFrom('queue_mail').selectAll().execute()).toEqual([]);
  });
});
