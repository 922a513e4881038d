// SQL statements for a vote listener's log.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { DeliveryState } from '../db/delivery-tables.ts';
import { IS_CLAIMED } from '../deliveries/claim-queries.ts';
import { IS_TEST_UNDER_WAY } from '../deliveries/deliver-test-queries.ts';
import { OLDEST_EVENT } from '../deliveries/retention-queries.ts';
import { REWARD_EVERY } from '../deliveries/reward-queries.ts';
import { QUEUE_HAS_ENDED } from '../endpoints/end-queue-queries.ts';

/** `queued`: waiting behind another vote for the same player; `sending`: in flight. */
export type ListenerLogState = Exclude<DeliveryState, 'delivered' | 'undelivered'> | 'sending' | 'queued';

export interface StoredListenerVote {
  readonly eventId: string;
  /** As typed by the voter. */
  readonly player: string;
  readonly isTest: boolean;
  readonly state: ListenerLogState;
  /** How the vote ended; null while it has not, and if it was not sent because the player had already been rewarded. */
  readonly code: string | null;
  /** The listener's response, if it gave one. */
  readonly words: string | null;
  readonly address: string | null;
  readonly durationMs: number | null;
  readonly recordedAt: Date;
  readonly votedAt: Date;
  /** Whether it can be sent once more by hand. */
  readonly mayResend: boolean;
}

/** The listener was removed before the vote was sent, and the log's row has not been updated yet (decision P134). */
const IS_UNSENT = sql<boolean>`(${QUEUE_HAS_ENDED} and not (${IS_CLAIMED} or ${IS_TEST_UNDER_WAY}))`;

/** Nothing of the vote was sent, it still counts, and it was not sent once more before. */
export const IS_RESENDABLE = sql<boolean>`(
  delivery.state = 'failed' and delivery.attempts = 1 and not delivery.is_test and endpoint.state = 'enabled'
  and exists (select from vote where vote.event_id = delivery.event_id and player_name_lower is not null)
  and not exists (
    select from listener_resend as before
    where before.endpoint_id = delivery.endpoint_id and before.event_id = delivery.event_id
  )
)`;

const COLUMNS = sql`
  delivery.event_id as "eventId", coalesce(event.body::json #>> '{data,playerName}', '') as player,
  delivery.is_test as "isTest",
  case when delivery.state = 'waiting' and ${IS_UNSENT} then 'listener_removed' else delivery.last_code end as code,
  attempt.response_body as words, attempt.address, attempt.duration_ms as "durationMs", event.recorded_at as "recordedAt",
  (event.body::json #>> '{data,votedAt}')::timestamptz as "votedAt",
  ${IS_RESENDABLE} as "mayResend",
  case
    when delivery.state <> 'waiting' then delivery.state
    when ${IS_CLAIMED} or ${IS_TEST_UNDER_WAY} then 'sending'
    when ${QUEUE_HAS_ENDED} then 'failed'
    when exists (
      select from player_reward where player_reward.endpoint_id = delivery.endpoint_id
        and player_reward.event_id = delivery.event_id and player_reward.state = 'queued'
    ) then 'queued'
    else 'waiting' end as state`;

/** Adds details to a page of deliveries, looked up only for these rows. */
function describe(page: RawBuilder<unknown>): RawBuilder<StoredListenerVote> {
  return sql`
    with page as materialized (${page})
    select ${COLUMNS} from page as delivery
    join endpoint on endpoint.id = delivery.endpoint_id
    join event on event.id = delivery.event_id
    left join attempt on attempt.event_id = delivery.event_id and attempt.endpoint_id = delivery.endpoint_id
      and attempt.number = greatest(delivery.attempts, 1)
    order by delivery.event_id desc`;
}

const ofListener = (listingId: string) => sql`
  endpoint_id = (select id from endpoint where listing_id = ${listingId} and kind = 'listener')
  and event_id >= ${OLDEST_EVENT}`;

/** The newest votes, including tests and votes that were not sent because the player had already been rewarded. */
export async function selectListenerLog(
  db: Connection,
  listingId: string,
  limit: number,
): Promise<readonly StoredListenerVote[]> {
  const page = sql`select * from delivery where ${ofListener(listingId)} order by event_id desc limit ${limit}`;
  const { rows } = await describe(page).execute(db);
  return rows;
}

/**
 * Votes whose players were not rewarded: they named a player, are not known to have reached the listener, and no other
 * vote within a day rewarded the same player.
 */
export async function selectUnrewarded(
  db: Connection,
  listingId: string,
  limit: number,
): Promise<readonly StoredListenerVote[]> {
  // The outer query takes the inner one's rows in their order, newest first, and stops at the limit; an `order by` of
  // its own would read and sort all rows. The first `offset 0` preserves that order. Without the second, the planner
  // would turn the check for rewards into a join, which loses the order.
  const page = sql`
    select * from (
      select * from delivery where ${ofListener(listingId)}
        and ended_badly and not is_test
      order by event_id desc offset 0
    ) as delivery
    where not exists (${REWARD_NEAR} offset 0) limit ${limit}`;
  const { rows } = await describe(page).execute(db);
  return rows;
}

/** A reward of the same player for another vote, cast within a day of the one that did not arrive. */
const REWARD_NEAR = sql`
  select from vote as missed
  join player_reward as near on near.endpoint_id = delivery.endpoint_id and near.player = missed.player_name_lower
    and near.state in ('given', 'past')
    and near.voted_at > missed.voted_at - ${REWARD_EVERY}
    and near.voted_at < missed.voted_at + ${REWARD_EVERY}
  join delivery as sent on sent.event_id = near.event_id and sent.endpoint_id = near.endpoint_id
    and sent.state in ('accepted', 'sent_unconfirmed')
  where missed.event_id = delivery.event_id`;
