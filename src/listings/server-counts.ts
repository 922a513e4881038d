// How many servers a bot is in, as it reports itself (§1.5, decision A9): the newest value, and the last of each hour
// for 90 days (decision A19). The API limits how often it may report.
import type { Connection } from '../db/database.ts';
import {
  deleteOldServerCountHours,
  type ServerCountHour,
  selectServerCountHours,
  updateServerCount,
} from './server-count-queries.ts';

const KEPT_DAYS = 90;

export interface NewServerCountReport {
  readonly listingId: string;
  /** 0 to 100,000,000. */
  readonly serverCount: number;
  /** 1 to 1,000,000; null clears the previous value. */
  readonly shardCount: number | null;
}

export type ServerCountReportResult = { readonly ok: true; readonly reportedAt: Date } | { readonly ok: false };

/** `ok` is false when there is no such bot. */
export async function reportServerCount(
  db: Connection,
  report: NewServerCountReport,
): Promise<ServerCountReportResult> {
  const reportedAt = await updateServerCount(db, report.listingId, report.serverCount, report.shardCount);
  return reportedAt ? { ok: true, reportedAt } : { ok: false };
}

/** The last value of each hour in which there was one, oldest first, for up to 90 days. */
export function listServerCounts(db: Connection, listingId: string, days: number): Promise<readonly ServerCountHour[]> {
  return selectServerCountHours(db, listingId, Math.min(days, KEPT_DAYS));
}

/** Runs on a timer; returns how many hourly values were deleted. */
export function deleteOldServerCounts(db: Connection): Promise<number> {
  return deleteOldServerCountHours(db, KEPT_DAYS);
}
