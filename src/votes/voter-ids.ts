// Whether a listing's votes carry Discord IDs (decision P142): a bot that knows people by these alone cannot reward the others.
import type { Connection } from '../db/database.ts';
import { selectVoterIds, type VoterIds } from './voter-id-queries.ts';

export type { VoterIds };

/** Enough for a share, few enough that it is about these days. */
const NEWEST_VOTES = 100;

export function voterIds(db: Connection, listingId: string): Promise<VoterIds> {
  return selectVoterIds(db, listingId, NEWEST_VOTES);
}
