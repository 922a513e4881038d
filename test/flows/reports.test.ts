// Reports by visitors: cases, bounds, snapshots, history, and what is deleted when (decisions P430 to P432, P436, P437).

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byPerson } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import { exportPersonalData } from '../../src/access/personal-data.ts';
import { deleteEntry } from '../../src/changelog/delete-entry.ts';
import { putEntry } from '../../src/changelog/put-entry.ts';
import { MAX_REPORTS_PER_CASE, REPORTS_PER_CASE } from '../../src/core/limits.ts';
import { deleteExpiredRows } from '../../src/expired-rows.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { updateListing } from '../../src/listings/save-listing.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { countOpenCases } from '../../src/moderation/case-queries.ts';
import { reopenCase } from '../../src/moderation/decide-case.ts';
import { readCase } from '../../src/moderation/read-cases.ts';
import { type AccountFixture, SENDER } from '../support/account-fixture.ts';
import { aBot, aPerson, aServer } from '../support/people-and-listings.ts';
import { caseOf, openReportFixture, type ReportFixture, SCAM } from '../support/report-fixture.ts';

let fixture: AccountFixture;
let deps: ReportFixture['deps'];
let owner: Person;
let staff: Person;
let server: Listing;
let reportAs: ReportFixture['reportAs'];
let decide: ReportFixture['decide'];
let noticesOf: ReportFixture['noticesOf'];
beforeEach(async () => {
  ({ fixture, deps, owner, staff, server, reportAs, decide, noticesOf } = await openReportFixture());
});
afterEach(() => fixture.close());

test('P430 reports of several people about one listing are one case, with a snapshot of each text', async () => {
  const first = caseOf(await reportAs(null, '198.51.100.1'));
  await updateListing(fixture.db, server.id, { summary: 'Another summary' }, byPerson(owner));
  expect(caseOf(await reportAs(await aPerson(fixture.db), '198.51.100.2'))).toBe(first);
  expect(caseOf(await reportAs(null, '198.51.100.3'))).toBe(first);
  await updateListing(fixture.db, server.id, { name: 'Harmless' }, byPerson(owner));
  const detail = await readCase(fixture.db, first);
  expect(detail!.reports).toHaveLength(3);
  expect(
    detail!.snapshots.map(({ fields }) => fields.filter((one) => one.isChanged).map(({ field }) => field)),
  ).toEqual([['name'], ['name', 'summary']]);
  expect(detail!.snapshots[1]!.fields[0]).toMatchObject({ before: server.name, now: 'Harmless' });
  expect(await countOpenCases(fixture.db)).toMatchObject({ count: 1 });
  const alerts = await fixture.db.selectFrom('staff_alert').select(['kind', 'path']).execute();
  expect(alerts).toEqual([{ kind: 'report', path: `/staff/reports/${first}` }]);
});

test('P431 ten first reports at once make one case, and one person’s at once one report', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => aPerson(fixture.db)));
  const sent = await Promise.all([
    ...people.map((person, number) => reportAs(person, `198.51.100.${number}`)),
    ...people.map((_, number) => reportAs(null, `203.0.113.${number}`)),
    reportAs(people[0]!, '198.51.100.99'),
    reportAs(null, '203.0.113.0'),
  ]);
  expect(sent.filter(({ ok }) => ok)).toHaveLength(11);
  expect(sent.filter((one) => one.ok && one.isUpdate)).toHaveLength(1);
  expect(sent.filter((one) => !one.ok)).toEqual([{ ok: false, reason: 'already' }]);
  const { rows } = await sql`select reports, (select count(*)::int from report) as rows from report_case`.execute(
    fixture.db,
  );
  expect(rows).toEqual([{ reports: 10, rows: 10 }]);
});

