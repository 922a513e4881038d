// The tables of voters who return: counts derived from votes, badges, profiles, favorites and their reminder.
import type { Generated, GeneratedAlways } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export type ProfileNewsKind = 'hidden' | 'shown' | 'name_cleared';

export interface VoterTables {
  voter_tally: {
    is_only: Generated<boolean>;
    reached: Generated<string>;
  };
  voter_correction: {
    id: Generated<string>;
    person_id: string;
    listing_id: string;
    day: string;
    change: number;
  };
  voter_day: {
    person_id: string;
    day: string;
    votes: number;
  };
  voter_total: {
    person_id: string;
    listing_id: string;
    votes: number;
  };
  voter_stat: {
    person_id: string;
    votes: number;
    listings: number;
    month: string;
    month_votes: number;
    last_day: string | null;
    streak: number;
    best_streak: number;
  };
  voter_badge: {
    person_id: string;
    badge: string;
    awarded_on: string;
  };
  voter_profile: {
    person_id: string;
    handle: string;
    handle_key: string;
    is_public: Generated<boolean>;
    is_indexed: Generated<boolean>;
    shows_favorites: Generated<boolean>;
    created_at: TimestampWithDefault;
    hidden_at: Timestamp | null;
    hidden_reason: string | null;
    is_shown: GeneratedAlways<boolean>;
  };
  profile_news: {
    id: Generated<number>;
    person_id: string;
    kind: ProfileNewsKind;
    reason: string | null;
    at: TimestampWithDefault;
  };
  retired_handle: {
    handle_key: string;
    person_id: string | null;
    free_at: Timestamp;
  };
  favorite: {
    person_id: string;
    listing_id: string;
    added_at: TimestampWithDefault;
  };
  favorite_reminder: {
    person_id: string;
    moment: 'first' | 'all';
    by_push: Generated<boolean>;
    by_mail: Generated<boolean>;
    in_calendar: Generated<boolean>;
    due_at: TimestampWithDefault;
    told_at: TimestampWithDefault;
    armed_at: TimestampWithDefault;
  };
}
