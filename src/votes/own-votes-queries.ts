// SQL statements for one person's votes: listing, exporting and anonymizing them.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface OwnVote {
  readonly listingId: string;
  readonly name: string;
  readonly type: 'bot' | 'game';
  readonly votes: number;
  /** How many votes staff has annulled; they are not among `votes`. */
  readonly annulled: number;
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
}

/** Excludes windows of deleted listings, which remain until they are cleaned up. */
const IS_LISTED = sql`exists (select from listing where listing.id = voting_window.listing_id)`;

/** One row per listing, most recently voted for first. */
export async function selectOwnVotes(
  db: Connection,
  personId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly OwnVote[]> {
  const { rows } = await sql<OwnVote>`
    select listing.id as "listingId", listing.name, listing.type, votes.number as votes, annulled.number as annulled,
      page.voted_at as "votedAt", page.next_vote_at as "nextVoteAt"
    from (
      select * from voting_window where voter_id = ${personId} and ${IS_LISTED}
      order by voted_at desc, listing_id limit ${limit} offset ${offset}
    ) as page
    join listing on listing.id = page.listing_id
    cross join lateral (
      select count(*)::integer as number from vote
      where vote.listing_id = page.listing_id and vote.voter_id = ${personId}
    ) as votes
    cross join lateral (
      select count(*)::integer as number from annulled_vote
      where annulled_vote.listing_id = page.listing_id and annulled_vote.voter_id = ${personId}
    ) as annulled
    order by page.voted_at desc, page.listing_id`.execute(db);
  return rows;
}

export async function countVotedListings(db: Connection, personId: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number from voting_window
    where voter_id = ${personId} and ${IS_LISTED}`.execute(db);
  return rows[0]?.number ?? 0;
}

export interface ExportedVote {
  readonly eventId: string;
  readonly listingId: string;
  readonly listingName: string;
  readonly userId: string;
  readonly playerName: string | null;
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
  readonly annulled: boolean;
}

export async function selectVotedListings(db: Connection, personId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select listing_id as id from voting_window where voter_id = ${personId} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Newest first, starting after the vote `before`; also those that staff has annulled. */
export async function selectVotesForListing(
  db: Connection,
  personId: string,
  { listingId, before, limit }: { readonly listingId: string; readonly before: string | null; readonly limit: number },
): Promise<readonly ExportedVote[]> {
  const { rows } = await sql<ExportedVote>`
    with own as (
      select event_id, user_id, player_name, voted_at, next_vote_at, false as annulled from vote
      where listing_id = ${listingId} and voter_id = ${personId}
      union all
      select event_id, user_id, player_name, voted_at, next_vote_at, true from annulled_vote
      where listing_id = ${listingId} and voter_id = ${personId}
    )
    select event_id as "eventId", listing.id as "listingId", listing.name as "listingName", user_id as "userId",
      player_name as "playerName", voted_at as "votedAt", next_vote_at as "nextVoteAt", annulled
    from own join listing on listing.id = ${listingId}
    where ${before}::uuid is null or (voted_at, event_id) < (
        select voted_at, event_id from own as last where last.event_id = ${before}::uuid)
    order by voted_at desc, event_id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Locks listings in the same order as a vote does, so that concurrent votes come entirely before or after. Locks the
 * first `most`, which it returns, and all with an open window: those windows are carried over to the identities behind
 * the account.
 */
export async function lockVotedListings(db: Connection, personId: string, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listing where id in (
      select listing_id from voting_window where voter_id = ${personId} and next_vote_at > plaudit_now()
      union all (
        select id from listing where id in (select listing_id from voting_window where voter_id = ${personId})
        order by id limit ${most}::int
      )
    ) order by id for no key update`.execute(db);
  return rows.slice(0, most).map(({ id }) => id);
}

/** When the last open window of the person's votes ends; null when none is open. */
export async function selectLastWindowEnd(db: Connection, personId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(next_vote_at) as until from voting_window
    where voter_id = ${personId} and next_vote_at > plaudit_now() and ${IS_LISTED}`.execute(db);
  return rows[0]?.until ?? null;
}

/**
 * Replaces the user ID of the votes by a random one per listing, which can be linked neither to the person nor across
 * listings. All counts stay the same: the month's votes move from the old ID to the new one. The listings must be
 * locked.
 */
export async function anonymizeVotes(db: Connection, personId: string, listingIds: readonly string[]): Promise<void> {
  await sql`
    with named as materialized (
      select listing_id, 'gone_' || left(replace(gen_random_uuid()::text, '-', ''), 24) as name
      from voting_window where voter_id = ${personId} and listing_id = any(${listingIds}::text[])
    ), cast_votes as materialized (
      select listing_id, date_trunc('month', voted_at at time zone 'UTC')::date as month, user_id,
        count(*)::integer as votes, max(voted_at) as last_voted_at
      from vote where voter_id = ${personId} and listing_id in (select listing_id from named)
      group by 1, 2, 3
    ), moved as materialized (
      select listing_id, month, user_id, least(cast_votes.votes, voter_month.votes) as moving,
        voter_month.votes - least(cast_votes.votes, voter_month.votes) as left_votes, cast_votes.last_voted_at
      from cast_votes join voter_month using (listing_id, month, user_id)
    ), emptied as (
      delete from voter_month using moved
      where voter_month.listing_id = moved.listing_id and voter_month.month = moved.month
        and voter_month.user_id = moved.user_id and moved.left_votes = 0
    ), lessened as (
      update voter_month set votes = moved.left_votes from moved
      where voter_month.listing_id = moved.listing_id and voter_month.month = moved.month
        and voter_month.user_id = moved.user_id and moved.left_votes > 0
    ), counted as (
      insert into voter_month (listing_id, month, user_id, votes, last_voted_at)
      select listing_id, month, name, sum(moving), max(last_voted_at)
      from moved join named using (listing_id) group by listing_id, month, name
    ), windows as (
      update voting_window set voter_id = name, user_id = name from named
      where voting_window.listing_id = named.listing_id and voting_window.voter_id = ${personId}
    ), annulled as (
      update annulled_vote set voter_id = name, user_id = name, player_name = null from named
      where annulled_vote.listing_id = named.listing_id and annulled_vote.voter_id = ${personId}
    )
    update vote set voter_id = name, user_id = name, player_name = null from named
    where vote.listing_id = named.listing_id and vote.voter_id = ${personId}`.execute(db);
}
