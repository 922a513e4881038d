// What staff decides about a case (decision P433): one transaction, which locks the case first, so that of two staff
// members at once the second is told who was faster. Callers check who may do so (access/permissions.ts).

import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { suspendPerson } from '../access/suspend.ts';
import { lockChangelog, selectEntryById } from '../changelog/queries.ts';
import { removeEntry } from '../changelog/remove-entry.ts';
import type { Connection } from '../db/database.ts';
import { findListing } from '../listings/queries.ts';
import { changeVisibility } from '../listings/visibility.ts';
import { type Message, message } from '../messages/message.ts';
import { validateReason } from '../messages/validate-reason.ts';
import {
  insertCaseEvent,
  insertReportNotice,
  lockCase,
  type ReportCase,
  selectOpenCaseOf,
  updateClosed,
  updateReopened,
  wasAnsweredSince,
  wasAsked,
} from './case-queries.ts';
import { decideProfile } from './decide-profile.ts';
import { findReviewAuthor, removeReportedReview } from './decide-review.ts';
import type { ModerationDependencies } from './moderation-dependencies.ts';
import { notifyReporters } from './report-emails.ts';
import { actionsFor, type CaseAction, type ReportOutcome, suspendedRole } from './report-kinds.ts';
import { lockReportsOf } from './report-queries.ts';
import { readCurrent } from './targets.ts';

export interface CaseDecision {
  readonly caseId: number;
  readonly action: CaseAction;
  readonly reason: string;
  /** For `suspend`; null: until staff ends it. */
  readonly days?: number | null;
  /** What the staff member has seen: the decision is refused if it is out of date. Absent: anything. */
  readonly seen?: {
    /** The case's last event; 0 if there was none. */
    readonly event: number;
    /** Whom `suspend` is about. */
    readonly suspendableId: string | null;
  };
}

export type CaseRefusal =
  | { readonly ok: false; readonly reason: 'unknown' }
  /** Somebody else was faster; `by` is null if their account was deleted. */
  | { readonly ok: false; readonly reason: 'closed'; readonly by: string | null; readonly outcome: ReportOutcome }
  | { readonly ok: false; readonly reason: 'invalid'; readonly field: string; readonly sentence: Message }
  /** The sentence says why it cannot be done now. */
  | { readonly ok: false; readonly reason: 'not_now'; readonly sentence: Message };
export type CaseResult = { readonly ok: true; readonly outcome: ReportOutcome } | CaseRefusal;

type Applied = { readonly ok: true; readonly outcome: ReportOutcome } | CaseRefusal;

export async function decideCase(deps: ModerationDependencies, decision: CaseDecision, by: Actor): Promise<CaseResult> {
  const reason = decision.reason.trim();
  const sentence = validateReason(reason);
  if (sentence) return { ok: false, reason: 'invalid', field: 'reason', sentence };
  const result = await deps.db.transaction().execute(async (db): Promise<CaseResult> => {
    const found = await lockCase(db, decision.caseId);
    const refusal = refuseClosed(found);
    if (refusal || !found) return refusal ?? { ok: false, reason: 'unknown' };
    if (decision.seen && (await wasAnsweredSince(db, found.id, decision.seen.event)))
      return notNow(message('reportDecisions.answered'));
    const applied = await apply(deps, db, { found, decision: { ...decision, reason }, by });
    if (!applied.ok) return applied;
    await close(deps, db, found, { outcome: applied.outcome, reason, by });
    return applied;
  });
  deps.outbox?.wake();
  return result;
}

export function refuseClosed(found: ReportCase | null): CaseRefusal | null {
  if (!found) return { ok: false, reason: 'unknown' };
  if (found.state === 'open') return null;
  return { ok: false, reason: 'closed', by: found.closedBy, outcome: found.outcome ?? 'dismissed' };
}

interface Decided {
  readonly found: ReportCase;
  readonly decision: CaseDecision;
  readonly by: Actor;
}

async function apply(deps: ModerationDependencies, db: Connection, { found, decision, by }: Decided): Promise<Applied> {
  if (!actionsFor(found.targetKind).includes(decision.action)) return notNow(message('reportDecisions.impossible'));
  switch (decision.action) {
    case 'dismiss': {
      const current = await readCurrent(db, { kind: found.targetKind, id: found.targetId });
      return { ok: true, outcome: current ? 'dismissed' : 'gone' };
    }
    case 'hide':
      return found.targetKind === 'profile'
        ? decideProfileOf(deps, db, { found, decision, by }, 'hide')
        : hide(db, found, decision.reason, by);
    case 'remove':
      if (found.targetKind === 'profile') return decideProfileOf(deps, db, { found, decision, by }, 'remove');
      return found.targetKind === 'review'
        ? removeReviewOf(deps, db, { found, decision, by })
        : remove(db, found, decision.reason, by);
    case 'suspend':
      return suspend(db, found, decision, by);
  }
}

/** A listing that is hidden already needs no second notice. */
async function hide(db: Connection, { listingId }: ReportCase, reason: string, by: Actor): Promise<Applied> {
  const changed = await changeVisibility(db, { listingId, action: 'hide', reason }, by);
  if (changed.ok) return { ok: true, outcome: 'hidden' };
  const listing = await findListing(db, listingId);
  if (listing?.visibility.state === 'hidden') return { ok: true, outcome: 'hidden' };
  return notNow(listing ? message('reportDecisions.notPublic') : message('reportDecisions.listingDeleted'));
}

const ENTRY_DELETED = message('reportDecisions.entryDeleted');

