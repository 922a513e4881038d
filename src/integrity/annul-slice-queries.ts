// SQL statements that annul and restore votes, a slice at a time. The caller has locked the annulment and the listing,
// as a vote does, so no vote is counted in between.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { RANKING_DAYS } from '../listings/ranking.ts';
import type { VotedListing } from '../votes/vote-event.ts';

/** Locks the listing as votes do; undefined if it was deleted. */
export async function lockListing(db: Connection, listingId: string): Promise<VotedListing | undefined> {
  const { rows } = await sql<VotedListing>`
    select id, type, game from listing where id = ${listingId} for no key update`.execute(db);
  return rows[0];
}

/** A vote that a slice has moved. */
export interface MovedVote {
  readonly eventId: string;
  /** The account. */
  readonly voterId: string;
  readonly userId: string;
  readonly playerName: string | null;
  readonly weight: number;
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
}

const MOVED = sql`event_id as "eventId", voter_id as "voterId", user_id as "userId", player_name as "playerName", weight,
      voted_at as "votedAt", next_vote_at as "nextVoteAt"`;

export interface VoteSlice {
  readonly listingId: string;
  readonly annulmentId: string;
  readonly limit: number;
}

/** The indexes of the ranking follow at once (decision P372). */
const countedAs = (votes: RawBuilder<unknown>, score: RawBuilder<unknown>) => sql`
        vote_count = ${votes}, score = ${score}, ranked_votes = ${votes}, ranked_score = ${score},
        ranked_at = plaudit_now()`;

/**
 * Takes the next selected votes off the list; fewer than `limit` if there are no more. An array rather than a join: the
 * rows are new, so the planner knows nothing of them, and would read all of them for each.
 */
