// Who can see a listing (decision P72). Staff approve or refuse it, hide it and show it again; an edit by its owner
// resubmits a refused listing. Callers check who may do so (access/permissions.ts).
//
//   pending ──approve──▶ public ──hide──▶ hidden ──show──▶ public
//      │ ▲                  ▲
//   refuse └─owner edits─┐  │ approve
//      ▼                 │  │
//   refused ─────────────┴──┘

import { type Actor, recordAuditEvent } from '../access/audit.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { raiseStaffAlert } from '../mail/staff-alert-queries.ts';
import type { Message } from '../messages/message.ts';
import { validateReason } from '../messages/validate-reason.ts';
import type { Listing, Visibility } from './listing.ts';
import { type DecisionNotice, insertDecisionNotice, updateVisibility } from './queries.ts';

type State = Visibility['state'];
export type VisibilityAction = 'approve' | 'refuse' | 'hide' | 'show';

type DecisionKind = 'listing.approved' | 'listing.refused' | 'listing.hidden' | 'listing.shown';

interface Move {
  readonly from: readonly State[];
  readonly to: State;
  readonly act: DecisionKind;
  readonly givesReason: boolean;
}

const MOVES: Readonly<Record<VisibilityAction, Move>> = {
  approve: { from: ['pending', 'refused'], to: 'public', act: 'listing.approved', givesReason: false },
  refuse: { from: ['pending'], to: 'refused', act: 'listing.refused', givesReason: true },
  hide: { from: ['public'], to: 'hidden', act: 'listing.hidden', givesReason: true },
  show: { from: ['hidden'], to: 'public', act: 'listing.shown', givesReason: false },
};

export interface VisibilityChange {
  readonly listingId: string;
  readonly action: VisibilityAction;
  /** Shown to the owner; ignored for actions that take no reason. */
  readonly reason?: string;
  /**
   * When the reviewed details were last changed. If they have changed since, the action is refused. Absent: any
   * version.
   */
  readonly seen?: Date;
}

export type VisibilityChangeResult =
  | { readonly ok: true; readonly listing: Listing }
  | { readonly ok: false; readonly reason: 'not_now' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly sentence: Message };

/** `not_now`: there is no such listing, or its state or details have changed in the meantime. */
export async function changeVisibility(
  db: Connection,
  { listingId, action, reason: given, seen }: VisibilityChange,
  by: Actor,
): Promise<VisibilityChangeResult> {
  const { givesReason, ...move } = MOVES[action];
  const reason = givesReason ? (given ?? '').trim() : null;
  const sentence = reason === null ? null : validateReason(reason);
  if (sentence) return { ok: false, reason: 'invalid', sentence };
  return inTransaction(db, async (transaction) => {
    const listing = await updateVisibility(transaction, { listingId, ...move, reason, seen: seen ?? null });
    if (!listing) return { ok: false, reason: 'not_now' };
    const detail = reason === null ? null : { reason };
    await recordAuditEvent(transaction, {
      action: move.act,
      ...by,
      listingId,
      subject: listing.name,
      detail,
    });
    await insertDecisionNotice(transaction, listingId, decisionOf(move.act, reason));
    return { ok: true, listing };
  });
}

function decisionOf(kind: DecisionKind, reason: string | null): DecisionNotice {
  return kind === 'listing.refused' || kind === 'listing.hidden' ? { kind, reason: reason ?? '' } : { kind };
}

/** Returns a refused listing to the approval queue after its owner edited it, in the edit's transaction. */
export async function resubmitListing(db: Connection, listingId: string, by: Actor): Promise<Listing | null> {
  const move = { from: ['refused'], to: 'pending', reason: null, seen: null } as const;
  const listing = await updateVisibility(db, { listingId, ...move });
  if (!listing) return null;
  await recordAuditEvent(db, { action: 'listing.resubmitted', ...by, listingId });
  await raiseStaffAlert(db, { kind: 'approval', path: `/staff/listings/${listingId}` });
  return listing;
}
