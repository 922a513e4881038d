// What a process reads of many listings, with the caches of these readers.
import type { Db } from '../db/database.ts';
import { createFacetReader, type FacetReader } from './facets.ts';
import { createFrontPage, type FrontPage } from './front-page.ts';
import { createListingTextReader, type ListingTextReader } from './read-listing-texts.ts';
import type { ShownListingContext } from './shown-listings.ts';

export interface ListingReaders {
  /** The listings of the home page and the sitemap. */
  readonly frontPage: FrontPage;
  readonly facets: FacetReader;
  /** Texts in other languages. */
  readonly listingTexts: ListingTextReader;
}

/** Create them once per process. */
export function createListingReaders(db: Db, config: ShownListingContext['config']): ListingReaders {
  const listingTexts = createListingTextReader(db);
  return {
    frontPage: createFrontPage({ db, config, listingTexts }),
    facets: createFacetReader(db),
    listingTexts,
  };
}
