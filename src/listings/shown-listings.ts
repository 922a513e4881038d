// Listings for pages: adds the number of players on each game server, and checks who may see a listing.
import { accessTo } from '../access/permissions.ts';
import type { Config } from '../config.ts';
import type { Connection } from '../db/database.ts';
import { type PlayerCount, readPlayerCounts } from '../game-servers/player-counts.ts';
import type { Language } from '../messages/languages.ts';
import type { Listing } from './listing.ts';
import { isOpenToAll } from './publicity.ts';
import { findListingByPath } from './queries.ts';
import { selectRank } from './ranking-queries.ts';
import type { ListingTextReader } from './read-listing-texts.ts';
import { type ListingSearch, type ListingSearchResult, searchListings } from './search-listings.ts';
import type { ForeignTexts } from './texts-in-language.ts';
import { selectVersions } from './version-queries.ts';

export interface ShownListing extends Listing {
  /**
   * The rank among public listings of the same type and game, starting at 1. Absent if not requested or if there is
   * none.
   */
  readonly rank?: number;
  /** Null for bots, for servers without an address, and if player counts are disabled. */
  readonly players: PlayerCount | null;
  /** The versions of its game that players can join a server with. */
  readonly versions: readonly string[];
  /** Which of its texts are not in the page's language. */
  readonly foreignTexts?: ForeignTexts;
}

/** The parts of the application context that reading listings needs. */
export interface ShownListingContext {
  readonly db: Connection;
  readonly config: Pick<Config, 'playerCounts' | 'ownership'>;
}

/** For lists on pages: whose texts they show. */
export interface PageListingContext extends ShownListingContext {
  readonly listingTexts: ListingTextReader;
  /** The page's. */
  readonly language: Language;
}

/** With players and versions, in one query of each for all lists; each list keeps its order. */
export async function toShownListings<Lists extends readonly (readonly Listing[])[]>(
  { db, config }: ShownListingContext,
  ...lists: Lists
): Promise<{ [Key in keyof Lists]: ShownListing[] }> {
  const servers = lists.flat().filter(({ type }) => type === 'game');
  const ids = servers.map(({ id }) => id);
  const [counts, versions] = await Promise.all([
    readPlayerCounts(db, config.playerCounts ? ids : []),
    ids.length > 0 ? selectVersions(db, ids) : new Map<string, readonly string[]>(),
  ]);
  const toShown = (listing: Listing) => ({
    ...listing,
    // With OWNERSHIP=off, no page says who has proven what.
    ownerProvenAt: config.ownership === 'off' ? null : listing.ownerProvenAt,
    players: counts.get(listing.id) ?? null,
    versions: versions.get(listing.id) ?? [],
  });
  return lists.map((listings) => listings.map(toShown)) as { [Key in keyof Lists]: ShownListing[] };
}

/** Like `toShownListings`, with names and summaries in the page's language. */
export async function toListedListings<Lists extends readonly (readonly Listing[])[]>(
  context: PageListingContext,
  ...lists: Lists
): Promise<{ [Key in keyof Lists]: ShownListing[] }> {
  const { db, listingTexts, language } = context;
  const translated = await listingTexts.headingsIn(db, language, ...lists);
  return toShownListings(context, ...translated);
}

/**
 * Finds a listing by the name in a page's path: its ID, or its current or an earlier slug. A public listing is visible
 * to everyone; any other only to its owner, its managers and staff (decision P72). Null if there is no such listing or
 * this person may not see it, so that the two cases cannot be distinguished.
 */
export async function findVisibleListing(
  context: ShownListingContext,
  person: { readonly id: string } | null,
  name: string,
): Promise<ShownListing | null> {
  const listing = await findListingByPath(context.db, name);
  const { db, config } = context;
  if (!listing) return null;
  const isPublic = isOpenToAll(listing, config);
  if (!isPublic && !(await mayBypassVisibility(db, person, listing.id))) return null;
  const [rank, [[shown]]] = await Promise.all([
    isPublic ? selectRank(db, listing) : null,
    toShownListings(context, [listing]),
  ]);
  return { ...listing, ...(shown as ShownListing), ...(rank !== null && { rank }) };
}

async function mayBypassVisibility(db: Connection, person: { readonly id: string } | null, listingId: string) {
  if (!person) return false;
  const access = await accessTo(db, person, listingId);
  return access.may('listing.view_unlisted');
}

export type ShownSearchResult = Omit<ListingSearchResult, 'listings' | 'similar'> & {
  readonly listings: readonly ShownListing[];
  readonly similar: readonly ShownListing[];
};

export async function searchShownListings(
  context: PageListingContext,
  search: ListingSearch,
): Promise<ShownSearchResult> {
  const found = await searchListings(context.db, { ...search, queryLanguage: context.language });
  const [listings, similar] = await toListedListings(context, found.listings, found.similar);
  return { ...found, listings, similar };
}
