// The named consumers of a listing's stream: how far each has come, and removing one.
import { type Actor, changeWithAuditEvent } from '../access/audit.ts';
import type { Connection, Db } from '../db/database.ts';
import {
  advanceConsumer,
  deleteConsumerRow,
  insertConsumer,
  lockConsumers,
  type StreamConsumer,
  selectConsumers,
} from './consumer-queries.ts';
import { MAX_CONSUMERS } from './start-position.ts';
import { type StreamPosition, selectEventPosition } from './stream-queries.ts';

export type Acknowledgement =
  /** `eventId`: the stored ID of the event that the consumer has come to, which may be a later one. */
  | { readonly ok: true; readonly eventId: string | null; readonly advanced: boolean }
  | { readonly ok: false; readonly reason: 'unknown_event' | 'too_many' };

/** Moves the consumer on to this event, but never back. Creates the consumer if it is new. */
export async function acknowledgeEvent(
  db: Db,
  { listingId, name, eventId }: { readonly listingId: string; readonly name: string; readonly eventId: string },
): Promise<Acknowledgement> {
  const to = await selectEventPosition(db, listingId, eventId);
  if (!to) return { ok: false, reason: 'unknown_event' };
  if (await advanceConsumer(db, { listingId, name, to })) return { ok: true, eventId: to.id, advanced: true };
  return db.transaction().execute((transaction) => advanceOrCreate(transaction, { listingId, name, to }));
}

/** Another request may have created the consumer, or moved it on, a moment ago. */
async function advanceOrCreate(
  transaction: Connection,
  { listingId, name, to }: { readonly listingId: string; readonly name: string; readonly to: StreamPosition },
): Promise<Acknowledgement> {
  await lockConsumers(transaction, listingId);
  const known = await selectConsumers(transaction, listingId);
  const own = known.find((consumer) => consumer.name === name);
  if (own) {
    const advanced = await advanceConsumer(transaction, { listingId, name, to });
    return { ok: true, eventId: advanced ? to.id : own.eventId, advanced };
  }
  if (known.length >= MAX_CONSUMERS) return { ok: false, reason: 'too_many' };
  await insertConsumer(transaction, { listingId, name, start: to }, true);
  return { ok: true, eventId: to.id, advanced: true };
}

/**
 * Also ends its open stream; the next connection with this name begins from now. Returns whether there was one.
 */
export function removeConsumer(
  db: Connection,
  { listingId, name, by }: { readonly listingId: string; readonly name: string; readonly by: Actor },
): Promise<boolean> {
  const event = { action: 'stream.consumer_removed', ...by, listingId, subject: name };
  return changeWithAuditEvent(db, event, (transaction) => deleteConsumerRow(transaction, listingId, name));
}

/** Whether the consumer has acknowledged this event, or one after it. */
export function hasAcknowledged(
  { acknowledgedAt, start, ...consumer }: Pick<StreamConsumer, 'acknowledgedAt' | 'start' | 'position' | 'eventId'>,
  event: StreamPosition,
): boolean {
  if (acknowledgedAt === null || consumer.eventId === null) return false;
  const isBegun = start === null || comparePositions(event, start) > 0;
  return isBegun && comparePositions(event, { position: consumer.position, id: consumer.eventId }) <= 0;
}

function comparePositions(one: StreamPosition, other: StreamPosition): number {
  if (one.position !== other.position) return one.position - other.position;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
}
