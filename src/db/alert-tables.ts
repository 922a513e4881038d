// The tables of alerts for staff.
import type { Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export interface AlertTables {
  staff_alert: {
    id: Generated<string>;
    kind: string;
    path: string;
    raised_at: TimestampWithDefault;
    sent_at: Timestamp | null;
  };
  staff_chat: {
    is_only: Generated<boolean>;
    lease_until: Timestamp | null;
    lease_token: string | null;
    next_at: Timestamp;
    failures: Generated<number>;
    sent_at: Timestamp | null;
    failed_at: Timestamp | null;
    last_error: string | null;
  };
  staff_alert_mail: {
    person_id: string;
    kind: string;
    silent: Generated<boolean>;
    told_until: Timestamp | null;
  };
}
