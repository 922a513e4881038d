// The tables of reviews.
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

/** What the author of a review has to be told. */
export type ReviewNewsKind = 'replied' | 'removed' | 'restored';

export interface ReviewTables {
  /** Counts of the reviews that are shown: kept by triggers on `review`. */
  review_summary: {
    listing_id: string;
    is_off: Generated<boolean>;
    count: Generated<number>;
    sum: Generated<number>;
    stars_1: Generated<number>;
    stars_2: Generated<number>;
    stars_3: Generated<number>;
    stars_4: Generated<number>;
    stars_5: Generated<number>;
  };
  review: {
    id: string;
    listing_id: string;
    author_id: string;
    stars: number;
    body: string | null;
    created_at: TimestampWithDefault;
    edited_at: Timestamp | null;
    helpful: Generated<number>;
    reply: string | null;
    replied_by: string | null;
    replied_at: Timestamp | null;
    reply_edited_at: Timestamp | null;
    removed_at: Timestamp | null;
    removed_by: string | null;
    removed_reason: string | null;
    has_vote: Generated<boolean>;
    is_by_team: Generated<boolean>;
    is_by_suspended: Generated<boolean>;
    is_shown: ColumnType<boolean, never, never>;
    news: ReviewNewsKind | null;
    news_at: Timestamp | null;
  };
  review_mark: {
    listing_id: string;
    review_id: string;
    person_id: string;
    at: TimestampWithDefault;
  };
  review_silence: {
    person_id: string;
    listing_id: string;
  };
  reply_silence: {
    person_id: string;
  };
}
