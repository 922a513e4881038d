// A report by a visitor, with or without an account (decisions P430 to P432). Every bound is checked in one transaction
// under the lock of the case, so that several reports at once keep to them.

import { hash } from 'node:crypto';
import { MAX_REPORTS_PER_CASE, PAGE_LIMITS, REPORT_TEXT_MAX_CHARACTERS, REPORTS_PER_CASE } from '../core/limits.ts';
import { countCharacters, isStorable, isVisible } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import { consumeAll } from '../db/rate-limit.ts';
import { raiseStaffAlert } from '../mail/staff-alert-queries.ts';
import type { FieldError } from '../messages/field-error.ts';
import { type Message, message } from '../messages/message.ts';
import { keepPerson } from '../ownership/transfer-queries.ts';
import type { ModerationDependencies } from './moderation-dependencies.ts';
import { type ReportReason, type ReportTargetKind, reasonsFor } from './report-kinds.ts';
import {
  insertReport,
  insertSnapshot,
  lockOpenCase,
  lockReportsOf,
  selectReportOf,
  updateReport,
} from './report-queries.ts';
import type { ReportTarget } from './report-target.ts';
import { findReportable, type TargetAddress, targetKindOf } from './targets.ts';

export interface Reporter {
  /** Null: a visitor without an account. */
  readonly personId: string | null;
  /** The address or IPv6 network; only its hash is stored, and only without an account. */
  readonly network: string;
  /** Identifies the network in rate limits. */
  readonly networkKey: string;
}

export interface ReportInput {
  readonly reason: string;
  readonly text: string;
}

export type ReportResult =
  | { readonly ok: true; readonly caseId: number; readonly isUpdate: boolean }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly ok: false; readonly reason: 'limited'; readonly resetSeconds: number }
  /** Somebody of this network has reported it. Nobody is told so. */
  | { readonly ok: false; readonly reason: 'already' }
  /**
   * `gone`: visitors cannot see it anymore. `full`: many have reported it. `no_account`: the reporter's was deleted or
   * suspended in the meantime.
   */
  | { readonly ok: false; readonly reason: 'gone' | 'full' | 'no_account' };

export async function createReport(
  deps: ModerationDependencies,
  address: TargetAddress,
  reporter: Reporter,
  given: ReportInput,
): Promise<ReportResult> {
  const input = { reason: given.reason, text: given.text.trim() };
  const errors = validateReport(targetKindOf(address), input);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  return deps.db.transaction().execute(async (transaction): Promise<ReportResult> => {
    // Before everything else, as everywhere: the account may be deleted at the same time.
    if (reporter.personId !== null && !(await keepPerson(transaction, reporter.personId)))
      return { ok: false, reason: 'no_account' };
    const target = await findReportable(transaction, deps, address);
    if (!target) return { ok: false, reason: 'gone' };
    const limited = await consumeLimits(transaction, target, reporter);
    return limited ?? store(deps, transaction, { target, reporter, input });
  });
}

function validateReport(kind: ReportTargetKind, { reason, text }: ReportInput): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (!reasonsFor(kind).includes(reason as ReportReason))
    errors.push({ field: 'reason', message: message('listingValidation.reportReasonMissing') });
  const problem = validateText(text, reason === 'other');
  if (problem) errors.push({ field: 'text', message: problem });
  return errors;
}

function validateText(text: string, isRequired: boolean): Message | null {
  if (!isStorable(text)) return message('validation.unstorable');
  if (isRequired && !isVisible(text)) return message('listingValidation.reportTextMissing');
  const length = countCharacters(text);
  return length > REPORT_TEXT_MAX_CHARACTERS
    ? message('validation.tooLong', { max: REPORT_TEXT_MAX_CHARACTERS, length })
    : null;
}

function consumeLimits(db: Connection, target: ReportTarget, { personId, networkKey }: Reporter) {
  const { reportsOfNetwork, reportsOfPerson, reportsOfTarget } = PAGE_LIMITS;
  const who = personId ?? networkKey;
  return consumeAll(db, [
    { key: `report-network:${networkKey}`, ...reportsOfNetwork },
    ...(personId ? [{ key: `report-person:${personId}`, ...reportsOfPerson }] : []),
    { key: `report-target:${who}:${target.kind}:${target.id}`, ...reportsOfTarget },
  ]);
}

interface AdmittedReport {
  readonly target: ReportTarget;
  readonly reporter: Reporter;
  readonly input: ReportInput;
}

async function store(
  { hashNetwork }: ModerationDependencies,
  db: Connection,
  { target, reporter, input: { reason, text } }: AdmittedReport,
): Promise<ReportResult> {
  await lockReportsOf(db, target);
  const { id: caseId, reports } = await lockOpenCase(db, target);
  const networkHash = reporter.personId === null ? hashNetwork(reporter.network) : null;
  const known = await selectReportOf(db, caseId, { personId: reporter.personId, networkHash });
  // Others share the network, and must not overwrite what somebody else has reported.
  if (known !== null && reporter.personId === null) return { ok: false, reason: 'already' };
  // Visitors without an account cannot use up the room of those who have one.
  const most = reporter.personId === null ? REPORTS_PER_CASE : MAX_REPORTS_PER_CASE;
  if (known === null && reports >= most) return { ok: false, reason: 'full' };
  const content = JSON.stringify(target.snapshot);
  const snapshotId = await insertSnapshot(db, { caseId, content, digest: hash('sha256', content) });
  const row = { reason, body: text || null, snapshotId };
  if (known === null) {
    await insertReport(db, { caseId, personId: reporter.personId, networkHash, ...row });
    // Once for each case: many reports of the same thing are not news.
    if (reports === 0) await raiseStaffAlert(db, { kind: 'report', path: `/staff/reports/${caseId}` });
  } else await updateReport(db, known, row);
  return { ok: true, caseId, isUpdate: known !== null };
}
