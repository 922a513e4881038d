// The statements that record an event and put it into the queues of its endpoints.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { EndpointKind } from '../db/schema.ts';

export interface NewEvent {
  /** A UUIDv7 from new_event_id(). */
  readonly eventId: string;
  readonly listingId: string;
  /** The exact bytes to send, on every attempt. */
  readonly body: string;
  readonly recordedAt: Date;
}

export async function insertEvent(db: Connection, event: NewEvent, isTest: boolean): Promise<void> {
  await sql`
    /* prepared */ insert into event (id, listing_id, type, is_test, body, recorded_at)
    values (${event.eventId}::uuid, ${event.listingId}, 'vote.created', ${isTest}::boolean, ${event.body},
            ${event.recordedAt.toISOString()}::timestamptz)`.execute(db);
}

/**
 * A delivery for the listing's webhook; answers which kinds of endpoints the listing has, all locked from here on. They are
 * locked first, in one order, so that a release running at the same time either sees this delivery or is seen by it: a
 * wake-up cannot fall between them. At a disabled webhook the delivery is recorded as undelivered (decision D8); at a
 * paused one it waits. A vote listener's is for the next statement, which must see what happened before the lock.
 */
export async function addToEndpoints(db: Connection, event: NewEvent): Promise<readonly EndpointKind[]> {
  const { rows } = await sql<{ kind: EndpointKind }>`
    /* prepared */ with locked as (
      select id, kind, state from endpoint
      where listing_id = ${event.listingId} and state <> 'removed' order by id for no key update
    ), target as (
      select id, state from locked where kind = 'webhook'
    ), logged as (
      insert into delivery (event_id, endpoint_id, state, changed_at)
      select ${event.eventId}::uuid, id, case state when 'disabled' then 'undelivered' else 'waiting' end, plaudit_now()
      from target
    ), queued as (
      insert into queue (endpoint_id, event_id, due_at)
      select id, ${event.eventId}::uuid, ${event.recordedAt.toISOString()}::timestamptz from target where state <> 'disabled'
    ), due as (
      update endpoint set
        backlog_from = least(backlog_from, ${event.recordedAt.toISOString()}::timestamptz),
        next_due_at = least(next_due_at, greatest(${event.recordedAt.toISOString()}::timestamptz, paced_until))
      from target where endpoint.id = target.id and target.state <> 'disabled'
    )
    select kind from locked`.execute(db);
  return rows.map((row) => row.kind);
}
