// The game account that gets the rewards for a person's votes for a listing.
import type { Connection } from '../db/database.ts';
import type { LinkablePlatform } from './game-identity.ts';
import { type LinkedIdentity, selectLinkFor } from './linked-identity-queries.ts';

export interface GameLink {
  readonly platform: LinkablePlatform;
  /** Null if none is linked. */
  readonly linked: LinkedIdentity | null;
}

/** Null for bots, which know people by their Discord ID. */
export async function readGameLink(
  db: Connection,
  personId: string,
  { id, game }: { readonly id: string; readonly game: LinkablePlatform | null },
): Promise<GameLink | null> {
  if (game === null) return null;
  return { platform: game, linked: await selectLinkFor(db, personId, { platform: game, listingId: id }) };
}
