// The statements that record an event and put it into the queues of its endpoints.
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';

export interface NewEvent {
  /** A UUIDv7 from new_event_id(). */
  readonly eventId: string;
  readonly listingId: string;
  /** The exact bytes to send, on every attempt. */
  readonly body: string;
  readonly recordedAt: Date;
}

const EVENT = { event_id: 'uuid', listing_id: 'text', body: 'text', recorded_at: 'text' } as const;

function asRow(event: NewEvent): Readonly<Record<keyof typeof EVENT, unknown>> {
  const { eventId, listingId, body, recordedAt } = event;
  return { event_id: eventId, listing_id: listingId, body, recorded_at: recordedAt.toISOString() };
}

export async function insertEvents(
  db: Connection,
  events: readonly NewEvent[],
  isTest: boolean,
): Promise<void> {
  await prepared('insert-events')`
    insert into event (id, listing_id, type, is_test, body, recorded_at)
    select event_id, listing_id, 'vote.created', ${isTest}::boolean, body, recorded_at::timestamptz
    from ${unnestRows('event', EVENT, events.map(asRow))}`.execute(db);
}

/**
 * Deliveries for the listings' webhooks; answers which listings have a vote listener. All endpoints of the listings are locked
 * from here on. They are locked first, in one order, so that a release running at the same time either sees these
 * deliveries or is seen by them: a wake-up cannot fall between them. At a disabled webhook a delivery goes to the log as
 * undelivered (decision D8); at a paused one it waits, and going on finds it. What waits has no line in the log before its
 * first attempt. A vote listener's is for the next statement, which must see what happened before the lock.
 *
 * An endpoint that is due already is left as it is, so that thousands of votes do not leave thousands of versions of one row
 * behind. That is asked of the row as it was locked: the statement's own snapshot may be of before a release.
 */
export async function queueForWebhooks(
  db: Connection,
  events: readonly NewEvent[],
): Promise<ReadonlySet<string>> {
  const asked = events.map(({ eventId, listingId, recordedAt }) => ({
    event_id: eventId,
    listing_id: listingId,
    recorded_at: recordedAt.toISOString(),
  }));
  const columns = { event_id: 'uuid', listing_id: 'text', recorded_at: 'text' } as const;
  const { rows } = await prepared<{ listing_id: string }>('queue-for-webhooks')`
    with asked as materialized (
      select event_id, listing_id, recorded_at::timestamptz as recorded_at from ${unnestRows('asked', columns, asked)}
    ), locked as materialized (
      select id, listing_id, kind, state, backlog_from, next_due_at, paced_until from endpoint
      where listing_id = any(${[...new Set(events.map(({ listingId }) => listingId))]}::text[]) and state <> 'removed'
      order by id for no key update
    ), target as materialized (
      select locked.*, event_id, recorded_at from locked join asked using (listing_id) where kind = 'webhook'
    ), undelivered as (
      insert into delivery (endpoint_id, event_id, state, changed_at)
      select id, event_id, 'undelivered', plaudit_now() from target where state = 'disabled'
    ), queued as (
      insert into queue (endpoint_id, event_id, due_at)
      select id, event_id, recorded_at from target where state <> 'disabled'
    ), due as (
      update endpoint set
        backlog_from = least(backlog_from, first.recorded_at),
        next_due_at = least(next_due_at, greatest(first.recorded_at, paced_until))
      from (
        select id, min(recorded_at) as recorded_at from target
        where state = 'enabled'
          and (backlog_from <= recorded_at and next_due_at <= greatest(recorded_at, paced_until)) is not true
        group by id
      ) as first
      where endpoint.id = first.id
    )
    select listing_id from locked where kind = 'listener'`.execute(db);
  return new Set(rows.map((row) => row.listing_id));
}
