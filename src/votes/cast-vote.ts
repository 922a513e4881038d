// Casting a vote: THE transaction. The vote, the counts, the event and the deliveries it causes are written together
// or not at all (decision V2); a second vote inside the window is refused by the database itself (V1).
import type { Person } from '../access/people.ts';
import type { Plan } from '../config/values.ts';
import { bug } from '../core/assert.ts';
import { createBatcher } from '../core/batch.ts';
import { ID_PATTERN } from '../core/ids.ts';
import { RETENTION_DAYS } from '../core/limits.ts';
import type { Db } from '../db/database.ts';
import type { NetworkRefusal, NewVote, VoteRefusal } from './admit-votes.ts';
import { isConfirmedVoter } from './confirmed-voters.ts';
import { checkPlayerName } from './player-name.ts';
import { newestVote, selectVotableListings, type VotableListing } from './queries.ts';
import type { VoteLimits } from './record-vote-queries.ts';
import { createVoteBatcher, type RecordVote } from './vote-batch.ts';
import { voteEventBody } from './vote-event.ts';
import { nextVoteAt } from './voting-window.ts';

export interface Voter {
  /** The account; for a voter known by a platform ID alone, that ID. */
  readonly voterId: string;
  /** The Discord ID, when it is connected now; it is what the owner gets as data.userId (decision N2). */
  readonly platformId: string | null;
  /** A confirmed address or a connected Discord account (decision V5). */
  readonly confirmed: boolean;
  /** The vote counts only while the account is there: one that is deleted at this moment keeps no vote under its name. */
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
   * Where a visitor votes from: an IPv4 address or an IPv6 /64. Absent for a vote that the operator casts: no limit on networks
   * applies to it, and `voter.confirmed` is not checked again while it is recorded.
   */
  readonly network?: string;
}

export interface VotingOptions {
  readonly db: Db;
  readonly planWeights: Readonly<Record<Plan, number>>;
  /** A function where it may change while the service runs: a trial ends. */
  readonly requireConfirmed: boolean | (() => boolean);
  /** Absent: nothing bounds votes but each voter's own window. */
  readonly limits?: VoteLimits;
  /** Called after the commit: deliveries may be due. */
  readonly wake: () => void;
  /** Counts the votes that people cast on pages. Absent: nobody counts. */
  readonly countVote?: (result: 'counted' | CastVoteRefusal['reason']) => void;
}

export interface VotingDependencies extends VotingOptions {
  readonly findVotableListing: (listingId: string) => Promise<VotableListing | null>;
  readonly record: RecordVote;
}

/** Ballots handed out in one statement at most. */
const BALLOTS = { maxConcurrent: 2, maxSize: 200 };

/** Votes that are cast through the same polls at the same time share their statements. */
export function createVoting(
  rules: VotingOptions,
  record = createVoteBatcher(rules.db, undefined, rules.limits),
): VotingDependencies {
  const ask = createBatcher<string, VotableListing | null>(BALLOTS, (ids) =>
    selectVotableListings(rules.db, ids),
  );
  const ballot = async (id: string) => (ID_PATTERN.test(id) ? ask(id) : null);
  return { ...rules, findVotableListing: ballot, record };
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

/** A signed-in person never votes for another time. */
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

/** Casts one vote, from a page or the command line. `eventId` is the stored form. */
export async function castVote(polls: VotingDependencies, request: VoteRequest): Promise<CastVoteResult> {
  const { voter, network } = request;
  const { requireConfirmed } = polls;
  const mustBeConfirmed = typeof requireConfirmed === 'function' ? requireConfirmed() : requireConfirmed;
  if (mustBeConfirmed && !voter.confirmed) return { ok: false, reason: 'unconfirmed' };
  const ballot = await polls.findVotableListing(request.listingId);
  if (!ballot?.listing.isOpen) return { ok: false, reason: 'no_listing' };
  if (ballot.listing.paused) return { ok: false, reason: 'paused' };
  const player = checkPlayerName(ballot.listing.game, request.playerName);
  if (!player.ok) return { ...player, reason: 'player_name' };
  const votedAt = request.at ?? ballot.now;
  const wrongTime = checkTime(votedAt, ballot.now);
  if (wrongTime) return { ok: false, reason: 'at', sentence: wrongTime };

  const vote: NewVote = {
    eventId: ballot.eventId,
    listingId: ballot.listing.id,
    voterId: voter.voterId,
    hasAccount: voter.hasAccount ?? false,
    ...(network !== undefined && { network, mustBeConfirmed }),
    userId: voter.platformId ?? voter.voterId,
    playerName: player.name,
    weight: polls.planWeights[ballot.listing.plan],
    votedAt,
    nextVoteAt: nextVoteAt(ballot.listing.type, votedAt),
  };
  const body = voteEventBody({ ...vote, listing: ballot.listing, recordedAt: ballot.now });
  const outgoing = {
    event: { eventId: vote.eventId, listingId: vote.listingId, body, recordedAt: ballot.now },
    rewarded: player.name === null ? null : { player: player.name.toLowerCase(), votedAt },
  };
  const recorded = await polls.record({ vote, outgoing });
  if (recorded !== true) return refused(polls, vote, recorded);
  polls.wake();
  return { ok: true, eventId: vote.eventId, votedAt: vote.votedAt, nextVoteAt: vote.nextVoteAt };
}

async function refused(
  { db, findVotableListing }: VotingDependencies,
  vote: NewVote,
  refusal: VoteRefusal | false,
): Promise<CastVoteResult> {
  if (refusal) return { ok: false, ...refusal };
  const newest = await newestVote(db, vote.listingId, vote.voterId);
  if (newest && newest.nextVoteAt > vote.votedAt)
    return { ok: false, reason: 'too_soon', nextVoteAt: newest.nextVoteAt };
  // Without a vote that was in the way the listing was paused or deleted, or the voter's account deleted, a moment ago.
  return { ok: false, reason: (await findVotableListing(vote.listingId)) ? 'paused' : 'no_listing' };
}

function checkTime(at: Date, now: Date): string | null {
  if (Number.isNaN(at.getTime()))
    return 'The time of the vote must be an ISO 8601 time such as 2026-01-31T12:00:00Z.';
  if (at > now) return 'The time of the vote is in the future.';
  const daysAgo = (now.getTime() - at.getTime()) / 86_400_000;
  return daysAgo < RETENTION_DAYS ? null : `The time of the vote is more than ${RETENTION_DAYS} days ago.`;
}
