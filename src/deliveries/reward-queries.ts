// The statements of players' rewards; rewards.ts tells what they are for.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { NewEvent } from './enqueue-queries.ts';

/** Between two votes that reward one player at one server. */
const REWARD_EVERY = '24 hours';

/** The delivery of a vote at the listing's listener, if it has one: to be sent, behind another's, or not to be sent. */
export async function queueForListener(
  db: Connection,
  event: NewEvent,
  { player, votedAt }: { readonly player: string; readonly votedAt: Date },
): Promise<void> {
  const voted = sql`${votedAt.toISOString()}::timestamptz`;
  const recorded = sql`${event.recordedAt.toISOString()}::timestamptz`;
  // A reward a day old makes room for the next, and is remembered: a vote of the past may still fall into its day.
  await prepared('end-past-rewards')`
    update player_reward set state = 'past' from endpoint
    where endpoint.id = endpoint_id and listing_id = ${event.listingId} and kind = 'listener'
      and player = ${player}::text and player_reward.state = 'given'
      and voted_at <= ${voted} - ${REWARD_EVERY}::interval`.execute(db);
  await prepared('queue-for-listener')`
    with target as (
      select id from endpoint where listing_id = ${event.listingId} and kind = 'listener' and state <> 'removed'
    ), rewarded as (
      select id from target where exists (
        select from player_reward as near
        where near.endpoint_id = id and player = ${player}::text and near.state in ('given', 'past')
          and voted_at > ${voted} - ${REWARD_EVERY}::interval and voted_at < ${voted} + ${REWARD_EVERY}::interval
      )
    ), pending as (
      insert into player_reward (endpoint_id, event_id, player, voted_at, state)
      select id, ${event.eventId}::uuid, ${player}::text, ${voted}, 'pending' from target
      where not exists (select from rewarded)
      on conflict (endpoint_id, player) where state in ('pending', 'given') do nothing
      returning endpoint_id
    ), behind as (
      select id, case when exists (select from rewarded) then 'given' else held.state end as state from target
      join player_reward as held on held.endpoint_id = id and player = ${player}::text
        and held.state in ('pending', 'given', 'past')
      where not exists (select from pending)
      order by array_position(array['pending', 'given', 'past'], held.state) limit 1
    ), held_back as (
      insert into player_reward (endpoint_id, event_id, player, voted_at, state)
      select id, ${event.eventId}::uuid, ${player}::text, ${voted}, 'queued' from behind where state = 'pending'
    ), logged as (
      insert into delivery (event_id, endpoint_id, state, changed_at)
      select ${event.eventId}::uuid, id, case behind.state when 'given' then 'already_rewarded' else 'waiting' end,
        plaudit_now()
      from target left join behind using (id)
    ), queued as (
      insert into queue (endpoint_id, event_id, due_at) select endpoint_id, ${event.eventId}::uuid, ${recorded} from pending
    )
    update endpoint set backlog_from = least(backlog_from, ${recorded}), next_due_at = least(next_due_at, ${recorded})
    from pending where endpoint.id = pending.endpoint_id
      and (backlog_from <= ${recorded} and next_due_at <= ${recorded}) is not true`.execute(db);
}

/** A vote at a listener that has ended. */
export interface EndedListenerVote {
  readonly endpoint_id: string;
  readonly event_id: string;
}

/** A player whose reward has been decided on: others' votes for the same may wait. */
export interface SettledPlayer {
  readonly endpoint_id: string;
  readonly player: string;
}

const ENDS = { endpoint_id: 'text', event_id: 'uuid' } as const;

