// What the owner learns about a vote: the body of its event, written once and stored (§2.1, decision D1).
import { type Game, TEST_EVENT_ID, type VotePayload, writePayload } from '@plaudit/sdk/contract';
import { formatEventId } from '../core/ids.ts';
import { VOTING_WINDOW_HOURS } from '../core/limits.ts';

export interface VotedListing {
  readonly id: string;
  readonly type: 'bot' | 'game';
  /** Null on bots. */
  readonly game: Game | null;
}

export interface VoteFacts {
  readonly listing: VotedListing;
  /** The stored event's ID. */
  readonly eventId: string;
  readonly userId: string;
  readonly playerName: string | null;
  readonly weight: number;
  readonly votedAt: Date;
  /** When the event is recorded. */
  readonly recordedAt: Date;
}

/** When somebody who voted at `votedAt` may vote again. */
export function nextVoteAt(type: VotedListing['type'], votedAt: Date): Date {
  return new Date(votedAt.getTime() + VOTING_WINDOW_HOURS[type] * 3_600_000);
}

/** The body of a vote's event. */
export function voteEventBody(facts: VoteFacts): string {
  return writePayload({ ...payload(facts), eventId: formatEventId(facts.eventId), test: false });
}

/** The body of a test event: marked, and with the event ID that all tests share. */
export function testEventBody(facts: VoteFacts): string {
  return writePayload({ ...payload(facts), eventId: TEST_EVENT_ID, test: true });
}

function payload({ listing, userId, playerName, weight, votedAt, recordedAt }: VoteFacts) {
  const vote = {
    listingId: listing.id,
    userId,
    votedAt: votedAt.toISOString(),
    nextVoteAt: nextVoteAt(listing.type, votedAt).toISOString(),
    weight,
  };
  const data: VotePayload['data'] =
    listing.game === null
      ? { ...vote, listingType: 'bot' }
      : { ...vote, listingType: 'game', game: listing.game, playerName };
  return { event: 'vote.created', version: 1, timestamp: recordedAt.toISOString(), data } as const;
}
