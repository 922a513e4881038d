// Searches, filters and sorts the public lists, page by page. Invalid parameters never fail: they fall back to
// defaults.
import { isStorable, truncateCharacters } from '../core/text.ts';
import { toStorableTimestamp } from '../core/timestamps.ts';
import type { Connection } from '../db/database.ts';
import type { Edition } from '../game-servers/server-poll.ts';
import type { Language } from '../messages/languages.ts';
import { countriesIn } from './countries.ts';
import type { Game, Listing, ListingType } from './listing.ts';
import type { ListingFilter } from './search-conditions-queries.ts';
import {
  countMatches,
  type ListingSort,
  type Matches,
  selectListings,
  selectRelated,
  selectSimilarNames,
} from './search-queries.ts';

export type { ListingSort };

export interface ListingSearch {
  readonly type: ListingType;
  readonly game?: Game | null;
  readonly query?: string;
  /** The visitor's. */
  readonly queryLanguage?: Language | null;
  readonly tags?: readonly string[];
  /** The slug of a category of the type or game. */
  readonly category?: string | null;
  /** An ISO 639-1 code. */
  readonly language?: string | null;
  /** The code of a country or the slug of a region. */
  readonly place?: string | null;
  /** A version of the game that players can join with. */
  readonly version?: string | null;
  /** An edition of Minecraft that players can join with. */
  readonly edition?: Edition | null;
  /** Only servers that are online now. */
  readonly online?: boolean;
  /** Default: best match first; without a query, by rank. */
  readonly sort?: ListingSort;
  /** 1-based. */
  readonly page?: number;
  readonly perPage?: number;
  /** When the list was opened: for ten minutes its pages keep the order of that moment (decision P22). */
  readonly openedAt?: Date | null;
}

export interface ListingSearchResult {
  readonly matches: Matches;
  readonly listings: readonly Listing[];
  /** At most MAX_LISTED; if there are more, `hasMore` is set. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly page: number;
  readonly pages: number;
  readonly openedAt: Date;
  /** With few results: listings with a similar name. */
  readonly similar: readonly Listing[];
}

/** No one pages further, and this keeps counting cheap (decision P23). */
const MAX_LISTED = 1_000;
/**
 * The further a page is from the start, the more listings are read in index order to find its own, so the more matches
 * are sorted instead (decision P506).
 */
const SORTED_PER_SKIPPED = 1;
/** So many are found before a page far from the start is read; among more of them, its listings are near each other. */
const MAX_FOUND = 10_000;
const PER_PAGE = 20;
const MAX_PER_PAGE = 100;
const MAX_QUERY_CHARACTERS = 100;
const MIN_RESULTS_WITHOUT_SIMILAR = 5;
const MIN_SIMILAR_QUERY_CHARACTERS = 3;

/** A page past the end returns the last one. A query with characters that cannot be stored finds nothing. */
export async function searchListings(db: Connection, search: ListingSearch): Promise<ListingSearchResult> {
  const filter = toFilter(search);
  const { query } = filter;
  const sort = search.sort ?? (query === '' ? 'rank' : 'match');
  const limit = clampWholeNumber(search.perPage, PER_PAGE, MAX_PER_PAGE);
  const wanted = clampWholeNumber(search.page, 1, Math.ceil(MAX_LISTED / limit));
  const few = MAX_LISTED + SORTED_PER_SKIPPED * (wanted - 1) * limit;
  const most = wanted === 1 ? few : MAX_FOUND;
  const matches = await countMatches(db, filter, { few, most }, toStorableTimestamp(search.openedAt));
  const total = Math.min(matches.total, MAX_LISTED);
  const isMore = matches.total > MAX_LISTED;
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = clampWholeNumber(search.page, 1, pages);
  const { openedAt, ids } = matches;
  const findsAll = page > 1 && matches.total <= MAX_FOUND;
  const place = { sort, openedAt, limit, offset: (page - 1) * limit, findsAll };
  const listings = total === 0 ? [] : await selectListings(db, { filter, ids }, place);
  const near = total < MIN_RESULTS_WITHOUT_SIMILAR ? await nearMisses(db, filter, listings) : [];
  return { matches: { filter, ids }, listings, total, hasMore: isMore, page, pages, openedAt, similar: near };
}

export function toFilter(search: ListingSearch): ListingFilter {
  const { type, game = null, category = null, language = null, place = null, online = false } = search;
  const given = search.query?.trim() ?? '';
  return {
    type,
    game,
    query: isStorable(given) ? truncateCharacters(given, MAX_QUERY_CHARACTERS) : '\ufffd',
    queryLanguage: search.queryLanguage ?? null,
    tags: (search.tags ?? []).filter(isStorable).map((tag) => tag.trim().toLowerCase()),
    category,
    language,
    countries: place === null ? null : countriesIn(place),
    version: search.version ?? null,
    edition: game === 'minecraft' ? (search.edition ?? null) : null,
    isOnline: online && type === 'game',
  };
}

const RELATED = 4;

/** Related listings; none if no listing shares a tag with this one. */
export async function findRelatedListings(
  db: Connection,
  listing: Pick<Listing, 'id' | 'type' | 'game' | 'tags'>,
): Promise<readonly Listing[]> {
  return listing.tags.length === 0 ? [] : selectRelated(db, listing, RELATED);
}

/** Ignores the tag filter, because a similar listing may lack a tag. Shorter queries would match everything. */
async function nearMisses(
  db: Connection,
  filter: ListingFilter,
  found: readonly Listing[],
): Promise<readonly Listing[]> {
  if (filter.query.length < MIN_SIMILAR_QUERY_CHARACTERS) return [];
  const near = await selectSimilarNames(db, filter, MIN_RESULTS_WITHOUT_SIMILAR * 2);
  const known = new Set(found.map(({ id }) => id));
  return near.filter(({ id }) => !known.has(id)).slice(0, MIN_RESULTS_WITHOUT_SIMILAR);
}

/** Clamps to a whole number from 1 to `most`. */
function clampWholeNumber(given: number | undefined, fallback: number, most: number): number {
  if (given === undefined || Number.isNaN(given)) return Math.min(fallback, most);
  return Math.min(most, Math.max(1, Math.floor(given)));
}
