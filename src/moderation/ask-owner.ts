// Staff asks the owner of a listing about a report, and the owner or a manager answers (decision P434). The owner never
// learns who has reported it.

import { type Actor, byPerson, recordAuditEvent } from '../access/audit.ts';
import { REPORT_TEXT_MAX_CHARACTERS } from '../core/limits.ts';
import { countCharacters, isStorable, isVisible } from '../core/text.ts';
import { findListing } from '../listings/queries.ts';
import { type Message, message } from '../messages/message.ts';
import { validateReason } from '../messages/validate-reason.ts';
import { insertCaseEvent, insertReportNotice, lockCase, updateWaiting } from './case-queries.ts';
import { type CaseRefusal, refuseClosed } from './decide-case.ts';
import type { ModerationDependencies } from './moderation-dependencies.ts';

type Result = { readonly ok: true } | CaseRefusal;

const UNKNOWN = { ok: false, reason: 'unknown' } as const;

export async function askOwner(
  deps: ModerationDependencies,
  { caseId, question: given }: { readonly caseId: number; readonly question: string },
  by: Actor,
): Promise<Result> {
  const question = given.trim();
  const sentence = isVisible(question) ? validateReason(question) : message('validation.questionMissing');
  if (sentence) return { ok: false, reason: 'invalid', field: 'question', sentence };
  return deps.db.transaction().execute(async (db): Promise<Result> => {
    const found = await lockCase(db, caseId);
    const refusal = refuseClosed(found);
    if (refusal || !found) return refusal ?? UNKNOWN;
    if (found.waitingSince) return { ok: false, reason: 'not_now', sentence: message('reportDecisions.askedAlready') };
    const { listingId } = found;
    if (found.targetKind === 'profile')
      return { ok: false, reason: 'not_now', sentence: message('reportDecisions.profileHasNoOwner') };
    if (!(await findListing(db, listingId)))
      return { ok: false, reason: 'not_now', sentence: message('reportDecisions.listingDeletedAsk') };
    await updateWaiting(db, caseId, true);
    await insertCaseEvent(db, caseId, { kind: 'asked', body: question, byId: by.personId });
    await recordAuditEvent(db, { action: 'report.asked', ...by, listingId, detail: { caseId, reason: question } });
    await insertReportNotice(db, listingId, { kind: 'report.asked', reason: question });
    return { ok: true };
  });
}

export interface OwnerAnswer {
  readonly caseId: number;
  /** The listing that the person may answer for. */
  readonly listingId: string;
  readonly text: string;
}

/** `not_now`: nobody waits for an answer anymore. */
export async function answerQuestion(
  { db: database }: ModerationDependencies,
  { caseId, listingId, text: given }: OwnerAnswer,
  person: { readonly id: string },
): Promise<Result> {
  const text = given.trim();
  const sentence = validateAnswer(text);
  if (sentence) return { ok: false, reason: 'invalid', field: 'text', sentence };
  return database.transaction().execute(async (db): Promise<Result> => {
    const found = await lockCase(db, caseId);
    if (found?.listingId !== listingId) return UNKNOWN;
    if (!found.waitingSince)
      return {
        ok: false,
        reason: 'not_now',
        sentence: message('reportDecisions.answeredAlready'),
      };
    await updateWaiting(db, caseId, false);
    await insertCaseEvent(db, caseId, { kind: 'answered', body: text, byId: person.id });
    await recordAuditEvent(db, { action: 'report.answered', ...byPerson(person), listingId, detail: { caseId } });
    return { ok: true };
  });
}

function validateAnswer(text: string): Message | null {
  if (!isStorable(text)) return message('validation.unstorable');
  if (!isVisible(text)) return message('validation.answerMissing');
  const length = countCharacters(text);
  return length > REPORT_TEXT_MAX_CHARACTERS
    ? message('validation.tooLong', { max: REPORT_TEXT_MAX_CHARACTERS, length })
    : null;
}
