// SQL statements for redelivery.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { EndpointState } from '../db/delivery-tables.ts';
import { IS_CLAIMED } from './claim-queries.ts';
import { IS_TEST_UNDER_WAY } from './deliver-test-queries.ts';
import { LOG_ROWS } from './delivery-log-queries.ts';
import { OLDEST_EVENT } from './retention-queries.ts';

/** Whether the event is too old to be sent again; its ID contains its time. */
export async function isPastRetention(db: Connection, eventId: string): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`
    select ${eventId}::uuid < ${OLDEST_EVENT} as past`.execute(db);
  return rows[0]?.past ?? false;
}

/** Locks the listing's webhook; undefined without one. */
export async function lockWebhookEndpoint(
  db: Connection,
  listingId: string,
): Promise<{ id: string; state: EndpointState } | undefined> {
  const { rows } = await sql<{ id: string; state: EndpointState }>`
    select id, state from endpoint
    where listing_id = ${listingId} and kind = 'webhook' and state <> 'removed' for no key update`.execute(db);
  return rows[0];
}

export interface RedeliverableEvent {
  readonly endpointId: string;
  readonly state: EndpointState;
  /** Null when the endpoint has no delivery of this event. */
  readonly attempts: number | null;
  /** In flight, or about to be because of an earlier request. */
  readonly inFlight: boolean;
}

/** Locks the listing's webhook and returns the state of the event's delivery to it; null without a webhook. */
export async function findRedeliverable(
  db: Connection,
  listingId: string,
  eventId: string,
): Promise<RedeliverableEvent | null> {
  const endpoint = await lockWebhookEndpoint(db, listingId);
  if (!endpoint) return null;
  const { rows } = await sql<{ attempts: number; inFlight: boolean }>`
    select attempts, ${IS_CLAIMED} or ${IS_TEST_UNDER_WAY} or exists (
      select from queue where endpoint_id = endpoint.id and event_id = delivery.event_id
        and failures is null and due_at <= plaudit_now()
    ) as "inFlight"
    from endpoint cross join lateral (${LOG_ROWS}) as delivery
    where endpoint.id = ${endpoint.id} and event_id = ${eventId}::uuid`.execute(db);
  const { attempts, inFlight } = rows[0] ?? { attempts: null, inFlight: false };
  return { endpointId: endpoint.id, state: endpoint.state, attempts, inFlight };
}

/**
 * Queues one attempt without retries, ahead of all waiting deliveries, because a person is waiting for it. It is due
 * one microsecond before them: at the same time, the older event would go first. Redeliveries are sent in the order of
 * their events. While paused, it is due when the pause began at the latest, because resuming postpones what is due
 * later. The endpoint's row must be locked.
 */
export async function requeueDelivery(db: Connection, endpointId: string, eventId: string): Promise<void> {
  await sql`
    insert into queue (endpoint_id, event_id, due_at, attempts, failures, is_test)
    select endpoint.id, ${eventId}::uuid, least(first.due_at - interval '1 microsecond', paused_at, plaudit_now()),
      coalesce(attempts, 0), null, coalesce(is_test, false)
    from endpoint
    left join delivery on endpoint_id = endpoint.id and event_id = ${eventId}::uuid
    left join lateral (
      select due_at from queue
      where endpoint_id = endpoint.id and failures is not null
        -- Votes that came while it was paused have left the row alone.
        and due_at >= case when paused_at is null then coalesce(backlog_from, '-infinity') else '-infinity' end
      order by due_at limit 1
    ) as first on true
    where endpoint.id = ${endpointId}
    on conflict (endpoint_id, event_id) do update set due_at = excluded.due_at, failures = null`.execute(db);
  await sql`
    update delivery set state = 'waiting', changed_at = plaudit_now()
    where event_id = ${eventId}::uuid and endpoint_id = ${endpointId} and state <> 'waiting'`.execute(db);
  await sql`
    update endpoint set
      backlog_from = least(backlog_from, queue.due_at),
      next_due_at = least(next_due_at, greatest(queue.due_at, paced_until))
    from queue
    where endpoint.id = ${endpointId} and queue.endpoint_id = ${endpointId} and queue.event_id = ${eventId}::uuid`.execute(
    db,
  );
}
