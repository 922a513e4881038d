// What staff should know before approving a listing: what it looks like, what it duplicates, and what was refused before.
import type { Connection } from '../db/database.ts';
import { applicationKey, invitedApplication, keysOf } from './fingerprint.ts';
import type { Listing } from './listing.ts';
import { selectListingTexts } from './listing-text-queries.ts';
import {
  type DuplicateKeys,
  type DuplicateListing,
  type EarlierRefusal,
  type OtherListing,
  selectDuplicates,
  selectOtherListings,
  selectRefusals,
} from './look-alike-queries.ts';
import { findAlike, type NamedAlike } from './look-alikes.ts';
import { shapeOfName } from './skeleton.ts';
import type { ListingText } from './texts-in-language.ts';

export interface ListingReview {
  /** In other languages. */
  readonly texts: readonly ListingText[];
  readonly lookAlikes: readonly NamedAlike[];
  readonly duplicates: readonly DuplicateListing[];
  readonly refusals: readonly EarlierRefusal[];
  /** Of the same owner. */
  readonly others: readonly OtherListing[];
}

const MOST_SHOWN = 8;

/** Compares the listing as it is now, also before the background has. */
export async function reviewListing(db: Connection, listing: Listing): Promise<ListingReview> {
  const texts = await selectListingTexts(db, listing.id);
  const names = [listing.name, ...texts.flatMap(({ name }) => name ?? [])];
  const shapes = await Promise.all(names.map(shapeOfName));
  const [lookAlikes, duplicates, refusals, others] = await Promise.all([
    findAlike(db, listing.id, shapes),
    selectDuplicates(db, listing.id, duplicateKeys(listing), MOST_SHOWN),
    selectRefusals(db, listing, MOST_SHOWN),
    selectOtherListings(db, listing, MOST_SHOWN),
  ]);
  return { texts, lookAlikes: lookAlikes.slice(0, MOST_SHOWN), duplicates, refusals, others };
}

/** A bot is of the application that is its ID, and of the one that its invitation names. */
function duplicateKeys(listing: Listing): DuplicateKeys {
  const { addressKey, linkKey, textKey } = keysOf(listing);
  const invited = invitedApplication(listing.link);
  const applications = listing.type === 'bot' && invited !== null ? [invited] : [];
  const own = listing.type === 'bot' && /^\d{17,20}$/.test(listing.id) ? [applicationKey(listing.id)] : [];
  return { addressKey, textKey, linkKeys: [...(linkKey === null ? [] : [linkKey]), ...own], applications };
}
