// SQL statements for claiming: lease endpoints, end the attempts of crashed processes, claim due deliveries.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { Health } from '../endpoints/health.ts';
import type { ClaimedAttempt } from './attempt.ts';
import { type Lease, newLeaseToken } from './lease.ts';

/** Far longer than any attempt takes. After a kill -9, no delivery waits longer than this (promise 4). */
export const LEASE_SECONDS = 30;

/** When a lease ends that begins now. */
export const LEASE_END = sql`plaudit_now() + ${sql.lit(`${LEASE_SECONDS} seconds`)}::interval`;

/** The end of a statement that inserts claims: an endpoint's last claim is replaced. */
export const REPLACE_CLAIM = sql`on conflict (endpoint_id) do update set epoch = excluded.epoch,
        claimed_at = excluded.claimed_at, event_ids = excluded.event_ids, attempt_ids = excluded.attempt_ids,
        numbers = excluded.numbers`;

/** An endpoint that was just leased. */
export interface LeasedEndpoint extends Health {
  readonly id: string;
  readonly listingId: string;
  readonly epoch: number;
  readonly leaseToken: string;
  readonly settingsVersion: number;
  /** The lease before this one expired without being released: its process crashed or was suspended. */
  readonly orphaned: boolean;
  /**
   * When the lease began, by the database's clock, in milliseconds since 1970: a number is parsed faster than a date.
   */
  readonly leasedAtMs: number;
  /** Also in milliseconds since 1970. */
  readonly dueSinceMs: number;
}

/**
 * Leases up to `most` endpoints that are due and not leased, those due for longest first. Skips endpoints that became
 * due before `from` (null: skips none).
 */
export async function leaseEndpoints(
  db: Connection,
  { most, from, presence }: { readonly most: number; readonly from: Date | null; readonly presence: number | null },
): Promise<readonly LeasedEndpoint[]> {
  const { rows } = await prepared<LeasedEndpoint>('lease-endpoints')`
    with due as materialized (
      select id as due_id, lease_until is not null as orphaned from endpoint
      where next_due_at <= plaudit_now() and next_due_at >= ${from?.toISOString() ?? '-infinity'}::timestamptz
        and (lease_until is null or lease_until < plaudit_now())
      order by next_due_at limit ${most}::int for no key update skip locked
    )
    update endpoint set epoch = epoch + 1, lease_token = ${newLeaseToken(presence)}::uuid,
      lease_until = ${LEASE_END}
    from due
    where id = due_id
    returning id, listing_id as "listingId", epoch, lease_token as "leaseToken", kind, state, settings_version as "settingsVersion",
      consecutive_failures as "consecutiveFailures", pace_ms as "paceMs", orphaned,
      (extract(epoch from plaudit_now()) * 1000)::float8 as "leasedAtMs",
      (extract(epoch from next_due_at) * 1000)::float8 as "dueSinceMs"`.execute(db);
  return rows;
}

/** Expands a claim's attempts into rows. */
const CLAIMED = sql`unnest(claim.event_ids, claim.attempt_ids, claim.numbers) as flight (event_id, id, number)`;

/**
 * Logs the open attempts of a crashed process as interrupted, without counting them; their deliveries keep waiting.
 * Skips events that have passed their retention since, because they have no log anymore.
 */
export async function logInterruptedAttempts(db: Connection, endpointIds: readonly string[]): Promise<void> {
  await sql`
    with left_open as (
      select claim.endpoint_id, claimed_at, recorded_at, flight.*
      from claim join endpoint on endpoint.id = claim.endpoint_id and endpoint.epoch = claim.epoch + 1
      cross join ${CLAIMED} join event on event.id = flight.event_id
      where claim.endpoint_id = any(${endpointIds}::text[]) and not exists (
        select from attempt_log as attempt where attempt.event_id = flight.event_id and attempt.endpoint_id = claim.endpoint_id
          and attempt.number = flight.number)
    ), logged as (
      insert into attempt (event_id, endpoint_id, number, id, trigger, code, charged, started_at)
      select event_id, endpoint_id, number, id,
        case when queue.event_id is not null and failures is null then 'redelivery'
          when number = 1 then 'vote' else 'retry' end,
        'interrupted', false, claimed_at
      from left_open left join queue using (endpoint_id, event_id)
    ), counted as (
      update queue set attempts = number from left_open
      where queue.endpoint_id = left_open.endpoint_id and queue.event_id = left_open.event_id
    )
    insert into delivery (endpoint_id, event_id, state, attempts, last_code, changed_at)
    select endpoint_id, event_id, 'waiting', number, 'interrupted', recorded_at from left_open
    on conflict (endpoint_id, event_id) do update set attempts = excluded.attempts, last_code = excluded.last_code,
      last_status = null, last_duration_ms = null`.execute(db);
}

/**
 * Whether an attempt at the `delivery` is claimed and has not ended. The query must also select from its `endpoint`.
 */
export const IS_CLAIMED = sql<boolean>`(endpoint.lease_until is not null and exists (
  select from claim, ${CLAIMED}
  where claim.endpoint_id = endpoint.id and claim.epoch = endpoint.epoch and flight.event_id = delivery.event_id and flight.number > delivery.attempts
))`;

