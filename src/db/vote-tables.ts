// The tables of votes: windows, the limits by identity and network, counts, and reminders of the next vote.
import type { ColumnType } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export interface VoteTables {
  vote: {
    event_id: string;
    listing_id: string;
    voter_id: string;
    user_id: string;
    player_name: string | null;
    player_name_lower: ColumnType<string | null, never, never>;
    weight: number;
    voted_at: Timestamp;
    next_vote_at: Timestamp;
  };
  voting_window: {
    listing_id: string;
    voter_id: string;
    user_id: string;
    event_id: string;
    voted_at: Timestamp;
    next_vote_at: Timestamp;
    /** The event of this window, if its vote was annulled. */
    annulled_event: string | null;
  };
  identity_window: {
    listing_id: string;
    identity: string;
    voted_at: Timestamp;
    next_vote_at: Timestamp;
  };
  vote_network: {
    network: string;
    listing_id: string;
    event_id: string;
    voted_at: Timestamp;
    expires_at: Timestamp;
    network_range: string | null;
  };
  vote_claim: {
    listing_id: string;
    consumer: string;
    claim_id: string;
    subject: string;
    is_empty: boolean;
    claimed_at: TimestampWithDefault;
  };
  claimed_vote: {
    event_id: string;
    listing_id: string;
    consumer: string;
    claim_id: string;
  };
  voter_month: {
    listing_id: string;
    month: string;
    user_id: string;
    votes: number;
    last_voted_at: Timestamp;
  };
  calendar_feed: {
    person_id: string;
    secret_hash: Uint8Array;
    secret_sealed: Uint8Array;
    made_at: TimestampWithDefault;
  };
  push_subscription: {
    id: string;
    person_id: string;
    endpoint: string;
    endpoint_hash: Uint8Array;
    p256dh: Uint8Array;
    auth: Uint8Array;
    made_at: TimestampWithDefault;
  };
  vote_reminder: {
    person_id: string;
    listing_id: string;
    due_at: Timestamp;
    told_event: string | null;
    made_at: TimestampWithDefault;
  };
}
