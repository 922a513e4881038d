// Decisions about a reported review: removing it, and who wrote it.

import type { Actor } from '../access/audit.ts';
import { findPerson } from '../access/people.ts';
import type { Connection } from '../db/database.ts';
import { type Message, message } from '../messages/message.ts';
import { removeReview } from '../reviews/remove-review.ts';
import { selectReviewById } from '../reviews/write-queries.ts';
import type { ReportCase } from './case-queries.ts';
import type { ModerationDependencies } from './moderation-dependencies.ts';

export type ReviewRemovalRefusal = { readonly ok: false; readonly sentence: Message };

const SENTENCES = {
  unknown: message('reportDecisions.reviewDeleted'),
  own: message('reportDecisions.ownReview'),
} as const;

/** A review that is removed already needs no second notice. */
export async function removeReportedReview(
  deps: ModerationDependencies,
  db: Connection,
  { targetId: reviewId }: Pick<ReportCase, 'targetId'>,
  { reason, by }: { readonly reason: string; readonly by: Actor },
): Promise<{ readonly ok: true } | ReviewRemovalRefusal> {
  const removed = await removeReview(deps, db, { reviewId, reason }, by);
  if (removed.ok || removed.reason === 'already') return { ok: true };
  return { ok: false, sentence: removed.reason === 'invalid' ? removed.sentence : SENTENCES[removed.reason] };
}

/** Null if the review was deleted, or its author's account. */
export async function findReviewAuthor(
  db: Connection,
  { targetId }: Pick<ReportCase, 'targetId'>,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const review = await selectReviewById(db, targetId);
  return review && findPerson(db, review.authorId);
}
