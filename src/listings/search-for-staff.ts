// What staff looks for among all listings, page by page. Whatever is asked for, the answer is a list.
import { isStorable, searchWords } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import type { Plan, Publicity } from './listing.ts';
import { countForStaff, type OwnedListing, selectForStaff } from './staff-queries.ts';

export interface StaffSearch {
  readonly query: string;
  readonly state: Publicity['state'] | null;
  readonly plan: Plan | null;
  /** From 1. */
  readonly page: number;
}

const PER_PAGE = 25;

export interface FoundForStaff {
  readonly listings: readonly OwnedListing[];
  readonly total: number;
  /** Past the end it is the last one. */
  readonly page: number;
  readonly pages: number;
}

export async function searchForStaff(db: Connection, search: StaffSearch): Promise<FoundForStaff> {
  if (!isStorable(search.query)) return { listings: [], total: 0, page: 1, pages: 1 };
  const filter = { words: searchWords(search.query), state: search.state, plan: search.plan };
  const total = await countForStaff(db, filter);
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(pages, Math.max(1, search.page));
  const listings = await selectForStaff(db, filter, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  return { listings, total, page, pages };
}
