// Transactional outbox: records events and their deliveries in the transaction that created the event, so that none is
// lost (promise 1). Handles bytes and endpoints, and never interprets an event.
import { sql } from 'kysely';
import { bug } from '../core/assert.ts';
import { monotonicMs, now } from '../core/clock.ts';
import type { Connection } from '../db/database.ts';
import { type NamedStatement, prepared } from '../db/prepared.ts';
import { executeAndCommit } from '../db/together.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { ClaimedAttempt } from './attempt.ts';
import type { TakenLeases } from './claim.ts';
import { LEASE_END, type LeasedEndpoint, REPLACE_CLAIM } from './claim-queries.ts';
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

/** The deliveries that were queued. */
export interface QueuedDeliveries {
  /** Those that were claimed at once. The caller must start them after the commit. */
  readonly taken: TakenLeases;
  /** Some wait for an engine to search for them. The caller must wake the engines after the commit. */
  readonly areWaiting: boolean;
}

/** The process that may claim what is queued. */
export interface Lessee {
  /** How many endpoints it may lease. */
  readonly room: number;
  /** Shows that it is there (`PgNotifier.presence`). */
  readonly presence: number | null;
}

/** Leases for this process, taken with what is queued. */
export interface Leasing extends Pick<Lessee, 'room'> {
  /** Of all of them (`newLeaseToken`). */
  readonly token: string;
}

/**
 * Records events and their deliveries, and claims deliveries for this process. It must be the last statement of the
 * transaction, because COMMIT is sent with it, unless deliveries to listeners may follow.
 */
export async function enqueueLast(
  transaction: Connection,
  outgoing: readonly OutgoingEvent[],
  leasing: Leasing,
): Promise<QueuedDeliveries> {
  const events = outgoing.map(({ event }) => event);
  const statement = queueForWebhooks(events, leasing);
  const leasedAt = now();
  const { rows } = outgoing.some(({ rewarded }) => rewarded)
    ? await statement.execute(transaction)
    : await executeAndCommit(transaction, statement);
  const { withListener, ...queued } = readQueued(rows, events, leasedAt);
  const rewarding = outgoing.filter(({ event, rewarded }) => rewarded && withListener.has(event.listingId));
  for (const { event, rewarded } of rewarding) if (rewarded) await queueForListener(transaction, event, rewarded);
  return rewarding.length > 0 ? { ...queued, areWaiting: true } : queued;
}

const EVENT = { eventId: 'uuid', listingId: 'text', body: 'text', recordedAt: 'timestamptz' } as const;
/**
 * Records a test event. Like a vote it locks the listing first, so that events of a listing get their positions in the
 * order of their commits (decision P260).
 */
export async function insertTestEvent(transaction: Connection, event: NewEvent): Promise<void> {
  await sql`select from listing where id = ${event.listingId} for no key update`.execute(transaction);
  await sql`
    insert into event (id, listing_id, type, is_test, body, recorded_at)
    values (${event.eventId}::uuid, ${event.listingId}, 'vote.created', true, ${event.body}, ${event.recordedAt.toISOString()}::timestamptz)`.execute(
    transaction,
  );
}

/** One row for each endpoint, or for each delivery that was claimed. */
interface QueuedRow extends Omit<LeasedEndpoint, 'orphaned'> {
  readonly isWaiting: boolean;
  readonly eventId: string;
  /** Null: it was not claimed. */
  readonly attemptId: string | null;
}

/**
 * Records the events and queues their deliveries to the listings' webhooks. A later statement queues those to vote
 * listeners, because it must see what was committed before the lock.
 *
 * Locks all endpoints of the listings first, always in the same order, so that this and a concurrent release of the
 * same endpoint cannot miss each other's changes and no delivery is forgotten. Deliveries to a disabled webhook are
 * logged as undelivered (decision D8); those to a paused one wait until it is resumed. A waiting delivery has no row in
 * the log before its first attempt.
 *
 * An endpoint to which nothing else is due, and that nobody has leased, is leased at once, and the deliveries are
 * claimed (decision P354). An endpoint that is leased needs nobody to search for it: its holder finds the delivery when
 * it releases the endpoint, or earlier. The row of an endpoint that is already due is not updated, so that thousands of
 * votes do not create thousands of versions of one row. This is checked on the locked row, because the statement's own
 * snapshot may be older than a release.
 */
