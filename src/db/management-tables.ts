// The tables for managing listings.
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

type NoticeKind =
  | 'webhook.failing'
  | 'webhook.disabled'
  | 'listener.failing'
  | 'changelog.removed'
  | 'changelog.restored'
  | 'listing.approved'
  | 'listing.refused'
  | 'listing.hidden'
  | 'listing.shown'
  | 'plan.changed'
  | 'stream.behind'
  | 'stream.missed'
  | 'votes.annulled'
  | 'votes.restored'
  | 'ownership.failing'
  | 'ownership.ended'
  | 'ownership.claimed'
  | 'token.expiring'
  | 'report.asked'
  | 'report.settled'
  | 'owner.suspended'
  | 'review.written'
  | 'review.removed'
  | 'review.reply_removed';

export interface ManagementTables {
  audit_entry: {
    id: Generated<number>;
    at: TimestampWithDefault;
    act: string;
    person_id: string | null;
    token_id: string | null;
    by_operator: boolean | null;
    listing_id: string | null;
    subject: string | null;
    detail: ColumnType<Record<string, unknown> | null, string | null, never>;
    is_linked: Generated<boolean>;
  };
  /** The chain of hashes over `audit_entry`. */
  audit_link: {
    number: number;
    entry_id: number;
    at: Timestamp;
    person_hash: string | null;
    content_hash: string;
    hash: string;
  };
  invitation: {
    id: string;
    listing_id: string;
    role: 'manager' | 'owner';
    email: string;
    person_id: string | null;
    secret_hash: Uint8Array;
    invited_by: string;
    created_at: TimestampWithDefault;
    expires_at: Timestamp;
  };
  notice: {
    id: Generated<number>;
    at: TimestampWithDefault;
    listing_id: string;
    kind: NoticeKind;
    endpoint_id: string | null;
    entry_id: string | null;
    failures: number | null;
    event_id: string | null;
    attempt: number | null;
    reason: string | null;
    plan: 'free' | 'verified' | 'enterprise' | null;
    changelog_pro: boolean | null;
    consumer: string | null;
    votes: number | null;
    reviews: number | null;
    mail_claimed_until: Timestamp | null;
    mailed_at: Timestamp | null;
  };
  notice_person: {
    notice_id: number;
    person_id: string;
    dismissed_at: Timestamp | null;
    mailed_at: Timestamp | null;
  };
  notice_silence: {
    person_id: string;
    listing_id: string;
  };
  queue_mail: {
    person_id: string;
    silent: Generated<boolean>;
    told_until: Timestamp | null;
  };
  cleanup_task: {
    kind: 'listing' | 'endpoint' | 'queue' | 'voter';
    id: string;
    reached: string | null;
    created_at: TimestampWithDefault;
  };
}
