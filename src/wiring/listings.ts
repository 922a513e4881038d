// Fills what the pages ask about listings.
import { byPerson } from '../access/audit.ts';
import { accessTo } from '../access/permissions.ts';
import type { AppContext } from '../context.ts';
import { readPlayerHistory } from '../game-servers/player-counts.ts';
import { findListingsOfPerson } from '../listings/queries.ts';
import { findRelatedListings } from '../listings/search-listings.ts';
import { listServerCounts } from '../listings/server-counts.ts';
import { findVisibleListing, searchShownListings } from '../listings/shown-listings.ts';
import { isWebhookBadgeShown, setWebhookBadge } from '../listings/webhook-badge.ts';
import { dailyVotes, monthlyVotes, namedTopVoters } from '../votes/vote-stats.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireListings(house: AppContext): WebParts['listings'] {
  const { db } = house;
  return {
    findListing: (id) => findVisibleListing(house, null, id),
    async findUnlisted(id, person) {
      const listing = await findVisibleListing(house, person, id);
      return listing?.visibility.state === 'public' ? null : listing;
    },
    async searchListings(search) {
      const { similar, ...found } = await searchShownListings(house, search);
      return { ...found, near: similar };
    },
    listingsOf: async (personId) => [...(await findListingsOfPerson(db, personId))],
    async accessTo(person, listingId) {
      const { roles } = await accessTo(db, person, listingId);
      return roles.find((standing) => standing === 'owner' || standing === 'manager') ?? null;
    },
    dailyVotes: (listingId, days) => dailyVotes(db, listingId, days),
    monthlyVotes: (listingId, months) => monthlyVotes(db, listingId, months),
    related: (listing) => findRelatedListings(db, listing),
    topVoters: (listingId) => namedTopVoters(db, listingId),
    serverCounts: (listingId, days) => listServerCounts(db, listingId, days),
    playerHours: (listingId, days) => readPlayerHistory(db, listingId, days),
  };
}

export function wireBadges({ db }: Pick<AppContext, 'db'>): WebParts['badges'] {
  return {
    showsWebhook: (listingId) => isWebhookBadgeShown(db, listingId),
    showWebhook: (listingId, shown, person) => setWebhookBadge(db, listingId, shown, byPerson(person)),
  };
}
