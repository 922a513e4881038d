// What a voter learns about the reward in the game: what became of it for their newest vote, and whether their player's
// day is used up (decisions L1, L2). Only the owner sees why.
import type { Connection } from '../db/database.ts';
import type { DeliveryState } from '../db/delivery-tables.ts';
import { selectVoterReward } from './queries.ts';

export interface VoterReward {
  readonly playerName: string;
  /** `none`: the listing rewards nobody through us. */
  readonly state: 'none' | 'on_its_way' | 'given' | 'sent' | 'already' | 'missed' | 'unknown';
  /** When the vote was cast that the player's last reward came from; null when that is a day ago, or there was none. */
  readonly rewardedAt: Date | null;
}

/** Null: no vote so far, or one that named no player. */
export async function voterReward(db: Connection, listingId: string, voterId: string): Promise<VoterReward | null> {
  const { playerName, state, rewardedAt } = (await selectVoterReward(db, listingId, voterId)) ?? { playerName: null };
  if (playerName === null) return null;
  return { playerName, state: state ? stateOf(state) : 'none', rewardedAt };
}

function stateOf(state: DeliveryState): VoterReward['state'] {
  switch (state) {
    case 'waiting':
      return 'on_its_way';
    case 'accepted':
    case 'delivered':
      return 'given';
    case 'sent_unconfirmed':
      return 'sent';
    case 'already_rewarded':
      return 'already';
    case 'failed':
    case 'rejected':
    case 'undelivered':
      return 'missed';
    case 'unknown':
      return 'unknown';
  }
}
