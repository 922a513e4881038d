// SQL statements for listing votes: a page in index order, from any position (decision A7), and the newest ones.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface StoredVote {
  readonly eventId: string;
  readonly userId: string;
  readonly playerName: string | null;
  readonly weight: number;
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
  /** Microseconds since the epoch, the stored precision; a Date has only milliseconds. */
  readonly micros: number;
}

export type VoteFilter =
  | { readonly by: 'nothing' }
  | { readonly by: 'user'; readonly userId: string }
  | { readonly by: 'player'; readonly playerName: string };

/** Votes at or after `since` that follow the position `before` in the list, which is newest first. */
export interface VoteRange {
  readonly listingId: string;
  readonly since: string;
  readonly before: { readonly votedAt: string; readonly eventId: string };
  readonly limit: number;
}

/** Newest first, then by event ID. All pages use the same statement. */
export async function selectVotes(
  db: Connection,
  filter: VoteFilter,
  range: VoteRange,
): Promise<readonly StoredVote[]> {
  const { rows } = await prepared<StoredVote>(`list-votes-by-${filter.by}`)`${statement(filter, range)}`.execute(db);
  return rows;
}

function statement(filter: VoteFilter, range: VoteRange): RawBuilder<unknown> {
  switch (filter.by) {
    case 'nothing':
      return votesWhere(sql`true`, range);
    case 'player':
      // In the index's collation, as in the vote check.
      return votesWhere(
        sql`player_name_lower = lower(${filter.playerName}::text collate "C") collate "default"`,
        range,
      );
    case 'user':
      return votesOfUser(filter.userId, range);
  }
}

/**
 * Matches the user ID that was sent, the account's ID, and its current Discord ID (decision N2). Each is an index scan.
 */
function votesOfUser(userId: string, range: VoteRange): RawBuilder<unknown> {
  return sql`
    (${votesWhere(sql`user_id = ${userId}`, range)})
    union (${votesWhere(sql`voter_id = ${userId}`, range)})
    union (${votesWhere(sql`voter_id = (select id from person where platform_id = ${userId})`, range)})
    order by "votedAt" desc, "eventId" desc limit ${range.limit}`;
}

function votesWhere(condition: RawBuilder<unknown>, range: VoteRange): RawBuilder<unknown> {
  const { listingId, since, before, limit } = range;
  return sql`select event_id as "eventId", user_id as "userId", player_name as "playerName", weight,
      voted_at as "votedAt", next_vote_at as "nextVoteAt",
      (extract(epoch from voted_at) * 1000000)::bigint as micros
    from vote
    where listing_id = ${listingId} and ${condition} and voted_at >= ${since}::timestamptz
      and (voted_at, event_id) < (${before.votedAt}::timestamptz, ${before.eventId}::uuid)
    order by voted_at desc, event_id desc limit ${limit}`;
}

const MAX_EVENTS = 1_000;

/**
 * The stored event IDs of the newest votes that name this player, case-insensitively, or were sent with this user ID;
 * at most 1,000. Both use an index.
 */
export async function selectVoterEvents(db: Connection, listingId: string, who: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select event_id as id from vote
    where listing_id = ${listingId} and (player_name_lower = lower(${who} collate "C") or user_id = ${who})
    order by voted_at desc, event_id desc limit ${MAX_EVENTS}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Whether a listing's votes carry Discord IDs (decision P142): a bot that identifies people only by these cannot reward
 * the others.
 */
export interface VoterIds {
  /** The number of distinct voters among the newest votes of the last 30 days. */
  readonly voters: number;
  /** How many of these voted without a Discord ID. */
  readonly withoutDiscord: number;
}

/** Enough to estimate the share, few enough to read them on each visit. */
const NEWEST_VOTES = 1_000;
export const VOTER_ID_DAYS = 30;

/** Reads the newest votes from the index. A Discord ID is a number of 17 to 20 digits. */
export async function selectVoterIds(db: Connection, listingId: string): Promise<VoterIds> {
  const { rows } = await sql<VoterIds>`
    select count(*)::int as voters, (count(*) filter (where user_id !~ '^[0-9]{17,20}$'))::int as "withoutDiscord"
    from (
      select distinct user_id from (
        select user_id from vote
        where listing_id = ${listingId} and voted_at > plaudit_now() - make_interval(days => ${VOTER_ID_DAYS}::int)
        order by voted_at desc, event_id desc limit ${NEWEST_VOTES}::int
      ) as newest
    ) as voter`.execute(db);
  return rows[0] ?? { voters: 0, withoutDiscord: 0 };
}
