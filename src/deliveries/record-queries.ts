// The statements of recording: what attempts ended as, what becomes of their deliveries and endpoints.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { EndpointKind, EndpointState, Trigger } from '../db/schema.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { Health } from '../endpoints/health.ts';

export interface LockedEndpoint {
  readonly id: string;
  readonly epoch: number;
  readonly kind: EndpointKind;
  readonly state: EndpointState;
  readonly settings_version: number;
  readonly consecutive_failures: number;
  readonly pace_ms: number;
  /** How long it has been paused; 0 when it is not. */
  readonly paused_for_ms: number;
  /** Its row tells of a delivery a few seconds ago, and of no rest that is to be ended. */
  readonly delivered_lately: boolean;
}

/** How exactly it is known, under a lease, when an endpoint last took a delivery. */
const LATELY = '10 seconds';

/** The endpoints' rows, locked in one order by everybody, as they stand now. */
export async function lockEndpoints(
  db: Connection,
  ids: readonly string[],
): Promise<readonly LockedEndpoint[]> {
  const { rows } = await prepared<LockedEndpoint>('lock-endpoints')`
    select id, epoch, kind, state, settings_version, consecutive_failures, pace_ms,
      coalesce(extract(epoch from plaudit_now() - paused_at) * 1000, 0)::float8 as paused_for_ms,
      coalesce(last_delivered_at between plaudit_now() - ${LATELY}::interval and plaudit_now(), false)
        and paced_until is null as delivered_lately
    from endpoint where id = any(${ids}::text[]) order by id for no key update`.execute(db);
  return rows;
}

export function healthOf(
  row: Pick<LockedEndpoint, 'kind' | 'state' | 'consecutive_failures' | 'pace_ms'>,
): Health {
  const { kind, state, consecutive_failures, pace_ms } = row;
  return { kind, state, consecutiveFailures: consecutive_failures, paceMs: pace_ms };
}

/** One ended attempt, in the words of the tables. `due_in_ms` null: the delivery has ended. */
export interface ResultRow {
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly id: string;
  readonly number: number;
  readonly trigger: Trigger;
  readonly started_at_ms: number;
  readonly state: string;
  readonly due_in_ms: number | null;
  readonly failures: number | null;
  readonly code: string;
  readonly http_status: number | null;
  readonly charged: boolean;
  readonly duration_ms: number;
  readonly dns_ms: number | null;
  readonly connect_ms: number | null;
  readonly tls_ms: number | null;
  readonly first_byte_ms: number | null;
  readonly address: string | null;
  readonly response_headers: Readonly<Record<string, string>> | null;
  readonly response_body: string | null;
}

const RESULT_COLUMNS = {
  endpoint_id: 'text',
  event_id: 'uuid',
  id: 'uuid',
  number: 'int',
  trigger: 'text',
  started_at_ms: 'float8',
  state: 'text',
  due_in_ms: 'float8',
  failures: 'int',
  code: 'text',
  http_status: 'int',
  charged: 'boolean',
  duration_ms: 'int',
  dns_ms: 'int',
  connect_ms: 'int',
  tls_ms: 'int',
  first_byte_ms: 'int',
  address: 'text',
  response_headers: 'json',
  response_body: 'json',
} as const;

/**
 * Writes ended attempts: the log's row, the queue's and the delivery's. An attempt that is in the log already is refused
 * by the log's key, and nothing is written. What was taken out of the queue meanwhile (the webhook was removed and saved
 * again) is not tried again.
 */
