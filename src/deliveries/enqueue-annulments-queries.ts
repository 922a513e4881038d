// Transactional outbox of the events `vote.annulled` and `vote.restored`: they are recorded and queued only for webhooks
// that want them (decision P413).
import { sql } from 'kysely';
import { SIGNED_FORMATS } from '../channels/registry.ts';
import type { Connection } from '../db/database.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { NewEvent } from './enqueue-queries.ts';

export type AnnulmentEventType = 'vote.annulled' | 'vote.restored';

const WANTS = sql`kind = 'webhook' and state <> 'removed' and annulment_events
      and format = any(${SIGNED_FORMATS}::text[])`;

/** Whether the listing has a webhook that gets these events. */
export async function wantsAnnulmentEvents(db: Connection, listingId: string): Promise<boolean> {
  const { rows } = await sql`
    select from endpoint join webhook on webhook.endpoint_id = endpoint.id
    where listing_id = ${listingId} and ${WANTS}`.execute(db);
  return rows.length > 0;
}

/** The database's time, and time-ordered event IDs. */
export async function selectEventIds(
  db: Connection,
  count: number,
): Promise<{ readonly eventIds: readonly string[]; readonly now: Date }> {
  const { rows } = await sql<{ eventIds: readonly string[]; now: Date }>`
    select array(select new_event_id(plaudit_now()) from generate_series(1, ${count}::int)) as "eventIds",
      date_trunc('milliseconds', plaudit_now()) as now`.execute(db);
  return rows[0] ?? { eventIds: [], now: new Date(0) };
}

const EVENT = { eventId: 'uuid', listingId: 'text', body: 'json', recordedAt: 'timestamptz' } as const;

/**
 * Records the events and queues them, like votes: those for a disabled webhook are logged as undelivered. The listing
 * and its endpoints are locked. The caller wakes the engine after the commit.
 */
export async function enqueueAnnulments(
  db: Connection,
  listingId: string,
  type: AnnulmentEventType,
  events: readonly NewEvent[],
): Promise<void> {
  await sql`
    with added as materialized (
      select "eventId" as event_id, body #>> '{}' as body, "recordedAt" as recorded_at
      from ${unnestRows('added', EVENT, events)}
    ), recorded as (
      insert into event (id, listing_id, type, is_test, body, recorded_at)
      select event_id, ${listingId}, ${type}, false, body, recorded_at from added
    ), wanted as materialized (
      select endpoint.id, state from endpoint join webhook on webhook.endpoint_id = endpoint.id
      where listing_id = ${listingId} and ${WANTS}
    ), undelivered as (
      insert into delivery (endpoint_id, event_id, state, changed_at)
      select id, event_id, 'undelivered', plaudit_now() from wanted, added where state = 'disabled'
    ), queued as (
      insert into queue (endpoint_id, event_id, due_at)
      select id, event_id, recorded_at from wanted, added where state <> 'disabled'
    )
    update endpoint set backlog_from = least(backlog_from, first.recorded_at),
      next_due_at = least(next_due_at, greatest(first.recorded_at, paced_until))
    from wanted, (select min(recorded_at) as recorded_at from added) as first
    where endpoint.id = wanted.id and wanted.state = 'enabled'`.execute(db);
}
