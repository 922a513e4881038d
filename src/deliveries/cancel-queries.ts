// SQL statements for the deliveries of annulled votes (decision P412): what has not been sent is cancelled, and queued
// again if the votes are restored. What is in flight or was sent is left alone. The listing and its endpoints are
// locked.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import {
  deleteRewards,
  type EndedListenerVote,
  promoteQueued,
  queueForListener,
  type SettledPlayer,
} from './reward-queries.ts';

/** Locks the listing's endpoints in their fixed order. */
export async function lockEndpointsOf(db: Connection, listingId: string): Promise<void> {
  await sql`select id from endpoint where listing_id = ${listingId} order by id for no key update`.execute(db);
}

/** The code of a delivery that was cancelled because its vote was annulled. */
export const ANNULLED_CODE = 'vote_annulled';

/** Returns how many deliveries were cancelled. */
export async function cancelDeliveries(
  db: Connection,
  listingId: string,
  eventIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<EndedListenerVote & { readonly kind: string }>`
    with open as materialized (
      select queue.endpoint_id, queue.event_id, kind from endpoint
      cross join unnest(${eventIds}::uuid[]) as annulled (event_id)
      join queue on queue.endpoint_id = endpoint.id and queue.event_id = annulled.event_id
      where endpoint.listing_id = ${listingId} and not exists (
        select from claim, unnest(claim.event_ids, claim.numbers) as flight (event_id, number)
        where claim.endpoint_id = endpoint.id and claim.epoch = endpoint.epoch and endpoint.lease_until is not null
          and flight.event_id = queue.event_id and flight.number > queue.attempts
      )
    ), cancelled as (
      delete from queue using open where queue.endpoint_id = open.endpoint_id and queue.event_id = open.event_id
    ), logged as (
      insert into delivery (endpoint_id, event_id, state, last_code, changed_at)
      select endpoint_id, event_id, case kind when 'webhook' then 'undelivered' else 'failed' end, ${ANNULLED_CODE},
        plaudit_now()
      from open
      on conflict (endpoint_id, event_id) do update set state = excluded.state, last_code = excluded.last_code,
        last_status = null, last_duration_ms = null, changed_at = excluded.changed_at
    )
    select endpoint_id as "endpointId", event_id as "eventId", kind from open`.execute(db);
  const settled = await deleteRewards(
    db,
    rows.filter(({ kind }) => kind === 'listener'),
  );
  await cancelHeldBack(db, listingId, eventIds);
  if (settled.length > 0) await promoteQueued(db, settled satisfies readonly SettledPlayer[]);
  return rows.length;
}

/** Votes that waited behind another one for the same player are not in the queue. */
async function cancelHeldBack(db: Connection, listingId: string, eventIds: readonly string[]): Promise<void> {
  await sql`
    with held_back as (
      delete from player_reward using endpoint
      where endpoint.listing_id = ${listingId} and player_reward.endpoint_id = endpoint.id
        and player_reward.event_id = any(${eventIds}::uuid[]) and player_reward.state = 'queued'
      returning endpoint_id, event_id
    )
    update delivery set state = 'failed', last_code = ${ANNULLED_CODE}, changed_at = plaudit_now()
    from held_back
    where delivery.endpoint_id = held_back.endpoint_id and delivery.event_id = held_back.event_id
      and delivery.state = 'waiting'`.execute(db);
}

interface RestoredListenerVote {
  readonly eventId: string;
  readonly listingId: string;
  readonly recordedAt: Date;
  readonly player: string;
  readonly votedAt: Date;
}

/** Queues again what was cancelled. The votes must be back. */
export async function requeueCancelled(db: Connection, listingId: string, eventIds: readonly string[]): Promise<void> {
  await sql`
    with back as materialized (
      select delivery.endpoint_id, delivery.event_id, delivery.attempts from endpoint
      cross join unnest(${eventIds}::uuid[]) as restored (event_id)
      join delivery on delivery.endpoint_id = endpoint.id and delivery.event_id = restored.event_id
      join event on event.id = restored.event_id
      where endpoint.listing_id = ${listingId} and kind = 'webhook' and endpoint.state in ('enabled', 'paused')
        and delivery.state = 'undelivered' and last_code = ${ANNULLED_CODE}
    ), queued as (
      insert into queue (endpoint_id, event_id, due_at, attempts)
      select endpoint_id, event_id, plaudit_now(), attempts from back on conflict do nothing
    ), unsent as (
      delete from delivery using back
      where delivery.endpoint_id = back.endpoint_id and delivery.event_id = back.event_id and back.attempts = 0
    ), sent as (
      update delivery set state = 'waiting', last_code = null, changed_at = plaudit_now() from back
      where delivery.endpoint_id = back.endpoint_id and delivery.event_id = back.event_id and back.attempts > 0
    )
    update endpoint set backlog_from = least(backlog_from, plaudit_now()),
      next_due_at = least(next_due_at, greatest(plaudit_now(), paced_until))
    from (select distinct endpoint_id from back) as due
    where endpoint.id = due.endpoint_id and endpoint.state = 'enabled'`.execute(db);
  for (const { player, votedAt, ...event } of await forgetCancelled(db, listingId, eventIds))
    await queueForListener(db, event, { player, votedAt });
}

/**
 * Removes the log lines of cancelled deliveries to the listing's listener, which get new ones. Those with an attempt
 * were waiting to be sent once more: they stay failed, because a new line would count their attempts from the start.
 */
async function forgetCancelled(db: Connection, listingId: string, eventIds: readonly string[]) {
  const { rows } = await sql<RestoredListenerVote>`
    with gone as (
      delete from delivery using endpoint, ${unnestRows(
        'restored',
        { event_id: 'uuid' },
        eventIds.map((event_id) => ({ event_id })),
      )}
      where endpoint.listing_id = ${listingId} and kind = 'listener' and endpoint.state <> 'removed'
        and delivery.endpoint_id = endpoint.id and delivery.event_id = restored.event_id
        and delivery.state = 'failed' and delivery.attempts = 0 and last_code = ${ANNULLED_CODE}
      returning delivery.event_id
    )
    select event.id as "eventId", event.listing_id as "listingId", event.recorded_at as "recordedAt",
      vote.player_name_lower as player, vote.voted_at as "votedAt"
    from gone join event on event.id = gone.event_id join vote on vote.event_id = gone.event_id
    where vote.player_name_lower is not null order by event.id`.execute(db);
  return rows;
}
