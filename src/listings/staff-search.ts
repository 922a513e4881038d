// Listings in any state, for staff: search results page by page, and the approval queue.
import { isStorable, splitSearchTerms } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import type { Plan, Visibility } from './listing.ts';
import {
  countListingsForStaff,
  countPendingListings,
  type ListingWithOwner,
  selectListingsForStaff,
  selectPendingListings,
} from './staff-queries.ts';

export interface StaffListingSearch {
  readonly query: string;
  readonly state: Visibility['state'] | null;
  readonly plan: Plan | null;
  /** 1-based. */
  readonly page: number;
}

const PER_PAGE = 25;
const PENDING_PER_PAGE = 10;

export interface StaffListingPage {
  readonly listings: readonly ListingWithOwner[];
  readonly total: number;
  /** The last page when a later one was requested. */
  readonly page: number;
  readonly pages: number;
}

export async function searchListingsForStaff(db: Connection, search: StaffListingSearch): Promise<StaffListingPage> {
  if (!isStorable(search.query)) return { listings: [], total: 0, page: 1, pages: 1 };
  const filter = { words: splitSearchTerms(search.query), state: search.state, plan: search.plan };
  const total = await countListingsForStaff(db, filter);
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(pages, Math.max(1, search.page));
  const listings = await selectListingsForStaff(db, filter, {
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  });
  return { listings, total, page, pages };
}

/** Those waiting longest first, page by page, and their total number. */
export async function listPendingListings(db: Connection, wanted = 1): Promise<StaffListingPage> {
  const total = await countPendingListings(db);
  const pages = Math.max(1, Math.ceil(total / PENDING_PER_PAGE));
  const page = Math.min(pages, wanted);
  const range = { limit: PENDING_PER_PAGE, offset: (page - 1) * PENDING_PER_PAGE };
  return { listings: await selectPendingListings(db, range), total, page, pages };
}
