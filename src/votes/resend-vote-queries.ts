// SQL statements for sending a vote to a listener once more.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { REWARD_EVERY } from '../deliveries/reward-queries.ts';
import { IS_RESENDABLE } from './listener-log-queries.ts';

/** Locks the listing's vote listener, so that nothing else decides about its rewards; undefined without one. */
export async function lockListenerOf(db: Connection, listingId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from endpoint
    where listing_id = ${listingId} and kind = 'listener' and state <> 'removed' for no key update`.execute(db);
  return rows[0]?.id;
}

/** Whether the listing's vote listener has had this vote, whatever came of it. */
export async function isVoteOfListener(db: Connection, listingId: string, eventId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from endpoint join delivery on delivery.endpoint_id = endpoint.id and delivery.event_id = ${eventId}::uuid
      where endpoint.listing_id = ${listingId} and endpoint.kind = 'listener'
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export interface FailedVote {
  readonly player: string;
  /** How its only attempt ended. */
  readonly code: string | null;
  readonly mayResend: boolean;
  /** It is queued or claimed after all. */
  readonly isQueued: boolean;
  /** Another vote has rewarded this player within a day of this one, or may have. */
  readonly isRewarded: boolean;
  /** Another vote for this player is being sent, or waits. */
  readonly isBusy: boolean;
}

/** Null unless the vote was sent to this listener. The endpoint must be locked by an earlier statement. */
export async function selectFailedVote(
  db: Connection,
  endpointId: string,
  eventId: string,
): Promise<FailedVote | null> {
  const { rows } = await sql<FailedVote>`
    select coalesce(vote.player_name, '') as player, last_code as code, ${IS_RESENDABLE} as "mayResend",
      exists (
        select from queue where queue.endpoint_id = delivery.endpoint_id and queue.event_id = delivery.event_id
      ) as "isQueued",
      exists (
        select from player_reward as near
        where near.endpoint_id = delivery.endpoint_id and near.player = vote.player_name_lower
          and near.state in ('given', 'past')
          and near.voted_at > vote.voted_at - ${REWARD_EVERY} and near.voted_at < vote.voted_at + ${REWARD_EVERY}
      ) as "isRewarded",
      exists (
        select from player_reward as held
        where held.endpoint_id = delivery.endpoint_id and held.player = vote.player_name_lower
          and held.state in ('pending', 'queued')
      ) as "isBusy"
    from delivery join endpoint on endpoint.id = delivery.endpoint_id
    left join vote on vote.event_id = delivery.event_id
    where delivery.endpoint_id = ${endpointId} and delivery.event_id = ${eventId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** False if it was done before, by whichever process. */
export async function insertResend(db: Connection, endpointId: string, eventId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into listener_resend (endpoint_id, event_id) values (${endpointId}, ${eventId}::uuid)
    on conflict do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Makes the vote the one that rewards its player. A reward of another day, which the unique index counts too, becomes
 * `past`: it is still compared with all votes within its day.
 */
export async function holdReward(db: Connection, endpointId: string, eventId: string): Promise<void> {
  await sql`
    update player_reward set state = 'past' from vote
    where vote.event_id = ${eventId}::uuid and player_reward.endpoint_id = ${endpointId}
      and player_reward.player = player_name_lower and player_reward.state = 'given'`.execute(db);
  await sql`
    insert into player_reward (endpoint_id, event_id, player, voted_at, state)
    select ${endpointId}, event_id, player_name_lower, voted_at, 'pending' from vote
    where event_id = ${eventId}::uuid`.execute(db);
}
