// Fills what the pages ask about listings and their votes.
import { byPerson } from '../access/audit.ts';
import { accessTo } from '../access/may.ts';
import { bug } from '../core/assert.ts';
import type { House } from '../house.ts';
import { findListing, listingsOf } from '../listings/queries.ts';
import {
  createListing,
  type ListingSaving,
  type NewListing,
  updateListing,
} from '../listings/save-listing.ts';
import { searchListings } from '../listings/search-listings.ts';
import { rankOf } from '../listings/search-queries.ts';
import { serverCounts } from '../listings/server-counts.ts';
import { playerCounts, playerHours } from '../probes/player-counts.ts';
import { castVote } from '../votes/cast-vote.ts';
import { currentVote } from '../votes/queries.ts';
import { dailyVotes, topVoters } from '../votes/vote-stats.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireListings({ db, config }: House): WebParts['listings'] {
  // Where nobody counts there is nothing to show, rather than an unknown number.
  const playersOf = (ids: readonly string[]) => playerCounts(db, config.playerCounts ? ids : []);
  return {
    async createListing(person, { applicationId, type, game, ...text }) {
      const kind: Pick<NewListing, 'type'> = type === 'bot' ? { type } : { type };
      const waits = config.listingApproval;
      const given = { ...text, ...kind, ownerId: person.id, game, applicationId, waits } as NewListing;
      const made = await createListing(db, given);
      return made.ok
        ? { ok: true, id: made.listing.id, isPublic: made.listing.publicity.state === 'public' }
        : { ok: false, errors: fieldErrors(made) };
    },
    async updateListing(person, listingId, input) {
      const made = await updateListing(db, listingId, input, byPerson(person));
      return made.ok ? { ok: true } : { ok: false, errors: fieldErrors(made) };
    },
    async findListing(id) {
      const listing = await findListing(db, id);
      if (listing?.publicity.state !== 'public') return null;
      const [rank, players] = await Promise.all([rankOf(db, id), playersOf([id])]);
      return { ...listing, ...(rank !== null && { rank }), players: players.get(id) ?? null };
    },
    async findUnlisted(id, person) {
      const listing = await findListing(db, id);
      if (!listing || listing.publicity.state === 'public') return null;
      const access = await accessTo(db, person, id);
      const isInsider = access.may('view_dashboard') || access.may('moderate');
      return isInsider ? { ...listing, players: (await playersOf([id])).get(id) ?? null } : null;
    },
    async searchListings(search) {
      const { listings, total, pages } = await searchListings(db, search);
      const ids = listings.filter(({ type }) => type === 'game').map(({ id }) => id);
      const players = await playersOf(ids);
      const withPlayers = listings.map((listing) => ({
        ...listing,
        players: players.get(listing.id) ?? null,
      }));
      return { listings: withPlayers, total, pages };
    },
    listingsOf: async (personId) => [...(await listingsOf(db, personId))],
    async accessTo(person, listingId) {
      const { standings } = await accessTo(db, person, listingId);
      return standings.find((standing) => standing === 'owner' || standing === 'manager') ?? null;
    },
    dailyVotes: (listingId, days) => dailyVotes(db, listingId, days),
    topVoters: (listingId) => topVoters(db, listingId),
    serverCounts: (listingId, days) => serverCounts(db, listingId, days),
    playerHours: (listingId, days) => playerHours(db, listingId, days),
  };
}

function fieldErrors(refused: Extract<ListingSaving, { ok: false }>) {
  if (refused.reason === 'invalid') return refused.errors;
  const message =
    refused.reason === 'id_taken'
      ? 'A bot with this application ID is listed already.'
      : 'This cannot be saved.';
  return [{ field: 'applicationId', message }];
}

export function wireVotes({ db, polls, counts }: House): WebParts['votes'] {
  return {
    async castVote({ listingId, person, playerName }) {
      const { id, platformId, emailVerified } = person;
      const voter = { voterId: id, platformId, confirmed: emailVerified || platformId !== null };
      const cast = await castVote(polls, { listingId, voter, playerName });
      counts?.voteCast(cast.ok ? 'counted' : cast.reason);
      if (!cast.ok && cast.reason === 'at') return bug('a page casts no vote of another time');
      return cast;
    },
    currentVote: (listingId, personId) => currentVote(db, listingId, personId),
  };
}
