// The body of a vote webhook, version 1 (§2.1). The order of the fields is not guaranteed, but stays as written here.

export type Game = 'minecraft' | 'fivem' | 'roblox' | 'hytale';

interface VoteData {
  readonly listingId: string;
  readonly userId: string;
  /** ISO 8601, UTC, milliseconds. */
  readonly votedAt: string;
  readonly nextVoteAt: string;
  /** The vote's ranking weight; the public count always moves by exactly 1. */
  readonly weight: number;
}

export interface BotVoteData extends VoteData {
  readonly listingType: 'bot';
}

export interface GameVoteData extends VoteData {
  readonly listingType: 'game';
  readonly game: Game;
  /** The player to reward, as typed; null if the voter entered none. */
  readonly playerName: string | null;
}

export interface VotePayload {
  readonly event: 'vote.created';
  readonly version: 1;
  /** The same in all retries and redeliveries: deduplicate by it. `test` for test events. */
  readonly eventId: string;
  /** When this event's delivery was built: ISO 8601, UTC, milliseconds. */
  readonly timestamp: string;
  /** True for test events: give no reward. */
  readonly test: boolean;
  readonly data: BotVoteData | GameVoteData;
}

/**
 * The body when staff of the site annuls votes, and when it restores them. Sent only to webhooks for which these events
 * are switched on. The vote itself may never have been delivered.
 */
export interface AnnulmentPayload {
  readonly event: 'vote.annulled' | 'vote.restored';
  readonly version: 1;
  /** Of this event: deduplicate by it. */
  readonly eventId: string;
  readonly timestamp: string;
  readonly test: false;
  readonly data: (BotVoteData | GameVoteData) & {
    /** The event ID of the vote. */
    readonly voteEventId: string;
    /** Why, in the words of the site's staff. */
    readonly reason: string;
  };
}

/** The event ID that every test event carries (§2.1). */
export const TEST_EVENT_ID = 'test';

/** The exact bytes that are stored, signed and sent; built once per event (decision D1). */
export function writePayload(payload: VotePayload | AnnulmentPayload): string {
  const { event, version, eventId, timestamp, test, data } = payload;
  return JSON.stringify({ event, version, eventId, timestamp, test, data });
}
