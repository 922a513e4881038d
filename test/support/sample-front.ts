// What the public pages ask beside listings, in memory, for tests of pages and for looking at them.
import type { BadgeParts, FrontParts } from '../../src/web/front-parts.ts';
import type { ListingParts } from '../../src/web/web-parts.ts';
import type { Sample } from './sample-state.ts';

const LISTINGS_PER_SITEMAP = 1_000;

/** Words must stand in the name as they are typed. */
export function sampleSearch(state: Sample): ListingParts['searchListings'] {
  return async ({ type, query, game, tags, page, openedAt }) => {
    const listings = state.listings.filter(
      (listing) =>
        listing.type === type &&
        listing.name.includes(query) &&
        (!game || listing.game === game) &&
        tags.every((tag) => listing.tags.includes(tag)),
    );
    const pages = listings.length > 2 ? 3 : 1;
    return {
      listings,
      near: query && listings.length === 0 ? state.near : [],
      total: listings.length,
      hasMore: false,
      page: Math.min(page, pages),
      pages,
      openedAt: openedAt ?? new Date(1_000_000),
    };
  };
}

export function sampleFront(state: Sample): FrontParts {
  return {
    page: async () => {
      if (state.isBroken) throw new Error('A sample of a bug.');
      return {
        bots: state.listings.filter(({ type }) => type === 'bot').slice(0, 5),
        servers: state.listings.filter(({ type }) => type === 'game').slice(0, 5),
        newest: state.listings.slice(0, 4),
        rising: state.listings.slice(0, 3).map((listing, place) => ({ listing, more: 90 - place * 40 })),
      };
    },
    tags: async (type) => [
      ...new Set(state.listings.filter((one) => one.type === type).flatMap(({ tags }) => tags)),
    ],
    borders: async () => sortedIds(state).filter((_, place) => place % LISTINGS_PER_SITEMAP === 0),
    part: async (from) =>
      sortedIds(state)
        .filter((id) => id >= from)
        .slice(0, LISTINGS_PER_SITEMAP)
        .map((id) => ({ id, updatedAt: new Date(0) })),
  };
}

function sortedIds({ listings }: Sample): string[] {
  return listings.map(({ id }) => id).sort();
}

export function sampleBadges(state: Sample): BadgeParts {
  return {
    showsWebhook: async () => state.webhookBadge,
    showWebhook: async (_listingId, shown) => {
      state.calls.push(`showWebhook ${shown}`);
      state.webhookBadge = shown;
      return true;
    },
  };
}
