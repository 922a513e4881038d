// Numbers about a listing's votes, for its pages.
import type { Connection } from '../db/database.ts';
import { selectDailyVotes, selectTopVoters } from './stats-queries.ts';

const TOP_VOTERS = 10;

/** Oldest first; days (UTC, `2026-01-31`) without a vote are left out. */
export function dailyVotes(db: Connection, listingId: string, days: number) {
  return selectDailyVotes(db, listingId, days);
}

/** Who voted most this month (UTC), most first. */
export function topVoters(db: Connection, listingId: string) {
  return selectTopVoters(db, listingId, TOP_VOTERS);
}
