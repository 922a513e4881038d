// Redeliver many (decision A26): after an outage an owner orders all events of a time that ended badly to be sent again.
// An order is a row in the database, worked off a few events at a time within the same ten a minute as single
// redeliveries, so that no process needs to live for as long as it takes.
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { consume } from '../access/rate-limit.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { faultPoint } from '../core/fault-point.ts';
import { newId } from '../core/ids.ts';
import { REDELIVERIES_PER_MINUTE } from '../core/limits.ts';
import type { Log } from '../core/log.ts';
import type { Connection, Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { selectEndpointVersion } from '../endpoints/webhook-queries.ts';
import {
  advanceBatch,
  countMatchingDeliveries,
  type EndedState,
  endBatch,
  insertBatch,
  lockBatch,
  type RedeliveryBatchRow,
  selectNewestBatch,
  selectNewestEnded,
  selectNextEvents,
  selectOpenBatches,
  stopBatch,
} from './bulk-redelivery-queries.ts';
import { newestOutage, type Outage } from './outage.ts';
import { redeliveryRateLimit } from './redeliver.ts';
import { lockWebhookEndpoint, requeueDelivery } from './redeliver-queries.ts';

export type { EndedState, Outage };

export interface RedeliveryBatch {
  readonly id: string;
  /** `stopped` by its owner; `done` when it is through. */
  readonly state: 'running' | 'done' | 'stopped';
  /** Events it found when it was ordered. */
  readonly total: number;
  readonly redelivered: number;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

export type StartBulkRedeliveryResult =
  | { readonly ok: true; readonly batch: RedeliveryBatch }
  | { readonly ok: false; readonly reason: 'no_webhook' | 'disabled' | 'running' };

export interface BulkRedeliveryRequest {
  readonly listingId: string;
  readonly states: readonly EndedState[];
  /** Events recorded from then on; older than 90 days there are none. */
  readonly since: Date;
  /** Null: until now. */
  readonly until: Date | null;
}

/** Orders a batch; `running`: an earlier one is not through. */
export async function startBulkRedelivery(
  db: Db,
  { listingId, ...wanted }: BulkRedeliveryRequest,
  by: Actor,
): Promise<StartBulkRedeliveryResult> {
  // Counting very many takes long: before the endpoint is locked, because votes wait for that lock.
  const total = (await countBulkRedelivery(db, { listingId, ...wanted })) ?? 0;
  return db.transaction().execute(async (transaction): Promise<StartBulkRedeliveryResult> => {
    const endpoint = await lockWebhookEndpoint(transaction, listingId);
    if (!endpoint) return { ok: false, reason: 'no_webhook' };
    if (endpoint.state === 'disabled') return { ok: false, reason: 'disabled' };
    const row = await insertBatch(
      transaction,
      { id: newId('row'), endpointId: endpoint.id, ...wanted },
      total,
    );
    if (!row) return { ok: false, reason: 'running' };
    const detail = { ...wanted, events: row.total };
    await recordAuditEvent(transaction, { action: 'redelivery.ordered', ...by, listingId, detail });
    return { ok: true, batch: shown(row) };
  });
}

/** How many events an order would find now; null: no webhook. */
export async function countBulkRedelivery(
  db: Connection,
  { listingId, ...wanted }: BulkRedeliveryRequest,
): Promise<number | null> {
  const endpoint = await selectEndpointVersion(db, listingId, 'webhook');
  return endpoint && countMatchingDeliveries(db, { ...wanted, endpointId: endpoint.endpointId });
}

/** The newest row of votes that all failed, to be offered as a whole; null: none is long enough. */
export async function readOutage(db: Connection, listingId: string): Promise<Outage | null> {
  const endpoint = await selectEndpointVersion(db, listingId, 'webhook');
  return endpoint && newestOutage(await selectNewestEnded(db, endpoint.endpointId, LOOKED_AT));
}

/** The listing's newest batch and how far it is; null when there was none. */
export async function readBulkRedelivery(db: Connection, listingId: string): Promise<RedeliveryBatch | null> {
  const row = await selectNewestBatch(db, listingId);
  return row ? shown(row) : null;
}

/** Ends the running batch where it is; false when none runs. */
export function stopBulkRedelivery(db: Connection, listingId: string, by: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const stopped = await stopBatch(transaction, listingId);
    if (stopped) await recordAuditEvent(transaction, { action: 'redelivery.stopped', ...by, listingId });
    return stopped;
  });
}

/** Goes on with every running batch as far as its minute allows; answers how many events went back into the queue. */
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
    if (!(await consume(transaction, redeliveryRateLimit(batch.endpoint_id))).ok) return redelivered;
    await requeueDelivery(transaction, batch.endpoint_id, eventId);
    await advanceBatch(transaction, id, eventId);
  }
  if (next.length < REDELIVERIES_PER_MINUTE) await endBatch(transaction, id);
  return next.length;
}

function shown(row: RedeliveryBatchRow): RedeliveryBatch {
  return {
    id: row.id,
    state: row.ended_at === null ? 'running' : row.stopped ? 'stopped' : 'done',
    total: row.total,
    redelivered: row.redelivered,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
}

/** The newest deliveries in which an outage is looked for. */
const LOOKED_AT = 2_000;
const LOOK_EVERY_MS = 5_000;

export function startBulkRedeliveryLoop(db: Db, wake: () => void, log: Log): BackgroundLoop {
  const look = async () => {
    if ((await continueBulkRedeliveries(db)) > 0) wake();
  };
  return startBackgroundLoop({
    run: look,
    intervalMs: LOOK_EVERY_MS,
    initialDelayMs: LOOK_EVERY_MS,
    log,
    errorMessage: 'Redeliveries could not go on; trying again.',
  });
}
