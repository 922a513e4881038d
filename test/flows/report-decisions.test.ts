// What staff does with reports, and who is told of it (decisions P433 to P435).

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byPerson } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { changeVisibility } from '../../src/listings/visibility.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { answerQuestion, askOwner } from '../../src/moderation/ask-owner.ts';
import { selectQuestions } from '../../src/moderation/case-queries.ts';
import { decideCase, reopenCase } from '../../src/moderation/decide-case.ts';
import { listCases, readCase } from '../../src/moderation/read-cases.ts';
import { dismissReportNews, selectOwnReports } from '../../src/moderation/report-queries.ts';
import { mailNotices } from '../../src/notices/mail-notices.ts';
import { countUndismissed } from '../../src/notices/notice-queries.ts';
import { type AccountFixture, SENDER } from '../support/account-fixture.ts';
import { addManager, aPerson, aServer } from '../support/people-and-listings.ts';
import { caseOf, openReportFixture, type ReportFixture } from '../support/report-fixture.ts';

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

test('P430 of two staff members who decide at once, the second learns who was faster, and the owner gets one notice', async () => {
  const id = caseOf(await reportAs(null, '198.51.100.1'));
  const other = await aPerson(fixture.db, { name: 'Other Staff' });
  const results = await Promise.all([decide(id, 'hide', { by: staff }), decide(id, 'dismiss', { by: other })]);
  const [won, lost] = results[0]!.ok ? [staff, results[1]] : [other, results[0]];
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(lost).toMatchObject({ ok: false, reason: 'closed', by: won.name });
  expect((await noticesOf(owner)).length).toBe(won === staff ? 1 : 0);
  const { rows } = await sql`select act from audit_entry where act like 'report.%'`.execute(fixture.db);
  expect(rows).toEqual([{ act: 'report.closed' }]);
});

