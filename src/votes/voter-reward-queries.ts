// The statement of a voter's reward at a listing's vote listener.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { DeliveryState } from '../db/delivery-tables.ts';

export interface VoterRewardRow {
  readonly player_name: string | null;
  readonly has_listener: boolean;
  /** Of this vote at the listener; null when it went to none. */
  readonly state: DeliveryState | null;
  /** When the vote was cast that used up the player's day, by whomever; null when the day is free. */
  readonly rewarded_at: Date | null;
}

/** Of the voter's newest vote for the listing, by the table of windows, which has one row for both. */
export async function selectVoterReward(
  db: Connection,
  listingId: string,
  voterId: string,
): Promise<VoterRewardRow | undefined> {
  const { rows } = await sql<VoterRewardRow>`
    select vote.player_name, listener.id is not null as has_listener, sent.state, (
      select max(given.voted_at) from player_reward as given
      where given.endpoint_id = listener.id and given.player = vote.player_name_lower
        and given.state in ('given', 'pending') and given.voted_at > plaudit_now() - interval '24 hours'
    ) as rewarded_at
    from voting_window
    join vote on vote.event_id = voting_window.event_id
    left join endpoint as listener on listener.listing_id = voting_window.listing_id and listener.kind = 'listener'
      and listener.state <> 'removed'
    left join delivery as sent on sent.event_id = vote.event_id and sent.endpoint_id = listener.id
    where voting_window.listing_id = ${listingId} and voting_window.voter_id = ${voterId}`.execute(db);
  return rows[0];
}
