// The query behind /metrics: waiting deliveries and the state of the endpoints (decision O21).
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** Counted exactly up to this number, and estimated by the database beyond it. */
const MAX_COUNTED = 10_000;

export interface DeliveryMetrics {
  /** Age of the oldest due delivery to an endpoint that is not paused; 0 if there is none. */
  readonly oldest_due_seconds: number;
  readonly waiting: number;
  readonly listener_waiting: number;
  readonly leases: number;
  /** Leases that have expired without another process taking over the endpoint. */
  readonly leases_run_out: number;
  readonly enabled: number;
  readonly paused: number;
  readonly disabled: number;
  readonly failing: number;
  readonly paced: number;
}

/**
 * One pass over the endpoints (50 ms for 100,000, a tenth of which have a queue), and an index scan of the queue for
 * leased endpoints and listeners. An endpoint without a lease has the due time of its oldest delivery in backlog_from,
 * even while pacing or throttling delays it. An attempt in flight counts as due until it is recorded.
 */
export async function selectDeliveryMetrics(db: Connection): Promise<DeliveryMetrics | null> {
  const { rows } = await prepared<DeliveryMetrics>('select-delivery-metrics')`
    with waiting as (
      select kind, id, case when lease_until is null then coalesce(backlog_from, next_due_at) else (
          select due_at from queue
          where endpoint_id = endpoint.id and due_at >= coalesce(backlog_from, '-infinity')
          order by due_at limit 1
        ) end as due_at
      from endpoint where next_due_at is not null and state = 'enabled'
    ), counted as (
      select count(*)::float8 as found from (select from queue limit ${MAX_COUNTED}::int) as one
    )
    select
      (select coalesce(greatest(extract(epoch from plaudit_now() - min(due_at)), 0), 0)::float8 from waiting)
        as oldest_due_seconds,
      (select case when found < ${MAX_COUNTED}::int then found else greatest(found, reltuples) end
        from counted, pg_class where oid = 'queue'::regclass) as waiting,
      (select coalesce(sum(votes), 0)::float8 from waiting cross join lateral (
          select count(*) as votes from (
            select from queue where endpoint_id = waiting.id limit ${MAX_COUNTED}::int
          ) as one
        ) as own where kind = 'listener') as listener_waiting,
      count(*) filter (where lease_until >= plaudit_now())::float8 as leases,
      count(*) filter (where lease_until < plaudit_now())::float8 as leases_run_out,
      count(*) filter (where state = 'enabled')::float8 as enabled,
      count(*) filter (where state = 'paused')::float8 as paused,
      count(*) filter (where state = 'disabled')::float8 as disabled,
      count(*) filter (where state = 'enabled' and consecutive_failures > 0)::float8 as failing,
      count(*) filter (where state = 'enabled' and pace_ms > 0)::float8 as paced
    from endpoint`.execute(db);
  return rows[0] ?? null;
}