test('P431 reports are limited per network, per account, per target, and per case', async () => {
  const { db, clock } = fixture;
  const person = await aPerson(db);
  for (let sent = 0; sent < 3; sent += 1) expect((await reportAs(person, `198.51.100.${sent}`)).ok).toBe(true);
  expect(await reportAs(person, '198.51.100.9')).toMatchObject({ ok: false, reason: 'limited' });
  await clock.advance('25h');
  for (let sent = 0; sent < 20; sent += 1) {
    const other = await aServer(db, 'minecraft', owner);
    expect((await reportAs(person, `192.0.2.${sent}`, { listing: other })).ok).toBe(true);
  }
  expect(await reportAs(person, '192.0.2.99')).toMatchObject({ ok: false, reason: 'limited' });
  const network = '203.0.113.7';
  for (let sent = 0; sent < 10; sent += 1) expect((await reportAs(await aPerson(db), network)).ok).toBe(true);
  expect(await reportAs(await aPerson(db), network)).toMatchObject({ ok: false, reason: 'limited' });
  const { rows } = await sql<{ id: number }>`
    update report_case set reports = ${REPORTS_PER_CASE} where listing_id = ${server.id} returning id`.execute(db);
  expect(rows).toHaveLength(1);
  expect(await reportAs(null, '203.0.113.8')).toEqual({ ok: false, reason: 'full' });
  expect((await reportAs(await aPerson(db), '203.0.113.8')).ok).toBe(true);
  await sql`update report_case set reports = ${MAX_REPORTS_PER_CASE} where id = ${rows[0]!.id}`.execute(db);
  expect(await reportAs(await aPerson(db), '203.0.113.8')).toEqual({ ok: false, reason: 'full' });
});

test('P430 a changelog entry is reported, removed, and kept as it was when its owner deletes it', async () => {
  const { db } = fixture;
  const bot = await aBot(db, owner);
  await db.updateTable('listing').set({ changelog_pro: true }).where('id', '=', bot.id).execute();
  const write = (version: string, body: string) =>
    putEntry(db, { listingId: bot.id, version }, { title: 'News', body, releasedAt: null }, byPerson(owner));
  await write('1.0', 'Get it at malware.example');
  await write('2.0', 'Fine');
  expect(
    await reportAs(null, '198.51.100.1', { given: { reason: 'votes', text: '' }, entry: '1.0', listing: bot }),
  ).toMatchObject({
    reason: 'invalid',
  });
  expect(await reportAs(null, '198.51.100.1', { entry: '9.9', listing: bot })).toMatchObject({ reason: 'gone' });
  const first = caseOf(await reportAs(null, '198.51.100.1', { entry: '1.0', listing: bot }));
  const second = caseOf(await reportAs(null, '198.51.100.2', { entry: '2.0', listing: bot }));
  await write('1.0', 'Harmless');
  const before = await readCase(db, first);
  expect(before!.snapshots[0]!.fields.find(({ field }) => field === 'body')).toMatchObject({
    before: 'Get it at malware.example',
    now: 'Harmless',
  });
  expect(await decide(first, 'remove')).toEqual({ ok: true, outcome: 'removed' });
  expect(await noticesOf(owner)).toMatchObject([{ kind: 'changelog.removed', version: '1.0' }]);
  expect(await reportAs(null, '198.51.100.3', { entry: '1.0', listing: bot })).toMatchObject({ reason: 'gone' });
  await deleteEntry(db, { listingId: bot.id, version: '2.0' }, byPerson(owner));
  expect((await readCase(db, second))!.isTargetThere).toBe(false);
  expect(await decide(second, 'remove')).toMatchObject({ reason: 'not_now' });
  expect(await decide(second, 'dismiss')).toEqual({ ok: true, outcome: 'gone' });
});

test('P433 another entry of the same version is not removed instead of the one that was reported', async () => {
  const { db } = fixture;
  const bot = await aBot(db, owner);
  await db.updateTable('listing').set({ changelog_pro: true }).where('id', '=', bot.id).execute();
  const key = { listingId: bot.id, version: '1.0' };
  const write = (body: string) => putEntry(db, key, { title: 'News', body, releasedAt: null }, byPerson(owner));
  await write('Get it at malware.example');
  const id = caseOf(await reportAs(null, '198.51.100.1', { entry: '1.0', listing: bot }));
  await deleteEntry(db, key, byPerson(owner));
  await write('Nobody has reported this');
  expect(inEnglish(await decide(id, 'remove'))).toMatchObject({
    reason: 'not_now',
    sentence: expect.stringContaining('Dismiss'),
  });
  const entries = await db
    .selectFrom('changelog_entry')
    .select('removed_at')
    .where('listing_id', '=', bot.id)
    .execute();
  expect(entries).toEqual([{ removed_at: null }]);
  expect(await decide(id, 'dismiss')).toEqual({ ok: true, outcome: 'gone' });
});

