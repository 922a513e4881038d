// The statements of claiming: lease endpoints, clear what a dead process left, take what is due.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { EndpointState } from '../db/schema.ts';

/** A lease outlives the longest attempt by far, and nothing waits longer than this after a kill -9 (promise 4). */
export const LEASE_SECONDS = 30;

export interface LeaseRow {
  readonly id: string;
  readonly epoch: number;
  readonly state: EndpointState;
  readonly settings_version: number;
  readonly consecutive_failures: number;
  readonly pace_ms: number;
  /** The lease before this one ran out without being released: its owner died or was stopped. */
  readonly orphaned: boolean;
}

/** Up to `most` endpoints with something to do and nobody on them, the longest due first. */
export async function leaseEndpoints(db: Connection, most: number): Promise<readonly LeaseRow[]> {
  const { rows } = await sql<LeaseRow>`
    /* prepared */ update endpoint set
      epoch = epoch + 1, lease_until = plaudit_now() + ${`${LEASE_SECONDS} seconds`}::interval
    from (
      select id as due_id, lease_until is not null as orphaned from endpoint
      where next_due_at <= plaudit_now() and (lease_until is null or lease_until < plaudit_now())
      order by next_due_at limit ${most}::int for no key update skip locked
    ) as due
    where id = due_id
    returning id, epoch, state, settings_version, consecutive_failures, pace_ms, orphaned`.execute(db);
  return rows;
}

/** Attempts that a lost process left open go to the log as interrupted, uncharged; their deliveries wait on. */
export async function interruptLeftovers(db: Connection, endpointIds: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from in_flight where endpoint_id = any(${endpointIds}::text[]) and not is_test_button returning *
    ), logged as (
      insert into attempt (event_id, endpoint_id, number, id, trigger, code, charged, started_at)
      select event_id, endpoint_id, number, id, trigger, 'interrupted', false, started_at from gone
    ), counted as (
      update queue set attempts = gone.number from gone
      where queue.endpoint_id = gone.endpoint_id and queue.event_id = gone.event_id
    )
    update delivery set attempts = gone.number, last_code = 'interrupted', last_status = null, last_duration_ms = null
    from gone where delivery.event_id = gone.event_id and delivery.endpoint_id = gone.endpoint_id`.execute(
    db,
  );
}

export interface TakenRow {
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly id: string;
  readonly number: number;
  /** Milliseconds since the epoch: a number is read faster than a date. */
  readonly started_at_ms: number;
  readonly failures: number | null;
  readonly is_test: boolean;
  readonly body: string;
}

/**
 * The oldest due deliveries of each leased endpoint, their attempts written before any socket opens (decision D2).
 * The scan begins at backlog_from, so that a long backlog's dead rows are not walked again at each claim. What is
 * inserted is never read back: joining thousands of new rows to the taken ones row by row took 400 ms a claim.
 */
export async function takeDue(
  db: Connection,
  leases: readonly { id: string; take: number }[],
): Promise<readonly TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    /* prepared */ with lease as (
      select * from unnest(${leases.map((lease) => lease.id)}::text[], ${leases.map((lease) => lease.take)}::int[])
        as lease (id, take)
    ), taken as materialized (
      select due.*, gen_random_uuid() as id, attempts + 1 as number, plaudit_now() as started_at
      from lease join endpoint on endpoint.id = lease.id
      cross join lateral (
        select * from queue
        where queue.endpoint_id = lease.id and due_at <= plaudit_now()
          and due_at >= coalesce(endpoint.backlog_from, '-infinity')
        order by due_at, event_id limit lease.take
      ) as due
    ), begun as (
      insert into in_flight (endpoint_id, event_id, id, number, trigger, started_at)
      select endpoint_id, event_id, id, number,
        case when failures is null then 'redelivery' when attempts = 0 then 'vote' else 'retry' end, started_at
      from taken
    )
    select taken.endpoint_id, taken.event_id, taken.id, number, failures, taken.is_test, event.body,
      (extract(epoch from started_at) * 1000)::float8 as started_at_ms
    from taken join event on event.id = taken.event_id
    order by taken.due_at, taken.event_id`.execute(db);
  return rows;
}

/** Keeps the leases that are still ours; answers which those are. */
export async function renewLeases(
  db: Connection,
  leases: readonly { endpointId: string; epoch: number }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    /* prepared */ update endpoint set lease_until = plaudit_now() + ${`${LEASE_SECONDS} seconds`}::interval
    from unnest(${leases.map((lease) => lease.endpointId)}::text[], ${leases.map((lease) => lease.epoch)}::bigint[])
      as lease (lease_id, lease_epoch)
    where id = lease_id and epoch = lease_epoch and lease_until is not null
    returning id`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** Milliseconds until the next endpoint is due or a lease runs out; null when nothing waits. */
export async function untilNextDueMs(db: Connection): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    /* prepared */ select extract(epoch from min(greatest(next_due_at, lease_until)) - plaudit_now())::float8 * 1000 as ms
    from endpoint where next_due_at is not null`.execute(db);
  return rows[0]?.ms ?? null;
}