/** How many deliveries to claim for a leased endpoint, and under which lease. */
export interface ClaimQuota {
  readonly id: string;
  readonly epoch: number;
  readonly leaseToken: string;
  readonly take: number;
}

const QUOTA = { id: 'text', epoch: 'bigint', leaseToken: 'uuid', take: 'int' } as const;

/**
 * Claims the oldest due deliveries of each leased endpoint, and writes their attempts before any socket opens (decision
 * D2). Skips deliveries that this lease already has in flight. The scan starts at backlog_from, so that each claim does
 * not read the dead rows of a long backlog again. An earlier statement must have locked the endpoints' rows, so that
 * this one sees what the previous lock holder recorded.
 */
export async function claimDueDeliveries(
  db: Connection,
  quotas: readonly ClaimQuota[],
): Promise<readonly ClaimedAttempt[]> {
  const { rows } = await prepared<ClaimedAttempt>('claim-due-deliveries')`
    with lease as materialized (
      select endpoint.id, endpoint.epoch, take, coalesce(backlog_from, '-infinity') as since, open.*
      from ${unnestRows('quota', QUOTA, quotas)}
      join endpoint on endpoint.id = quota.id and endpoint.epoch = quota.epoch
        and endpoint.lease_token = quota."leaseToken" and lease_until is not null
      left join lateral (
        select array_agg(flight.event_id) as event_ids, array_agg(flight.id) as attempt_ids,
          array_agg(flight.number) as numbers
        from claim cross join ${CLAIMED}
        join queue on queue.endpoint_id = claim.endpoint_id and queue.event_id = flight.event_id
        where claim.endpoint_id = endpoint.id and claim.epoch = endpoint.epoch and attempts < flight.number
      ) as open on true
    ), taken as materialized (
      select due.*, gen_random_uuid() as id, attempts + 1 as number
      from lease cross join lateral (
        select * from queue
        where queue.endpoint_id = lease.id and due_at <= plaudit_now() and due_at >= since
          and (event_ids is null or event_id <> all (event_ids))
        order by due_at, event_id limit take
      ) as due
    ), claimed as (
      insert into claim (endpoint_id, epoch, claimed_at, event_ids, attempt_ids, numbers)
      select lease.id, lease.epoch, plaudit_now(), lease.event_ids || fresh.event_ids,
        lease.attempt_ids || fresh.attempt_ids, lease.numbers || fresh.numbers
      from (
        select endpoint_id, array_agg(event_id) as event_ids, array_agg(id) as attempt_ids, array_agg(number) as numbers
        from taken group by endpoint_id
      ) as fresh join lease on lease.id = fresh.endpoint_id
      ${REPLACE_CLAIM}
    )
    select taken.id, taken.endpoint_id as "endpointId", taken.event_id as "eventId", number, failures,
      taken.is_test as "isTest", event.body
    from taken join event on event.id = taken.event_id
    order by taken.due_at, taken.event_id`.execute(db);
  return rows;
}

const LEASE = { endpointId: 'text', epoch: 'bigint', leaseToken: 'uuid' } as const;

/** The leases that this process still holds, in the order in which endpoints are always locked. */
const heldLeases = (leases: readonly Lease[]) => sql`
      select id as our_id from endpoint
      join ${unnestRows('lease', LEASE, leases)} on id = lease."endpointId" and endpoint.epoch = lease.epoch
        and endpoint.lease_token = lease."leaseToken"
      where lease_until is not null
      order by id for no key update of endpoint`;

const RENEWED = sql`
    update endpoint set lease_until = ${LEASE_END}
    from ours where id = our_id
    returning id`;

/** Renews the leases that this process still holds and returns their endpoints. Waits for locked rows. */
export async function extendLeases(db: Connection, leases: readonly Lease[]): Promise<readonly string[]> {
  const { rows } = await prepared<{ id: string }>('extend-leases')`
    with ours as materialized (${heldLeases(leases)}) ${RENEWED}`.execute(db);
  return rows.map((row) => row.id);
}

/** The same without waiting: skips locked rows. */
export async function extendUnlockedLeases(db: Connection, leases: readonly Lease[]): Promise<readonly string[]> {
  const { rows } = await prepared<{ id: string }>('extend-unlocked-leases')`
    with ours as materialized (${heldLeases(leases)} skip locked) ${RENEWED}`.execute(db);
  return rows.map((row) => row.id);
}

/** Until the transaction ends, a statement that has waited this long for a lock fails with SQLSTATE 55P03. */
export async function setLockTimeout(transaction: Connection, ms: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(ms)}, true)`.execute(transaction);
}

/** Milliseconds until the next endpoint is due or a lease expires; null when no delivery is waiting. */
export async function selectMsUntilNextDue(db: Connection): Promise<number | null> {
  const { rows } = await prepared<{ ms: number | null }>('select-ms-until-next-due')`
    select extract(epoch from min(greatest(next_due_at, lease_until)) - plaudit_now())::float8 * 1000 as ms
    from endpoint where next_due_at is not null`.execute(db);
  return rows[0]?.ms ?? null;
}
