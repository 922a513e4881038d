// Fills what the pages ask for with the rooms that have it. Part of the composition root.
import type { VotePayload } from '@plaudit/sdk/contract';
import { accessTo } from './access/may.ts';
import { claimSetup } from './access/setup-link.ts';
import { discordUrl, signIn, signOut, signUp } from './access/sign-in.ts';
import { spend } from './access/spend.ts';
import { createToken, listTokens, revokeToken } from './access/tokens.ts';
import { describeRoutes } from './api/routes.ts';
import { VERSION_PATTERN } from './changelog/entry.ts';
import { listEntries, newestEntries, newestEntry } from './changelog/list-entries.ts';
import { selectEntry } from './changelog/queries.ts';
import { removeEntry, restoreEntry } from './changelog/remove-entry.ts';
import { diagnose } from './channels/diagnosis.ts';
import { bug } from './core/assert.ts';
import { storedEventId } from './core/ids.ts';
import {
  type LoggedAttempt,
  type LoggedDelivery,
  listDeliveries,
  readDelivery,
} from './deliveries/delivery-log.ts';
import { redeliver } from './deliveries/redeliver.ts';
import { readHealth } from './endpoints/health-summary.ts';
import {
  pauseWebhook,
  readWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  saveWebhook,
} from './endpoints/webhook-settings.ts';
import type { House } from './house.ts';
import { wireListener } from './listener-wiring.ts';
import { findListing, listingsOf } from './listings/queries.ts';
import {
  createListing,
  type ListingSaving,
  type NewListing,
  updateListing,
} from './listings/save-listing.ts';
import { searchListings } from './listings/search-listings.ts';
import { rankOf } from './listings/search-queries.ts';
import { serverCounts } from './listings/server-counts.ts';
import { playerCounts, playerHours } from './probes/player-counts.ts';
import { type NodeBindings, visitorAddress, visitorKey } from './visitor.ts';
import { castVote } from './votes/cast-vote.ts';
import { currentVote } from './votes/queries.ts';
import { sendTestEvent } from './votes/send-test-event.ts';
import { dailyVotes, topVoters } from './votes/vote-stats.ts';
import type { VoteChallenge, WebParts } from './web/web-parts.ts';

const LOG_PAGE = 50;

export function wireWeb(house: House, challenge: VoteChallenge): WebParts {
  const { config, db, vault, log } = house;
  const visitors = vault.derive('visitors');
  return {
    site: { serviceName: config.serviceName, baseUrl: config.baseUrl },
    people: wirePeople(house),
    listings: wireListings(house),
    votes: wireVotes(house),
    challenge,
    webhook: wireWebhook(house),
    listener: wireListener(house),
    deliveries: wireDeliveries(house),
    tokens: wireTokens(house),
    changelog: wireChangelog(house),
    docs: { description: () => describeRoutes(house) },
    spend: (key, limit, windowSeconds) => spend(db, { key, limit, windowSeconds }),
    visitorKey(context) {
      const bindings = context.env as NodeBindings | undefined;
      const peer = bindings?.incoming?.socket.remoteAddress;
      return visitorKey(visitors, visitorAddress(peer, context.req.header('x-forwarded-for') ?? null));
    },
    vault,
    log,
  };
}

function wirePeople({ auth, db, config }: House): WebParts['people'] {
  return {
    currentPerson: (headers) => auth.personOf(headers),
    signUp: (input) => signUp(auth, input),
    signIn: (input) => signIn(auth, input),
    signOut: (headers) => signOut(auth, headers),
    discordUrl: async () => (config.discord ? discordUrl(auth) : null),
    claimSetup: async (token, personId) => (await claimSetup(db, token, personId)).ok,
  };
}