/** Ends what a lost process had on the wire: a listener's vote is in the queue with an attempt only then. */
export async function endInterruptedDeliveries(
  db: Connection,
  endpointIds: readonly string[],
): Promise<readonly EndedListenerVote[]> {
  const { rows } = await sql<EndedListenerVote>`
    with gone as (
      delete from queue using endpoint
      where endpoint.id = queue.endpoint_id and kind = 'listener' and attempts > 0
        and endpoint.id = any(${endpointIds}::text[])
      returning queue.endpoint_id, event_id
    )
    update delivery set state = 'unknown', changed_at = plaudit_now()
    from gone where delivery.endpoint_id = gone.endpoint_id and delivery.event_id = gone.event_id
    returning delivery.endpoint_id, delivery.event_id`.execute(db);
  return rows;
}

/** These rewarded their players, or may have: the votes behind them in the next 24 hours are not sent. */
export async function markRewarded(
  db: Connection,
  ends: readonly EndedListenerVote[],
): Promise<readonly SettledPlayer[]> {
  const { rows } = await prepared<SettledPlayer>('mark-rewarded')`
    with given as (
      update player_reward set state = 'given' from ${unnestRows('ended', ENDS, ends)}
      where player_reward.endpoint_id = ended.endpoint_id and player_reward.event_id = ended.event_id
      returning player_reward.*
    ), spared as (
      delete from player_reward using given
      where player_reward.endpoint_id = given.endpoint_id and player_reward.player = given.player
        and player_reward.state = 'queued' and player_reward.voted_at < given.voted_at + ${REWARD_EVERY}::interval
      returning player_reward.endpoint_id, player_reward.event_id
    ), told as (
      update delivery set state = 'already_rewarded', changed_at = plaudit_now()
      from spared where delivery.endpoint_id = spared.endpoint_id and delivery.event_id = spared.event_id
    )
    select endpoint_id, player from given
    where exists (
      select from player_reward as later
      where later.endpoint_id = given.endpoint_id and later.player = given.player and later.state = 'queued'
        and later.voted_at >= given.voted_at + ${REWARD_EVERY}::interval
    )`.execute(db);
  return rows;
}

/** These did not reward anybody: it is as if they had not been cast. */
export async function deleteRewards(
  db: Connection,
  ends: readonly EndedListenerVote[],
): Promise<readonly SettledPlayer[]> {
  const { rows } = await prepared<SettledPlayer>('delete-rewards')`
    delete from player_reward using ${unnestRows('ended', ENDS, ends)}
    where player_reward.endpoint_id = ended.endpoint_id and player_reward.event_id = ended.event_id
    returning player_reward.endpoint_id, player`.execute(db);
  return rows;
}

/** Lets the oldest vote that waits behind a decided one take its turn, at once. The endpoints must be locked. */
export async function promoteQueued(db: Connection, decided: readonly SettledPlayer[]): Promise<void> {
  const players = unnestRows('decided', { endpoint_id: 'text', player: 'text' }, decided);
  // What was given a day before must make room before another can take its place in the index.
  await prepared('end-rewards')`
    update player_reward set state = 'past' from ${players}
    where player_reward.endpoint_id = decided.endpoint_id and player_reward.player = decided.player
      and state = 'given'`.execute(db);
  await prepared('promote-queued')`
    with next as (
      select oldest.* from ${players} cross join lateral (
        select endpoint_id, event_id from player_reward
        where player_reward.endpoint_id = decided.endpoint_id and player_reward.player = decided.player
          and state = 'queued'
        order by voted_at, event_id limit 1
      ) as oldest
    ), pending as (
      update player_reward set state = 'pending' from next
      where player_reward.endpoint_id = next.endpoint_id and player_reward.event_id = next.event_id
      returning player_reward.endpoint_id, player_reward.event_id
    ), queued as (
      insert into queue (endpoint_id, event_id, due_at) select endpoint_id, event_id, plaudit_now() from pending
    )
    update endpoint set next_due_at = least(next_due_at, plaudit_now()),
      backlog_from = least(backlog_from, plaudit_now())
    from (select distinct endpoint_id from pending) as due where endpoint.id = due.endpoint_id`.execute(db);
}