test('P430 a report while staff decides is part of that case or of a new one, and none is lost', async () => {
  const id = caseOf(await reportAs(null, '198.51.100.1'));
  const [, ...sent] = await Promise.all([
    decide(id, 'dismiss'),
    ...Array.from({ length: 6 }, (_, number) => reportAs(null, `203.0.113.${number}`)),
  ]);
  expect(sent.every((one) => one.ok)).toBe(true);
  const { cases } = await listCases(fixture.db, { state: null, listingId: null }, 1);
  expect(cases.reduce((sum, { reports }) => sum + reports, 0)).toBe(7);
  expect(cases.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
});

test('P433 hiding tells the owner and managers why, the reporters what came of it, and nobody who reported it', async () => {
  const { db, outbox, mail } = fixture;
  const reporter = await aPerson(db, { name: 'Secret Reporter', emailVerified: true });
  const manager = await aPerson(db, { emailVerified: true });
  await addManager(db, server.id, manager.email);
  const id = caseOf(await reportAs(reporter, '198.51.100.1'));
  expect(await decide(id, 'hide', { reason: ' ' })).toMatchObject({ ok: false, reason: 'invalid', field: 'reason' });
  expect(await decide(id, 'remove')).toMatchObject({ ok: false, reason: 'not_now' });
  expect(await decide(id, 'hide', { reason: 'It asks for passwords, we think.' })).toEqual({
    ok: true,
    outcome: 'hidden',
  });
  await mailNotices({ db, outbox, site: SENDER, log: fixture.context.log });
  await outbox.sendDue();
  const sentTo = (person: Person) => mail.mails.filter(({ to }) => to.includes(person.email)).map(({ text }) => text);
  for (const person of [owner, manager]) {
    expect(sentTo(person).join()).toContain('It asks for passwords, we think.');
    expect(sentTo(person).join()).not.toMatch(/Secret Reporter|reported/);
    expect(await noticesOf(person)).toMatchObject([{ kind: 'listing.hidden' }]);
  }
  expect(sentTo(reporter).join()).toContain('Staff reviewed it and hid the listing.');
  expect(sentTo(reporter).join()).not.toContain('passwords');
  expect(await countUndismissed(db, reporter.id)).toBe(1);
  const [own] = await selectOwnReports(db, reporter.id, { limit: 1, offset: 0 });
  await dismissReportNews(db, owner.id, own!.id);
  expect(await countUndismissed(db, reporter.id)).toBe(1);
  await dismissReportNews(db, reporter.id, own!.id);
  expect(await countUndismissed(db, reporter.id)).toBe(0);
});

test('P433 a refused decision changes nothing, and a listing that is hidden already can be decided', async () => {
  const { db } = fixture;
  const id = caseOf(await reportAs(null, '198.51.100.1'));
  expect(inEnglish(await decide(id, 'suspend', { by: owner }))).toMatchObject({
    reason: 'not_now',
    sentence: expect.stringContaining('yourself'),
  });
  await db.updateTable('person').set({ role: 'staff' }).where('id', '=', owner.id).execute();
  expect(inEnglish(await decide(id, 'suspend'))).toMatchObject({
    reason: 'not_now',
    sentence: expect.stringContaining('Staff cannot'),
  });
  expect((await readCase(db, id))!.found.state).toBe('open');
  await changeVisibility(db, { listingId: server.id, action: 'hide', reason: 'Before.' }, byPerson(staff));
  expect(await decide(id, 'hide')).toEqual({ ok: true, outcome: 'hidden' });
  expect(await noticesOf(owner)).toHaveLength(1);
  expect(await decide(999_999_999, 'hide')).toEqual({ ok: false, reason: 'unknown' });
});

test('P433 suspending the owner signs them out, and tells them and the managers why', async () => {
  const id = caseOf(await reportAs(null, '198.51.100.1'));
  const suspension = { caseId: id, action: 'suspend', reason: 'Fraud.', days: 4000 } as const;
  expect(await decideCase(deps, suspension, byPerson(staff))).toMatchObject({ reason: 'invalid', field: 'days' });
  expect(await decideCase(deps, { ...suspension, days: 3 }, byPerson(staff))).toEqual({
    ok: true,
    outcome: 'suspended',
  });
  expect(await noticesOf(owner)).toMatchObject([{ kind: 'owner.suspended', reason: 'Fraud.' }]);
  const row = await fixture.db.selectFrom('person').select('suspended_reason').where('id', '=', owner.id).execute();
  expect(row).toEqual([{ suspended_reason: 'Fraud.' }]);
});

test('P434 the owner is asked once at a time, answers once, and learns if nothing comes of it', async () => {
  const { db } = fixture;
  const id = caseOf(await reportAs(null, '198.51.100.1'));
  const ask = (question: string) => askOwner(deps, { caseId: id, question }, byPerson(staff));
  expect(await ask('x'.repeat(501))).toMatchObject({ ok: false, reason: 'invalid' });
  const asked = await Promise.all([ask('Why?'), ask('Why?')]);
  expect(asked.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await selectQuestions(db, server.id)).toMatchObject([{ id, question: 'Why?' }]);
  expect(await noticesOf(owner)).toMatchObject([{ kind: 'report.asked', reason: 'Why?', page: 'reports' }]);
  const answer = { caseId: id, listingId: server.id, text: 'Because.' };
  const other = await aServer(db, 'minecraft', owner);
  expect(await answerQuestion(deps, { ...answer, listingId: other.id }, owner)).toMatchObject({ reason: 'unknown' });
  expect(await answerQuestion(deps, { ...answer, text: 'x'.repeat(1001) }, owner)).toMatchObject({ reason: 'invalid' });
  const answered = await Promise.all([answerQuestion(deps, answer, owner), answerQuestion(deps, answer, owner)]);
  expect(answered.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect((await readCase(db, id))!.events.map(({ kind, by }) => [kind, by])).toEqual([
    ['asked', staff.name],
    ['answered', owner.name],
  ]);
  await decide(id, 'dismiss', { reason: 'Thank you.' });
  expect(await noticesOf(owner)).toMatchObject([
    { kind: 'report.settled', reason: 'Thank you.' },
    { kind: 'report.asked' },
  ]);
  expect(await ask('Again?')).toMatchObject({ reason: 'closed' });
});

test('P433 an owner who was not asked is not told of dismissed reports, also not by the audit log', async () => {
  const id = caseOf(await reportAs(null, '198.51.100.1'));
  await decide(id, 'dismiss');
  expect(await noticesOf(owner)).toEqual([]);
  const { rows } = await sql`
    select act from audit_entry where listing_id = ${server.id} and act like 'report.%'`.execute(fixture.db);
  expect(rows).toEqual([]);
});

test('P433 a case is reopened with a reason, unless the same was reported again', async () => {
  const { db } = fixture;
  const reporter = await aPerson(db);
  const id = caseOf(await reportAs(reporter, '198.51.100.1'));
  const reopen = (caseId: number, reason = 'New facts.') => reopenCase(deps, { caseId, reason }, byPerson(staff));
  expect(await reopen(id)).toMatchObject({ ok: false, reason: 'not_now' });
  await decide(id, 'dismiss');
  expect(await reopen(id, '')).toMatchObject({ ok: false, reason: 'invalid' });
  const again = caseOf(await reportAs(null, '198.51.100.2'));
  expect(again).not.toBe(id);
  expect(await reopen(id)).toMatchObject({ ok: false, reason: 'not_now' });
  await decide(again, 'dismiss');
  expect(await reopen(id)).toEqual({ ok: true });
  expect(await selectOwnReports(db, reporter.id, { limit: 9, offset: 0 })).toMatchObject([{ outcome: null }]);
  expect(await countUndismissed(db, reporter.id)).toBe(1);
  expect(await decide(id, 'hide')).toEqual({ ok: true, outcome: 'hidden' });
});

test('P433 a case that is reopened while the same is reported ends up open once, without an error', async () => {
  for (let round = 0; round < 8; round += 1) {
    const listing = await aServer(fixture.db, 'minecraft', owner);
    const id = caseOf(await reportAs(null, `192.0.2.${round}`, { listing }));
    await decide(id, 'dismiss');
    const [reopened, ...sent] = await Promise.all([
      reopenCase(deps, { caseId: id, reason: 'New facts.' }, byPerson(staff)),
      reportAs(null, `198.51.100.${round}`, { listing }),
      reportAs(null, `203.0.113.${round}`, { listing }),
    ]);
    expect(sent.map(({ ok }) => ok)).toEqual([true, true]);
    if (!reopened.ok)
      expect(inEnglish(reopened)).toMatchObject({ reason: 'not_now', sentence: expect.stringContaining('again') });
    expect(new Set(sent.map(caseOf)).size).toBe(1);
    expect(caseOf(sent[0]!) === id).toBe(reopened.ok);
  }
});

test('P435 a case outlives its listing, and a listing with the same ID has its history', async () => {
  const { db } = fixture;
  const id = caseOf(await reportAs(null, '198.51.100.1'));
  await deleteListing(db, server.id, byPerson(owner));
  const detail = await readCase(db, id);
  expect(detail).toMatchObject({ isTargetThere: false, found: { isListingThere: false, listingName: server.name } });
  expect(await decide(id, 'hide')).toMatchObject({ reason: 'not_now' });
  expect(await askOwner(deps, { caseId: id, question: 'Why?' }, byPerson(staff))).toMatchObject({ reason: 'not_now' });
  expect(await decide(id, 'dismiss')).toEqual({ ok: true, outcome: 'gone' });
});
