// SQL statements for a voter's votes for a listing: the newest one and its reward, the vote checks, and the deletion of
// network hashes that no longer limit any vote.
import { sql } from 'kysely';
import { VOTING_WINDOW_HOURS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import type { DeliveryState } from '../db/delivery-tables.ts';
import { prepared } from '../db/prepared.ts';
import { REWARD_EVERY } from '../deliveries/reward-queries.ts';

/** The times of a vote. */
export interface CurrentVote {
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
}

/** Of a row of voting_window: its vote was not annulled (decision P411). The window stays closed either way. */
export const IS_COUNTED = sql`annulled_event is distinct from event_id`;

const TIMES = sql`voted_at as "votedAt", next_vote_at as "nextVoteAt"`;

/** The voter's newest vote for this listing, even if its window is over; null when there is none. */
export async function newestVote(
  db: Connection,
  listingId: string,
  voterId: string,
): Promise<(CurrentVote & { readonly eventId: string }) | null> {
  const { rows } = await sql<CurrentVote & { readonly eventId: string }>`
    select event_id as "eventId", ${TIMES} from voting_window
    where listing_id = ${listingId} and voter_id = ${voterId}`.execute(db);
  return rows[0] ?? null;
}

/** The same, but null once the voter can vote again, by the database's clock. */
export async function currentVote(db: Connection, listingId: string, voterId: string): Promise<CurrentVote | null> {
  const { rows } = await sql<CurrentVote>`
    select ${TIMES} from voting_window
    where listing_id = ${listingId} and voter_id = ${voterId} and next_vote_at > plaudit_now()`.execute(db);
  return rows[0] ?? null;
}

/**
 * The newest vote whose window is still open (§4.3), by the userId that was sent, the account's ID, or its current
 * Discord ID (decision N2).
 */
export async function selectVoteOfUser(
  db: Connection,
  listingId: string,
  userId: string,
): Promise<CurrentVote | undefined> {
  const { rows } = await prepared<CurrentVote>('select-vote-of-user')`
    select ${TIMES} from voting_window
    where listing_id = ${listingId} and next_vote_at > plaudit_now() and ${IS_COUNTED}
      and (user_id = ${userId} or voter_id = ${userId}
        or voter_id = (select id from person where platform_id = ${userId}))
    order by voted_at desc limit 1`.execute(db);
  return rows[0];
}

/**
 * Matches votes whose window may still be open, because no window is longer. A literal instead of a parameter, so that
 * the planner can use it.
 */
export const MAY_BE_OPEN = sql.raw(`voted_at > plaudit_now() - interval '${VOTING_WINDOW_HOURS.game} hours'`);

interface PlayerVote extends CurrentVote {
  /** The name's position in the request, from 1. */
  readonly place: number;
}

/**
 * The newest open vote for each name (§4.4), compared in ASCII lower case (decision V4); names without one have no row.
 * The index uses the default collation: with any other, every vote of the day would be read for each name.
 */
export async function selectVotesOfPlayers(
  db: Connection,
  listingId: string,
  names: readonly string[],
): Promise<readonly PlayerVote[]> {
  const { rows } = await prepared<PlayerVote>('select-votes-of-players')`
    select requested.place, ${TIMES}
    from unnest(${names}::text[]) with ordinality as requested (name, place)
    cross join lateral (
      select voted_at, next_vote_at from vote
      where listing_id = ${listingId} and player_name_lower = lower(requested.name collate "C") collate "default"
        and ${MAY_BE_OPEN} and next_vote_at > plaudit_now()
      order by voted_at desc limit 1
    ) as newest`.execute(db);
  return rows;
}

interface StoredReward {
  readonly playerName: string | null;
  /** The state of this vote's delivery to the listener; null if it was not sent to one. */
  readonly state: DeliveryState | null;
  /** When the vote was cast, by anyone, that used the player's reward for the day; null if it is still available. */
  readonly rewardedAt: Date | null;
}

/**
 * The reward of the voter's newest vote for the listing, found through voting_window, which has one row per voter and
 * listing.
 */
export async function selectVoterReward(
  db: Connection,
  listingId: string,
  voterId: string,
): Promise<StoredReward | undefined> {
  const { rows } = await sql<StoredReward>`
    select vote.player_name as "playerName", sent.state, (
      select max(given.voted_at) from player_reward as given
      where given.endpoint_id = listener.id and given.player = vote.player_name_lower
        and given.state in ('given', 'pending') and given.voted_at > plaudit_now() - ${REWARD_EVERY}
    ) as "rewardedAt"
    from voting_window
    join vote on vote.event_id = voting_window.event_id
    left join endpoint as listener on listener.listing_id = voting_window.listing_id and listener.kind = 'listener'
      and listener.state <> 'removed'
    left join delivery as sent on sent.event_id = vote.event_id and sent.endpoint_id = listener.id
    where voting_window.listing_id = ${listingId} and voting_window.voter_id = ${voterId}`.execute(db);
  return rows[0];
}

/** Deletes the network hashes of votes once they no longer limit any vote. Returns how many rows were deleted. */
export async function deleteExpiredVoteNetworks(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from vote_network where expires_at <= plaudit_now()`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
