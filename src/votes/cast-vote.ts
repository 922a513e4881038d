// Casts votes. A vote, its counters, its event and its deliveries are written together or not at all (decision V2); a
// second vote within the voting window is refused by the database itself (decision V1).
import type { Person } from '../access/person.ts';
import { isConfirmedVoter } from '../access/voter-identities.ts';
import type { Plan } from '../config/values.ts';
import { bug } from '../core/assert.ts';
import { createBatcher } from '../core/batch.ts';
import { ID_PATTERN } from '../core/ids.ts';
import { RETENTION_DAYS } from '../core/limits.ts';
import type { Db } from '../db/database.ts';
import type { NetworkRefusal, NewVote, VoteRefusal } from './admit-votes.ts';
import { newestVote } from './queries.ts';
import { selectVotableListings, type VotableListing } from './votable-listing-queries.ts';
import { createVoteBatcher, type Deliverer, type RecordVote, type VoteLimits } from './vote-batch.ts';
import { checkPlayerName, nextVoteAt, voteEventBody } from './vote-event.ts';

export interface Voter {
  /** The account ID, or the platform ID if the voter has no account. */
  readonly voterId: string;
  /** The currently connected Discord ID, which the owner receives as data.userId (decision N2). */
  readonly platformId: string | null;
  /** Whether the voter has a confirmed address or a connected Discord account (decision V5). */
  readonly confirmed: boolean;
  /**
   * If set, the vote counts only while the account exists: an account deleted at the same moment must not leave a vote
   * under its ID.
   */
  readonly hasAccount?: boolean;
}

export interface VoteRequest {
  readonly listingId: string;
  readonly voter: Voter;
  /** As typed. */
  readonly playerName?: string | null;
  /** A vote that was cast earlier (at most 90 days ago); absent: now. */
  readonly at?: Date;
  /**
   * The visitor's IPv4 address or IPv6 /64. Absent for a vote that the operator casts: then no network limit applies,
   * and `voter.confirmed` is not checked again when the vote is recorded.
   */
  readonly network?: string;
}

export interface VotingOptions {
  readonly db: Db;
  readonly planWeights: Readonly<Record<Plan, number>>;
  /** A function if the value may change while the service runs, because trial mode may end. */
  readonly requireConfirmed: boolean | (() => boolean);
  /** Absent: only each voter's own window limits votes. */
  readonly limits?: VoteLimits;
  readonly deliverer: Deliverer;
  /** Called after the commit: open streams of this listing have a new event. */
  readonly publishEvents?: (listingId: string) => void;
  /** Counts the results of votes cast on pages, for metrics. */
  readonly countVote?: (result: 'counted' | CastVoteRefusal['reason']) => void;
}

export interface VotingDependencies extends VotingOptions {
  readonly findVotableListing: (listingId: string) => Promise<VotableListing | null>;
  readonly record: RecordVote;
}

const LOOKUPS = { maxConcurrent: 2, maxSize: 200 };

/** Concurrent votes cast through the returned object share their SQL statements. */
export function createVoting(options: VotingOptions, record = createVoteBatcher(options)): VotingDependencies {
  const find = createBatcher<string, VotableListing | null>(LOOKUPS, (ids) => selectVotableListings(options.db, ids));
  const findVotableListing = async (id: string) => (ID_PATTERN.test(id) ? find(id) : null);
  return { ...options, findVotableListing, record };
}

export type CastVoteResult =
  | { readonly ok: true; readonly eventId: string; readonly votedAt: Date; readonly nextVoteAt: Date }
  | { readonly ok: false; readonly reason: 'too_soon'; readonly nextVoteAt: Date }
  | { readonly ok: false; readonly reason: 'player_name'; readonly sentence: string }
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
  const voter = { voterId, platformId, confirmed: isConfirmedVoter(person), hasAccount: true };
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
  const found = await voting.findVotableListing(request.listingId);
  if (!found?.listing.isOpen) return { ok: false, reason: 'no_listing' };
  const { listing, eventId, now } = found;
  if (listing.paused) return { ok: false, reason: 'paused' };
  const player = checkPlayerName(listing.game, request.playerName);
  if (!player.ok) return { ...player, reason: 'player_name' };
  const votedAt = request.at ?? now;
  const timeProblem = checkTime(votedAt, now);
  if (timeProblem) return { ok: false, reason: 'at', sentence: timeProblem };

  const vote: NewVote = {
    eventId,
    listingId: listing.id,
    voterId: voter.voterId,
    hasAccount: voter.hasAccount ?? false,
    ...(network !== undefined && { network, mustBeConfirmed }),
    userId: voter.platformId ?? voter.voterId,
    playerName: player.name,
    weight: voting.planWeights[listing.plan],
    votedAt,
    nextVoteAt: nextVoteAt(listing.type, votedAt),
  };
  const body = voteEventBody({ ...vote, listing, recordedAt: now });
  const event = { eventId, listingId: listing.id, body, recordedAt: now };
  const rewarded = player.name === null ? null : { player: player.name.toLowerCase(), votedAt };
  const recorded = await voting.record({ vote, outgoing: { event, rewarded } });
  if (recorded !== true) return explainRefusal(voting, vote, recorded);
  voting.publishEvents?.(listing.id);
  return { ok: true, eventId, votedAt, nextVoteAt: vote.nextVoteAt };
}

async function explainRefusal(
  { db, findVotableListing }: VotingDependencies,
  vote: NewVote,
  refusal: VoteRefusal | false,
): Promise<CastVoteResult> {
  if (refusal) return { ok: false, ...refusal };
  const newest = await newestVote(db, vote.listingId, vote.voterId);
  if (newest && newest.nextVoteAt > vote.votedAt)
    return { ok: false, reason: 'too_soon', nextVoteAt: newest.nextVoteAt };
  // No earlier vote prevented this one, so the listing was just paused or deleted, or the voter's account was just
  // deleted.
  return { ok: false, reason: (await findVotableListing(vote.listingId)) ? 'paused' : 'no_listing' };
}

function checkTime(at: Date, now: Date): string | null {
  if (Number.isNaN(at.getTime()))
    return 'The time of the vote must be in ISO 8601 format, such as 2026-01-31T12:00:00Z.';
  if (at > now) return 'The time of the vote is in the future.';
  const daysAgo = (now.getTime() - at.getTime()) / 86_400_000;
  return daysAgo < RETENTION_DAYS ? null : `The time of the vote is more than ${RETENTION_DAYS} days ago.`;
}
