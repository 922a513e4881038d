// Whether a listing shows reviews: the operator and the listing's owner can each turn them off (decision P510).
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import type { Settings } from '../config/settings.ts';
import type { Connection, Db } from '../db/database.ts';
import { type ProfileReview, selectProfileReviews } from './profile-review-queries.ts';
import {
  lockReviewSummary,
  type ReviewAverage,
  type ReviewSummary,
  selectReviewAverages,
  selectReviewSummary,
  updateReviewSwitch,
} from './summary-queries.ts';
import { keepListing } from './write-queries.ts';

type ReviewSettings = Pick<Settings, 'reviews'>;

/** The only place that reads the operator's setting. */
export function offersReviews(site: ReviewSettings): boolean {
  return site.reviews;
}

/** Null if this listing shows no reviews. */
export async function readReviewSummary(
  db: Connection,
  site: ReviewSettings,
  listingId: string,
): Promise<ReviewSummary | null> {
  if (!offersReviews(site)) return null;
  const summary = await selectReviewSummary(db, listingId);
  return summary.isOff ? null : summary;
}

/** By listing ID; listings without shown reviews are missing. */
export type ReviewAverages = ReadonlyMap<string, ReviewAverage>;
export const NO_AVERAGES: ReviewAverages = new Map();

/** For lists: one statement, however many listings a page shows. */
export async function readReviewAverages(
  db: Connection,
  site: ReviewSettings,
  listings: readonly { readonly id: string }[],
): Promise<ReviewAverages> {
  if (!offersReviews(site)) return NO_AVERAGES;
  return selectReviewAverages(db, [...new Set(listings.map(({ id }) => id))]);
}

const ON_PROFILE = 10;

/** The newest on the profile of a person who shows their name. */
export async function readProfileReviews(
  db: Connection,
  site: ReviewSettings,
  { id, showsName }: { readonly id: string; readonly showsName: boolean },
): Promise<readonly ProfileReview[]> {
  return offersReviews(site) && showsName ? selectProfileReviews(db, id, ON_PROFILE) : [];
}

/** Hides all reviews of a listing and their form, or shows them again. Nothing is deleted. */
export async function switchReviews(
  database: Db,
  { listingId, isOff }: { readonly listingId: string; readonly isOff: boolean },
  by: Actor,
): Promise<void> {
  await database.transaction().execute(async (db) => {
    if (!(await keepListing(db, listingId))) return;
    await lockReviewSummary(db, listingId);
    if (!(await updateReviewSwitch(db, listingId, isOff))) return;
    await recordAuditEvent(db, { action: isOff ? 'review.switched_off' : 'review.switched_on', ...by, listingId });
  });
}
