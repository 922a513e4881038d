// The team's public reply to a review: one per review, which everyone who runs the listing can edit or delete (decision
// P513). Callers check who may do so (access/permissions.ts).

import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { PAGE_LIMITS } from '../core/limits.ts';
import type { Connection, Db } from '../db/database.ts';
import { consumeAll } from '../db/rate-limit.ts';
import { findListing } from '../listings/queries.ts';
import { addressedTo } from '../mail/email-translations.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { EmailSender } from '../mail/templates.ts';
import type { Message } from '../messages/message.ts';
import { lockReview } from './lock-review.ts';
import { markAuthorTold, withdrawReplyNews } from './notice-queries.ts';
import { clearReply, updateReply } from './reply-queries.ts';
import { replyEmail } from './review-emails.ts';
import { validateReply } from './review-text.ts';
import type { StoredReview } from './write-queries.ts';

export interface ReviewMailDependencies {
  readonly db: Db;
  readonly site: EmailSender;
  /** Null without a mail server. */
  readonly outbox: Pick<Outbox, 'enqueue' | 'wake'> | null;
}

export interface ReviewAddress {
  readonly listingId: string;
  readonly reviewId: string;
}

export type ReplyResult =
  | { readonly ok: true; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: 'invalid'; readonly sentence: Message }
  | { readonly ok: false; readonly reason: 'limited'; readonly resetSeconds: number }
  /** The review is not shown anymore. */
  | { readonly ok: false; readonly reason: 'gone' };

export async function saveReply(
  deps: ReviewMailDependencies,
  { listingId, reviewId }: ReviewAddress,
  given: string,
  by: Actor,
): Promise<ReplyResult> {
  const text = given.trim();
  const sentence = validateReply(text);
  if (sentence) return { ok: false, reason: 'invalid', sentence };
  const result = await deps.db.transaction().execute(async (db): Promise<ReplyResult> => {
    const limited = await consumeAll(db, [{ key: `review-replies:${listingId}`, ...PAGE_LIMITS.reviewReplies }]);
    if (limited) return limited;
    const review = await lockReview(db, reviewId, by);
    if (review?.listingId !== listingId || !review.isShown) return { ok: false, reason: 'gone' };
    const isNew = review.reply === null;
    if (review.reply === text) return { ok: true, isNew };
    await updateReply(db, reviewId, { text, byId: by.personId });
    const action = isNew ? 'review.replied' : 'review.reply_edited';
    await recordAuditEvent(db, { action, ...by, listingId, subject: reviewId });
    if (isNew) await tellAuthor(deps, db, review, text);
    return { ok: true, isNew };
  });
  deps.outbox?.wake();
  return result;
}

async function tellAuthor(
  { site, outbox }: ReviewMailDependencies,
  db: Connection,
  { id, listingId, authorId }: StoredReview,
  reply: string,
): Promise<void> {
  const { email, isConfirmed, wantsReplies } = await markAuthorTold(db, id, 'replied');
  const listing = await findListing(db, listingId);
  if (listing && isConfirmed && wantsReplies)
    await outbox?.enqueue(
      db,
      replyEmail(await addressedTo(db, site, { id: authorId, email }), { listingId, listingName: listing.name, reply }),
    );
}

/** False if there is none. */
export function deleteReply(database: Db, { listingId, reviewId }: ReviewAddress, by: Actor): Promise<boolean> {
  return database.transaction().execute(async (db) => {
    const review = await lockReview(db, reviewId, by);
    if (review?.listingId !== listingId || review.reply === null) return false;
    await clearReply(db, reviewId);
    await withdrawReplyNews(db, reviewId);
    await recordAuditEvent(db, { action: 'review.reply_deleted', ...by, listingId, subject: reviewId });
    return true;
  });
}
