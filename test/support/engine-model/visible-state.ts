// The whole visible state: the delivery log, the webhook's health, and what the receiver got. The engine's and the
// reference's have the same format.
import { sql } from 'kysely';
import type { Db } from '../../../src/db/database.ts';
import {
  type RedeliveryBatch as ShownBatch,
  selectNewestBatch,
} from '../../../src/deliveries/bulk-redelivery-queries.ts';
import { listDeliveries } from '../../../src/deliveries/delivery-log.ts';
import { readHealth } from '../../../src/endpoints/health-summary.ts';
import type { DeliveryFixture } from '../delivery-fixture.ts';
import type { Reference } from './reference.ts';
import type { ReferenceAttempt, ReferenceDelivery, Sent } from './reference-state.ts';

export interface VisibleDelivery {
  readonly eventId: string;
  readonly isTest: boolean;
  readonly state: string;
  readonly attempts: readonly ReferenceAttempt[];
  readonly changedAt: number;
  /** At the earliest now. */
  readonly nextAttemptAt: number | null;
}

export interface VisibleState {
  readonly deliveries: readonly VisibleDelivery[];
  readonly health: unknown;
  readonly paceMs: number;
  readonly batch: Pick<ShownBatch, 'state' | 'total' | 'redelivered'> | null;
  readonly seen: readonly Sent[];
}

const DAY = 86_400_000;
/** The maximum size of a page of the log. */
export const MOST_SHOWN = 100;

interface LoggedAttempt extends ReferenceAttempt {
  readonly event_id: string;
}

/** The state that the service shows. */
export async function readVisibleState(
  { db }: DeliveryFixture,
  listingId: string,
  now: number,
  seen: readonly Sent[],
): Promise<VisibleState> {
  const [{ deliveries }, { paceMs, attempts }, health, batch] = await Promise.all([
    listDeliveries(db, { listingId, limit: MOST_SHOWN }),
    readAttempts(db, listingId),
    readHealth(db, listingId),
    selectNewestBatch(db, listingId),
  ]);
  return {
    deliveries: deliveries.map((one) => ({
      eventId: one.eventId,
      isTest: one.isTest,
      state: one.state,
      attempts: (attempts.get(one.eventId) ?? []).map(({ event_id: _, ...attempt }) => attempt),
      changedAt: one.changedAt.getTime(),
      nextAttemptAt: one.nextAttemptAt && Math.max(now, one.nextAttemptAt.getTime()),
    })),
    health,
    paceMs,
    batch: batch && { state: batch.state, total: batch.total, redelivered: batch.redelivered },
    seen,
  };
}

/** The attempts of all deliveries at once, because the service would read them one delivery at a time. */
async function readAttempts(db: Db, listingId: string) {
  const { rows } = await sql<{ pace_ms: number; attempts: LoggedAttempt[] }>`
    select pace_ms, (
      select coalesce(json_agg(json_build_object('event_id', replace(event_id::text, '-', ''), 'number', number,
        'trigger', trigger, 'code', code, 'httpStatus', http_status, 'charged', charged) order by number), '[]')
      from delivery join attempt_log as attempt using (event_id, endpoint_id) where endpoint_id = endpoint.id
    ) as attempts
    from endpoint where listing_id = ${listingId}`.execute(db);
  const [row] = rows;
  return {
    paceMs: row?.pace_ms ?? 0,
    attempts: Map.groupBy(row?.attempts ?? [], ({ event_id }) => event_id),
  };
}

/** The state that the service should show. */
export function expectedVisibleState(model: Reference): VisibleState {
  const { batch } = model;
  return {
    deliveries: model.deliveries
      .filter(({ recordedAt }) => recordedAt >= model.now - 90 * DAY)
      .sort((a, b) => (a.eventId < b.eventId ? 1 : -1))
      .map((one) => shownDelivery(model, one)),
    health: shownHealth(model),
    paceMs: model.paceMs,
    batch: batch && {
      state: batch.ended ?? 'running',
      total: batch.total,
      redelivered: batch.redelivered,
    },
    seen: model.seen,
  };
}

function shownDelivery(model: Reference, delivery: ReferenceDelivery): VisibleDelivery {
  const { eventId, isTest, attempts, changedAt, waiting } = delivery;
  const next = model.state === 'enabled' && waiting ? Math.max(waiting.dueAt, model.restsUntil, model.now) : null;
  return { eventId, isTest, state: shownStateOf(model, delivery), attempts, changedAt, nextAttemptAt: next };
}

function shownStateOf(model: Reference, delivery: ReferenceDelivery): string {
  if (delivery.state !== 'waiting') return delivery.state;
  if (model.isOnTheWire(delivery)) return 'sending';
  if (model.state === 'paused') return 'held';
  return delivery.attempts.length > 0 ? 'retrying' : 'waiting';
}

/** §3.1, D24. */
function shownHealth(model: Reference): unknown {
  if (model.state === 'removed') return null;
  const day = model.deliveries.filter(({ isTest, recordedAt }) => !isTest && recordedAt >= model.now - DAY);
  const count = (state: ReferenceDelivery['state']) => day.filter((one) => one.state === state).length;
  const { lastDeliveredAt, lastFailure, failures } = model;
  return {
    status: statusOf(model),
    consecutiveFailures: failures,
    lastDeliveredAt: lastDeliveredAt === null ? null : new Date(lastDeliveredAt),
    lastFailure: lastFailure && { ...lastFailure, at: new Date(lastFailure.at) },
    last24Hours: {
      delivered: count('delivered'),
      failed: count('failed'),
      retrying: count('waiting'),
      undelivered: count('undelivered'),
    },
  };
}

function statusOf({ state, failures, lastDeliveredAt, lastFailure }: Reference): string {
  if (state === 'disabled' || state === 'paused') return state;
  if (failures > 0) return 'failing';
  // Saving ends the series of failures: the webhook has not been tried since.
  if (lastDeliveredAt === null || (lastFailure && lastFailure.at > lastDeliveredAt)) return 'no_deliveries_yet';
  return 'healthy';
}
