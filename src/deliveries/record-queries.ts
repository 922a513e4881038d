// SQL statements for recording: the outcomes of attempts, the new states of their deliveries and endpoints, and notices
// of failures.
import { sql } from 'kysely';
import { type AttemptResult, hasArrived } from '../channels/channel.ts';
import type { Connection } from '../db/database.ts';
import type { Trigger } from '../db/delivery-tables.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { Health, HealthAlert } from '../endpoints/health.ts';
import type { ClaimedAttempt, DeliveryOutcome } from './attempt.ts';

export interface LockedEndpoint extends Health {
  readonly id: string;
  readonly epoch: number;
  readonly leaseToken: string | null;
  readonly settingsVersion: number;
  /** How long the endpoint has been paused; 0 when it is not. */
  readonly pausedForMs: number;
}

/** Locks the endpoints' rows, always in the same order, and returns their current values. */
export async function lockEndpoints(db: Connection, ids: readonly string[]): Promise<readonly LockedEndpoint[]> {
  const { rows } = await prepared<LockedEndpoint>('lock-endpoints')`
    select id, epoch, lease_token as "leaseToken", kind, state, settings_version as "settingsVersion",
      consecutive_failures as "consecutiveFailures", pace_ms as "paceMs",
      coalesce(extract(epoch from plaudit_now() - paused_at) * 1000, 0)::float8 as "pausedForMs"
    from endpoint where id = any(${ids}::text[]) order by id for no key update`.execute(db);
  return rows;
}

/** An attempt that has ended, and the resulting state of its delivery. */
export interface AttemptRecord {
  readonly attempt: Omit<ClaimedAttempt, 'body'>;
  readonly startedAtMs: number;
  readonly result: AttemptResult;
  readonly trigger: Trigger;
  readonly outcome: DeliveryOutcome;
}

export const RESULT = {
  event_id: 'uuid',
  endpoint_id: 'text',
  number: 'int',
  id: 'uuid',
  trigger: 'text',
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
  started_at_ms: 'float8',
  state: 'text',
  due_in_ms: 'float8',
  failures: 'int',
} as const;

export function resultRow({ attempt, startedAtMs, result, trigger, outcome }: AttemptRecord) {
  const isWaiting = outcome.state === 'waiting';
  const { timings } = result;
  return {
    event_id: attempt.eventId,
    endpoint_id: attempt.endpointId,
    number: attempt.number,
    id: attempt.id,
    trigger,
    code: result.code,
    http_status: result.httpStatus,
    charged: result.charged && !hasArrived(result.verdict) && !attempt.isTest,
    duration_ms: Math.round(result.durationMs),
    dns_ms: rounded(timings.dnsMs),
    connect_ms: rounded(timings.connectMs),
    tls_ms: rounded(timings.tlsMs),
    first_byte_ms: rounded(timings.firstByteMs),
    address: result.address,
    response_headers: result.responseHeaders,
    response_body: result.responseBody,
    started_at_ms: startedAtMs,
    state: outcome.state,
    /** Null: the delivery has ended. */
    due_in_ms: isWaiting ? outcome.delayMs : null,
    failures: isWaiting ? outcome.failures : null,
  };
}

function rounded(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms);
}

/** Columns that are copied to `attempt` unchanged. */
const LOGGED = sql.raw(`event_id, endpoint_id, number, id, trigger, code, http_status, charged, duration_ms, dns_ms,
        connect_ms, tls_ms, first_byte_ms, address, response_headers`);

/**
 * Common table expressions that write the rows of `result` to the log, the queue and the deliveries. If the log already
 * has one of the attempts, they fail: the key of `attempt` rejects it, or the number of attempts would be null.
 */
export const WRITE_RESULTS = sql`
    logged as (
      insert into attempt (${LOGGED}, started_at, response_body)
      select ${LOGGED}, to_timestamp(started_at_ms / 1000), response_body #>> '{}' from result
    ), ended as (
      delete from queue using result
      where queue.endpoint_id = result.endpoint_id and queue.event_id = result.event_id and result.due_in_ms is null
    ), postponed as (
      update queue set attempts = result.number, failures = result.failures,
        due_at = plaudit_now() + result.due_in_ms * interval '1 millisecond'
      from result
      where queue.endpoint_id = result.endpoint_id and queue.event_id = result.event_id
        and result.due_in_ms is not null
      returning queue.endpoint_id, queue.due_at
    ), delivered as (
      insert into delivery (endpoint_id, event_id, state, attempts, last_code, last_status, last_duration_ms, changed_at)
      select endpoint_id, event_id, case when due_in_ms is null or exists (
            select from queue where queue.endpoint_id = result.endpoint_id and queue.event_id = result.event_id)
          then state else 'undelivered' end,
        number, code, http_status, duration_ms, plaudit_now()
      from result
      on conflict (endpoint_id, event_id) do update set state = excluded.state,
        attempts = case when delivery.attempts < excluded.attempts then excluded.attempts end,
        last_code = excluded.last_code, last_status = excluded.last_status,
        last_duration_ms = excluded.last_duration_ms, changed_at = excluded.changed_at
    )`;

/**
 * Writes ended attempts to the log, the queue and the deliveries. If the log already has one of the attempts, nothing
 * is written. Deliveries that have been removed from the queue (because the webhook was removed and saved again) are
 * not retried.
 */
export async function writeAttempts(db: Connection, attempts: readonly AttemptRecord[]): Promise<void> {
  await prepared('write-attempts')`
    with result as materialized (
      select * from ${unnestRows('result', RESULT, attempts.map(resultRow))}
    ), ${WRITE_RESULTS}
    select`.execute(db);
}

/**
 * The IDs of the attempts that can still be written: those whose number is not in the log, and whose event is not past
 * its retention.
 */
export async function selectUnwrittenAttempts(
  db: Connection,
  attempts: readonly Pick<ClaimedAttempt, 'id' | 'endpointId' | 'eventId' | 'number'>[],
): Promise<ReadonlySet<string>> {
  const columns = { id: 'uuid', endpointId: 'text', eventId: 'uuid', number: 'int' } as const;
  const { rows } = await sql<{ id: string }>`
    select given.id from ${unnestRows('given', columns, attempts)}
    where exists (select from event where event.id = given."eventId") and not exists (
      select from attempt_log as attempt where attempt.event_id = given."eventId"
        and attempt.endpoint_id = given."endpointId" and attempt.number = given.number)`.execute(db);
  return new Set(rows.map((row) => row.id));
}

export interface FailureNotice {
  readonly endpointId: string;
  readonly kind: HealthAlert;
  readonly failures: number;
  readonly eventId: string;
  readonly attempt: number;
}

const NOTICE = { endpointId: 'text', kind: 'text', failures: 'int', eventId: 'uuid', attempt: 'int' } as const;

/** Call it in the transaction that records the failures, so that no notice is lost or written twice. */
export async function insertFailureNotices(db: Connection, notices: readonly FailureNotice[]): Promise<void> {
  await sql`
    insert into notice (listing_id, endpoint_id, kind, failures, event_id, attempt)
    select endpoint.listing_id, failed."endpointId", failed.kind, failed.failures, failed."eventId", failed.attempt
    from ${unnestRows('failed', NOTICE, notices)} join endpoint on endpoint.id = failed."endpointId"
    order by failed.failures`.execute(db);
}
