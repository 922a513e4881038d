// The list of a listing's votes (decision A7): newest first, page by page. A page begins right after the last vote of
// the previous page, so votes that arrive in the meantime cause no duplicates or gaps.
import { formatEventId } from '../core/ids.ts';
import { clampTimestamp, EARLIEST_TIMESTAMP, LATEST_TIMESTAMP } from '../core/timestamps.ts';
import type { Connection } from '../db/database.ts';
import { type StoredVote, selectVotes, type VoteFilter, type VoteRange } from './list-votes-queries.ts';
import { encodeCursor, type VotePosition } from './vote-cursor.ts';

export interface VoteQuery {
  readonly listingId: string;
  readonly narrowed: VoteFilter;
  /** At or after this time. */
  readonly since: Date | null;
  /** Before this time. */
  readonly until: Date | null;
  /** Only votes after this position, which is the end of the previous page. */
  readonly after: VotePosition | null;
  /** 1 to 100. */
  readonly limit: number;
}

export type ListedVote = Omit<StoredVote, 'micros'>;

export interface VoteList {
  readonly votes: readonly ListedVote[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

export async function listVotes(db: Connection, query: VoteQuery): Promise<VoteList> {
  // Reads one more than requested, to see whether there is a next page.
  const rows = await selectVotes(db, query.narrowed, { ...rangeOf(query), limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    votes: page.map(({ micros: _, ...vote }) => ({ ...vote, eventId: formatEventId(vote.eventId) })),
    nextCursor: last ? encodeCursor(query.listingId, last.micros, last.eventId) : null,
  };
}

/** Lower than every event's ID: a position at some time with this ID is before all votes of that time. */
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

function rangeOf({ listingId, since, until, after, limit }: VoteQuery): VoteRange {
  const end = { votedAt: inRange(until ?? LATEST_TIMESTAMP), eventId: LOWEST_ID };
  const before = after && isBefore(after.votedAt, end.votedAt) ? after : end;
  return { listingId, since: inRange(since ?? EARLIEST_TIMESTAMP), before, limit };
}

/** Both are ISO 8601 with four-digit years. The first 23 characters of a position drop its microseconds. */
function isBefore(position: string, end: string): boolean {
  return position.slice(0, 23) < end.slice(0, 23);
}

/** Clamps to the range of timestamps that votes can have. */
function inRange(moment: Date): string {
  return clampTimestamp(moment).toISOString();
}
