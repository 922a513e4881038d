// What the public pages ask beside listings, in memory, for tests of pages and for looking at them.
import type { BadgeParts } from '../../src/web/front-parts.ts';
import type { ListingParts } from '../../src/web/web-parts.ts';
import type { Sample } from './sample-state.ts';

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
