// What staff looks for among all listings, page by page. Whatever is asked for, the answer is a list.
import { isStorable, splitSearchTerms } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import type { Plan, Visibility } from './listing.ts';
import { countListingsForStaff, type ListingWithOwner, selectListingsForStaff } from './staff-queries.ts';

export interface StaffListingSearch {
  readonly query: string;
  readonly state: Visibility['state'] | null;
  readonly plan: Plan | null;
  /** From 1. */
  readonly page: number;
}

const PER_PAGE = 25;

export interface StaffListingPage {
  readonly listings: readonly ListingWithOwner[];
  readonly total: number;
  /** Past the end it is the last one. */
  readonly page: number;
  readonly pages: number;
}

export async function searchListingsForStaff(
  db: Connection,
  search: StaffListingSearch,
): Promise<StaffListingPage> {
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
