// Who finds a listing (decision P72). Staff lets it in, turns it away, hides it and shows it again; its owner's edit puts what
// was turned away back into the queue. Who may do so is for access/may to say.
//
//   pending ──approve──▶ public ──hide──▶ hidden ──show──▶ public
//      │ ▲                  ▲
//   refuse └─owner edits─┐  │ approve
//      ▼                 │  │
//   refused ─────────────┴──┘
import { type Actor, recordAct } from '../access/audit.ts';
import { complaintAboutReason } from '../core/reason.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type Decision, insertDecision } from './decision-queries.ts';
import type { Listing, Publicity } from './listing.ts';
import { updateState } from './publicity-queries.ts';

type State = Publicity['state'];
export type PublicityAct = 'approve' | 'refuse' | 'hide' | 'show';

type Told = 'listing.approved' | 'listing.refused' | 'listing.hidden' | 'listing.shown';

interface Move {
  readonly from: readonly State[];
  readonly to: State;
  readonly act: Told;
  readonly givesReason: boolean;
}

const MOVES: Readonly<Record<PublicityAct, Move>> = {
  approve: { from: ['pending', 'refused'], to: 'public', act: 'listing.approved', givesReason: false },
  refuse: { from: ['pending'], to: 'refused', act: 'listing.refused', givesReason: true },
  hide: { from: ['public'], to: 'hidden', act: 'listing.hidden', givesReason: true },
  show: { from: ['hidden'], to: 'public', act: 'listing.shown', givesReason: false },
};

export interface PublicityChange {
  readonly listingId: string;
  readonly act: PublicityAct;
  /** For its owner to read; of no meaning where none is given. */
  readonly reason?: string;
  /** When the text was last changed that staff judged: another one wants another look. Absent: whatever stands there. */
  readonly seen?: Date;
}

export type PublicityChanged =
  | { readonly ok: true; readonly listing: Listing }
  | { readonly ok: false; readonly reason: 'not_now' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly sentence: string };

/** `not_now`: there is no such listing, or it is in another state or has another text by now. */
export async function changePublicity(
  db: Connection,
  { listingId, act, reason: given, seen }: PublicityChange,
  by: Actor,
): Promise<PublicityChanged> {
  const { givesReason, ...move } = MOVES[act];
  const reason = givesReason ? (given ?? '').trim() : null;
  const sentence = reason === null ? null : complaintAboutReason(reason);
  if (sentence) return { ok: false, reason: 'invalid', sentence };
  return inTransaction(db, async (transaction) => {
    const listing = await updateState(transaction, { listingId, ...move, reason, seen: seen ?? null });
    if (!listing) return { ok: false, reason: 'not_now' };
    const detail = reason === null ? null : { reason };
    await recordAct(transaction, { act: move.act, ...by, listingId, subject: listing.name, detail });
    await insertDecision(transaction, listingId, decisionOf(move.act, reason));
    return { ok: true, listing };
  });
}

function decisionOf(kind: Told, reason: string | null): Decision {
  return kind === 'listing.refused' || kind === 'listing.hidden' ? { kind, reason: reason ?? '' } : { kind };
}

/** What was turned away is looked at again once its owner has changed it. In the edit's own transaction. */
export async function queueAgain(db: Connection, listingId: string, by: Actor): Promise<Listing | null> {
  const move = { from: ['refused'], to: 'pending', reason: null, seen: null } as const;
  const listing = await updateState(db, { listingId, ...move });
  if (listing) await recordAct(db, { act: 'listing.resubmitted', ...by, listingId });
  return listing;
}
