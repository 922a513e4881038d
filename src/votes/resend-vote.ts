// Sends a vote to a vote listener once more, by hand (decision P485): only if nothing of it was sent (`failed`), so it
// stays at most once (§6.6), and once ever. Everything is decided and written in one transaction under the lock of the
// listener's endpoint, as all that concerns its rewards:
//
//   failed ──▶ waiting, attempt 2 ──▶ accepted, rejected, failed, sent_unconfirmed or unknown, for good
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { isListenerCode, LISTENER_OUTCOMES } from '../channels/votifier/listener-codes.ts';
import { faultPoint } from '../core/fault-point.ts';
import { parseEventId } from '../core/ids.ts';
import type { Db } from '../db/database.ts';
import { isPastRetention, requeueDelivery } from '../deliveries/redeliver-queries.ts';
import { type FailedVote, holdReward, insertResend, lockListenerOf, selectFailedVote } from './resend-vote-queries.ts';

type Refusal = 'no_listener' | 'not_found' | 'too_old' | 'not_failed' | 'already_rewarded' | 'busy';

export type ResendResult =
  | { readonly ok: true; readonly player: string }
  | { readonly ok: false; readonly reason: Refusal };

interface ResendRequest {
  readonly listingId: string;
  /** In the form shown in the log. */
  readonly eventId: string;
  readonly by: Actor;
}

export async function resendVote(
  { db, wake }: { readonly db: Db; readonly wake: () => void },
  { listingId, eventId: displayed, by }: ResendRequest,
): Promise<ResendResult> {
  const eventId = parseEventId(displayed);
  if (eventId === null) return refuse('not_found');
  const done = await db.transaction().execute(async (transaction): Promise<ResendResult> => {
    if (await isPastRetention(transaction, eventId)) return refuse('too_old');
    const endpointId = await lockListenerOf(transaction, listingId);
    if (endpointId === undefined) return refuse('no_listener');
    const vote = await selectFailedVote(transaction, endpointId, eventId);
    const reason = vote ? reasonAgainst(vote) : 'not_found';
    if (!vote || reason) return refuse(reason ?? 'not_found');
    // The row decides, whatever was read before.
    if (!(await insertResend(transaction, endpointId, eventId))) return refuse('not_failed');
    await holdReward(transaction, endpointId, eventId);
    await requeueDelivery(transaction, endpointId, eventId);
    // Not the player’s name, which goes with the voter’s account.
    await recordAuditEvent(transaction, { action: 'listener.vote_resent', ...by, listingId, subject: displayed });
    faultPoint('resend.written');
    return { ok: true, player: vote.player };
  });
  if (done.ok) faultPoint('resend.committed');
  if (done.ok) wake();
  return done;
}

function reasonAgainst(vote: FailedVote): Refusal | null {
  const { code } = vote;
  const isUnsent = code !== null && isListenerCode(code) && LISTENER_OUTCOMES[code] === 'failed';
  if (!vote.mayResend || vote.isQueued || !isUnsent) return 'not_failed';
  if (vote.isRewarded) return 'already_rewarded';
  return vote.isBusy ? 'busy' : null;
}

function refuse(reason: Refusal): ResendResult {
  return { ok: false, reason };
}
