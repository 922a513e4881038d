// SQL statements for the events of the live stream as their owner sees them.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { OLDEST_EVENT } from '../deliveries/retention-queries.ts';
import type { RecordedForward } from './forward-queries.ts';
import { EVENT_POSITION, type StreamPosition } from './stream-queries.ts';

/** `id`: as stored. */
export interface StreamEventRow extends StreamPosition {
  readonly isTest: boolean;
  readonly recordedAt: Date;
  readonly body: string;
  /** The kinds of endpoints whose logs have a delivery of it. */
  readonly sentTo: readonly ('webhook' | 'listener')[];
}

export interface ForwardedEventRow extends StreamEventRow {
  /** The newest forward by `plaudit listen`; null if there was none. */
  readonly forward: Pick<RecordedForward, 'to' | 'status' | 'error'> | null;
}

const COLUMNS = sql`
  event.id, ${EVENT_POSITION} as position, event.is_test as "isTest", event.recorded_at as "recordedAt", body,
  array(
    select kind from endpoint
    where endpoint.listing_id = event.listing_id and (
      exists (select from delivery where endpoint_id = endpoint.id and event_id = event.id)
      or exists (select from queue where endpoint_id = endpoint.id and event_id = event.id))
  ) as "sentTo"`;

/** Newest first. Steps of a receiver check are not streamed. */
export async function selectLatestEvents(
  db: Connection,
  listingId: string,
  limit: number,
): Promise<readonly ForwardedEventRow[]> {
  const { rows } = await sql<ForwardedEventRow>`
    select ${COLUMNS}, (
      select json_build_object('to', forwarded_to, 'status', status, 'error', error) from stream_forward
      where stream_forward.listing_id = event.listing_id and event_id = event.id order by number desc limit 1
    ) as forward
    from event
    where event.listing_id = ${listingId} and event.id >= ${OLDEST_EVENT} and probe is null and type = 'vote.created'
    order by ${EVENT_POSITION} desc, event.id desc limit ${limit}::int`.execute(db);
  return rows;
}

/** Null if the listing has no such event, or it is older than 90 days. */
export async function selectStreamEvent(
  db: Connection,
  listingId: string,
  eventId: string,
): Promise<StreamEventRow | null> {
  const { rows } = await sql<StreamEventRow>`
    select ${COLUMNS} from event
    where event.id = ${eventId}::uuid and event.listing_id = ${listingId} and event.id >= ${OLDEST_EVENT}
      and probe is null and type = 'vote.created'`.execute(db);
  return rows[0] ?? null;
}
