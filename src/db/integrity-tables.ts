// The tables of annulled votes and of votes under suspicion.
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export interface IntegrityTables {
  annulment: {
    id: string;
    listing_id: string;
    reason: string;
    selection: ColumnType<Record<string, unknown>, string, never>;
    flag_id: number | null;
    selected: number;
    annulled: Generated<number>;
    state: Generated<'annulling' | 'annulled' | 'restoring' | 'restored'>;
    ordered_by: string | null;
    ordered_at: TimestampWithDefault;
    annulled_at: Timestamp | null;
    restored_by: string | null;
    restored_at: Timestamp | null;
  };
  annulment_vote: {
    listing_id: string;
    annulment_id: string;
    event_id: string;
  };
  annulled_vote: {
    event_id: string;
    annulment_id: string;
    listing_id: string;
    voter_id: string;
    user_id: string;
    player_name: string | null;
    weight: number;
    voted_at: Timestamp;
    next_vote_at: Timestamp;
  };
  vote_scan: {
    is_only: Generated<boolean>;
    reached: string;
    lease_until: Timestamp | null;
  };
  scanned_listing: {
    listing_id: string;
    pending: number;
    votes: Generated<number>;
    reached: string | null;
    scored_at: Timestamp | null;
  };
  vote_profile: {
    listing_id: string;
    day: string;
    votes: number;
    fresh: number;
    dormant: number;
    shared: number;
    named: number;
    single: number;
  };
  vote_flag: {
    id: Generated<number>;
    listing_id: string;
    state: Generated<'open' | 'dismissed' | 'annulled'>;
    score: number;
    votes: number;
    first_voted_at: Timestamp;
    last_voted_at: Timestamp;
    evidence: ColumnType<Record<string, unknown>, string, string>;
    flagged_at: TimestampWithDefault;
    changed_at: TimestampWithDefault;
    decided_at: Timestamp | null;
    decided_by: string | null;
  };
  flagged_vote: {
    flag_id: number;
    event_id: string;
    network_group: number | null;
  };
}
