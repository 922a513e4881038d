// The listings on the front page: the top-ranked, the rising and the newest ones. Also popular tags and the sitemap.
import { staleWhileRevalidate } from '../core/stale-while-revalidate.ts';
import type { Connection } from '../db/database.ts';
import {
  type SitemapEntry,
  selectNewest,
  selectPublicByIds,
  selectRising,
  selectSitemapEntries,
  selectSitemapStarts,
  selectTopRanked,
} from './front-page-queries.ts';
import type { ListingType } from './listing.ts';
import { selectPopularTags } from './search-queries.ts';
import { addPlayerCounts, type ShownListing, type ShownListingContext } from './shown-listings.ts';

export interface FrontPageListings {
  /** By rank. */
  readonly bots: readonly ShownListing[];
  readonly servers: readonly ShownListing[];
  /** `gain`: how many more votes than in the seven days before. */
  readonly rising: readonly { readonly listing: ShownListing; readonly gain: number }[];
  readonly newest: readonly ShownListing[];
}

export interface FrontPage {
  /** From `db`, if it is given. */
  read(db?: Connection): Promise<FrontPageListings>;
  /** The most used tags of a type, most used first. */
  popularTags(type: ListingType): Promise<readonly string[]>;
  /** The ID at which each part of the sitemap begins. */
  sitemapStarts(): Promise<readonly string[]>;
  sitemapEntries(from: string): Promise<readonly SitemapEntry[]>;
}

const TOP_RANKED = 5;
const MAX_RISING = 3;
const MAX_NEWEST = 3;
const MIN_GAIN = 3;
const POPULAR_TAGS = 12;
/**
 * The sitemap format allows 50,000, but a part of this size can be written and compressed without delaying other
 * requests.
 */
const LISTINGS_PER_SITEMAP = 1_000;
/**
 * Aggregates over weeks or over all listings may be a few minutes old, because no single vote changes them noticeably.
 */
const FRESH_MS = 5 * 60_000;

/**
 * Always reads the data that every vote changes, and caches the data that changes by the day. Create it once per
 * process.
 */
export function createFrontPage(context: ShownListingContext): FrontPage {
  const { db } = context;
  const rising = staleWhileRevalidate(FRESH_MS, () => selectRising(db, MIN_GAIN, MAX_RISING));
  const tagsOf = (type: ListingType) =>
    staleWhileRevalidate(FRESH_MS, async () => (await selectPopularTags(db, type, POPULAR_TAGS)).map(({ tag }) => tag));
  const tags = { bot: tagsOf('bot'), game: tagsOf('game') };
  return {
    read: async (given = db) => readListings({ ...context, db: given }, await rising()),
    popularTags: (type) => tags[type](),
    sitemapStarts: staleWhileRevalidate(FRESH_MS, () => selectSitemapStarts(db, LISTINGS_PER_SITEMAP)),
    sitemapEntries: (from) => selectSitemapEntries(db, from, LISTINGS_PER_SITEMAP),
  };
}

async function readListings(
  context: ShownListingContext,
  gains: Awaited<ReturnType<typeof selectRising>>,
): Promise<FrontPageListings> {
  const { db } = context;
  const gainOf = new Map(gains.map(({ id, gain }) => [id, gain]));
  const lists = await Promise.all([
    selectTopRanked(db, 'bot', TOP_RANKED),
    selectTopRanked(db, 'game', TOP_RANKED),
    selectNewest(db, MAX_NEWEST),
    selectPublicByIds(db, [...gainOf.keys()]),
  ]);
  const [bots, servers, newest, rising] = await addPlayerCounts(context, ...lists);
  return {
    bots,
    servers,
    newest,
    rising: rising.map((listing) => ({ listing, gain: gainOf.get(listing.id) ?? 0 })),
  };
}
