// The webhook's health at a glance (§1): its status, its last delivery and failure, and the last 24 hours.
import type { Connection } from '../db/database.ts';
import { type HealthStatus, healthStatus } from './health.ts';
import { countLastDay, selectHealth } from './webhook-queries.ts';

export interface HealthSummary {
  readonly status: HealthStatus;
  readonly consecutiveFailures: number;
  readonly lastDeliveredAt: Date | null;
  readonly lastFailure: {
    readonly at: Date;
    readonly httpStatus: number | null;
    readonly code: string;
  } | null;
  /** Events of the last 24 hours by the current state of their delivery; each event counts once. */
  readonly last24Hours: {
    readonly delivered: number;
    readonly failed: number;
    /** Waiting for its first attempt or for a retry. */
    readonly retrying: number;
    readonly undelivered: number;
  };
}

/**
 * Without a delivery, only saving resets the failure count. So if the count is 0 and the newest result is a failure,
 * that failure is older than the current settings.
 */
export function hasBeenTried(row: {
  readonly consecutiveFailures: number;
  readonly lastDeliveredAt: Date | null;
  readonly lastFailedAt: Date | null;
}): boolean {
  const { lastDeliveredAt: delivered, lastFailedAt: failed } = row;
  return row.consecutiveFailures > 0 || (delivered !== null && !(failed && failed > delivered));
}

/** Null when the listing has no webhook. */
export async function readHealth(db: Connection, listingId: string): Promise<HealthSummary | null> {
  const row = await selectHealth(db, listingId);
  if (!row) return null;
  const day = await countLastDay(db, row.endpointId);
  const { state, consecutiveFailures, lastDeliveredAt, lastFailedAt: at } = row;
  return {
    status: healthStatus(state, consecutiveFailures, hasBeenTried(row)),
    consecutiveFailures,
    lastDeliveredAt,
    lastFailure: at && { at, httpStatus: row.lastFailureStatus, code: row.lastFailureCode ?? 'unknown' },
    last24Hours: {
      delivered: day.get('delivered') ?? 0,
      failed: day.get('failed') ?? 0,
      retrying: day.get('waiting') ?? 0,
      undelivered: day.get('undelivered') ?? 0,
    },
  };
}
