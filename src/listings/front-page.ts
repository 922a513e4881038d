// What the front page shows of all listings: the first by rank, what is rising, the newest.
import { staleWhileRevalidate } from '../core/stale-while-revalidate.ts';
import type { Db } from '../db/database.ts';
import { selectNewest, selectPublicByIds, selectRising, selectTopRanked } from './front-page-queries.ts';
import type { Listing, ListingType } from './listing.ts';
import { selectPopularTags } from './search-queries.ts';
import { selectSitemapStarts } from './sitemap-queries.ts';

export interface FrontPage {
  readonly bots: readonly Listing[];
  readonly servers: readonly Listing[];
  /** `more`: votes more in these seven days than in the seven before. */
  readonly rising: readonly { readonly listing: Listing; readonly more: number }[];
  readonly newest: readonly Listing[];
}

const FIRST = 5;
const SHOWN = 3;
const RISES_LEAST = 3;
const TAGS = 12;
/** The format allows 50,000; a part of this many keeps nobody else waiting while it is written and compressed. */
export const LISTINGS_PER_SITEMAP = 1_000;
/** What is counted over weeks, or of all listings, may be minutes old: a vote moves nothing in it that anybody misses. */
const FRESH_MS = 5 * 60_000;

/** Asks the database for what changes with every vote each time, and for what changes by the day every few minutes. */
export function createFrontPage(db: Db): {
  page(): Promise<FrontPage>;
  tags(type: ListingType): Promise<readonly string[]>;
  /** The ID that each part of the map begins with. */
  borders(): Promise<readonly string[]>;
} {
  const rising = staleWhileRevalidate(FRESH_MS, () => selectRising(db, RISES_LEAST, SHOWN));
  const tagsOf = (type: ListingType) =>
    staleWhileRevalidate(FRESH_MS, async () =>
      (await selectPopularTags(db, type, TAGS)).map(({ tag }) => tag),
    );
  const tags = { bot: tagsOf('bot'), game: tagsOf('game') };
  return {
    async page() {
      const [bots, servers, newest, risen] = await Promise.all([
        selectTopRanked(db, 'bot', FIRST),
        selectTopRanked(db, 'game', FIRST),
        selectNewest(db, SHOWN),
        rising(),
      ]);
      const more = new Map(risen.map((one) => [one.id, one.more]));
      const listings = await selectPublicByIds(db, [...more.keys()]);
      return {
        bots,
        servers,
        newest,
        rising: listings.map((listing) => ({ listing, more: more.get(listing.id) ?? 0 })),
      };
    },
    tags: (type) => tags[type](),
    borders: staleWhileRevalidate(FRESH_MS, () => selectSitemapStarts(db, LISTINGS_PER_SITEMAP)),
  };
}
