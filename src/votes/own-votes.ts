// One person's votes: listed for them, handed over whole, and left without a name when they go.
import type { IdentifiedPerson, VoterIdentities } from '../access/voter-identities.ts';
import { insertIdentityWindows, selectIdentityWindow } from '../access/voter-identity-queries.ts';
import { addCleanupTask, type CleanupSlice } from '../db/cleanup-queries.ts';
import type { Connection, Db } from '../db/database.ts';
import {
  anonymizeVotes,
  countVotedListings,
  type ExportedVote,
  lockVotedListings,
  type OwnVote,
  selectLastWindowEnd,
  selectOwnVotes,
  selectVotedListings,
  selectVotesForListing,
} from './own-votes-queries.ts';

export type { OwnVote };

/** Until when a vote from another account of the same person keeps this one from voting for the listing; null: it does not. */
export async function otherAccountWindowEnd(
  { db, voterIdentities }: { readonly db: Db; readonly voterIdentities: VoterIdentities },
  listingId: string,
  person: IdentifiedPerson,
): Promise<Date | null> {
  const identities = voterIdentities.hashesOf(person);
  return identities.length === 0 ? null : selectIdentityWindow(db, listingId, identities);
}

const PER_PAGE = 20;
const EXPORTED_AT_ONCE = 500;

/** `page` is 1-based; one beyond the last is the last. */
export async function listOwnVotes(
  db: Connection,
  personId: string,
  page: number,
): Promise<{ readonly votes: readonly OwnVote[]; readonly page: number; readonly pages: number }> {
  const pages = Math.max(1, Math.ceil((await countVotedListings(db, personId)) / PER_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const votes = await selectOwnVotes(db, personId, { limit: PER_PAGE, offset: (shown - 1) * PER_PAGE });
  return { votes, page: shown, pages };
}

/** All of them, listing by listing, a few hundred at a time. */
export async function* exportOwnVotes(db: Db, personId: string): AsyncGenerator<readonly ExportedVote[]> {
  for (const listingId of await selectVotedListings(db, personId)) {
    let before: string | null = null;
    for (;;) {
      const page: readonly ExportedVote[] = await selectVotesForListing(
        db,
        personId,
        listingId,
        before,
        EXPORTED_AT_ONCE,
      );
      if (page.length > 0) yield page;
      if (page.length < EXPORTED_AT_ONCE) break;
      before = page.at(-1)?.eventId ?? null;
    }
  }
}

/** Listings at which one transaction takes a name off the votes: votes for them wait meanwhile. */
const LISTINGS_AT_ONCE = 20;

/**
 * In the transaction that deletes the account: the first listings, the others slice by slice afterwards (decision P135). Open windows
 * stay closed for the identities behind it, whatever account they come back with. Returns when the last open window ends, or null
 * (P45).
 */
export async function anonymizeVoter(
  db: Connection,
  personId: string,
  identities: readonly string[],
): Promise<Date | null> {
  const until = await selectLastWindowEnd(db, personId);
  const listingIds = await lockVotedListings(db, personId, LISTINGS_AT_ONCE);
  await insertIdentityWindows(db, personId, identities);
  if (await forgetAt(db, personId, listingIds)) await addCleanupTask(db, { kind: 'voter', id: personId });
  return until;
}

export const anonymizeVotesSlice: CleanupSlice = async (transaction, { id }) => {
  const listingIds = await lockVotedListings(transaction, id, LISTINGS_AT_ONCE);
  return (await forgetAt(transaction, id, listingIds)) ? '' : null;
};

/** Returns whether there may be more listings. */
async function forgetAt(db: Connection, personId: string, listingIds: readonly string[]): Promise<boolean> {
  await anonymizeVotes(db, personId, listingIds);
  return listingIds.length === LISTINGS_AT_ONCE;
}
