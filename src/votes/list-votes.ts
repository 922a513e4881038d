// The list of a listing's votes (decision A7): newest first, page by page. A page begins right after the vote the last
// one ended with, so votes that arrive meanwhile neither repeat nor push out any.
import { formatEventId } from '../core/ids.ts';
import { clampTimestamp, EARLIEST_TIMESTAMP, LATEST_TIMESTAMP } from '../core/timestamps.ts';
import type { Connection } from '../db/database.ts';
import { type ListedVoteRow, selectVotes, type VoteFilter, type VoteRange } from './list-votes-queries.ts';
import { encodeCursor, type VotePosition } from './vote-cursor.ts';

export interface VoteQuery {
  readonly listingId: string;
  readonly narrowed: VoteFilter;
  /** From this moment on. */
  readonly since: Date | null;
  /** Before this moment. */
  readonly until: Date | null;
  /** Only what comes after this place: the end of the page before. */
  readonly after: VotePosition | null;
  /** 1 to 100. */
  readonly limit: number;
}

export interface ListedVote {
  readonly eventId: string;
  readonly userId: string;
  readonly playerName: string | null;
  readonly weight: number;
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
}

export interface VoteList {
  readonly votes: readonly ListedVote[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

export async function listVotes(db: Connection, query: VoteQuery): Promise<VoteList> {
  // One more than asked for tells whether there is a next page.
  const rows = await selectVotes(db, query.narrowed, { ...stretchOf(query), limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    votes: page.map(listed),
    nextCursor: last ? encodeCursor(query.listingId, last.micros, last.event_id) : null,
  };
}

/** No event has this ID, and all others come after it: before it at a moment means before that moment. */
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

function stretchOf({ listingId, since, until, after, limit }: VoteQuery): VoteRange {
  const end = { votedAt: inRange(until ?? LATEST_TIMESTAMP), eventId: LOWEST_ID };
  const before = after && isBefore(after.votedAt, end.votedAt) ? after : end;
  return { listingId, since: inRange(since ?? EARLIEST_TIMESTAMP), before, limit };
}

/** Both are ISO 8601 with four digits of year; of a place's microseconds the first 23 characters are enough. */
function isBefore(place: string, end: string): boolean {
  return place.slice(0, 23) < end.slice(0, 23);
}

/** No vote is older or newer. */
function inRange(moment: Date): string {
  return clampTimestamp(moment).toISOString();
}

function listed(row: ListedVoteRow): ListedVote {
  return {
    eventId: formatEventId(row.event_id),
    userId: row.user_id,
    playerName: row.player_name,
    weight: row.weight,
    votedAt: row.voted_at,
    nextVoteAt: row.next_vote_at,
  };
}
