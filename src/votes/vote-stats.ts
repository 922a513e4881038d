// Numbers about a listing's votes, for its pages and for the API (decision A8). Read from what is counted while voting,
// so that they cost the same after a thousand votes and after millions.
import { selectShownNames } from '../access/shown-name-queries.ts';
import type { Connection } from '../db/database.ts';
import {
  deleteOldMonths,
  type HourVotes,
  selectDailyVotes,
  selectHourlyVotes,
  selectMonthlyVotes,
  selectTopVoters,
  selectTotals,
  type VoteTotals,
} from './vote-stats-queries.ts';

export type { HourVotes };

const TOP_VOTERS = 10;

/** Each of the last `days` days (UTC, `2026-01-31`), oldest first. */
export function dailyVotes(db: Connection, listingId: string, days: number) {
  return selectDailyVotes(db, listingId, days);
}

/** Each of the last `months` months (UTC, `2026-01`), oldest first. */
export function monthlyVotes(db: Connection, listingId: string, months: number) {
  return selectMonthlyVotes(db, listingId, months);
}

/** Each of the last `hours` hours that had votes, oldest first. */
export function hourlyVotes(db: Connection, listingId: string, hours: number) {
  return selectHourlyVotes(db, listingId, hours);
}

/** Who voted most this month (UTC), most first. */
export function topVoters(db: Connection, listingId: string) {
  return selectTopVoters(db, listingId, TOP_VOTERS);
}

/** The same, with the names of those who agreed to show theirs (decision P139). */
export async function namedTopVoters(db: Connection, listingId: string) {
  const voters = await topVoters(db, listingId);
  const names = await selectShownNames(
    db,
    voters.map(({ userId }) => userId),
  );
  return voters.map((voter) => ({ ...voter, name: names.get(voter.userId) ?? null }));
}

/** `last24h` moves with the clock; the others count whole days in UTC, today among them. Null: no such listing. */
export async function voteTotals(db: Connection, listingId: string): Promise<VoteTotals | null> {
  return (await selectTotals(db, listingId)) ?? null;
}

/** For a timer: months before this one are asked for no more. */
export function deleteOldVoterMonths(db: Connection): Promise<number> {
  return deleteOldMonths(db);
}
