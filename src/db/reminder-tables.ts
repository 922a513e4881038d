// The tables of reminders as TypeScript sees them.
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export interface CalendarFeedTable {
  person_id: string;
  secret_hash: Uint8Array;
  secret_sealed: Uint8Array;
  made_at: TimestampWithDefault;
}

export interface PushSubscriptionTable {
  id: string;
  person_id: string;
  endpoint: string;
  endpoint_hash: Uint8Array;
  p256dh: Uint8Array;
  auth: Uint8Array;
  made_at: TimestampWithDefault;
}

export interface VoteReminderTable {
  person_id: string;
  listing_id: string;
  due_at: Timestamp;
  told_event: string | null;
  made_at: TimestampWithDefault;
}
