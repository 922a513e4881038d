// The public lists: searched, filtered, sorted, page by page. Whatever is asked for, the answer is a list.
import { firstCharacters, isStorable } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import type { Game, Listing, ListingType } from './listing.ts';
import { countListings, type Filter, type Sort, selectListings, selectRelated } from './search-queries.ts';

export interface Search {
  readonly type: ListingType;
  readonly game?: Game | null;
  readonly query?: string | null;
  readonly tag?: string | null;
  readonly sort?: Sort;
  /** From 1. */
  readonly page?: number;
  readonly perPage?: number;
}

export interface Found {
  readonly listings: readonly Listing[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

const PER_PAGE = 24;
const PER_PAGE_MOST = 100;
const QUERY_MOST = 100;
const WORDS_MOST = 8;

/** A page past the end is the last one; a query that cannot be stored is found nowhere. */
export async function searchListings(db: Connection, search: Search): Promise<Found> {
  const query = search.query ?? '';
  const tag = search.tag?.trim().toLowerCase() || null;
  if (!isStorable(query) || (tag !== null && !isStorable(tag)))
    return { listings: [], total: 0, page: 1, pages: 1 };
  const filter: Filter = { type: search.type, game: search.game ?? null, words: wordsOf(query), tag };
  const limit = whole(search.perPage, PER_PAGE, PER_PAGE_MOST);
  const total = await countListings(db, filter);
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = whole(search.page, 1, pages);
  const offset = (page - 1) * limit;
  const listings = await selectListings(db, filter, search.sort ?? 'rank', { limit, offset });
  return { listings, total, page, pages };
}

const RELATED = 4;

/** What somebody who looks at this one may like as well: none where nothing shares a tag with it. */
export async function relatedListings(
  db: Connection,
  listing: Pick<Listing, 'id' | 'type' | 'game' | 'tags'>,
): Promise<readonly Listing[]> {
  return listing.tags.length === 0 ? [] : selectRelated(db, listing, RELATED);
}

function wordsOf(query: string): readonly string[] {
  return firstCharacters(query, QUERY_MOST).split(/\s+/).filter(Boolean).slice(0, WORDS_MOST);
}

/** A whole number from 1 to `most`, whatever was given. */
function whole(given: number | undefined, fallback: number, most: number): number {
  if (given === undefined || Number.isNaN(given)) return Math.min(fallback, most);
  return Math.min(most, Math.max(1, Math.floor(given)));
}
