// The tables that bound votes as TypeScript sees them: by identity and by network.
import type { Moment } from './moments.ts';

export interface IdentityWindowTable {
  listing_id: string;
  identity: string;
  voted_at: Moment;
  next_vote_at: Moment;
}

export interface VoteNetworkTable {
  network: string;
  listing_id: string;
  event_id: string;
  voted_at: Moment;
  expires_at: Moment;
}
