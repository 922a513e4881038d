// The vote check by identity (decision P277): a linked game account, or a Discord ID, which is the platform user ID.
import type { GameIdentity } from '../access/game-identity.ts';
import type { Connection } from '../db/database.ts';
import { toVoteCheck, type VoteCheck } from './check-votes.ts';
import { selectVotesOfIdentities } from './identity-vote-queries.ts';

export interface RequestedIdentity {
  /** As sent. */
  readonly text: string;
  readonly identity: GameIdentity;
}

/** Returns one `[identity as requested, check]` per distinct text, with one statement for all. */
export async function checkIdentities(
  db: Connection,
  listingId: string,
  requested: readonly RequestedIdentity[],
): Promise<readonly (readonly [string, VoteCheck])[]> {
  const distinct = [...new Map(requested.map((one) => [one.text, one])).values()];
  const rows = await selectVotesOfIdentities(
    db,
    listingId,
    distinct.map(({ identity }) => identity),
  );
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return distinct.map(({ text }, place) => [
    text,
    toVoteCheck(byPlace.get(place) ?? { votedAt: null, nextVoteAt: null }),
  ]);
}
