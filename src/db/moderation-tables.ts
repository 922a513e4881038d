// The tables of reports, and of the cases that group them.
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export type ReportTargetKind = 'listing' | 'entry' | 'review' | 'profile';
/** `gone`: it no longer existed when the case was closed. */
export type ReportOutcome = 'dismissed' | 'hidden' | 'removed' | 'suspended' | 'gone';
export type ReportEventKind = 'asked' | 'answered' | 'reopened' | ReportOutcome;

export interface ModerationTables {
  report_case: {
    id: Generated<number>;
    target_kind: ReportTargetKind;
    target_id: string;
    listing_id: string;
    listing_name: string;
    label: string | null;
    state: Generated<'open' | 'closed'>;
    outcome: ReportOutcome | null;
    reports: Generated<number>;
    opened_at: TimestampWithDefault;
    waiting_since: Timestamp | null;
    closed_at: Timestamp | null;
    closed_by: string | null;
    purged_at: Timestamp | null;
  };
  report_snapshot: {
    id: Generated<number>;
    case_id: number;
    digest: string;
    content: ColumnType<Record<string, string>, string, never>;
    taken_at: TimestampWithDefault;
  };
  report: {
    id: Generated<number>;
    case_id: number;
    reporter_id: string | null;
    had_account: boolean;
    network_hash: string | null;
    reason: string;
    body: string | null;
    snapshot_id: number | null;
    at: TimestampWithDefault;
    changed_at: Timestamp | null;
    told_at: Timestamp | null;
    dismissed_at: Timestamp | null;
  };
  report_case_event: {
    id: Generated<number>;
    case_id: number;
    kind: ReportEventKind;
    body: string | null;
    by_id: string | null;
    at: TimestampWithDefault;
  };
}
