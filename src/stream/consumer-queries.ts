// SQL statements for the named consumers of a listing's stream.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { BEFORE_ALL_EVENTS, type StreamPosition } from './stream-queries.ts';

export interface StreamConsumer {
  readonly name: string;
  /** The stored ID of the last event that it needs no more; null: none. */
  readonly eventId: string | null;
  readonly position: number;
  /** Null: it has only been connected. */
  readonly acknowledgedAt: Date | null;
  /** Where its first connection began; null: it has acknowledged everything before its position. */
  readonly start: StreamPosition | null;
  readonly isConnected: boolean;
}

/** A process confirms its connections every 15 seconds; without that, it has crashed. */
const CONNECTED_FOR = '45 seconds';

export const CONSUMER_COLUMNS = sql`name, event_id as "eventId", stream_consumer.position,
  acknowledged_at as "acknowledgedAt",
  case when start_event_id is not null then json_build_object('id', start_event_id, 'position', start_position) end as start,
  connection is not null and seen_at > plaudit_now() - ${CONNECTED_FOR}::interval as "isConnected"`;

/** Held until the end of the transaction, so that concurrent requests cannot exceed the maximum number of consumers. */
export async function lockConsumers(db: Connection, listingId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consumers:${listingId}`}, 0))`.execute(db);
}

/** By name. */
export async function selectConsumers(db: Connection, listingId: string): Promise<readonly StreamConsumer[]> {
  const { rows } = await sql<StreamConsumer>`
    select ${CONSUMER_COLUMNS} from stream_consumer where listing_id = ${listingId} order by name`.execute(db);
  return rows;
}

/** `start`: the last event that it does not need. `acknowledged`: because it has acknowledged this event. */
export async function insertConsumer(
  db: Connection,
  { listingId, name, start }: { readonly listingId: string; readonly name: string; readonly start: StreamPosition },
  acknowledged: boolean,
): Promise<void> {
  const eventId = start.id === BEFORE_ALL_EVENTS.id ? null : start.id;
  const begun = acknowledged || eventId === null ? null : start;
  await sql`
    insert into stream_consumer (listing_id, name, event_id, position, acknowledged_at, start_event_id, start_position)
    values (${listingId}, ${name}, ${eventId}::uuid, ${start.position}::bigint,
      case when ${acknowledged}::boolean then plaudit_now() end,
      ${begun?.id ?? null}::uuid, ${begun?.position ?? null}::bigint)`.execute(db);
}

interface ConsumerConnection {
  readonly listingId: string;
  readonly consumer: string;
  readonly connection: string;
}

/** From now on, other connections with this name are no longer current. */
export async function connectConsumer(db: Connection, { listingId, consumer, connection }: ConsumerConnection) {
  await sql`
    update stream_consumer set connection = ${connection}, seen_at = plaudit_now()
    where listing_id = ${listingId} and name = ${consumer}`.execute(db);
}

/** Does nothing if a newer connection has the name. */
export async function disconnectConsumer(db: Connection, { listingId, consumer, connection }: ConsumerConnection) {
  await sql`
    update stream_consumer set connection = null
    where listing_id = ${listingId} and name = ${consumer} and connection = ${connection}`.execute(db);
}

interface ConsumerPosition {
  readonly listingId: string;
  readonly name: string;
  readonly to: StreamPosition;
}

/** Never moves it back. Returns whether it moved. */
export async function advanceConsumer(db: Connection, { listingId, name, to }: ConsumerPosition): Promise<boolean> {
  const { numAffectedRows } = await prepared('advance-consumer')`
    update stream_consumer
    set event_id = ${to.id}::uuid, position = ${to.position}::bigint, acknowledged_at = plaudit_now()
    where listing_id = ${listingId} and name = ${name}
      and (position, coalesce(event_id, ${BEFORE_ALL_EVENTS.id}::uuid)) < (${to.position}::bigint, ${to.id}::uuid)`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Returns whether there was one. */
export async function deleteConsumerRow(db: Connection, listingId: string, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from stream_consumer where listing_id = ${listingId} and name = ${name}`.execute(db);
  return numAffectedRows === 1n;
}
