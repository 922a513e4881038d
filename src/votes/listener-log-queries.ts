// The statements of a vote listener's log.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { DeliveryState } from '../db/schema.ts';
import { IS_CLAIMED } from '../deliveries/claim-queries.ts';
import { IS_TEST_UNDER_WAY } from '../deliveries/deliver-now-queries.ts';

/** `queued`: behind another vote for the same player; `sending`: on the wire now. */
export type ListenerLogState = Exclude<DeliveryState, 'delivered' | 'undelivered'> | 'sending' | 'queued';

export interface ListenerLogRow {
  readonly event_id: string;
  readonly player: string | null;
  readonly is_test: boolean;
  readonly state: ListenerLogState;
  readonly code: string | null;
  /** The listener's own words, if it said any. */
  readonly words: string | null;
  readonly address: string | null;
  readonly duration_ms: number | null;
  readonly recorded_at: Date;
  readonly voted_at: Date;
}

const COLUMNS = sql`
  delivery.event_id, event.body::json #>> '{data,playerName}' as player, delivery.is_test,
  delivery.last_code as code, attempt.response_body as words, attempt.address, attempt.duration_ms, event.recorded_at,
  (event.body::json #>> '{data,votedAt}')::timestamptz as voted_at,
  case
    when delivery.state <> 'waiting' then delivery.state
    when ${IS_CLAIMED} or ${IS_TEST_UNDER_WAY} then 'sending'
    when exists (
      select from player_reward where player_reward.endpoint_id = delivery.endpoint_id
        and player_reward.event_id = delivery.event_id and player_reward.state = 'queued'
    ) then 'queued'
    else 'waiting' end as state`;

/** The newest deliveries that are asked for, and then, for these alone, what stands beside them. */
function log(
  listingId: string,
  { only, limit }: { readonly only: RawBuilder<unknown>; readonly limit: number },
): RawBuilder<ListenerLogRow> {
  return sql`
    with page as materialized (
      select delivery.* from delivery
      where endpoint_id = (select id from endpoint where listing_id = ${listingId} and kind = 'listener')
        and event_id >= first_event_id(plaudit_now() - interval '90 days') and ${only}
      order by event_id desc limit ${limit}
    )
    select ${COLUMNS} from page as delivery
    join endpoint on endpoint.id = delivery.endpoint_id
    join event on event.id = delivery.event_id
    left join attempt on attempt.event_id = delivery.event_id and attempt.endpoint_id = delivery.endpoint_id
      and attempt.number = 1
    order by delivery.event_id desc`;
}

/** The newest, tests among them; those that were not sent because the player had been rewarded are not left out. */
export async function selectListenerLog(
  db: Connection,
  listingId: string,
  limit: number,
): Promise<readonly ListenerLogRow[]> {
  const { rows } = await log(listingId, { only: sql`true`, limit }).execute(db);
  return rows;
}

/**
 * Votes whose players went without: they named a player, did not reach the listener for certain, and no other vote within a
 * day rewarded the same player.
 */
export async function selectUnrewarded(
  db: Connection,
  listingId: string,
  limit: number,
): Promise<readonly ListenerLogRow[]> {
  const only = sql`
    ended_badly and state in ('failed', 'rejected', 'unknown') and not is_test
    and not exists (
      select from vote as missed
      join vote as other on other.listing_id = missed.listing_id
        and other.player_name_lower = missed.player_name_lower
        and other.voted_at > missed.voted_at - interval '24 hours'
        and other.voted_at < missed.voted_at + interval '24 hours'
      join delivery as sent on sent.event_id = other.event_id and sent.endpoint_id = delivery.endpoint_id
        and sent.state in ('accepted', 'sent_unconfirmed')
      where missed.event_id = delivery.event_id
    )`;
  const { rows } = await log(listingId, { only, limit }).execute(db);
  return rows;
}
