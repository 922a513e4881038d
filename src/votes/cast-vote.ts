// Casts votes. A vote, its counters, its event and its deliveries are written together or not at all (decision V2); a
// second vote within the voting window is refused by the database itself (decision V1).

import type { Person } from '../access/person.ts';
import { isConfirmedVoter } from '../access/voter-identities.ts';
import type { Settings } from '../config/settings.ts';
import { bug } from '../core/assert.ts';
import { createBatcher } from '../core/batch.ts';
import { ID_PATTERN } from '../core/ids.ts';
import type { Db } from '../db/database.ts';
import type { Message } from '../messages/message.ts';
import type { NetworkRefusal } from './admit-votes.ts';
import { newestVote } from './queries.ts';
import type { RecordRefusal, VoteLimits } from './record-votes.ts';
import { type FoundListing, selectVotableListings } from './votable-listing-queries.ts';
import { createVoteBatcher, type Deliverer, type RecordVote } from './vote-batch.ts';
import { type VoteRequest, voteFromRequest } from './vote-request.ts';

export interface VotingOptions {
  readonly db: Db;
  readonly site: Pick<Settings, 'planWeights'>;
  /** A function if the value may change while the service runs, because trial mode may end. */
  readonly requireConfirmed: boolean | (() => boolean);
  /** Absent: only each voter's own window limits votes. */
  readonly limits?: VoteLimits;
  readonly deliverer: Deliverer;
  /** Whether the database is the embedded one; absent: no. */
  readonly isEmbedded?: boolean;
  /** Called after the commit: open streams of this listing have a new event. */
  readonly publishEvents?: (listingId: string) => void;
  /** Counts the results of votes cast on pages, for metrics. */
  readonly countVote?: (result: 'counted' | CastVoteRefusal['reason']) => void;
}

export interface VotingDependencies extends VotingOptions {
  readonly findVotableListing: (listingId: string) => Promise<FoundListing | null>;
  readonly record: RecordVote;
}

const LOOKUPS = { maxConcurrent: 2, maxSize: 200 };

/** Concurrent votes cast through the returned object share their SQL statements. */
export function createVoting(options: VotingOptions, record = createVoteBatcher(options)): VotingDependencies {
  const find = createBatcher<string, FoundListing | null>(LOOKUPS, (ids) => selectVotableListings(options.db, ids));
  const findVotableListing = async (id: string) => (ID_PATTERN.test(id) ? find(id) : null);
  return { ...options, findVotableListing, record };
}

export type CastVoteResult =
  | { readonly ok: true; readonly eventId: string; readonly votedAt: Date; readonly nextVoteAt: Date }
  | { readonly ok: false; readonly reason: 'too_soon'; readonly nextVoteAt: Date }
  | { readonly ok: false; readonly reason: 'player_name'; readonly sentence: Message }
  | { readonly ok: false; readonly reason: 'at'; readonly sentence: string }
  | ({ readonly ok: false } & NetworkRefusal)
  | { readonly ok: false; readonly reason: 'no_listing' | 'paused' | 'unconfirmed' };

export type CastVoteRefusal = Extract<CastVoteResult, { ok: false }>;

export interface PersonVote {
  readonly listingId: string;
  readonly person: Pick<Person, 'id' | 'platformId' | 'emailVerified'>;
  /** As typed. */
  readonly playerName: string | null;
  /** An IPv4 address or an IPv6 /64. */
  readonly network: string;
}

/** Never `at`: a signed-in person always votes for the current time. */
export type PersonVoteResult = Exclude<CastVoteResult, { readonly reason: 'at' }>;

/** Casts the vote of a signed-in person, from a page. */
export async function castPersonVote(
  voting: VotingDependencies,
  { listingId, person, playerName, network }: PersonVote,
): Promise<PersonVoteResult> {
  const { id: voterId, platformId } = person;
  const voter = { voterId, platformId, confirmed: await isConfirmedVoter(voting.db, person), hasAccount: true };
  const cast = await castVote(voting, { listingId, voter, playerName, network });
  voting.countVote?.(cast.ok ? 'counted' : cast.reason);
  return cast.ok || cast.reason !== 'at' ? cast : bug('a person cast a vote for another time');
}

/** Casts one vote, from a page or the command line. `eventId` is in its stored form. */
export async function castVote(voting: VotingDependencies, request: VoteRequest): Promise<CastVoteResult> {
  const { voter, network } = request;
  const { requireConfirmed } = voting;
  const mustBeConfirmed = typeof requireConfirmed === 'function' ? requireConfirmed() : requireConfirmed;
  if (mustBeConfirmed && !voter.confirmed) return { ok: false, reason: 'unconfirmed' };
  const { listingId } = request;
  if (!ID_PATTERN.test(listingId)) return { ok: false, reason: 'no_listing' };
  const recorded = await voting.record({
    listingId,
    voterId: voter.voterId,
    hasAccount: voter.hasAccount ?? false,
    ...(network !== undefined && { network }),
    prepare: (found) => voteFromRequest(request, found, { planWeights: voting.site.planWeights, mustBeConfirmed }),
  });
  if (!('vote' in recorded)) return explainRefusal(voting, request, recorded);
  voting.publishEvents?.(listingId);
  const { eventId, votedAt, nextVoteAt } = recorded.vote;
  return { ok: true, eventId, votedAt, nextVoteAt };
}

async function explainRefusal(
  { db, findVotableListing }: VotingDependencies,
  { listingId, voter: { voterId } }: VoteRequest,
  refusal: RecordRefusal,
): Promise<CastVoteResult> {
  if (refusal.reason !== 'unrecorded') return { ok: false, ...refusal };
  const newest = await newestVote(db, listingId, voterId);
  if (newest && newest.nextVoteAt > refusal.votedAt)
    return { ok: false, reason: 'too_soon', nextVoteAt: newest.nextVoteAt };
  // No earlier vote prevented this one, so the listing was just paused or deleted, or the voter's account was just
  // deleted.
  return { ok: false, reason: (await findVotableListing(listingId)) ? 'paused' : 'no_listing' };
}