function queueForWebhooks(events: readonly NewEvent[], { room, token }: Leasing): NamedStatement<QueuedRow> {
  return prepared<QueuedRow>('queue-for-webhooks')`
    with added as materialized (
      select "eventId" as event_id, "listingId" as listing_id, body, "recordedAt" as recorded_at
      from ${unnestRows('added', EVENT, events)}
    ), recorded as (
      insert into event (id, listing_id, type, is_test, body, recorded_at)
      select event_id, listing_id, 'vote.created', false, body, recorded_at from added
    ), locked as materialized (
      select * from endpoint
      where listing_id = any(${[...new Set(events.map(({ listingId }) => listingId))]}::text[]) and state <> 'removed'
      order by id for no key update
    ), free as materialized (
      select id from locked
      where kind = 'webhook' and state = 'enabled' and lease_until is null and pace_ms = 0 and paced_until is null
        and (next_due_at is null or next_due_at > plaudit_now())
      order by id limit ${room}::int
    ), target as materialized (
      select locked.*, free.id is not null as is_free, event_id, recorded_at, gen_random_uuid() as attempt_id
      from locked join added using (listing_id) left join free using (id) where kind = 'webhook'
    ), undelivered as (
      insert into delivery (endpoint_id, event_id, state, changed_at)
      select id, event_id, 'undelivered', plaudit_now() from target where state = 'disabled'
    ), queued as (
      insert into queue (endpoint_id, event_id, due_at)
      select id, event_id, recorded_at from target where state <> 'disabled'
    ), due as (
      update endpoint set
        backlog_from = least(endpoint.backlog_from, first.recorded_at),
        next_due_at = least(endpoint.next_due_at, greatest(first.recorded_at, endpoint.paced_until)),
        epoch = endpoint.epoch + is_free::int,
        lease_token = case when is_free then ${token}::uuid else endpoint.lease_token end,
        lease_until = case when is_free then ${LEASE_END} else endpoint.lease_until end
      from (
        select id, is_free, min(recorded_at) as recorded_at from target
        where state = 'enabled'
          and (is_free or (backlog_from <= recorded_at and next_due_at <= greatest(recorded_at, paced_until)) is not true)
        group by id, is_free
      ) as first
      where endpoint.id = first.id
      returning endpoint.id, endpoint.epoch, endpoint.lease_token, is_free
    ), leased as materialized (
      select id, due.epoch, due.lease_token from due where is_free
    ), claimed as (
      insert into claim (endpoint_id, epoch, claimed_at, event_ids, attempt_ids, numbers)
      select id, leased.epoch, plaudit_now(), array_agg(event_id), array_agg(attempt_id), array_agg(1)
      from leased join target using (id) group by id, leased.epoch
      ${REPLACE_CLAIM}
    )
    select locked.id, locked.listing_id as "listingId", locked.kind, locked.state, leased.epoch, leased.lease_token as "leaseToken",
      locked.settings_version as "settingsVersion", locked.consecutive_failures as "consecutiveFailures", locked.pace_ms as "paceMs",
      (extract(epoch from plaudit_now()) * 1000)::float8 as "leasedAtMs",
      (extract(epoch from plaudit_now()) * 1000)::float8 as "dueSinceMs",
      locked.kind = 'webhook' and locked.state = 'enabled' and leased.id is null
        and (locked.lease_until > plaudit_now()) is not true as "isWaiting",
      event_id as "eventId", attempt_id as "attemptId"
    from locked left join leased using (id) left join target on target.id = leased.id and is_free
    order by recorded_at, event_id`;
}

function readQueued(rows: readonly QueuedRow[], events: readonly NewEvent[], leasedAt: Date) {
  const leasedMs = monotonicMs();
  const withListener = new Set(rows.filter(({ kind }) => kind === 'listener').map(({ listingId }) => listingId));
  const areWaiting = rows.some(({ isWaiting }) => isWaiting);
  return { withListener, areWaiting, taken: { ...claimedIn(rows, events), leasedAt, leasedMs } };
}

/** The leases and attempts in these rows. */
function claimedIn(rows: readonly QueuedRow[], events: readonly NewEvent[]): Pick<TakenLeases, 'leases' | 'attempts'> {
  const bodies = new Map(events.map(({ eventId, body }) => [eventId, body]));
  const attempts = new Map<string, ClaimedAttempt[]>();
  const leases: LeasedEndpoint[] = [];
  for (const { attemptId, eventId, isWaiting: _, ...lease } of rows) {
    if (attemptId === null || lease.leaseToken === null) continue;
    const claimed = attempts.get(lease.id) ?? [];
    if (claimed.length === 0) leases.push({ ...lease, orphaned: false });
    const body = bodies.get(eventId) ?? bug('an event was queued that was not given');
    claimed.push({ id: attemptId, endpointId: lease.id, eventId, number: 1, failures: 0, isTest: false, body });
    attempts.set(lease.id, claimed);
  }
  return { leases, attempts };
}
