// Makes a vote and its event of a request, once its listing is known, or says why it cannot be cast. Pure.

import type { Plan } from '../config/values.ts';
import { RETENTION_DAYS } from '../core/limits.ts';
import type { OutgoingEvent } from '../deliveries/enqueue-queries.ts';
import type { Message } from '../messages/message.ts';
import type { NewVote } from './admit-votes.ts';
import type { VotableListing } from './votable-listing-queries.ts';
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

/** A vote and the event to send for it. */
export interface PendingVote {
  readonly vote: NewVote;
  readonly outgoing: OutgoingEvent;
}

export type RequestRefusal =
  | { readonly reason: 'no_listing' | 'paused' }
  | { readonly reason: 'player_name'; readonly sentence: Message }
  | { readonly reason: 'at'; readonly sentence: string };

export interface PreparationRules {
  readonly planWeights: Readonly<Record<Plan, number>>;
  readonly mustBeConfirmed: boolean;
}

export function voteFromRequest(
  { voter, network, ...request }: VoteRequest,
  { listing, eventId, now }: VotableListing,
  { planWeights, mustBeConfirmed }: PreparationRules,
): PendingVote | RequestRefusal {
  if (!listing.isOpen) return { reason: 'no_listing' };
  if (listing.paused) return { reason: 'paused' };
  const player = checkPlayerName(listing.game, request.playerName);
  if (!player.ok) return { reason: 'player_name', sentence: player.sentence };
  const votedAt = request.at ?? now;
  const timeProblem = checkTime(votedAt, now);
  if (timeProblem) return { reason: 'at', sentence: timeProblem };

  const vote: NewVote = {
    eventId,
    listingId: listing.id,
    voterId: voter.voterId,
    hasAccount: voter.hasAccount ?? false,
    ...(network !== undefined && { network, mustBeConfirmed }),
    userId: voter.platformId ?? voter.voterId,
    playerName: player.name,
    weight: planWeights[listing.plan],
    votedAt,
    nextVoteAt: nextVoteAt(listing.type, votedAt),
  };
  const body = voteEventBody({ ...vote, listing, recordedAt: now });
  const event = { eventId, listingId: listing.id, body, recordedAt: now };
  const rewarded = player.name === null ? null : { player: player.name.toLowerCase(), votedAt };
  return { vote, outgoing: { event, rewarded } };
}

function checkTime(at: Date, now: Date): string | null {
  if (Number.isNaN(at.getTime()))
    return 'The time of the vote must be in ISO 8601 format, such as 2026-01-31T12:00:00Z.';
  if (at > now) return 'The time of the vote is in the future.';
  const daysAgo = (now.getTime() - at.getTime()) / 86_400_000;
  return daysAgo < RETENTION_DAYS ? null : `The time of the vote is more than ${RETENTION_DAYS} days ago.`;
}