export async function takeSelectedVotes(
  db: Connection,
  { listingId, annulmentId, limit }: VoteSlice,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from annulment_vote
    where listing_id = ${listingId} and annulment_id = ${annulmentId} and event_id = any(array(
      select event_id from annulment_vote where listing_id = ${listingId} and annulment_id = ${annulmentId}
      order by event_id limit ${limit}::int))
    returning event_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Moves the votes to annulled_vote and subtracts them from everything that counts them. The window of each stays closed
 * (decision P411). Votes that are annulled already are skipped.
 */
export async function annulVotes(
  db: Connection,
  { listingId, annulmentId }: Pick<VoteSlice, 'listingId' | 'annulmentId'>,
  eventIds: readonly string[],
): Promise<readonly MovedVote[]> {
  const { rows } = await sql<MovedVote>`
    with moved as materialized (
      delete from vote where event_id = any(${eventIds}::uuid[]) and listing_id = ${listingId} returning *
    ), stored as (
      insert into annulled_vote
        (event_id, annulment_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at)
      select event_id, ${annulmentId}, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at
      from moved
    ), gone as materialized (
      select (voted_at at time zone 'UTC')::date as day, count(*)::int as votes, sum(weight)::bigint as weight
      from moved group by 1
    ), days as materialized (
      select day, gone.votes, gone.weight, counted.votes - gone.votes as votes_left, scored
      from gone join listing_day as counted using (day) where counted.listing_id = ${listingId}
    ), emptied as (
      delete from listing_day using days
      where listing_day.listing_id = ${listingId} and listing_day.day = days.day and votes_left = 0
    ), lessened as (
      update listing_day set votes = votes_left, weight = listing_day.weight - days.weight from days
      where listing_day.listing_id = ${listingId} and listing_day.day = days.day and votes_left > 0
    ), of_voters as materialized (
      select user_id, date_trunc('month', voted_at at time zone 'UTC')::date as month, count(*)::int as votes
      from moved group by 1, 2
    ), months as materialized (
      select user_id, month, counted.votes - of_voters.votes as votes_left
      from of_voters join voter_month as counted using (user_id, month) where counted.listing_id = ${listingId}
    ), ended as (
      delete from voter_month using months
      where voter_month.listing_id = ${listingId} and voter_month.user_id = months.user_id
        and voter_month.month = months.month and votes_left <= 0
    ), shortened as (
      update voter_month set votes = votes_left from months
      where voter_month.listing_id = ${listingId} and voter_month.user_id = months.user_id
        and voter_month.month = months.month and votes_left > 0
    ), windows as (
      update voting_window set annulled_event = moved.event_id from moved
      where voting_window.listing_id = ${listingId} and voting_window.voter_id = moved.voter_id
        and voting_window.event_id = moved.event_id
    ), totals as (
      update listing set ${countedAs(sql`vote_count - gone_votes`, sql`score - gone_weight`)}
      from (
        select (select count(*) from moved) as gone_votes,
          (select coalesce(sum(weight) filter (where scored), 0) from days) as gone_weight
      ) as gone_total
      where id = ${listingId}
    )
    select ${MOVED} from moved order by event_id`.execute(db);
  await updateLastVoted(db, listingId, rows);
  return rows;
}

/** After a deletion, in a statement of its own, which sees what is left. */
async function updateLastVoted(db: Connection, listingId: string, moved: readonly MovedVote[]): Promise<void> {
  const userIds = [...new Set(moved.map(({ userId }) => userId))];
  await sql`
    update voter_month set last_voted_at = newest.voted_at from (
      select counted.user_id, counted.month, last.voted_at
      from voter_month as counted cross join lateral (
        select voted_at from vote
        where vote.listing_id = counted.listing_id and vote.user_id = counted.user_id
          and voted_at < (counted.month + interval '1 month') at time zone 'UTC'
        order by voted_at desc limit 1
      ) as last
      where counted.listing_id = ${listingId} and counted.user_id = any(${userIds}::text[])
    ) as newest
    where voter_month.listing_id = ${listingId} and voter_month.user_id = newest.user_id
      and voter_month.month = newest.month and voter_month.last_voted_at <> newest.voted_at`.execute(db);
}

/**
 * Moves annulled votes back and adds them to everything that counts votes, as if each had just been recorded: days that
 * the ranking no longer includes are not added to the score.
 */
export async function restoreVotes(
  db: Connection,
  { listingId, annulmentId, limit }: VoteSlice,
): Promise<readonly MovedVote[]> {
  const { rows } = await sql<MovedVote>`
    with taken as materialized (
      select event_id from annulled_vote where annulment_id = ${annulmentId} order by event_id limit ${limit}::int
    ), moved as materialized (
      delete from annulled_vote using taken where annulled_vote.event_id = taken.event_id returning annulled_vote.*
    ), stored as (
      insert into vote (event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at)
      select event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at from moved
    ), counted as (
      insert into listing_day as counted (listing_id, day, votes, weight, scored)
      select ${listingId}, day, count(*), sum(weight),
        day > (plaudit_now() at time zone 'UTC')::date - ${RANKING_DAYS}::int
      from (select *, (voted_at at time zone 'UTC')::date as day from moved) as moved group by day order by day
      on conflict (listing_id, day) do update
        set votes = counted.votes + excluded.votes, weight = counted.weight + excluded.weight
      returning day, scored
    ), months as (
      insert into voter_month as counted (listing_id, month, user_id, votes, last_voted_at)
      select ${listingId}, date_trunc('month', voted_at at time zone 'UTC')::date, user_id, count(*), max(voted_at)
      from moved
      where voted_at >= date_trunc('month', plaudit_now() at time zone 'UTC') at time zone 'UTC'
      group by 2, 3 order by 3
      on conflict (listing_id, month, user_id) do update
        set votes = counted.votes + excluded.votes,
            last_voted_at = greatest(counted.last_voted_at, excluded.last_voted_at)
    ), windows as (
      update voting_window set annulled_event = null from moved
      where voting_window.listing_id = ${listingId} and voting_window.voter_id = moved.voter_id
        and voting_window.annulled_event = moved.event_id
    ), totals as (
      update listing set ${countedAs(sql`vote_count + back_votes`, sql`score + back_weight`)}
      from (
        select (select count(*) from moved) as back_votes, (
          select coalesce(sum(weight), 0) from moved join counted on day = (voted_at at time zone 'UTC')::date where scored
        ) as back_weight
      ) as back_total
      where id = ${listingId}
    )
    select ${MOVED} from moved order by event_id`.execute(db);
  return rows;
}
