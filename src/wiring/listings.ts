// Fills what the pages ask about listings.
import { byPerson, recordAuditEvent } from '../access/audit.ts';
import { accessTo } from '../access/permissions.ts';
import { selectShownNames } from '../access/shown-name-queries.ts';
import type { AppContext } from '../context.ts';
import {
  searchListingViews,
  viewFrontPage,
  viewListing,
  viewPublicListing,
} from '../game-servers/listing-views.ts';
import { readPlayerHistory } from '../game-servers/player-counts.ts';
import { isWebhookBadgeShown, updateWebhookBadge } from '../listings/badge-queries.ts';
import { LISTINGS_PER_SITEMAP } from '../listings/front-page.ts';
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
import { selectSitemapEntries } from '../listings/sitemap-queries.ts';
import { dailyVotes, monthlyVotes, topVoters } from '../votes/vote-stats.ts';
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
    findListing: (id) => viewPublicListing(house, id),
    findUnlisted: async (id, person) => {
      const listing = await viewListing(house, id, person);
      return listing?.visibility.state === 'public' ? null : listing;
    },
    async searchListings(search) {
      const { similar: near, ...found } = await searchListingViews(house, search);
      return { ...found, near };
    },
    listingsOf: async (personId) => [...(await findListingsOfPerson(db, personId))],
    async accessTo(person, listingId) {
      const { roles } = await accessTo(db, person, listingId);
      return roles.find((standing) => standing === 'owner' || standing === 'manager') ?? null;
    },
    dailyVotes: (listingId, days) => dailyVotes(db, listingId, days),
    monthlyVotes: (listingId, months) => monthlyVotes(db, listingId, months),
    related: (listing) => findRelatedListings(db, listing),
    async topVoters(listingId) {
      const voters = await topVoters(db, listingId);
      const userIds = voters.map(({ userId }) => userId);
      const names = await selectShownNames(db, userIds);
      return voters.map((voter) => ({ ...voter, name: names.get(voter.userId) ?? null }));
    },
    serverCounts: (listingId, days) => listServerCounts(db, listingId, days),
    playerHours: (listingId, days) => readPlayerHistory(db, listingId, days),
  };
}

export function wireFront(house: AppContext): WebParts['front'] {
  const { db, frontPage } = house;
  return {
    page: () => viewFrontPage(house),
    tags: (type) => frontPage.tags(type),
    borders: () => frontPage.borders(),
    part: (from) => selectSitemapEntries(db, from, LISTINGS_PER_SITEMAP),
  };
}

export function wireBadges({ db }: Pick<AppContext, 'db'>): WebParts['badges'] {
  return {
    showsWebhook: (listingId) => isWebhookBadgeShown(db, listingId),
    showWebhook: (listingId, shown, person) =>
      db.transaction().execute(async (transaction) => {
        const isSaved = await updateWebhookBadge(transaction, listingId, shown);
        const act = shown ? 'listing.health_shown' : 'listing.health_hidden';
        if (isSaved) await recordAuditEvent(transaction, { action: act, ...byPerson(person), listingId });
        return isSaved;
      }),
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
