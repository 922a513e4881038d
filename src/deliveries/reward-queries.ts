// SQL statements for players' rewards; see rewards.ts.
import { sql } from 'kysely';
import { REWARD_HOURS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';

/** A player is rewarded at most once in this interval (decision L2). */
export const REWARD_EVERY = sql`${`${REWARD_HOURS} hours`}::interval`;

/** The player whom a vote rewards in the game. */
export interface RewardedPlayer {
  /** In lower case. */
  readonly player: string;
  readonly votedAt: Date;
}

/**
 * Adds the vote's delivery to the listing's listener: to be sent, queued behind another vote, or not to be sent. The
 * endpoint must be locked.
 */
export async function queueForListener(
  db: Connection,
  event: { readonly eventId: string; readonly listingId: string; readonly recordedAt: Date },
  { player, votedAt }: RewardedPlayer,
): Promise<void> {
  const voted = sql`${votedAt.toISOString()}::timestamptz`;
  const recorded = sql`${event.recordedAt.toISOString()}::timestamptz`;
  // A reward that is a day old makes room for the next one. Its row stays as `past`, because a vote cast for an earlier
  // time may still fall into its day.
  await prepared('end-past-rewards')`
    update player_reward set state = 'past' from endpoint
    where endpoint.id = endpoint_id and listing_id = ${event.listingId} and kind = 'listener'
      and player = ${player}::text and player_reward.state = 'given'
      and voted_at <= ${voted} - ${REWARD_EVERY}`.execute(db);
  await prepared('queue-for-listener')`
    with target as (
      select id from endpoint where listing_id = ${event.listingId} and kind = 'listener' and state <> 'removed'
    ), rewarded as (
      select id from target where exists (
        select from player_reward as near
        where near.endpoint_id = id and player = ${player}::text and near.state in ('given', 'past')
          and voted_at > ${voted} - ${REWARD_EVERY} and voted_at < ${voted} + ${REWARD_EVERY}
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

/** A vote whose delivery to a listener has ended. */
export interface EndedListenerVote {
  readonly endpointId: string;
  readonly eventId: string;
}

/** A player whose reward was decided; other votes for the same player may be queued behind it. */
export interface SettledPlayer {
  readonly endpointId: string;
  readonly player: string;
}

const ENDED_VOTE = { endpointId: 'text', eventId: 'uuid' } as const;
const SETTLED_PLAYER = { endpointId: 'text', player: 'text' } as const;

/**
 * Ends the votes that were in flight in a crashed process: they are the only listener votes in the queue that have an
 * attempt, or two if they were sent once more by hand (`failures` is then null).
 */
export async function endInterruptedDeliveries(
  db: Connection,
  endpointIds: readonly string[],
): Promise<readonly EndedListenerVote[]> {
  const { rows } = await sql<EndedListenerVote>`
    with gone as (
      delete from queue using endpoint
      where endpoint.id = queue.endpoint_id and kind = 'listener'
        and attempts > case when failures is null then 1 else 0 end
        and endpoint.id = any(${endpointIds}::text[])
      returning queue.endpoint_id, event_id
    )
    update delivery set state = 'unknown', changed_at = plaudit_now()
    from gone where delivery.endpoint_id = gone.endpoint_id and delivery.event_id = gone.event_id
    returning delivery.endpoint_id as "endpointId", delivery.event_id as "eventId"`.execute(db);
  return rows;
}

/** Marks votes that rewarded their players, or may have: votes queued behind them within 24 hours are not sent. */
export async function markRewarded(
  db: Connection,
  votes: readonly EndedListenerVote[],
): Promise<readonly SettledPlayer[]> {
  const { rows } = await prepared<SettledPlayer>('mark-rewarded')`
    with given as (
      update player_reward set state = 'given' from ${unnestRows('ended', ENDED_VOTE, votes)}
      where player_reward.endpoint_id = ended."endpointId" and player_reward.event_id = ended."eventId"
      returning player_reward.*
    ), spared as (
      delete from player_reward using given
      where player_reward.endpoint_id = given.endpoint_id and player_reward.player = given.player
        and player_reward.state = 'queued' and player_reward.voted_at < given.voted_at + ${REWARD_EVERY}
      returning player_reward.endpoint_id, player_reward.event_id
    ), logged as (
      update delivery set state = 'already_rewarded', changed_at = plaudit_now()
      from spared where delivery.endpoint_id = spared.endpoint_id and delivery.event_id = spared.event_id
    )
    select endpoint_id as "endpointId", player from given
    where exists (
      select from player_reward as later
      where later.endpoint_id = given.endpoint_id and later.player = given.player and later.state = 'queued'
        and later.voted_at >= given.voted_at + ${REWARD_EVERY}
    )`.execute(db);
  return rows;
}

/** Removes the rewards of votes that rewarded no one, as if they had not been cast. */
export async function deleteRewards(
  db: Connection,
  votes: readonly EndedListenerVote[],
): Promise<readonly SettledPlayer[]> {
  const { rows } = await prepared<SettledPlayer>('delete-rewards')`
    delete from player_reward using ${unnestRows('ended', ENDED_VOTE, votes)}
    where player_reward.endpoint_id = ended."endpointId" and player_reward.event_id = ended."eventId"
    returning player_reward.endpoint_id as "endpointId", player`.execute(db);
  return rows;
}

/** Makes the oldest vote queued behind a settled one due at once. The endpoints must be locked. */
export async function promoteQueued(db: Connection, settled: readonly SettledPlayer[]): Promise<void> {
  const players = unnestRows('settled', SETTLED_PLAYER, settled);
  // A reward given a day earlier must leave the unique index before another can take its place.
  await prepared('end-rewards')`
    update player_reward set state = 'past' from ${players}
    where player_reward.endpoint_id = settled."endpointId" and player_reward.player = settled.player
      and state = 'given'`.execute(db);
  await prepared('promote-queued')`
    with next as (
      select oldest.* from ${players} cross join lateral (
        select endpoint_id, event_id from player_reward
        where player_reward.endpoint_id = settled."endpointId" and player_reward.player = settled.player
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