/** Only the entry that was reported: its owner may have deleted it and published another one of the same version. */
async function remove(db: Connection, found: ReportCase, reason: string, by: Actor): Promise<Applied> {
  const { listingId, targetId } = found;
  await lockChangelog(db, listingId);
  const entry = await selectEntryById(db, targetId);
  if (!entry) return notNow(ENTRY_DELETED);
  const removed = await removeEntry(db, { listingId, version: entry.version, reason, by });
  return removed.ok || removed.reason === 'already' ? { ok: true, outcome: 'removed' } : notNow(ENTRY_DELETED);
}

async function removeReviewOf(
  deps: ModerationDependencies,
  db: Connection,
  { found, decision: { reason }, by }: Decided,
): Promise<Applied> {
  const removed = await removeReportedReview(deps, db, found, { reason, by });
  return removed.ok ? { ok: true, outcome: 'removed' } : notNow(removed.sentence);
}

async function decideProfileOf(
  deps: ModerationDependencies,
  db: Connection,
  { found, decision: { reason }, by }: Decided,
  action: 'hide' | 'remove',
): Promise<Applied> {
  const done = await decideProfile(deps, db, { found, action, reason, by });
  return done.ok ? { ok: true, outcome: action === 'hide' ? 'hidden' : 'removed' } : notNow(done.sentence);
}

async function findSuspendable(db: Connection, found: ReportCase): Promise<{ readonly id: string } | CaseRefusal> {
  if (found.targetKind === 'profile') return { id: found.targetId };
  const listing = await findListing(db, found.listingId);
  if (!listing) return notNow(message('reportDecisions.listingDeletedSuspend'));
  if (found.targetKind !== 'review') return { id: listing.ownerId };
  const author = await findReviewAuthor(db, found);
  return author ?? notNow(message('reportDecisions.authorUnknown'));
}

/** The author of a review, the person of a profile; otherwise the owner of the listing. */
async function suspend(db: Connection, found: ReportCase, decision: CaseDecision, by: Actor): Promise<Applied> {
  const person = await findSuspendable(db, found);
  if ('ok' in person) return person;
  const personId = person.id;
  const role = suspendedRole(found.targetKind);
  if (personId === by.personId) return notNow(message('reportDecisions.suspendOneself'));
  const { reason, days = null, seen } = decision;
  if (seen && seen.suspendableId !== personId) return notNow(message('reportDecisions.ownerChanged'));
  const suspended = await suspendPerson(db, { personId, reason, days }, by);
  if (suspended.ok) {
    if (role === 'owner') await insertReportNotice(db, found.listingId, { kind: 'owner.suspended', reason });
    return { ok: true, outcome: 'suspended' };
  }
  switch (suspended.reason) {
    case 'is_staff':
      return notNow(message('reportDecisions.staffProtected', { role }));
    case 'unknown':
      return notNow(message('reportDecisions.accountGone'));
    case 'invalid':
      return suspended;
  }
}

function notNow(sentence: Message): CaseRefusal {
  return { ok: false, reason: 'not_now', sentence };
}

async function close(
  deps: ModerationDependencies,
  db: Connection,
  found: ReportCase,
  { outcome, reason, by }: { readonly outcome: ReportOutcome; readonly reason: string; readonly by: Actor },
): Promise<void> {
  const { id, listingId } = found;
  await updateClosed(db, id, { outcome, byId: by.personId });
  await insertCaseEvent(db, id, { kind: outcome, body: reason, byId: by.personId });
  await recordCaseEvent(db, found, { action: 'report.closed', by, detail: { outcome, reason } });
  // Somebody who was not asked need not learn that nothing happened.
  if (outcome === 'dismissed' && (await wasAsked(db, id)))
    await insertReportNotice(db, listingId, { kind: 'report.settled', reason });
  await notifyReporters(deps, db, found, { outcome, reason });
}

/** Without the listing, because its owner reads the listing's entries; and of a profile without the name. */
export async function recordCaseEvent(
  db: Connection,
  { id, targetKind, targetId, listingName }: Pick<ReportCase, 'id' | 'targetKind' | 'targetId' | 'listingName'>,
  { action, by, detail }: { readonly action: string; readonly by: Actor; readonly detail?: Record<string, unknown> },
): Promise<void> {
  const subject = targetKind === 'profile' ? targetId : listingName;
  await recordAuditEvent(db, { action, ...by, subject, detail: { caseId: id, ...detail } });
}

/** Opens a closed case again. What was hidden, removed or suspended stays so until staff ends it. */
export async function reopenCase(
  deps: ModerationDependencies,
  { caseId, reason: given }: { readonly caseId: number; readonly reason: string },
  by: Actor,
): Promise<{ readonly ok: true } | CaseRefusal> {
  const reason = given.trim();
  const sentence = validateReason(reason);
  if (sentence) return { ok: false, reason: 'invalid', field: 'reason', sentence };
  const result = await deps.db.transaction().execute(async (db): Promise<{ readonly ok: true } | CaseRefusal> => {
    const found = await lockCase(db, caseId);
    if (!found) return { ok: false, reason: 'unknown' };
    if (found.state === 'open') return notNow(message('reportDecisions.openAlready'));
    if (found.purgedAt) return notNow(message('reportDecisions.textsDeleted'));
    await lockReportsOf(db, { kind: found.targetKind, id: found.targetId });
    if ((await selectOpenCaseOf(db, found)) !== null) return notNow(message('reportDecisions.reportedAgain'));
    await updateReopened(db, caseId);
    await insertCaseEvent(db, caseId, { kind: 'reopened', body: reason, byId: by.personId });
    await recordCaseEvent(db, found, { action: 'report.reopened', by, detail: { reason } });
    await notifyReporters(deps, db, found, { outcome: null, reason });
    return { ok: true };
  });
  deps.outbox?.wake();
  return result;
}
