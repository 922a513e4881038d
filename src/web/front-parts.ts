// What the public pages ask beside listings themselves: the front page, the map for search engines, badges.

import type { ListingType } from '../listings/listing.ts';
import type { ShownListing as Listing } from '../listings/shown-listings.ts';
import type { SitemapEntry } from '../listings/sitemap-queries.ts';
import type { Person } from './people-parts.ts';

export interface FrontPage {
  /** By rank. */
  readonly bots: readonly Listing[];
  readonly servers: readonly Listing[];
  readonly newest: readonly Listing[];
  /** `more`: votes more in these seven days than in the seven before. */
  readonly rising: readonly { readonly listing: Listing; readonly more: number }[];
}

export interface FrontParts {
  page(): Promise<FrontPage>;
  /** What many listings of a type carry, most first. */
  tags(type: ListingType): Promise<readonly string[]>;
  /** The ID that each part of the map begins with. */
  borders(): Promise<readonly string[]>;
  part(from: string): Promise<readonly SitemapEntry[]>;
}

export interface BadgeParts {
  /** Whether the owner lets everybody see how the webhook fares (decision P27). */
  showsWebhook(listingId: string): Promise<boolean>;
  /** False: the listing is gone. */
  showWebhook(listingId: string, shown: boolean, person: Person): Promise<boolean>;
}
