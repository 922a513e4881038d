// The part of a SQL statement that writes successful first attempts: most results, and so with as few columns and
// sub-statements as possible.
import { type RawBuilder, sql } from 'kysely';
import { unnestRows } from '../db/unnest-rows.ts';
import { type AttemptRecord, resultRow } from './record-queries.ts';

/** Whether `attempt_log` can show it from the columns beside its delivery (decision P356). */
export function isFirstSuccess({ attempt, trigger, result }: AttemptRecord): boolean {
  return attempt.number === 1 && trigger === 'vote' && result.code === 'delivered';
}

/** Those columns of a result's row that differ between arrivals. */
const ARRIVAL = {
  endpoint_id: 'text',
  event_id: 'uuid',
  id: 'uuid',
  started_at_ms: 'float8',
  http_status: 'int',
  duration_ms: 'int',
  dns_ms: 'int',
  connect_ms: 'int',
  tls_ms: 'int',
  first_byte_ms: 'int',
  address: 'text',
  response_headers: 'json',
  response_body: 'jsonText',
} as const;

/**
 * Common table expressions that write these attempts beside their deliveries, which have no rows yet, and end those in
 * the queue; `arrived` has their keys. Skips endpoints that are not in `change`.
 */
export function writeArrivals(arrivals: readonly AttemptRecord[]): RawBuilder<unknown> {
  return sql`
    arrived as (
      insert into delivery (endpoint_id, event_id, state, attempts, last_code, last_status, last_duration_ms, changed_at,
        first_attempt_id, first_started_at, first_status, first_duration_ms, first_dns_ms, first_connect_ms,
        first_tls_ms, first_response_ms, first_address, first_headers, first_body)
      select endpoint_id, event_id, 'delivered', 1, 'delivered', http_status, duration_ms, plaudit_now(),
        id, to_timestamp(started_at_ms / 1000), http_status, duration_ms, dns_ms, connect_ms,
        tls_ms, first_byte_ms, address, response_headers,
        case when response_body = '""' then '' else response_body::json #>> '{}' end
      from ${unnestRows('arrival', ARRIVAL, arrivals.map(resultRow))}
      -- As a condition, and not as a join, it is answered from a hash table: here, joins are nested loops.
      where (endpoint_id in (select id from change)) is true
      returning endpoint_id, event_id
    ), received as (
      delete from queue using arrived
      where queue.endpoint_id = arrived.endpoint_id and queue.event_id = arrived.event_id
    )`;
}
