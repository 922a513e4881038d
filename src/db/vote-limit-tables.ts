// The tables that bound votes as TypeScript sees them: by identity and by network.
import type { Timestamp } from './timestamp-columns.ts';

export interface IdentityWindowTable {
  listing_id: string;
  identity: string;
  voted_at: Timestamp;
  next_vote_at: Timestamp;
}

export interface VoteNetworkTable {
  network: string;
  listing_id: string;
  event_id: string;
  voted_at: Timestamp;
  expires_at: Timestamp;
}
