// The statements of redelivering many.
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
  /** Events it found when it was started. */
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
  /** Null: until now. */
  readonly until: Date | null;
}

/** Where an order begins and ends, as `wanted`. */
const span = ({ since, until }: Pick<RedeliveryBatchInput, 'since' | 'until'>) => sql`
    select first_event_id(${since.toISOString()}::timestamptz) as after_event,
      first_event_id(coalesce(${until?.toISOString() ?? null}::timestamptz, plaudit_now())) as before_event`;

/** Votes' deliveries that ended in one of the states. What ended badly is found by an index of its own. */
const endedIn = (states: RedeliveryBatchInput['states']) => sql`
    ${states.includes('delivered') ? sql`true` : sql`ended_badly`} and state = any(${states}::text[]) and not is_test`;

/** How many of the endpoint's deliveries are in one of the states and between the two events of `wanted`. */
const found = ({ endpointId, states }: Pick<RedeliveryBatchInput, 'endpointId' | 'states'>) => sql`
    select count(*) from delivery
    where endpoint_id = ${endpointId} and event_id > after_event and event_id < before_event and event_id >= ${OLDEST_EVENT}
      and ${endedIn(states)}`;

export async function countMatchingDeliveries(
  db: Connection,
  order: Omit<RedeliveryBatchInput, 'id'>,
): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    select (${found(order)}) as events from (${span(order)}) as wanted`.execute(db);
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

/** Opens a batch over what it finds now, which has been counted. Undefined: one is open already. */
export async function insertBatch(
  db: Connection,
  order: RedeliveryBatchInput,
  total: number,
): Promise<RedeliveryBatch | undefined> {
  const { rows } = await sql<RedeliveryBatch>`
    insert into redelivery_batch (id, endpoint_id, states, after_event, before_event, total, created_at)
    select ${order.id}, ${order.endpointId}, ${order.states}::text[], after_event, before_event, ${total}::int,
      plaudit_now()
    from (${span(order)}) as wanted
    on conflict (endpoint_id) where ended_at is null do nothing
    returning ${BATCH}`.execute(db);
  return rows[0];
}

/** The listing's newest batch and its progress; null when there was none. */
export async function selectNewestBatch(db: Connection, listingId: string): Promise<RedeliveryBatch | null> {
  const { rows } = await sql<RedeliveryBatch>`
    select ${BATCH} from redelivery_batch join endpoint on endpoint.id = endpoint_id
    where listing_id = ${listingId} and kind = 'webhook'
    order by redelivery_batch.created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Ends the listing's open batch where it has come to; false when none is open. */
export async function stopBatch(db: Connection, listingId: string): Promise<boolean> {
  const { rows } = await sql`
    update redelivery_batch set ended_at = plaudit_now(), stopped = true
    from endpoint
    where endpoint.id = endpoint_id and listing_id = ${listingId} and kind = 'webhook' and ended_at is null
    returning redelivery_batch.id`.execute(db);
  return rows.length > 0;
}

/** The open batches of webhooks that can take deliveries. */
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
  /** The last event that was redelivered, or the beginning. */
  readonly afterEvent: string;
  readonly beforeEvent: string;
}

/** An open batch and its endpoint, locked, the endpoint first as everywhere; undefined when another process has it. */
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
 * The first events of a batch that are still to be redelivered, at most `most`. Its bounds are given, not joined: so
 * they are read in the index's order, and no further than that.
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
