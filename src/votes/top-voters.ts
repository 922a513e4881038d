// The people who voted most for a listing this month.
import { selectShownNames } from '../access/account-queries.ts';
import type { Connection } from '../db/database.ts';
import { selectTopVoters } from './vote-stats-queries.ts';

/** Includes the names of those who agreed to show theirs (decision P139). */
export async function namedTopVoters(db: Connection, listingId: string) {
  const voters = await selectTopVoters(db, listingId);
  const ids = voters.map(({ userId }) => userId);
  const names = await selectShownNames(db, ids);
  return voters.map((voter) => ({ ...voter, name: names.get(voter.userId) ?? null }));
}
