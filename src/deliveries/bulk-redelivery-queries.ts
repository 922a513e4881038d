// SQL statements for bulk redelivery.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { DeliveryState, EndpointState } from '../db/delivery-tables.ts';
import { prepared } from '../db/prepared.ts';
import { OLDEST_EVENT } from './retention-queries.ts';

/** How a delivery to a webhook can have ended. */
export type EndedState = Extract<DeliveryState, 'delivered' | 'failed' | 'undelivered'>;

export interface RedeliveryBatch {
  readonly id: string;
  /** `stopped` by an owner; `done` when all events were redelivered. */
  readonly state: 'running' | 'done' | 'stopped';
  /** How many events matched when the batch was started. */
  readonly total: number;
  readonly redelivered: number;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

const BATCH = sql`redelivery_batch.id, case when ended_at is null then 'running' when stopped then 'stopped' else 'done' end as state,
  total, redelivered, redelivery_batch.created_at as "createdAt", ended_at as "endedAt"`;

export interface RedeliveryBatchInput {
  readonly id: string;
  readonly endpointId: string;
  readonly states: readonly EndedState[];
  readonly since: Date;
  /** Null: up to now. */
  readonly until: Date | null;
}

/** The event IDs between which a requested period lies; aliased as `wanted`. */
const span = ({ since, until }: Pick<RedeliveryBatchInput, 'since' | 'until'>) => sql`
    select first_event_id(${since.toISOString()}::timestamptz) as after_event,
      first_event_id(coalesce(${until?.toISOString() ?? null}::timestamptz, plaudit_now())) as before_event`;

/**
 * Matches deliveries of votes (not tests) that ended in one of the states. Failed and undelivered ones have an index of
 * their own.
 */
const endedIn = (states: RedeliveryBatchInput['states']) => sql`
    ${states.includes('delivered') ? sql`true` : sql`ended_badly`} and state = any(${states}::text[]) and not is_test
    and last_code is distinct from 'vote_annulled'`;

/** Counts the endpoint's deliveries that ended in one of the states, between the two events of `wanted`. */
const matchCount = ({ endpointId, states }: Pick<RedeliveryBatchInput, 'endpointId' | 'states'>) => sql`
    select count(*) from delivery
    where endpoint_id = ${endpointId} and event_id > after_event and event_id < before_event and event_id >= ${OLDEST_EVENT}
      and ${endedIn(states)}`;

export async function countMatchingDeliveries(
  db: Connection,
  request: Omit<RedeliveryBatchInput, 'id'>,
): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    select (${matchCount(request)}) as events from (${span(request)}) as wanted`.execute(db);
  return rows[0]?.events ?? 0;
}

export interface EndedDelivery {
  readonly eventId: string;
  readonly state: EndedState;
}

/** The newest deliveries of votes that have ended, newest first. */
export async function selectNewestEnded(
  db: Connection,
  endpointId: string,
  limit: number,
): Promise<readonly EndedDelivery[]> {
  const { rows } = await sql<EndedDelivery>`
    select event_id as "eventId", state from delivery
    where endpoint_id = ${endpointId} and not is_test and state <> 'waiting' and event_id >= ${OLDEST_EVENT}
    order by event_id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Creates a batch for the matching deliveries, which the caller has counted as `total`. Undefined: another batch is
 * still open.
 */
export async function insertBatch(
  db: Connection,
  request: RedeliveryBatchInput,
  total: number,
): Promise<RedeliveryBatch | undefined> {
  const { rows } = await sql<RedeliveryBatch>`
    insert into redelivery_batch (id, endpoint_id, states, after_event, before_event, total, created_at)
    select ${request.id}, ${request.endpointId}, ${request.states}::text[], after_event, before_event, ${total}::int,
      plaudit_now()
    from (${span(request)}) as wanted
    on conflict (endpoint_id) where ended_at is null do nothing
    returning ${BATCH}`.execute(db);
  return rows[0];
}

/** The listing's newest batch and its progress; null if there has been none. */
export async function selectNewestBatch(db: Connection, listingId: string): Promise<RedeliveryBatch | null> {
  const { rows } = await sql<RedeliveryBatch>`
    select ${BATCH} from redelivery_batch join endpoint on endpoint.id = endpoint_id
    where listing_id = ${listingId} and kind = 'webhook'
    order by redelivery_batch.created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Ends the listing's open batch before it is done; false when none is open. */
export async function stopBatch(db: Connection, listingId: string): Promise<boolean> {
  const { rows } = await sql`
    update redelivery_batch set ended_at = plaudit_now(), stopped = true
    from endpoint
    where endpoint.id = endpoint_id and listing_id = ${listingId} and kind = 'webhook' and ended_at is null
    returning redelivery_batch.id`.execute(db);
  return rows.length > 0;
}

/** The IDs of open batches whose webhooks can receive deliveries. */
export async function selectOpenBatches(db: Connection): Promise<readonly string[]> {
  const { rows } = await prepared<{ id: string }>('select-open-batches')`
    select redelivery_batch.id from redelivery_batch join endpoint on endpoint.id = endpoint_id
    where ended_at is null and state not in ('disabled', 'removed')`.execute(db);
  return rows.map(({ id }) => id);
}

export interface OpenBatch {
  readonly id: string;
  readonly endpointId: string;
  readonly state: EndpointState;
  readonly states: readonly EndedState[];
  /** The last event that was redelivered; at first, the lower end of the period. */
  readonly afterEvent: string;
  readonly beforeEvent: string;
}

/** Locks an open batch and its endpoint, the endpoint first as everywhere. Undefined: another process has locked it. */
export async function lockBatch(db: Connection, id: string): Promise<OpenBatch | undefined> {
  const { rows } = await sql<OpenBatch>`
    with locked as (
      select endpoint.id as endpoint_id, state from endpoint
      where endpoint.id = (select endpoint_id from redelivery_batch where id = ${id})
      for no key update skip locked
    )
    select id, locked.endpoint_id as "endpointId", state, states, after_event as "afterEvent",
      before_event as "beforeEvent"
    from redelivery_batch, locked
    where id = ${id} and ended_at is null
    for update of redelivery_batch skip locked`.execute(db);
  return rows[0];
}

/**
 * The next events to redeliver, at most `most`. The batch's bounds are parameters rather than joined, so that
 * PostgreSQL reads the index in order and stops at the limit.
 */
export async function selectNextEvents(
  db: Connection,
  { endpointId, states, afterEvent, beforeEvent }: OpenBatch,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select event_id as id from delivery
    where endpoint_id = ${endpointId} and event_id > ${afterEvent}::uuid and event_id < ${beforeEvent}::uuid
      and event_id >= ${OLDEST_EVENT} and ${endedIn(states)}
    order by event_id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function advanceBatch(db: Connection, id: string, eventId: string): Promise<void> {
  await prepared('advance-batch')`
    update redelivery_batch set after_event = ${eventId}::uuid, redelivered = redelivered + 1
    where id = ${id}`.execute(db);
}

export async function endBatch(db: Connection, id: string): Promise<void> {
  await sql`update redelivery_batch set ended_at = plaudit_now() where id = ${id}`.execute(db);
}