function wireListings({ db, config }: House): WebParts['listings'] {
  // Where nobody counts there is nothing to show, rather than an unknown number.
  const playersOf = (ids: readonly string[]) => playerCounts(db, config.playerCounts ? ids : []);
  return {
    async createListing(person, { applicationId, type, game, ...text }) {
      const kind: Pick<NewListing, 'type'> = type === 'bot' ? { type } : { type };
      const given = { ...text, ...kind, ownerId: person.id, game, applicationId } as NewListing;
      const made = await createListing(db, given);
      return made.ok ? { ok: true, id: made.listing.id } : { ok: false, errors: fieldErrors(made) };
    },
    async updateListing(_person, listingId, input) {
      const made = await updateListing(db, listingId, input);
      return made.ok ? { ok: true } : { ok: false, errors: fieldErrors(made) };
    },
    async findListing(id) {
      const listing = await findListing(db, id);
      if (!listing) return null;
      const [rank, players] = await Promise.all([rankOf(db, id), playersOf([id])]);
      return { ...listing, ...(rank !== null && { rank }), players: players.get(id) ?? null };
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

function wireVotes({ db, polls, counts }: House): WebParts['votes'] {
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

function wireWebhook(house: House): WebParts['webhook'] {
  const { config, db, vault, deliveries } = house;
  const parts = { db, vault, judgeUrl: deliveries.judgeUrl, wake: deliveries.wake };
  return {
    readWebhook: (listingId) => readWebhook(db, listingId),
    saveWebhook: (input) => saveWebhook(parts, input),
    rotateSecret: (listingId) => rotateSecret(parts, listingId),
    pause: async (listingId) => void (await pauseWebhook(db, listingId)),
    resume: async (listingId) => void (await resumeWebhook(parts, listingId)),
    remove: async (listingId) => void (await removeWebhook(db, listingId)),
    readHealth: (listingId) => readHealth(db, listingId),
    async sendTest({ listingId, person }) {
      const { channelFor, loadTargets } = deliveries;
      const testParts = { db, channelFor, loadTargets, planWeights: config.planWeights };
      const sent = await sendTestEvent(testParts, { listingId, userId: person.platformId ?? person.id });
      return sent.ok ? { ...sent, ...explain(sent.answer) } : sent;
    },
  };
}

/** In plain words: what happened, and what to do when it was not right. */
function explain(seen: Pick<LoggedAttempt, 'code' | 'responseHeaders' | 'responseBody'>) {
  const { happened, todo } = diagnose(seen);
  return { what: happened, remedy: seen.code === 'delivered' ? null : todo };
}

function wireDeliveries({ config, db, deliveries }: House): WebParts['deliveries'] {
  return {
    async list(query) {
      const page = await listDeliveries(db, { ...query, limit: LOG_PAGE });
      return { deliveries: page.deliveries.map(withVoter), nextCursor: page.nextCursor };
    },
    async read(query) {
      const found = await readDelivery(db, { ...query, serviceName: config.serviceName });
      if (!found) return null;
      const { history, ...delivery } = found;
      return {
        ...withVoter(delivery),
        body: delivery.body,
        attemptLog: history.map((attempt) => ({ ...attempt, ...explain(attempt) })),
      };
    },
    async redeliver({ listingId, eventId }) {
      const stored = storedEventId(eventId);
      if (!stored) return { ok: false, reason: 'not_found' };
      return redeliver({ db, wake: deliveries.wake }, { listingId, eventId: stored });
    },
  };
}

/** Who voted stands in the event itself. */
function withVoter({ body, ...delivery }: LoggedDelivery) {
  const { data } = JSON.parse(body) as VotePayload;
  return {
    ...delivery,
    userId: data.userId,
    playerName: data.listingType === 'game' ? data.playerName : null,
  };
}

const TOKEN_REFUSALS = {
  unknown_listing: { field: 'name', message: 'This listing is gone.' },
  name_invalid: { field: 'name', message: 'A name has 1 to 80 characters.' },
  no_scopes: { field: 'scopes', message: 'Choose at least one scope.' },
  too_many: {
    field: 'name',
    message: 'A listing has at most 25 tokens. Revoke one that is not used any more.',
  },
  scope_unknown: { field: 'scopes', message: 'There is no such scope.' },
  scope_not_allowed: { field: 'scopes', message: 'This scope is for bots only.' },
} as const;

function wireTokens({ db }: House): WebParts['tokens'] {
  return {
    list: async (listingId) => [...(await listTokens(db, listingId))],
    async create({ listingId, name, scopes, person }) {
      const made = await createToken(db, { listingId, name, scopes, createdBy: person.id });
      return made.ok ? made : { ok: false, errors: [TOKEN_REFUSALS[made.reason]] };
    },
    revoke: async (listingId, tokenId) => void (await revokeToken(db, listingId, tokenId)),
  };
}

function wireChangelog({ db }: House): WebParts['changelog'] {
  return {
    async accessTo(person, listingId) {
      const access = await accessTo(db, person, listingId);
      const moderates = access.may('moderate');
      return { moderates, seesRemoved: moderates || access.may('write_changelog') };
    },
    list: (query) => listEntries(db, query),
    find: async (listingId, version) =>
      VERSION_PATTERN.test(version) ? selectEntry(db, listingId, version) : null,
    newest: (listingId) => newestEntry(db, listingId),
    forFeed: (listingId) => newestEntries(db, listingId),
    remove: ({ person, ...removal }) => removeEntry(db, { ...removal, personId: person.id }),
    restore: (place) => restoreEntry(db, place),
  };
}
