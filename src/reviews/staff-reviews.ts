// The reviews that staff looks through, page by page. A search finds listings and people, and then their reviews.
import { findPeople } from '../access/find-people.ts';
import { splitPage } from '../core/split-page.ts';
import type { Connection } from '../db/database.ts';
import { searchListingsForStaff } from '../listings/staff-search.ts';
import { type StaffReview, type StaffReviewQuery, selectStaffReviews, type WhichReviews } from './staff-queries.ts';

const PER_PAGE = 20;

export interface StaffReviewSearch {
  readonly which: WhichReviews;
  /** Part of a listing's name or of a person's, or an ID; empty: everything. */
  readonly query: string;
  readonly after: StaffReviewQuery['after'];
}

export interface StaffReviewPage {
  readonly reviews: readonly StaffReview[];
  /** Null on the last page. */
  readonly next: StaffReviewQuery['after'];
}

export async function listStaffReviews(
  db: Connection,
  { which, query, after }: StaffReviewSearch,
): Promise<StaffReviewPage> {
  const only = query.trim() === '' ? null : await findSubjects(db, query);
  const found = await selectStaffReviews(db, { which, only, after, limit: PER_PAGE + 1 });
  const { rows: reviews, last } = splitPage(found, PER_PAGE);
  return { reviews, next: last && placeOf(which, last) };
}

/** The first page of each: a search that finds more is not about one listing or person. */
async function findSubjects(db: Connection, query: string): Promise<NonNullable<StaffReviewQuery['only']>> {
  const [{ listings }, { people }] = await Promise.all([
    searchListingsForStaff(db, { query, state: null, plan: null, page: 1 }),
    findPeople(db, { query, which: 'all', page: 1 }),
  ]);
  return { listingIds: listings.map(({ id }) => id), authorIds: people.map(({ id }) => id) };
}

function placeOf(which: WhichReviews, { id, createdAt, removedAt }: StaffReview) {
  return { at: which === 'removed' && removedAt ? removedAt : createdAt, id };
}
