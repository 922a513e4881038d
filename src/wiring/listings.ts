// Fills what the pages ask about listings.
import { byPerson, recordAuditEvent } from '../access/audit.ts';
import { accessTo } from '../access/permissions.ts';
import { selectShownNames } from '../access/shown-name-queries.ts';
import type { AppContext } from '../context.ts';
import { readPlayerCounts, readPlayerHistory } from '../game-servers/player-counts.ts';
import { isWebhookBadgeShown, updateWebhookBadge } from '../listings/badge-queries.ts';
import { createFrontPage, LISTINGS_PER_SITEMAP } from '../listings/front-page.ts';
import type { Listing } from '../listings/listing.ts';
import { findListing, findListingsOfPerson } from '../listings/queries.ts';
import { selectRank } from '../listings/rank-queries.ts';
import {
  createListing,
  deleteListing,
  type NewListing,
  type SaveListingResult,
  STILL_DELETING_MESSAGE,
  setListingPaused,
  updateListing,
} from '../listings/save-listing.ts';
import { findRelatedListings, searchListings } from '../listings/search-listings.ts';
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
    async findListing(id) {
      const listing = await findListing(db, id);
      if (listing?.visibility.state !== 'public') return null;
      const [rank, [[shown]]] = await Promise.all([selectRank(db, listing), withPlayers(house, [listing])]);
      return { ...listing, ...shown, ...(rank !== null && { rank }) };
    },
    async findUnlisted(id, person) {
      const listing = await findListing(db, id);
      if (!listing || listing.visibility.state === 'public') return null;
      const access = await accessTo(db, person, id);
      if (!access.may('listing.view_unlisted')) return null;
      const [[shown]] = await withPlayers(house, [listing]);
      return { ...listing, ...shown };
    },
    async searchListings(search) {
      const found = await searchListings(db, search);
      const [listings, near] = await withPlayers(house, found.listings, found.similar);
      return { ...found, listings, near };
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

/** Where nobody counts there is nothing to show, rather than an unknown number. */
async function withPlayers<Lists extends readonly (readonly Listing[])[]>(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  ...lists: Lists
) {
  const servers = lists.flat().filter(({ type }) => type === 'game');
  const players = await readPlayerCounts(db, config.playerCounts ? servers.map(({ id }) => id) : []);
  const told = (listing: Listing) => ({ ...listing, players: players.get(listing.id) ?? null });
  return lists.map((listings) => listings.map(told)) as { [Key in keyof Lists]: ReturnType<typeof told>[] };
}

export function wireFront(house: AppContext): WebParts['front'] {
  const { db } = house;
  const front = createFrontPage(db);
  return {
    async page() {
      const { rising, ...page } = await front.page();
      const risen = rising.map(({ listing }) => listing);
      const [bots, servers, newest, shown] = await withPlayers(
        house,
        page.bots,
        page.servers,
        page.newest,
        risen,
      );
      const more = new Map(rising.map((one) => [one.listing.id, one.more]));
      return {
        bots,
        servers,
        newest,
        rising: shown.map((listing) => ({ listing, more: more.get(listing.id) ?? 0 })),
      };
    },
    tags: (type) => front.tags(type),
    borders: () => front.borders(),
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
