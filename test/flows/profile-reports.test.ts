// P559: profiles are reported like listings; staff hides them or clears the name, and the person is told.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { byPerson } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import { exportPersonalData } from '../../src/access/personal-data.ts';
import { selectCase } from '../../src/moderation/case-queries.ts';
import { createReport } from '../../src/moderation/create-report.ts';
import { readCase } from '../../src/moderation/read-cases.ts';
import { forgetReportedProfile } from '../../src/moderation/report-queries.ts';
import { findPublicPerson, saveProfile } from '../../src/voters/profile.ts';
import { selectProfileNews } from '../../src/voters/profile-decision-queries.ts';
import { CLEARED_NAME, hideProfile, showProfileAgain } from '../../src/voters/profile-decisions.ts';
import { type AccountFixture, SENDER } from '../support/account-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { caseOf, openReportFixture, type ReportFixture } from '../support/report-fixture.ts';

let fixture: AccountFixture;
let deps: ReportFixture['deps'];
let staff: Person;
let decide: ReportFixture['decide'];
let ann: Person;
beforeEach(async () => {
  ({ fixture, deps, staff, decide } = await openReportFixture());
  ann = await aPerson(fixture.db, { name: 'Sample Ann', emailVerified: true });
  await save('sample-ann');
});
afterEach(() => fixture.close());

const save = (handle: string, isPublic = true) =>
  saveProfile({ db: fixture.db, site: { serviceName: 'Sample', displayName: 'Sample' } }, ann.id, {
    handle,
    isPublic,
    isIndexed: false,
    showsFavorites: false,
  });
const reportAs = (person: Person | null, number = 1, handle = 'sample-ann') => {
  const reporter = { personId: person?.id ?? null, network: `198.51.100.${number}`, networkKey: `key ${number}` };
  return createReport(deps, { handle }, reporter, { reason: 'impersonation', text: 'It is not her.' });
};
const nameOf = async () =>
  fixture.db.selectFrom('person').select(['name', 'shows_name']).where('id', '=', ann.id).executeTakeFirst();
const news = () => selectProfileNews(fixture.db, ann.id, 10);
const emailsTo = async (address: string) => {
  await fixture.outbox.sendDue();
  return fixture.mail.mails.filter(({ to }) => to.includes(address)).map(({ text }) => text);
};

describe('P559 a report of a profile', () => {
  test('is one case with others about it, and has its name and handle as they were', async () => {
    const first = caseOf(await reportAs(null, 1));
    expect(caseOf(await reportAs(await aPerson(fixture.db), 2))).toBe(first);
    await fixture.db.updateTable('person').set({ name: 'Another' }).where('id', '=', ann.id).execute();
    const detail = await readCase(fixture.db, first);
    expect(detail?.found).toMatchObject({ targetKind: 'profile', targetId: ann.id, label: 'sample-ann' });
    expect(detail?.suspendable).toMatchObject({ id: ann.id });
    expect(detail?.snapshots[0]?.fields).toEqual([
      { field: 'name', before: 'Sample Ann', now: 'Another', isChanged: true },
      { field: 'handle', before: 'sample-ann', now: 'sample-ann', isChanged: false },
    ]);
  });

  test('is not possible of a profile that nobody sees, and needs a reason that fits', async () => {
    expect(await reportAs(null, 1, 'nobody')).toEqual({ ok: false, reason: 'gone' });
    await save('sample-ann', false);
    expect(await reportAs(null)).toEqual({ ok: false, reason: 'gone' });
    const reporter = { personId: null, network: '198.51.100.1', networkKey: 'key' };
    expect(await createReport(deps, { handle: 'sample-ann' }, reporter, { reason: 'broken', text: '' })).toMatchObject({
      reason: 'invalid',
    });
  });

  test('lets staff hide the profile, which its person can neither undo nor evade', async () => {
    const found = caseOf(await reportAs(null));
    expect(await decide(found, 'hide', { reason: 'It passes for somebody.' })).toEqual({ ok: true, outcome: 'hidden' });
    expect(await findPublicPerson(fixture.db, 'sample-ann')).toBeNull();
    await save('sample-other');
    expect(await findPublicPerson(fixture.db, 'sample-other')).toBeNull();
    expect(await news()).toMatchObject([{ kind: 'hidden', reason: 'It passes for somebody.' }]);
    const [email] = await emailsTo(ann.email);
    expect(email).toContain('hid your public profile');
    expect(email).toContain('It passes for somebody.');
    const context = { site: SENDER, outbox: null };
    const again = { personId: ann.id, reason: 'Again.' };
    expect(await hideProfile(context, fixture.db, again, byPerson(staff))).toEqual({ ok: false, reason: 'already' });
    expect(await showProfileAgain(context, fixture.db, ann.id, byPerson(ann))).toEqual({ ok: false, reason: 'own' });
    expect(await showProfileAgain(context, fixture.db, ann.id, byPerson(staff))).toEqual({ ok: true });
    expect(await findPublicPerson(fixture.db, 'sample-other')).toMatchObject({ id: ann.id });
    expect((await news()).map(({ kind }) => kind)).toEqual(['shown', 'hidden']);
  });

  test('lets staff clear the name, and suspend the person', async () => {
    await fixture.db.updateTable('person').set({ shows_name: true }).where('id', '=', ann.id).execute();
    const first = caseOf(await reportAs(null));
    expect(await decide(first, 'remove')).toEqual({ ok: true, outcome: 'removed' });
    expect(await nameOf()).toEqual({ name: CLEARED_NAME, shows_name: false });
    expect(await news()).toMatchObject([{ kind: 'name_cleared', reason: 'A good reason.' }]);
    const second = caseOf(await reportAs(null, 3));
    expect(await decide(second, 'suspend')).toEqual({ ok: true, outcome: 'suspended' });
    expect(await findPublicPerson(fixture.db, 'sample-ann')).toBeNull();
  });

  test('tells those who reported it what came of it, and cannot be decided by the person it is about', async () => {
    const reporter = await aPerson(fixture.db, { emailVerified: true });
    const found = caseOf(await reportAs(reporter));
    expect(await decide(found, 'hide', { by: ann })).toMatchObject({ ok: false, reason: 'not_now' });
    expect(await decide(found, 'suspend', { by: ann })).toMatchObject({ ok: false, reason: 'not_now' });
    await decide(found, 'hide');
    const [email] = await emailsTo(reporter.email);
    expect(email).toContain('the profile of Sample Ann');
    expect(email).toContain('hid the profile');
  });

  test('leaves neither name nor text behind when the account is deleted, and what staff wrote is in the export', async () => {
    const found = caseOf(await reportAs(null));
    await decide(found, 'hide', { reason: 'For the export.' });
    let exported = '';
    const config = { serviceName: 'Sample' };
    for await (const piece of exportPersonalData({ config, db: fixture.db }, ann.id, async function* () {})) {
      exported += piece;
    }
    expect(JSON.parse(exported).profile).toMatchObject({
      hiddenReason: 'For the export.',
      news: [{ kind: 'hidden', reason: 'For the export.' }],
    });
    await forgetReportedProfile(fixture.db, ann.id);
    expect(await selectCase(fixture.db, found)).toMatchObject({ listingName: 'Deleted account', label: null });
    expect(await fixture.db.selectFrom('report_snapshot').selectAll().execute()).toEqual([]);
    const log = await fixture.db
      .selectFrom('audit_entry')
      .select(['act', 'subject'])
      .where('act', 'like', 'report.%')
      .execute();
    expect(JSON.stringify(log)).not.toContain('Sample Ann');
  });
});
