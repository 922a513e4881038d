// SQL statements for the delivery log.
import { type RawBuilder, sql } from 'kysely';
import type { Timings } from '../channels/channel.ts';
import type { Connection } from '../db/database.ts';
import type { ReceiverCheckKind, Trigger } from '../db/delivery-tables.ts';
import { QUEUE_HAS_ENDED } from '../endpoints/end-queue-queries.ts';
import { IS_CLAIMED } from './claim-queries.ts';
import { IS_TEST_UNDER_WAY } from './deliver-test-queries.ts';
import { OLDEST_EVENT } from './retention-queries.ts';

/** `held`: waiting while the webhook is paused; `sending`: an attempt is in progress. */
export const DELIVERY_LOG_STATES = [
  'waiting',
  'sending',
  'retrying',
  'held',
  'delivered',
  'failed',
  'undelivered',
] as const;
export type DeliveryLogState = (typeof DELIVERY_LOG_STATES)[number];
/** `not_delivered`: failed or undelivered. */
export type DeliveryStateFilter = DeliveryLogState | 'not_delivered';

/** A delivery as shown in the log. */
export interface DeliveryLogEntry {
  readonly endpointId: string;
  readonly eventId: string;
  readonly isTest: boolean;
  /** Which step of a self-check of the receiver it is. */
  readonly probe: ReceiverCheckKind | null;
  readonly state: DeliveryLogState;
  readonly attempts: number;
  /** How the newest attempt ended; null before the first. */
  readonly code: string | null;
  readonly httpStatus: number | null;
  readonly durationMs: number | null;
  readonly recordedAt: Date;
  readonly changedAt: Date;
  /** When the next attempt is due, if one is. */
  readonly nextAttemptAt: Date | null;
  /** The body that was or will be sent. */
  readonly body: string;
  /** The webhook's current settings; null if it was removed. */
  readonly format: string | null;
  readonly urlShown: string | null;
  readonly settingsAt: Date | null;
}

/** The state as shown to people: `waiting` is split by what the delivery is waiting for. */
const SHOWN_STATE = sql<DeliveryLogState>`case
  when delivery.state <> 'waiting' then delivery.state
  when ${IS_CLAIMED} or ${IS_TEST_UNDER_WAY} then 'sending'
  when endpoint.state = 'paused' then 'held'
  when delivery.attempts > 0 then 'retrying'
  else 'waiting' end`;

const LINE = sql`endpoint_id, event_id, is_test, state, attempts, last_code, last_status, last_duration_ms, changed_at`;

/**
 * Deliveries that have not ended. Until its first attempt has ended, a delivery is only in the queue; a test event in
 * progress is not in the queue at all. At a disabled or removed endpoint, queued deliveries count as ended.
 */
const OPEN_LINES = sql`
  select queue.endpoint_id, queue.event_id, queue.is_test, case when ${QUEUE_HAS_ENDED} then 'undelivered' else 'waiting' end as state, coalesce(logged.attempts, 0) as attempts,
    last_code, last_status, last_duration_ms, changed_at, due_at
  from queue left join delivery as logged on logged.endpoint_id = queue.endpoint_id and logged.event_id = queue.event_id
  where queue.endpoint_id = endpoint.id
  union all
  select ${LINE}, null from delivery join test_attempt using (endpoint_id, event_id)
  where endpoint_id = endpoint.id and state = 'waiting'`;

const ENDED_LINES = sql`
  select ${LINE}, null::timestamptz as due_at from delivery where endpoint_id = endpoint.id and state <> 'waiting'`;

/** Rare, so they have a partial index. */
const BADLY_ENDED_LINES = sql`${ENDED_LINES} and ended_badly`;

/**
 * Deliveries that have ended but are still in the queue. Nearly always none, and found without reading the queues of
 * other endpoints.
 */
const ENDING_LINES = sql`select * from (${OPEN_LINES}) as ending where ${QUEUE_HAS_ENDED}`;

/** Waiting deliveries that may be in flight, each looked up by its key. */
const IN_FLIGHT_LINES = sql`
  select open.* from (
    select unnest(event_ids) as event_id from claim where claim.endpoint_id = endpoint.id
    union select event_id from test_attempt where test_attempt.endpoint_id = endpoint.id
  ) as wired cross join lateral (
    select line.* from (${OPEN_LINES}) as line where line.event_id = wired.event_id offset 0
  ) as open`;

/** All log rows of the query's `endpoint`, waiting and ended, in no particular order. */
export const LOG_ROWS = sql`${OPEN_LINES} union all ${ENDED_LINES}`;

/**
 * Which rows to search for this filter. A rare state may be one delivery in millions, so all others must not be read.
 */
function linesFor({ state, response }: DeliveryFilter): readonly RawBuilder<unknown>[] {
  switch (state) {
    case undefined:
      return [OPEN_LINES, response && isFailure(response) ? BADLY_ENDED_LINES : ENDED_LINES];
    case 'delivered':
      // A delivered delivery never has a failure response: the partial index finds none without reading all delivered
      // ones.
      return [response && isFailure(response) ? BADLY_ENDED_LINES : ENDED_LINES];
    case 'failed':
      return [BADLY_ENDED_LINES];
    case 'undelivered':
    case 'not_delivered':
      return [BADLY_ENDED_LINES, ENDING_LINES];
    case 'sending':
      return [IN_FLIGHT_LINES];
    case 'waiting':
    case 'retrying':
    case 'held':
      return [OPEN_LINES];
  }
}

/** Filters of the log, combined with AND; a missing one matches everything. */
export interface DeliveryFilter {
  readonly state?: DeliveryStateFilter | undefined;
  /** How the newest attempt ended: a status, a class of statuses (5 for 5xx), or the machine code. */
  readonly response?: ResponseFilter | undefined;
  /** Only deliveries recorded at or after this time. */
  readonly since?: Date | undefined;
  /** Only deliveries recorded before this time. */
  readonly until?: Date | undefined;
}

