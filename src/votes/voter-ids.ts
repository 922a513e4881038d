// Whether a listing's votes carry Discord IDs (decision P142): a bot that knows people only by these cannot reward the others.
import type { Connection } from '../db/database.ts';
import { selectVoterIds, type VoterIds } from './voter-id-queries.ts';

export type { VoterIds };

/** Enough to tell the share, few enough to be recent. */
const NEWEST_VOTES = 100;

export function voterIds(db: Connection, listingId: string): Promise<VoterIds> {
  return selectVoterIds(db, listingId, NEWEST_VOTES);
}
