// Fills what the pages ask about listings.
import { byPerson } from '../access/audit.ts';
import { accessTo } from '../access/permissions.ts';
import type { AppContext } from '../context.ts';
import { readPlayerHistory } from '../game-servers/player-counts.ts';
import { findListingsOfPerson } from '../listings/queries.ts';
import {
  createListing,
  deleteListing,
  type NewListing,
  type SaveListingResult,
  STILL_DELETING_MESSAGE,
  setListingPaused,
  updateListing,
} from '../listings/save-listing.ts';
import { findRelatedListings } from '../listings/search-listings.ts';
import { listServerCounts } from '../listings/server-counts.ts';
import { findVisibleListing, searchShownListings } from '../listings/shown-listings.ts';
import { isWebhookBadgeShown, setWebhookBadge } from '../listings/webhook-badge.ts';
import { dailyVotes, monthlyVotes, namedTopVoters } from '../votes/vote-stats.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireListings(house: AppContext): WebParts['listings'] {
  const { db, config } = house;
  return {
    async createListing(person, { applicationId, type, game, ...text }) {
      const kind: Pick<NewListing, 'type'> = type === 'bot' ? { type } : { type };
      const waits = config.listingApproval;
      const given = {
        ...text,
        ...kind,
        ownerId: person.id,
        by: byPerson(person),
        game,
        applicationId,
        waits,
      } as NewListing;
      const made = await createListing(db, given);
      return made.ok
        ? { ok: true, id: made.listing.id, isPublic: made.listing.visibility.state === 'public' }
        : { ok: false, errors: fieldErrors(made) };
    },
    async updateListing(person, listingId, input) {
      const made = await updateListing(db, listingId, input, byPerson(person));
      if (!made.ok && made.reason === 'unknown_listing') return null;
      return made.ok ? { ok: true } : { ok: false, errors: fieldErrors(made) };
    },
    pause: async (id, person) => void (await setListingPaused(db, id, true, byPerson(person))),
    resume: async (id, person) => void (await setListingPaused(db, id, false, byPerson(person))),
    delete: async (id, person) => void (await deleteListing(db, id, byPerson(person))),
    planWeights: house.config.planWeights,
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

export function wireFront({ frontPage }: AppContext): WebParts['front'] {
  return {
    async page() {
      const { rising, ...page } = await frontPage.read();
      return { ...page, rising: rising.map(({ listing, gain }) => ({ listing, more: gain })) };
    },
    tags: (type) => frontPage.popularTags(type),
    borders: () => frontPage.sitemapStarts(),
    part: (from) => frontPage.sitemapEntries(from),
  };
}

export function wireBadges({ db }: Pick<AppContext, 'db'>): WebParts['badges'] {
  return {
    showsWebhook: (listingId) => isWebhookBadgeShown(db, listingId),
    showWebhook: (listingId, shown, person) => setWebhookBadge(db, listingId, shown, byPerson(person)),
  };
}

function fieldErrors(refused: Extract<SaveListingResult, { ok: false }>) {
  if (refused.reason === 'invalid') return refused.errors;
  if (refused.reason === 'still_deleting')
    return [{ field: 'applicationId', message: STILL_DELETING_MESSAGE }];
  const message =
    refused.reason === 'id_taken'
      ? 'A bot with this application ID is listed already.'
      : 'This cannot be saved.';
  return [{ field: 'applicationId', message }];
}
