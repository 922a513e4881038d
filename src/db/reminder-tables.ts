// The tables of reminders as TypeScript sees them.
import type { Moment, MomentByDefault } from './moments.ts';

export interface CalendarFeedTable {
  person_id: string;
  secret_hash: Uint8Array;
  secret_sealed: Uint8Array;
  made_at: MomentByDefault;
}

export interface PushSubscriptionTable {
  id: string;
  person_id: string;
  endpoint: string;
  endpoint_hash: Uint8Array;
  p256dh: Uint8Array;
  auth: Uint8Array;
  made_at: MomentByDefault;
}

export interface VoteReminderTable {
  person_id: string;
  listing_id: string;
  due_at: Moment;
  told_event: string | null;
  made_at: MomentByDefault;
}
