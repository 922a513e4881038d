// The path of a listing's public page.
import type { Listing } from './listing.ts';

/** `rest` is a page below it, such as `/vote`. */
export function listingPath({ id }: Pick<Listing, 'id'>, rest = ''): string {
  return `/listings/${id}${rest}`;
}
