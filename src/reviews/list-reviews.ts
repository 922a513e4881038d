// What visitors see of a listing's reviews: the counts and a page of them.
import type { Settings } from '../config/settings.ts';
import { splitPage } from '../core/split-page.ts';
import type { Connection } from '../db/database.ts';
import { type ShownReview, selectShownReviews } from './list-queries.ts';
import { positionOf, type ReviewOrder, type ReviewPosition } from './review-order.ts';
import { readReviewSummary } from './review-switch.ts';
import type { ReviewSummary } from './summary-queries.ts';

const PER_PAGE = 10;
/** On the listing's own page. */
const FIRST = 3;

export interface ReviewPage {
  readonly summary: ReviewSummary;
  readonly reviews: readonly ShownReview[];
  /** Where the next page starts; null on the last one. */
  readonly next: ReviewPosition | null;
}

export interface ReviewPageRequest {
  readonly listingId: string;
  readonly order: ReviewOrder;
  readonly after: ReviewPosition | null;
  readonly viewerId: string | null;
}

/** Null if the listing shows no reviews. */
export async function listReviews(
  db: Connection,
  site: Pick<Settings, 'reviews'>,
  request: ReviewPageRequest,
): Promise<ReviewPage | null> {
  return readPage(db, site, { ...request, perPage: PER_PAGE });
}

/** The most helpful ones, for the listing's own page. */
export async function listFirstReviews(
  db: Connection,
  site: Pick<Settings, 'reviews'>,
  { listingId, viewerId }: Pick<ReviewPageRequest, 'listingId' | 'viewerId'>,
): Promise<ReviewPage | null> {
  return readPage(db, site, { listingId, viewerId, order: 'helpful', after: null, perPage: FIRST });
}

async function readPage(
  db: Connection,
  site: Pick<Settings, 'reviews'>,
  { perPage, ...request }: ReviewPageRequest & { readonly perPage: number },
): Promise<ReviewPage | null> {
  const summary = await readReviewSummary(db, site, request.listingId);
  if (!summary) return null;
  const found = summary.count === 0 ? [] : await selectShownReviews(db, { ...request, limit: perPage + 1 });
  const { rows: reviews, last } = splitPage(found, perPage);
  return { summary, reviews, next: last && positionOf(request.order, last) };
}
