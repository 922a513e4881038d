// A listing as pages show it.

import type { PlayerCount } from '../game-servers/player-counts.ts';
import type { ListingType, Listing as StoredListing } from '../listings/listing.ts';

export type { ListingType, PlayerCount };

/** `rank`: 1-based, among its type and game. `players`: null where there is no server to ask. */
export type Listing = StoredListing & {
  readonly rank?: number;
  readonly players?: PlayerCount | null;
};
