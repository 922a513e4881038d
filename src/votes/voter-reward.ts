// What a voter sees about the reward in the game: its state for their newest vote, and whether their player has already
// been rewarded today (decisions L1, L2). Only the owner sees why a reward failed.
import type { Connection } from '../db/database.ts';
import type { DeliveryState } from '../db/delivery-tables.ts';
import { selectVoterReward } from './queries.ts';

export interface VoterReward {
  readonly playerName: string;
  /** `none`: the listing does not reward voters through us. */
  readonly state: 'none' | 'on_its_way' | 'given' | 'sent' | 'already' | 'missed' | 'unknown';
  /**
   * When the vote was cast that gave the player the latest reward; null if that was over a day ago, or if there was
   * none.
   */
  readonly rewardedAt: Date | null;
}

/** Null: the voter has not voted, or named no player. */
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
