// Helpful marks (decision P514): one per account and review, not on one's own, undoable.
import type { Person } from '../access/person.ts';
import { isConfirmedVoter } from '../access/voter-identities.ts';
import { PAGE_LIMITS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import { consumeAll } from '../db/rate-limit.ts';
import { isOpenToAll } from '../listings/publicity.ts';
import { findListing } from '../listings/queries.ts';
import { keepPerson } from '../ownership/transfer-queries.ts';
import { deleteMark, insertMark, lockReviewRow } from './helpful-queries.ts';
import type { ReviewAddress } from './reply.ts';
import { readReviewSummary } from './review-switch.ts';
import type { ReviewDependencies, Reviewer } from './save-review.ts';

export type MarkResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'gone' | 'own' | 'no_account' | 'unconfirmed' }
  | { readonly ok: false; readonly reason: 'limited'; readonly resetSeconds: number };

/** Marks a review as helpful, or takes the mark back. Doing the same twice changes nothing. */
export async function markHelpful(
  deps: ReviewDependencies,
  address: ReviewAddress,
  { person, networkKey }: Reviewer,
  isHelpful: boolean,
): Promise<MarkResult> {
  return deps.db.transaction().execute(async (db): Promise<MarkResult> => {
    if (!(await keepPerson(db, person.id))) return { ok: false, reason: 'no_account' };
    const limited = await consumeAll(db, [
      { key: `review-marks:${person.id}`, ...PAGE_LIMITS.reviewMarksOfPerson },
      { key: `review-marks-network:${networkKey}`, ...PAGE_LIMITS.reviewMarksOfNetwork },
    ]);
    if (limited) return limited;
    if (!(await isReachable(deps, db, address.listingId))) return { ok: false, reason: 'gone' };
    if (isHelpful && deps.votingNeedsConfirmed() && !(await isConfirmedVoter(db, person)))
      return { ok: false, reason: 'unconfirmed' };
    return mark(db, address, person, isHelpful);
  });
}

async function isReachable({ config, site }: ReviewDependencies, db: Connection, listingId: string): Promise<boolean> {
  const listing = await findListing(db, listingId);
  return listing !== null && isOpenToAll(listing, config) && (await readReviewSummary(db, site, listingId)) !== null;
}

async function mark(
  db: Connection,
  address: ReviewAddress,
  { id: personId }: Pick<Person, 'id'>,
  isHelpful: boolean,
): Promise<MarkResult> {
  const review = await lockReviewRow(db, address);
  if (!review?.isShown) return { ok: false, reason: 'gone' };
  if (review.authorId === personId) return { ok: false, reason: 'own' };
  await (isHelpful ? insertMark(db, address, personId) : deleteMark(db, address, personId));
  return { ok: true };
}
