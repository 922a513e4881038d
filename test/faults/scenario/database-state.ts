// The state of a scenario's listings in the database: the progress, and at the end everything, for the oracle.
import { sql } from 'kysely';
import type { Connection } from '../../../src/db/database.ts';
import type { DeliveryState, EndpointKind, EndpointState, Trigger } from '../../../src/db/delivery-tables.ts';

/** The progress of a scenario. */
export interface Progress {
  /** Deliveries that have not ended. */
  readonly waiting: number;
  readonly leases: number;
  /** Until something is due; null when nothing is waiting. */
  readonly dueInMs: number | null;
  /** Test events in flight. */
  readonly tests: number;
  /** Bulk redeliveries that are not done. */
  readonly batches: number;
  /** Endpoints that this process works on. */
  readonly held: number;
}

export interface DatabaseState {
  readonly events: readonly {
    readonly id: string;
    readonly listing: string;
    readonly player: string | null;
    readonly isTest: boolean;
  }[];
  readonly deliveries: readonly StoredDelivery[];
  readonly attempts: readonly StoredAttempt[];
  readonly endpoints: readonly {
    readonly listing: string;
    readonly kind: EndpointKind;
    readonly state: EndpointState;
    readonly failures: number;
  }[];
  /** Votes counted for each listing. */
  readonly counts: Readonly<Record<string, number>>;
  /** Rows of the queue whose events are deleted. */
  readonly orphanedQueueRows: number;
}

export interface StoredDelivery {
  readonly event: string;
  readonly listing: string;
  readonly kind: EndpointKind;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** In milliseconds of the database's time since 1970. */
  readonly changedMs: number;
}

export interface StoredAttempt {
  readonly event: string;
  readonly kind: EndpointKind;
  /** From the request's headers. */
  readonly id: string;
  readonly number: number;
  readonly trigger: Trigger;
  readonly code: string;
  readonly charged: boolean;
  readonly startedMs: number;
}

export async function readProgress(db: Connection, listings: readonly string[], held: number): Promise<Progress> {
  const { rows } = await sql<Omit<Progress, 'held'>>`
    with ours as materialized (select * from endpoint where listing_id = any(${listings}::text[]))
    select
      (select count(*)::int from (
          select event_id, endpoint_id from queue
          union select event_id, endpoint_id from delivery where state = 'waiting'
        ) as line join ours on ours.id = endpoint_id where ours.state <> 'paused' and not exists (
          select from test_attempt where test_attempt.event_id = line.event_id)) as waiting,
      (select count(*)::int from ours where lease_until is not null) as leases,
      (select extract(epoch from min(greatest(next_due_at, lease_until)) - plaudit_now())::float8 * 1000
        from ours) as "dueInMs",
      (select count(*)::int from test_attempt join ours on ours.id = endpoint_id) as tests,
      (select count(*)::int from redelivery_batch join ours on ours.id = endpoint_id
        where ended_at is null) as batches`.execute(db);
  return { ...rows[0]!, held };
}

export async function readDatabaseState(db: Connection, listings: readonly string[]): Promise<DatabaseState> {
  const hex = (column: string) => sql.raw(`replace(${column}::text, '-', '')`);
  const ms = (column: string) => sql.raw(`extract(epoch from ${column}) * 1000`);
  const { rows } = await sql<{ account: DatabaseState }>`
    with ours as materialized (select * from endpoint where listing_id = any(${listings}::text[]))
    select json_build_object(
      'events', (select coalesce(json_agg(json_build_object('id', ${hex('event.id')}, 'listing', event.listing_id,
          'player', player_name, 'isTest', is_test)), '[]')
        from event left join vote on event_id = event.id where event.listing_id = any(${listings}::text[])),
      'deliveries', (select coalesce(json_agg(json_build_object('event', ${hex('event_id')}, 'listing', listing_id,
          'kind', kind, 'state', delivery.state, 'attempts', attempts, 'changedMs', ${ms('changed_at')})), '[]')
        from delivery join ours on ours.id = endpoint_id),
      'attempts', (select coalesce(json_agg(json_build_object('event', ${hex('event_id')}, 'kind', kind,
          'id', attempt.id, 'number', number, 'trigger', trigger, 'code', code, 'charged', charged,
          'startedMs', ${ms('started_at')}) order by number), '[]')
        from attempt_log as attempt join ours on ours.id = endpoint_id),
      'endpoints', (select coalesce(json_agg(json_build_object('listing', listing_id, 'kind', kind, 'state', state,
          'failures', consecutive_failures)), '[]') from ours),
      'counts', (select coalesce(json_object_agg(id, vote_count), '{}') from listing
        where id = any(${listings}::text[])),
      'orphanedQueueRows', (select count(*) from queue join ours on ours.id = endpoint_id
        where not exists (select from event where event.id = event_id))
    ) as account`.execute(db);
  return rows[0]!.account;
}

/** An event of the listing with the webhook. */
export async function findDeliveredEvent(db: Connection, listing: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select event_id as id from delivery join endpoint on endpoint.id = endpoint_id
    where listing_id = ${listing} and kind = 'webhook' and delivery.state = 'delivered' and not is_test
    order by event_id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
