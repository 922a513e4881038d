// Numbers about a listing's votes, for its pages and for the API (decision A8). Read from what is counted while voting,
// so that they cost the same after a thousand votes and after millions.
import { selectShownNames } from '../access/shown-name-queries.ts';
import type { Connection } from '../db/database.ts';
import { selectTopVoters, selectTotals, type VoteTotals } from './vote-stats-queries.ts';

const TOP_VOTERS = 10;

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