export type ResponseFilter = { readonly status: number } | { readonly statusClass: number } | { readonly code: string };

export interface LogSelection extends DeliveryFilter {
  readonly listingId: string;
  /** Only these events; null: all. */
  readonly eventIds: readonly string[] | null;
  readonly before: string | null;
  readonly limit: number;
}

/** Newest first. Rows are read in index order from the newest on, so a page costs the same however long the log is. */
export function selectDeliveries(db: Connection, filter: LogSelection): Promise<readonly DeliveryLogEntry[]> {
  const conditions = [sql`event_id >= ${OLDEST_EVENT}`];
  if (filter.eventIds) conditions.push(sql`event_id = any(${filter.eventIds}::uuid[])`);
  if (filter.before) conditions.push(sql`event_id < ${filter.before}::uuid`);
  if (filter.since) conditions.push(sql`event_id >= ${firstEventId(filter.since)}`);
  if (filter.until) conditions.push(sql`event_id < ${firstEventId(filter.until)}`);
  if (filter.response) conditions.push(endedWith(filter.response));
  if (filter.state) conditions.push(shownAs(filter.state));
  const { listingId, limit } = filter;
  return selectLines(db, { listingId, limit, conditions, lines: linesFor(filter) });
}

/**
 * Ended states are compared with the column itself, because the planner cannot estimate how common the values of an
 * expression are.
 */
function shownAs(state: DeliveryStateFilter): RawBuilder<unknown> {
  if (state === 'not_delivered') return sql`delivery.state in ('failed', 'undelivered')`;
  const hasEnded = state === 'delivered' || state === 'failed' || state === 'undelivered';
  return hasEnded ? sql`delivery.state = ${state}` : sql`${SHOWN_STATE} = ${state}`;
}

/** Event IDs begin with their time, so a time range is an index range. */
function firstEventId(at: Date): RawBuilder<unknown> {
  return sql`first_event_id(${at.toISOString()}::timestamptz)`;
}

function endedWith(response: ResponseFilter): RawBuilder<unknown> {
  if ('status' in response) return sql`last_status = ${response.status}::int`;
  if ('statusClass' in response) return sql`last_status / 100 = ${response.statusClass}::int`;
  return sql`last_code = ${response.code}`;
}

/** Only a 2xx is a delivery. */
function isFailure(response: ResponseFilter): boolean {
  if ('status' in response) return response.status < 200 || response.status > 299;
  return 'statusClass' in response ? response.statusClass !== 2 : response.code !== 'delivered';
}

export async function selectDelivery(
  db: Connection,
  listingId: string,
  eventId: string,
): Promise<DeliveryLogEntry | null> {
  const conditions = [sql`event_id = ${eventId}::uuid`];
  const rows = await selectLines(db, { listingId, limit: 1, conditions, lines: linesFor({}) });
  return rows[0] ?? null;
}

interface Search {
  readonly listingId: string;
  readonly lines: readonly RawBuilder<unknown>[];
  readonly conditions: readonly RawBuilder<unknown>[];
  readonly limit: number;
}

async function selectLines(
  db: Connection,
  { listingId, lines, conditions, limit }: Search,
): Promise<readonly DeliveryLogEntry[]> {
  const newest = (lines: RawBuilder<unknown>) => sql`(
    select delivery.*, ${SHOWN_STATE} as shown_state from (${lines}) as delivery
    where ${sql.join(conditions, sql` and `)} order by event_id desc limit ${limit}::int)`;
  const { rows } = await sql<DeliveryLogEntry>`
    select line.endpoint_id as "endpointId", event_id as "eventId", line.is_test as "isTest", probe, shown_state as state,
      attempts, last_code as code, last_status as "httpStatus", last_duration_ms as "durationMs",
      recorded_at as "recordedAt", coalesce(changed_at, recorded_at) as "changedAt", body,
      format, url_shown as "urlShown", webhook.updated_at as "settingsAt",
      case when endpoint.state = 'enabled' and due_at is not null then greatest(due_at, paced_until) end as "nextAttemptAt"
    from endpoint cross join lateral (${sql.join(lines.map(newest), sql` union all `)}) as line
    join event on event.id = event_id
    left join webhook on webhook.endpoint_id = endpoint.id
    where endpoint.listing_id = ${listingId} and endpoint.kind = 'webhook'
    order by event_id desc limit ${limit}::int`.execute(db);
  return rows;
}

/** An attempt that has ended. */
export interface AttemptRow {
  readonly number: number;
  readonly deliveryId: string;
  readonly trigger: Trigger;
  readonly startedAt: Date;
  readonly code: string;
  readonly httpStatus: number | null;
  /** Whether it counted toward the 20 consecutive failures. */
  readonly charged: boolean;
  readonly durationMs: number | null;
  readonly timings: Timings;
  readonly address: string | null;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  readonly responseBody: string | null;
}

/** Oldest first. */
export async function selectAttempts(
  db: Connection,
  { endpointId, eventId }: Pick<DeliveryLogEntry, 'endpointId' | 'eventId'>,
): Promise<readonly AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select number, id as "deliveryId", trigger, started_at as "startedAt", code, http_status as "httpStatus", charged,
      duration_ms as "durationMs", json_build_object(
        'dnsMs', dns_ms, 'connectMs', connect_ms, 'tlsMs', tls_ms, 'firstByteMs', first_byte_ms
      ) as timings, address, response_headers as "responseHeaders", response_body as "responseBody"
    from attempt_log where event_id = ${eventId}::uuid and endpoint_id = ${endpointId} order by number`.execute(db);
  return rows;
}
