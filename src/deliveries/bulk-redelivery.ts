// Bulk redelivery (decision A26): after an outage, an owner sends all failed events of a period again. A batch is a row
// in the database and continues a few events at a time, within the same ten per minute as single redeliveries, so that
// it survives restarts.
import { type Actor, changeWithAuditEvent, recordAuditEvent } from '../access/audit.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { faultPoint } from '../core/fault-point.ts';
import { newId } from '../core/ids.ts';
import { REDELIVERIES_PER_MINUTE } from '../core/limits.ts';
import type { Log } from '../core/log.ts';
import type { Connection, Db } from '../db/database.ts';
import { consume } from '../db/rate-limit.ts';
import { selectEndpointVersion } from '../endpoints/webhook-queries.ts';
import {
  advanceBatch,
  countMatchingDeliveries,
  type EndedState,
  endBatch,
  insertBatch,
  lockBatch,
  type RedeliveryBatch,
  selectNewestEnded,
  selectNextEvents,
  selectOpenBatches,
  stopBatch,
} from './bulk-redelivery-queries.ts';
import { newestOutage, type Outage } from './outage.ts';
import { redeliveryRateLimit } from './redeliver.ts';
import { lockWebhookEndpoint, requeueDelivery } from './redeliver-queries.ts';

export type StartBulkRedeliveryResult =
  | { readonly ok: true; readonly batch: RedeliveryBatch }
  | { readonly ok: false; readonly reason: 'no_webhook' | 'disabled' | 'running' };

export interface BulkRedeliveryRequest {
  readonly listingId: string;
  readonly states: readonly EndedState[];
  /** Only events recorded at or after this time, at most 90 days ago. */
  readonly since: Date;
  /** Null: up to now. */
  readonly until: Date | null;
}

/** Starts a batch. Refused as `running` while an earlier one has not ended. */
export async function startBulkRedelivery(
  db: Db,
  { listingId, ...range }: BulkRedeliveryRequest,
  by: Actor,
): Promise<StartBulkRedeliveryResult> {
  // Counting many events takes long, so it happens before the endpoint is locked: votes wait for that lock.
  const total = (await countBulkRedelivery(db, { listingId, ...range })) ?? 0;
  return db.transaction().execute(async (transaction): Promise<StartBulkRedeliveryResult> => {
    const endpoint = await lockWebhookEndpoint(transaction, listingId);
    if (!endpoint) return { ok: false, reason: 'no_webhook' };
    if (endpoint.state === 'disabled') return { ok: false, reason: 'disabled' };
    const batch = await insertBatch(transaction, { id: newId('row'), endpointId: endpoint.id, ...range }, total);
    if (!batch) return { ok: false, reason: 'running' };
    const detail = { ...range, events: batch.total };
    await recordAuditEvent(transaction, { action: 'redelivery.ordered', ...by, listingId, detail });
    return { ok: true, batch };
  });
}

/** How many events a batch would redeliver if started now; null: no webhook. */
export async function countBulkRedelivery(
  db: Connection,
  { listingId, ...range }: BulkRedeliveryRequest,
): Promise<number | null> {
  const endpoint = await selectEndpointVersion(db, listingId, 'webhook');
  return endpoint && countMatchingDeliveries(db, { ...range, endpointId: endpoint.endpointId });
}

/** The newest run of votes that all failed, for suggesting a redelivery; null if none is long enough. */
export async function readOutage(db: Connection, listingId: string): Promise<Outage | null> {
  const endpoint = await selectEndpointVersion(db, listingId, 'webhook');
  return endpoint && newestOutage(await selectNewestEnded(db, endpoint.endpointId, MAX_SEARCHED));
}

/** Stops the running batch where it is. Returns false when none is running. */
export function stopBulkRedelivery(db: Connection, listingId: string, by: Actor): Promise<boolean> {
  const event = { action: 'redelivery.stopped', ...by, listingId };
  return changeWithAuditEvent(db, event, (transaction) => stopBatch(transaction, listingId));
}

/** Continues every running batch as far as its rate limit allows. Returns how many events went back into the queue. */
export async function continueBulkRedeliveries(db: Db): Promise<number> {
  let redelivered = 0;
  for (const id of await selectOpenBatches(db)) {
    redelivered += await db.transaction().execute((transaction) => continueBatch(transaction, id));
    faultPoint('redelivery.slice');
  }
  return redelivered;
}

async function continueBatch(transaction: Connection, id: string): Promise<number> {
  const batch = await lockBatch(transaction, id);
  if (!batch || batch.state === 'disabled' || batch.state === 'removed') return 0;
  const next = await selectNextEvents(transaction, batch, REDELIVERIES_PER_MINUTE);
  for (const [redelivered, eventId] of next.entries()) {
    if (!(await consume(transaction, redeliveryRateLimit(batch.endpointId))).ok) return redelivered;
    await requeueDelivery(transaction, batch.endpointId, eventId);
    await advanceBatch(transaction, id, eventId);
  }
  if (next.length < REDELIVERIES_PER_MINUTE) await endBatch(transaction, id);
  return next.length;
}

/** How many of the newest deliveries are searched for an outage. */
const MAX_SEARCHED = 2_000;
const CONTINUE_EVERY_MS = 5_000;

export function startBulkRedeliveryLoop(db: Db, wake: () => void, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: async () => {
      if ((await continueBulkRedeliveries(db)) > 0) wake();
    },
    intervalMs: CONTINUE_EVERY_MS,
    initialDelayMs: CONTINUE_EVERY_MS,
    log,
    errorMessage: 'Bulk redelivery failed. Trying again.',
  });
}
