// The statements of the list of votes (decision A7): a page in the order of an index, from any position in it.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface ListedVoteRow {
  readonly event_id: string;
  readonly user_id: string;
  readonly player_name: string | null;
  readonly weight: number;
  readonly voted_at: Date;
  readonly next_vote_at: Date;
  /** Microseconds since the epoch: what is stored, where a Date has milliseconds. */
  readonly micros: number;
}

export type VoteFilter =
  | { readonly by: 'nothing' }
  | { readonly by: 'user'; readonly userId: string }
  | { readonly by: 'player'; readonly playerName: string };

/** From `since` on and before the position `before`, in the list's own order. */
export interface VoteRange {
  readonly listingId: string;
  readonly since: string;
  readonly before: { readonly votedAt: string; readonly eventId: string };
  readonly limit: number;
}

/** Newest first; of one instant by event ID. First pages and late ones are the same statement. */
export async function selectVotes(
  db: Connection,
  filter: VoteFilter,
  range: VoteRange,
): Promise<readonly ListedVoteRow[]> {
  const { rows } = await prepared<ListedVoteRow>(`list-votes-by-${filter.by}`)`${statement(filter, range)}`.execute(db);
  return rows;
}

function statement(filter: VoteFilter, range: VoteRange): RawBuilder<unknown> {
  switch (filter.by) {
    case 'nothing':
      return votesWhere(sql`true`, range);
    case 'player':
      // In the index's own collation, as in the check.
      return votesWhere(
        sql`player_name_lower = lower(${filter.playerName}::text collate "C") collate "default"`,
        range,
      );
    case 'user':
      return votesOfUser(filter.userId, range);
  }
}

/** Decision N2: what was sent, the account's own ID, the Discord ID it has now. Each is a walk along an index. */
function votesOfUser(userId: string, range: VoteRange): RawBuilder<unknown> {
  return sql`
    (${votesWhere(sql`user_id = ${userId}`, range)})
    union (${votesWhere(sql`voter_id = ${userId}`, range)})
    union (${votesWhere(sql`voter_id = (select id from person where platform_id = ${userId})`, range)})
    order by voted_at desc, event_id desc limit ${range.limit}`;
}

function votesWhere(condition: RawBuilder<unknown>, range: VoteRange): RawBuilder<unknown> {
  const { listingId, since, before, limit } = range;
  return sql`select event_id, user_id, player_name, weight, voted_at, next_vote_at,
      (extract(epoch from voted_at) * 1000000)::bigint as micros
    from vote
    where listing_id = ${listingId} and ${condition} and voted_at >= ${since}::timestamptz
      and (voted_at, event_id) < (${before.votedAt}::timestamptz, ${before.eventId}::uuid)
    order by voted_at desc, event_id desc limit ${limit}`;
}
