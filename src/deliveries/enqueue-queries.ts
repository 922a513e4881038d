// Transactional outbox: records events and their deliveries in the transaction that created the event, so that none is
// lost (promise 1). Handles bytes and endpoints, and never interprets an event.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import { queueForListener, type RewardedPlayer } from './reward-queries.ts';

export interface NewEvent {
  /** A UUIDv7 from new_event_id(). */
  readonly eventId: string;
  readonly listingId: string;
  /** The exact bytes that every attempt sends. */
  readonly body: string;
  readonly recordedAt: Date;
}

export interface OutgoingEvent {
  readonly event: NewEvent;
  /** Null when the vote names no player. */
  readonly rewarded: RewardedPlayer | null;
}

/** Records events and their deliveries. The caller must wake the engine after the commit. */
export async function enqueue(transaction: Connection, outgoing: readonly OutgoingEvent[]): Promise<void> {
  const events = outgoing.map(({ event }) => event);
  await insertEvents(transaction, events, false);
  const withListener = await queueForWebhooks(transaction, events);
  for (const { event, rewarded } of outgoing)
    if (rewarded && withListener.has(event.listingId)) await queueForListener(transaction, event, rewarded);
}

const EVENT = { eventId: 'uuid', listingId: 'text', body: 'text', recordedAt: 'timestamptz' } as const;
const ADDED = { eventId: 'uuid', listingId: 'text', recordedAt: 'timestamptz' } as const;

/**
 * Records a test event. Like a vote it locks the listing first, so that events of a listing get their positions in the
 * order of their commits (decision P260).
 */
export async function insertTestEvent(transaction: Connection, event: NewEvent): Promise<void> {
  await sql`select from listing where id = ${event.listingId} for no key update`.execute(transaction);
  await insertEvents(transaction, [event], true);
}

async function insertEvents(db: Connection, events: readonly NewEvent[], isTest: boolean): Promise<void> {
  await prepared('insert-events')`
    insert into event (id, listing_id, type, is_test, body, recorded_at)
    select "eventId", "listingId", 'vote.created', ${isTest}::boolean, body, "recordedAt"
    from ${unnestRows('event', EVENT, events)}`.execute(db);
}

/**
 * Queues deliveries for the listings' webhooks. Returns the listings that have a vote listener: a later statement
 * queues their deliveries, because it must see what was committed before the lock.
 *
 * Locks all endpoints of the listings first, always in the same order, so that this and a concurrent release of the
 * same endpoint cannot miss each other's changes and no wake-up is lost. Deliveries to a disabled webhook are logged as
 * undelivered (decision D8); those to a paused one wait until it is resumed. A waiting delivery has no row in the log
 * before its first attempt.
 *
 * The row of an endpoint that is already due is not updated, so that thousands of votes do not create thousands of
 * versions of one row. This is checked on the locked row, because the statement's own snapshot may be older than a
 * release.
 */
async function queueForWebhooks(db: Connection, events: readonly NewEvent[]): Promise<ReadonlySet<string>> {
  const { rows } = await prepared<{ id: string }>('queue-for-webhooks')`
    with added as materialized (
      select "eventId" as event_id, "listingId" as listing_id, "recordedAt" as recorded_at
      from ${unnestRows('added', ADDED, events)}
    ), locked as materialized (
      select id, listing_id, kind, state, backlog_from, next_due_at, paced_until from endpoint
      where listing_id = any(${[...new Set(events.map(({ listingId }) => listingId))]}::text[]) and state <> 'removed'
      order by id for no key update
    ), target as materialized (
      select locked.*, event_id, recorded_at from locked join added using (listing_id) where kind = 'webhook'
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
    select listing_id as id from locked where kind = 'listener'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
