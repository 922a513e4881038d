// The SQL statement that writes the results of many runs, with the new states of their endpoints.
import { sql } from 'kysely';
import type { AttemptResult } from '../channels/channel.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { Health } from '../endpoints/health.ts';
import { isFirstSuccess, writeArrivals } from './arrival-queries.ts';
import type { Lease } from './lease.ts';
import { type AttemptRecord, RESULT, resultRow, WRITE_RESULTS } from './record-queries.ts';

/** What a run's results change in its endpoint, and the state of the endpoint that this was decided for. */
export interface EndpointUpdate {
  readonly id: string;
  readonly lease: Pick<Lease, 'epoch' | 'leaseToken'>;
  readonly settingsVersion: number;
  readonly before: Health;
  readonly health: Health;
  /** How long the endpoint rests before its next attempt; 0: no rest. */
  readonly restMs: number;
  readonly delivered: boolean;
  /** Whether a vote was sent to a listener and not confirmed. */
  readonly unconfirmed: boolean;
  /** The newest counted failure among these results. */
  readonly failure: Pick<AttemptResult, 'code' | 'httpStatus'> | null;
  /** Whether to release the lease. */
  readonly release: boolean;
}

const UPDATE = {
  id: 'text',
  epoch: 'bigint',
  lease_token: 'uuid',
  settings_version: 'int',
  state_before: 'text',
  failures_before: 'int',
  pace_ms_before: 'int',
  state: 'text',
  consecutive_failures: 'int',
  pace_ms: 'int',
  rest_ms: 'float8',
  delivered: 'boolean',
  unconfirmed: 'boolean',
  failure_code: 'text',
  failure_status: 'int',
  release: 'boolean',
} as const;

function updateRow({ id, lease, settingsVersion, before, health, failure, ...change }: EndpointUpdate) {
  return {
    id,
    epoch: lease.epoch,
    lease_token: lease.leaseToken,
    settings_version: settingsVersion,
    state_before: before.state,
    failures_before: before.consecutiveFailures,
    pace_ms_before: before.paceMs,
    state: health.state,
    consecutive_failures: health.consecutiveFailures,
    pace_ms: health.paceMs,
    rest_ms: change.restMs,
    delivered: change.delivered,
    unconfirmed: change.unconfirmed,
    failure_code: failure?.code ?? null,
    failure_status: failure?.httpStatus ?? null,
    release: change.release,
  };
}

export interface EndpointOutcome {
  readonly attempts: readonly AttemptRecord[];
  readonly update: EndpointUpdate;
}

/** How precise the time of an endpoint's last delivery is in its row while it is leased. */
const LATELY = sql`interval '10 seconds'`;

/** An endpoint whose results were written. */
export interface WrittenEndpoint {
  readonly id: string;
  /** Milliseconds until the next delivery of a released endpoint is due; null when none is waiting. */
  readonly dueInMs: number | null;
}

/**
 * Writes results, and with them health, pace and, for released endpoints, when they are next due: with the earliest
 * waiting delivery, but not before their rest ends. Returns the endpoints it wrote for: only those with the same lease,
 * settings and health as when the results were decided; of the others, nothing is written.
 *
 * Most results under a lease are successes like those before them, and updating the endpoint's row for each would
 * create useless row versions.
 *
 * One statement, because a transaction of several takes twice as long. Its snapshot may be older than its locks, so
 * what it read of the queue could miss a vote that was queued in between: `next_queued_at` takes a new snapshot, while
 * the endpoint is locked and nothing can be queued (decision P353).
 *
 * `areExpected`: the results were decided for the rows as the claims found them. If nothing has changed since, nobody
 * has ended these deliveries in the meantime, so those without an attempt have no row in the log yet.
 */
export async function writeOutcomes(
  db: Connection,
  outcomes: readonly EndpointOutcome[],
  areExpected: boolean,
): Promise<readonly WrittenEndpoint[]> {
  const updates = outcomes.map(({ update }) => updateRow(update));
  const arrivals: AttemptRecord[] = [];
  const others: AttemptRecord[] = [];
  for (const { attempts } of outcomes)
    for (const attempt of attempts) (areExpected && isFirstSuccess(attempt) ? arrivals : others).push(attempt);
  const { rows } = await prepared<WrittenEndpoint>('write-outcomes')`
    with change as materialized (
      select change.*, backlog_from from ${unnestRows('change', UPDATE, updates)}
      join endpoint on endpoint.id = change.id and endpoint.epoch = change.epoch
        and endpoint.lease_token = change.lease_token and endpoint.settings_version = change.settings_version
        and endpoint.state = state_before and endpoint.consecutive_failures = failures_before
        and endpoint.pace_ms = pace_ms_before
      order by endpoint.id for no key update of endpoint
    ), ${writeArrivals(arrivals)}, result as materialized (
      select * from ${unnestRows('result', RESULT, others.map(resultRow))} where (endpoint_id in (select id from change)) is true
    ), ${WRITE_RESULTS}, released as materialized (
      select change.id, least(next_queued_at(change.id, coalesce(backlog_from, '-infinity'), event_ids), retry_at) as first_due
      from change
      left join (
        select endpoint_id as id, array_agg(event_id) as event_ids
        from (select endpoint_id, event_id from arrived union all select endpoint_id, event_id from result) as ended group by 1
      ) as recorded using (id)
      left join (select endpoint_id as id, min(due_at) as retry_at from postponed group by 1) as retried using (id)
      where release and state <> 'disabled'
    ), updated as (
      update endpoint set
        state = change.state,
        disabled_at = case when change.state = 'disabled' then coalesce(disabled_at, plaudit_now()) end,
        paused_at = case when change.state = 'paused' then paused_at end,
        consecutive_failures = change.consecutive_failures,
        pace_ms = change.pace_ms,
        paced_until = case
          when rest_ms > 0 then greatest(paced_until, plaudit_now() + rest_ms * interval '1 millisecond')
          when change.pace_ms > 0 then paced_until end,
        last_delivered_at = case when delivered then plaudit_now() else last_delivered_at end,
        last_unconfirmed_at = case when unconfirmed then plaudit_now() else last_unconfirmed_at end,
        last_failed_at = case when failure_code is not null then plaudit_now() else last_failed_at end,
        last_failure_code = coalesce(failure_code, last_failure_code),
        last_failure_status = case when failure_code is not null then failure_status else last_failure_status end,
        lease_until = case when release then null else lease_until end,
        backlog_from = case when release then first_due else endpoint.backlog_from end,
        next_due_at = case
          when not release then next_due_at
          when change.state <> 'enabled' or first_due is null then null
          when rest_ms > 0 then greatest(first_due, paced_until, plaudit_now() + rest_ms * interval '1 millisecond')
          when change.pace_ms > 0 then greatest(first_due, paced_until)
          else first_due end
      from change left join released using (id)
      where endpoint.id = change.id and (release or rest_ms > 0 or failure_code is not null or unconfirmed
        or (change.state, change.consecutive_failures, change.pace_ms) is distinct from (state_before, failures_before, pace_ms_before)
        or (delivered and (paced_until is not null
          or (last_delivered_at between plaudit_now() - ${LATELY} and plaudit_now()) is not true)))
      returning endpoint.id, next_due_at
    )
    select change.id, case when release
      then (extract(epoch from next_due_at - plaudit_now()) * 1000)::float8 end as "dueInMs"
    from change left join updated using (id)`.execute(db);
  return rows;
}
