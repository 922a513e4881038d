// Ends the queue of an endpoint that is disabled or removed (decisions D8, D25, L12, P134). The endpoint's state ends
// the whole queue at once: the engine claims nothing from it, and the log shows its deliveries as ended. The rows are
// updated afterwards, in slices.
import { sql } from 'kysely';
import {
  addCleanupTask,
  type CleanupSlice,
  finishCleanupTask,
  hasCleanupTask,
  SLICE_ROWS,
} from '../db/cleanup-queries.ts';
import type { Connection, Db } from '../db/database.ts';

/** Whether the queue of the joined `endpoint` has ended, even if its rows still exist. */
export const QUEUE_HAS_ENDED = sql<boolean>`(endpoint.state in ('disabled', 'removed'))`;

/**
 * Ends the deliveries queued for a webhook that is disabled or removed: a slice now, the rest later. The endpoint's row
 * must be locked.
 */
export async function endQueuedDeliveries(db: Connection, endpointId: string): Promise<void> {
  if ((await endDeliveries(db, endpointId, null)) !== null) await addCleanupTask(db, { kind: 'queue', id: endpointId });
}

/** The same for removed listeners. Votes in flight are handled when the lease ends. */
export async function endQueuedVotes(db: Connection, endpointIds: readonly string[]): Promise<void> {
  for (const id of endpointIds)
    if ((await endVotes(db, id, null)) !== null) await addCleanupTask(db, { kind: 'queue', id });
}

/**
 * Ends one slice of such a queue. Locks the endpoint's row, as recording results does, because both write the same
 * deliveries.
 */
export const endQueueSlice: CleanupSlice = async (transaction, { id }, reached) => {
  const { rows } = await sql<{ kind: string }>`
    select kind from endpoint where id = ${id} and ${QUEUE_HAS_ENDED} for no key update`.execute(transaction);
  // If the endpoint was deleted, another task deletes its rows.
  if (!rows[0]) return null;
  return rows[0].kind === 'webhook' ? endDeliveries(transaction, id, reached) : endVotes(transaction, id, reached);
};

/** Returns the last event it ended, or null if there are no more. */
async function endDeliveries(db: Connection, endpointId: string, after: string | null) {
  const { rows } = await sql<Ended>`
    with doomed as materialized (
      select event_id from queue
      where endpoint_id = ${endpointId} and (${after}::uuid is null or event_id > ${after}::uuid)
      order by event_id limit ${SLICE_ROWS}::int
    ), ended as (
      delete from queue using doomed where queue.endpoint_id = ${endpointId} and queue.event_id = doomed.event_id
      returning queue.event_id
    ), logged as (
      insert into delivery (endpoint_id, event_id, state, changed_at)
      select ${endpointId}, event_id, 'undelivered', plaudit_now() from ended
      on conflict (endpoint_id, event_id) do update set state = excluded.state, changed_at = excluded.changed_at
    )
    ${ENDED}`.execute(db);
  return lastIfFull(rows[0]);
}

/** The same for votes that were not sent to a removed listener: they end as failed. Votes in flight are skipped. */
async function endVotes(db: Connection, endpointId: string, after: string | null) {
  const { rows } = await sql<Ended>`
    with removed as (
      select id, epoch, lease_until from endpoint
      where id = ${endpointId} and kind = 'listener' and state = 'removed'
    ), doomed as materialized (
      select endpoint_id, event_id from player_reward join removed on id = endpoint_id
      where player_reward.state in ('pending', 'queued') and (${after}::uuid is null or event_id > ${after}::uuid)
        and not exists (
          select from claim where claim.endpoint_id = id and claim.epoch = removed.epoch and lease_until is not null
            and player_reward.event_id = any (event_ids))
      order by event_id limit ${SLICE_ROWS}::int
    ), dequeued as (
      delete from queue using doomed
      where queue.endpoint_id = doomed.endpoint_id and queue.event_id = doomed.event_id
    ), unrewarded as (
      delete from player_reward using doomed
      where player_reward.endpoint_id = doomed.endpoint_id and player_reward.event_id = doomed.event_id
    ), logged as (
      update delivery set state = 'failed', last_code = 'listener_removed', changed_at = plaudit_now()
      from doomed where delivery.endpoint_id = doomed.endpoint_id and delivery.event_id = doomed.event_id
        and state = 'waiting'
    )
    ${ENDED}`.execute(db);
  return lastIfFull(rows[0]);
}

interface Ended {
  readonly ended: number;
  readonly last: string | null;
}

const ENDED = sql`select count(*) as ended, (array_agg(event_id order by event_id desc))[1]::text as last from doomed`;

function lastIfFull(row: Ended | undefined): string | null {
  return row && row.ended >= SLICE_ROWS ? row.last : null;
}

/** 100,000 deliveries: a few seconds. */
const MAX_SLICES = 200;

/** Must be called before an endpoint is used again. False if the queue is too long to wait for. */
export function endWholeQueue(db: Db, endpointId: string): Promise<boolean> {
  return finishCleanupTask(db, { kind: 'queue', id: endpointId }, endQueueSlice, MAX_SLICES);
}

/** Whether deliveries that have ended are still in the endpoint's queue. */
export function isQueueEnding(db: Connection, endpointId: string): Promise<boolean> {
  return hasCleanupTask(db, { kind: 'queue', id: endpointId });
}
