// One person's votes: lists and exports them for that person, and anonymizes them when the account is deleted.
import { type IdentifiedPerson, scopedIdentities, type VoterIdentities } from '../access/voter-identities.ts';
import { insertIdentityWindows, type ScopedIdentity, selectIdentityWindow } from '../access/voter-identity-queries.ts';
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

/**
 * When this account can vote for the listing again, if a vote from another account of the same person prevents it;
 * otherwise null.
 */
export async function otherAccountWindowEnd(
  { db, voterIdentities }: { readonly db: Db; readonly voterIdentities: VoterIdentities },
  listingId: string,
  person: IdentifiedPerson & { readonly id: string },
): Promise<Date | null> {
  const scoped = await scopedIdentities(db, voterIdentities, person);
  const identities = scoped
    .filter((one) => one.listingId === null || one.listingId === listingId)
    .map(({ identity }) => identity);
  return identities.length === 0 ? null : selectIdentityWindow(db, listingId, identities);
}

const PER_PAGE = 20;
const EXPORTED_PER_PAGE = 500;

/** `page` is 1-based; a page past the end returns the last one. */
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

/** Yields all votes, listing by listing, in pages of a few hundred. */
export async function* exportOwnVotes(db: Db, personId: string): AsyncGenerator<readonly ExportedVote[]> {
  for (const listingId of await selectVotedListings(db, personId)) {
    let before: string | null = null;
    do {
      const range = { listingId, before, limit: EXPORTED_PER_PAGE };
      const page: readonly ExportedVote[] = await selectVotesForListing(db, personId, range);
      if (page.length > 0) yield page;
      before = page.length < EXPORTED_PER_PAGE ? null : (page.at(-1)?.eventId ?? null);
    } while (before !== null);
  }
}

/** How many listings one transaction anonymizes, during which new votes for them wait. */
const LISTINGS_PER_SLICE = 20;

/**
 * Anonymizes the votes for the first listings in the transaction that deletes the account; the others follow in slices
 * (decision P135). Open windows still apply to the identities behind the account, even with a new account. Returns when
 * the last open window ends, or null (decision P45).
 */
export async function anonymizeVoter(
  db: Connection,
  personId: string,
  identities: readonly ScopedIdentity[],
): Promise<Date | null> {
  const until = await selectLastWindowEnd(db, personId);
  const listingIds = await lockVotedListings(db, personId, LISTINGS_PER_SLICE);
  await insertIdentityWindows(db, personId, identities);
  if (await anonymizeAt(db, personId, listingIds)) await addCleanupTask(db, { kind: 'voter', id: personId });
  return until;
}

export const anonymizeVotesSlice: CleanupSlice = async (transaction, { id }) => {
  const listingIds = await lockVotedListings(transaction, id, LISTINGS_PER_SLICE);
  return (await anonymizeAt(transaction, id, listingIds)) ? '' : null;
};

/** Returns whether there may be more listings. */
async function anonymizeAt(db: Connection, personId: string, listingIds: readonly string[]): Promise<boolean> {
  await anonymizeVotes(db, personId, listingIds);
  return listingIds.length === LISTINGS_PER_SLICE;
}
