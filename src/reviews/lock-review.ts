// Locks a review for those who decide about it: its listing's team and staff.
import type { Actor } from '../access/audit.ts';
import type { Connection } from '../db/database.ts';
import { keepPerson } from '../ownership/transfer-queries.ts';
import { lockReviewSummary } from './summary-queries.ts';
import { type StoredReview, selectReviewById } from './write-queries.ts';

/**
 * Null if there is none, or if the actor's account was deleted or suspended in the meantime. Keeps its author and the
 * actor before the summary, as everywhere: their accounts may be deleted or suspended at the same time, and writing a
 * row twice makes PostgreSQL lock the people it refers to.
 */
export async function lockReview(db: Connection, reviewId: string, by: Actor): Promise<StoredReview | null> {
  const before = await selectReviewById(db, reviewId);
  if (!before) return null;
  const people = new Set([before.authorId, ...(by.personId === null ? [] : [by.personId])]);
  for (const personId of [...people].sort())
    if (!(await keepPerson(db, personId)) && personId === by.personId) return null;
  await lockReviewSummary(db, before.listingId);
  return selectReviewById(db, reviewId);
}