test('P432 the history of a reporter counts what was upheld and dismissed, by account or by the hash of the network', async () => {
  const { db } = fixture;
  const person = await aPerson(db);
  const [second, third] = [await aServer(db, 'minecraft', owner), await aServer(db, 'minecraft', owner)];
  for (const who of [person, null]) {
    await decide(caseOf(await reportAs(who, '198.51.100.1')), 'dismiss');
    await decide(caseOf(await reportAs(who, '198.51.100.1', { listing: who ? second : third })), 'hide');
  }
  const fourth = await aServer(db, 'minecraft', owner);
  await reportAs(person, '198.51.100.1', { listing: fourth });
  await reportAs(null, '198.51.100.2', { listing: fourth });
  const id = caseOf(await reportAs(null, '198.51.100.1', { listing: fourth }));
  expect((await readCase(db, id))!.reports).toMatchObject([
    { reporterId: person.id, total: 3, upheld: 1, dismissed: 1 },
    { hasNetwork: true, total: 1 },
    { hasNetwork: true, total: 3, upheld: 1, dismissed: 1 },
  ]);
});

test('P436 texts, snapshots and networks of closed cases are deleted after 90 days, and the cases with the audit log', async () => {
  const { db, clock } = fixture;
  const closed = caseOf(await reportAs(null, '198.51.100.1'));
  await decide(closed, 'dismiss');
  const open = caseOf(await reportAs(null, '198.51.100.1'));
  await clock.advance('89d');
  await deleteExpiredRows(db);
  expect((await readCase(db, closed))!.snapshots).toHaveLength(1);
  await clock.advance('2d');
  await deleteExpiredRows(db);
  const detail = await readCase(db, closed);
  expect(detail).toMatchObject({ snapshots: [], reports: [{ body: null, hasNetwork: false, total: 0 }] });
  expect(detail!.events.map(({ kind, body }) => [kind, body])).toEqual([['dismissed', null]]);
  expect(await reopenCase(deps, { caseId: closed, reason: 'x' }, byPerson(staff))).toMatchObject({ reason: 'not_now' });
  expect((await readCase(db, open))!.reports).toMatchObject([{ body: SCAM.text, hasNetwork: true }]);
  await clock.advance('320d');
  await deleteExpiredRows(db);
  expect(await readCase(db, closed)).toBeNull();
  expect(await readCase(db, open)).not.toBeNull();
});

test('P437 a report while its reporter’s account is deleted is stored without a name, or refused', async () => {
  for (let round = 0; round < 8; round += 1) {
    const person = await aPerson(fixture.db);
    const [sent, deleted] = await Promise.all([
      reportAs(person, `198.51.100.${round}`),
      fixture.deleteAccount(person.id),
    ]);
    expect(deleted).toEqual({ ok: true });
    if (!sent.ok) expect(sent).toEqual({ ok: false, reason: 'no_account' });
    expect(await reportAs(person, `203.0.113.${round}`)).toEqual({ ok: false, reason: 'no_account' });
  }
});

test('P437 a deleted account leaves its reports without a name, and no text once they are decided', async () => {
  const { db } = fixture;
  const person = await aPerson(db);
  const closed = caseOf(await reportAs(person, '198.51.100.1'));
  await decide(closed, 'dismiss');
  const open = caseOf(await reportAs(person, '198.51.100.1', { given: { reason: 'other', text: 'Still open.' } }));
  let exported = '';
  for await (const piece of exportPersonalData({ db, config: SENDER }, person.id, async function* () {}))
    exported += piece;
  expect(JSON.parse(exported).reports).toMatchObject([
    { listingId: server.id, reason: 'scam', text: SCAM.text, outcome: 'dismissed' },
    { reason: 'other', text: 'Still open.', outcome: null },
  ]);
  expect(await fixture.deleteAccount(person.id)).toEqual({ ok: true });
  expect((await readCase(db, closed))!.reports).toMatchObject([{ body: null, reporterId: null, hadAccount: true }]);
  expect((await readCase(db, open))!.reports).toMatchObject([{ body: 'Still open.', reporterName: null, total: 0 }]);
  expect(await decide(open, 'dismiss')).toEqual({ ok: true, outcome: 'dismissed' });
});