export async function writeResults(db: Connection, results: readonly ResultRow[]): Promise<void> {
  await prepared('write-results')`
    with result as materialized (
      select * from ${unnestRows('result', RESULT_COLUMNS, results)}
    ), logged as (
      insert into attempt (event_id, endpoint_id, number, id, trigger, code, http_status, charged, started_at,
        duration_ms, dns_ms, connect_ms, tls_ms, first_byte_ms, address, response_headers, response_body)
      select event_id, endpoint_id, number, id, trigger, code, http_status, charged, to_timestamp(started_at_ms / 1000),
        duration_ms, dns_ms, connect_ms, tls_ms, first_byte_ms, address, response_headers, response_body #>> '{}'
      from result
    ), ended as (
      delete from queue using result
      where queue.endpoint_id = result.endpoint_id and queue.event_id = result.event_id and result.due_in_ms is null
    ), postponed as (
      update queue set attempts = result.number, failures = result.failures,
        due_at = plaudit_now() + result.due_in_ms * interval '1 millisecond'
      from result
      where queue.endpoint_id = result.endpoint_id and queue.event_id = result.event_id
        and result.due_in_ms is not null
    )
    insert into delivery (endpoint_id, event_id, state, attempts, last_code, last_status, last_duration_ms, changed_at)
    select endpoint_id, event_id, case when due_in_ms is null or exists (
          select from queue where queue.endpoint_id = result.endpoint_id and queue.event_id = result.event_id)
        then state else 'undelivered' end,
      number, code, http_status, duration_ms, plaudit_now()
    from result
    on conflict (endpoint_id, event_id) do update set state = excluded.state, attempts = excluded.attempts,
      last_code = excluded.last_code, last_status = excluded.last_status,
      last_duration_ms = excluded.last_duration_ms, changed_at = excluded.changed_at`.execute(db);
}

/** The IDs of those of the attempts that can still be written: their number is not in the log, and their event not past retention. */
export async function selectUnwrittenAttempts(
  db: Connection,
  attempts: readonly { id: string; endpoint_id: string; event_id: string; number: number }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select given.id from ${unnestRows('given', { id: 'uuid', endpoint_id: 'text', event_id: 'uuid', number: 'int' }, attempts)}
    where exists (select from event where event.id = given.event_id) and not exists (
      select from attempt where attempt.event_id = given.event_id and attempt.endpoint_id = given.endpoint_id
        and attempt.number = given.number)`.execute(db);
  return new Set(rows.map((row) => row.id));
}

export interface EndpointUpdate {
  readonly id: string;
  readonly state: EndpointState;
  readonly consecutive_failures: number;
  readonly pace_ms: number;
  /** How long the endpoint rests before its next attempt; 0: not at all. */
  readonly rest_ms: number;
  readonly delivered: boolean;
  /** Whether a vote was sent to a listener that confirmed nothing. */
  readonly unconfirmed: boolean;
  /** The code of the newest counted failure among these results, if any failed. */
  readonly failure_code: string | null;
  readonly failure_status: number | null;
  /** Whether the lease ends with this. */
  readonly release: boolean;
}

const UPDATE_COLUMNS = {
  id: 'text',
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

/** Health, pace and, for those released, when to look again: the earliest waiting delivery, not before the rest ends. */
export async function updateEndpoints(db: Connection, updates: readonly EndpointUpdate[]): Promise<void> {
  await prepared('update-endpoints')`
    with change as (
      select change.*, first.due_at as first_due
      from ${unnestRows('change', UPDATE_COLUMNS, updates)}
      join endpoint on endpoint.id = change.id
      left join lateral (
        select due_at from queue
        where change.release and endpoint_id = change.id and due_at >= coalesce(endpoint.backlog_from, '-infinity')
        order by due_at limit 1
      ) as first on true
    )
    update endpoint set
      state = change.state,
      disabled_at = case when change.state = 'disabled' then coalesce(disabled_at, plaudit_now()) end,
      paused_at = case when change.state = 'paused' then paused_at end,
      consecutive_failures = change.consecutive_failures,
      pace_ms = change.pace_ms,
      paced_until = case
        when change.rest_ms > 0 then greatest(paced_until, plaudit_now() + change.rest_ms * interval '1 millisecond')
        when change.pace_ms > 0 then paced_until end,
      last_delivered_at = case when change.delivered then plaudit_now() else last_delivered_at end,
      last_unconfirmed_at = case when change.unconfirmed then plaudit_now() else last_unconfirmed_at end,
      last_failed_at = case when change.failure_code is not null then plaudit_now() else last_failed_at end,
      last_failure_code = coalesce(change.failure_code, last_failure_code),
      last_failure_status = case when change.failure_code is not null then change.failure_status else last_failure_status end,
      lease_until = case when change.release then null else lease_until end,
      backlog_from = case when change.release then change.first_due else backlog_from end,
      next_due_at = case
        when not change.release then next_due_at
        when change.state <> 'enabled' or change.first_due is null then null
        when change.rest_ms > 0 then
          greatest(change.first_due, paced_until, plaudit_now() + change.rest_ms * interval '1 millisecond')
        when change.pace_ms > 0 then greatest(change.first_due, paced_until)
        else change.first_due end
    from change where endpoint.id = change.id`.execute(db);
}
