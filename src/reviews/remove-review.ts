// Staff removes a review or a reply with a reason, and restores a review (decision P515). Callers check who may do so
// (access/permissions.ts); staff who run the listing or wrote the review leave it to others.

import { type Actor, recordAuditEvent } from '../access/audit.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { findListing } from '../listings/queries.ts';
import { addressedTo } from '../mail/email-translations.ts';
import type { Message } from '../messages/message.ts';
import { validateReason } from '../messages/validate-reason.ts';
import { lockReview } from './lock-review.ts';
import { insertReviewNotice, markAuthorTold, withdrawReplyNews } from './notice-queries.ts';
import { refreshReviews } from './refresh-queries.ts';
import { updateReviewRemoved, updateReviewRestored } from './removal-queries.ts';
import type { ReviewMailDependencies } from './reply.ts';
import { clearReply } from './reply-queries.ts';
import { removalEmail, restorationEmail } from './review-emails.ts';
import { type StoredReview, selectReviewRights } from './write-queries.ts';

export type RemovalRefusal =
  | { readonly ok: false; readonly reason: 'invalid'; readonly sentence: Message }
  /** `own`: the staff member runs the listing or wrote the review. `already`: there is nothing to do. */
  | { readonly ok: false; readonly reason: 'unknown' | 'own' | 'already' };
export type ReviewRemovalResult = { readonly ok: true } | RemovalRefusal;

type SendDependencies = Pick<ReviewMailDependencies, 'site' | 'outbox'>;

export interface ReviewRemoval {
  readonly reviewId: string;
  /** Shown to the author and to those who run the listing. */
  readonly reason: string;
}

/** In the transaction of the connection, or in one of its own. Wake the outbox after the commit. */
export async function removeReview(
  deps: SendDependencies,
  connection: Connection,
  removal: ReviewRemoval,
  by: Actor,
): Promise<ReviewRemovalResult> {
  return removeWithReason(connection, removal, by, async (db, review, reason) => {
    if (review.removal) return { ok: false, reason: 'already' };
    await updateReviewRemoved(db, review.id, { reason, byId: by.personId });
    await record(db, review, { action: 'review.removed', by, reason });
    await insertReviewNotice(db, review.listingId, { kind: 'review.removed', reason });
    const author = await markAuthorTold(db, review.id, 'removed');
    if (author.isConfirmed)
      await deps.outbox?.enqueue(
        db,
        removalEmail(await headFor(deps, db, review, author), { ...(await named(db, review)), reason }),
      );
    return { ok: true };
  });
}

/** It is shown as it was, with its marks. What its author deleted in the meantime cannot be restored. */
export async function restoreReview(
  deps: SendDependencies,
  connection: Connection,
  reviewId: string,
  by: Actor,
): Promise<ReviewRemovalResult> {
  return inTransaction(connection, async (db): Promise<ReviewRemovalResult> => {
    const found = await lockForStaff(db, reviewId, by);
    if (!found.ok) return found;
    const { review } = found;
    if (!review.removal || review.body === null) return { ok: false, reason: 'already' };
    await updateReviewRestored(db, reviewId);
    await refreshReviews(db, review.listingId, [review.authorId]);
    await record(db, review, { action: 'review.restored', by });
    const author = await markAuthorTold(db, reviewId, 'restored');
    if (author.isConfirmed)
      await deps.outbox?.enqueue(
        db,
        restorationEmail(await headFor(deps, db, review, author), await named(db, review)),
      );
    return { ok: true };
  });
}

/** The review stays; those who run the listing learn why, and can write another reply. */
export async function removeReply(
  connection: Connection,
  removal: ReviewRemoval,
  by: Actor,
): Promise<ReviewRemovalResult> {
  return removeWithReason(connection, removal, by, async (db, review, reason) => {
    if (review.reply === null) return { ok: false, reason: 'already' };
    await clearReply(db, review.id);
    await withdrawReplyNews(db, review.id);
    await record(db, review, { action: 'review.reply_removed', by, reason });
    await insertReviewNotice(db, review.listingId, { kind: 'review.reply_removed', reason });
    return { ok: true };
  });
}

/** What `remove` does with a valid reason, under the review's lock. */
async function removeWithReason(
  connection: Connection,
  { reviewId, reason: given }: ReviewRemoval,
  by: Actor,
  remove: (db: Connection, review: StoredReview, reason: string) => Promise<ReviewRemovalResult>,
): Promise<ReviewRemovalResult> {
  const reason = given.trim();
  const sentence = validateReason(reason);
  if (sentence) return { ok: false, reason: 'invalid', sentence };
  return inTransaction(connection, async (db) => {
    const found = await lockForStaff(db, reviewId, by);
    return found.ok ? remove(db, found.review, reason) : found;
  });
}

type Locked = { readonly ok: true; readonly review: StoredReview } | RemovalRefusal;

async function lockForStaff(db: Connection, reviewId: string, by: Actor): Promise<Locked> {
  const review = await lockReview(db, reviewId, by);
  if (!review) return { ok: false, reason: 'unknown' };
  if (by.personId === null) return { ok: true, review };
  const { isTeam } = await selectReviewRights(db, review.listingId, by.personId);
  return isTeam || review.authorId === by.personId ? { ok: false, reason: 'own' } : { ok: true, review };
}

function headFor(
  { site }: SendDependencies,
  db: Connection,
  { authorId: id }: StoredReview,
  { email }: { readonly email: string },
) {
  return addressedTo(db, site, { id, email });
}

async function named(db: Connection, { listingId }: StoredReview) {
  return { listingId, listingName: (await findListing(db, listingId))?.name ?? listingId };
}

interface Recorded {
  readonly action: string;
  readonly by: Actor;
  readonly reason?: string;
}

/** The subject is the review’s ID, so that the log has nothing of its author. */
async function record(db: Connection, { id, listingId }: StoredReview, { action, by, reason }: Recorded) {
  const detail = reason === undefined ? null : { reason };
  await recordAuditEvent(db, { action, ...by, listingId, subject: id, detail });
}
