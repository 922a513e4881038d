// The listings on the front page: the top-ranked, the rising, the newest and the recently updated ones. Also popular
// tags and the sitemap.
import { staleWhileRevalidate } from '../core/stale-while-revalidate.ts';
import type { Connection } from '../db/database.ts';
import type { Language } from '../messages/languages.ts';
import {
  type SitemapEntry,
  selectNewest,
  selectPublicByIds,
  selectRecentlyUpdated,
  selectRising,
  selectSitemapEntries,
  selectSitemapStarts,
  selectTopRanked,
} from './front-page-queries.ts';
import type { ListingType } from './listing.ts';
import { selectPopularTags } from './search-queries.ts';
import { type PageListingContext, type ShownListing, toListedListings } from './shown-listings.ts';

/** `gain`: how many more votes than in the seven days before. */
export interface RisingListing {
  readonly listing: ShownListing;
  readonly gain: number;
}

export interface UpdatedListing {
  readonly listing: ShownListing;
  /** Of its newest release notes. */
  readonly version: string;
  readonly publishedAt: Date;
}

export interface FrontPageListings {
  /** By rank. */
  readonly bots: readonly ShownListing[];
  readonly servers: readonly ShownListing[];
  readonly rising: readonly RisingListing[];
  readonly newest: readonly ShownListing[];
  readonly updated: readonly UpdatedListing[];
}

export interface FrontPage {
  /** With texts in the language of a page, from `db`, if it is given. */
  read(language: Language, db?: Connection): Promise<FrontPageListings>;
  /** More of those that are rising. */
  readRising(language: Language, db?: Connection): Promise<readonly RisingListing[]>;
  /** More of those that were updated. */
  readUpdated(language: Language, db?: Connection): Promise<readonly UpdatedListing[]>;
  /** The most used tags of a type, most used first. */
  popularTags(type: ListingType): Promise<readonly string[]>;
  /** The ID at which each part of the sitemap begins. */
  sitemapStarts(): Promise<readonly string[]>;
  sitemapEntries(from: string): Promise<readonly SitemapEntry[]>;
}

const TOP_RANKED = 5;
const MAX_NEWEST = 4;
/** On the home page, and on the page that has more of them. */
const MOST_ON_HOME = 4;
const MOST_ON_PAGE = 50;
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
const UPDATES_FRESH_MS = 60_000;

type Gains = Awaited<ReturnType<typeof selectRising>>;
type Updates = Awaited<ReturnType<typeof selectRecentlyUpdated>>;

/**
 * Always reads the data that every vote changes, and caches the data that changes by the day. Create it once per
 * process.
 */
export function createFrontPage(context: Omit<PageListingContext, 'language'>): FrontPage {
  const { db } = context;
  const gains = staleWhileRevalidate(FRESH_MS, () => selectRising(db, MIN_GAIN, MOST_ON_PAGE));
  const updates = staleWhileRevalidate(UPDATES_FRESH_MS, () => selectRecentlyUpdated(db, MOST_ON_PAGE));
  const tagsOf = (type: ListingType) =>
    staleWhileRevalidate(FRESH_MS, async () => (await selectPopularTags(db, type, POPULAR_TAGS)).map(({ tag }) => tag));
  const tags = { bot: tagsOf('bot'), game: tagsOf('game') };
  return {
    async read(language, given = db) {
      const [rising, updated] = await Promise.all([gains(), updates()]);
      const few = { gains: rising.slice(0, MOST_ON_HOME), updates: updated.slice(0, MOST_ON_HOME) };
      return readListings({ ...context, db: given, language }, few);
    },
    async readRising(language, given = db) {
      const found = await gains();
      const on = { ...context, db: given, language };
      const [listings] = await toListedListings(on, await selectPublicByIds(given, idsOf(found)));
      return withGains(listings, found);
    },
    async readUpdated(language, given = db) {
      const found = await updates();
      const on = { ...context, db: given, language };
      const [listings] = await toListedListings(on, await selectPublicByIds(given, idsOf(found)));
      return withUpdates(listings, found);
    },
    popularTags: (type) => tags[type](),
    sitemapStarts: staleWhileRevalidate(FRESH_MS, () => selectSitemapStarts(db, LISTINGS_PER_SITEMAP)),
    sitemapEntries: (from) => selectSitemapEntries(db, from, LISTINGS_PER_SITEMAP),
  };
}

async function readListings(
  context: PageListingContext,
  { gains, updates }: { readonly gains: Gains; readonly updates: Updates },
): Promise<FrontPageListings> {
  const { db } = context;
  const lists = await Promise.all([
    selectTopRanked(db, 'bot', TOP_RANKED),
    selectTopRanked(db, 'game', TOP_RANKED),
    selectNewest(db, MAX_NEWEST),
    selectPublicByIds(db, idsOf(gains)),
    selectPublicByIds(db, idsOf(updates)),
  ]);
  const [bots, servers, newest, rising, updated] = await toListedListings(context, ...lists);
  return { bots, servers, newest, rising: withGains(rising, gains), updated: withUpdates(updated, updates) };
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

function withGains(listings: readonly ShownListing[], gains: Gains): readonly RisingListing[] {
  const gainOf = new Map(gains.map(({ id, gain }) => [id, gain]));
  return listings.map((listing) => ({ listing, gain: gainOf.get(listing.id) ?? 0 }));
}

function withUpdates(listings: readonly ShownListing[], updates: Updates): readonly UpdatedListing[] {
  const updateOf = new Map(updates.map((update) => [update.id, update]));
  return listings.flatMap((listing) => {
    const update = updateOf.get(listing.id);
    return update ? [{ listing, version: update.version, publishedAt: update.publishedAt }] : [];
  });
}
