// Which listing a page may show, and to whom.
import { accessTo } from '../access/permissions.ts';
import type { AppContext } from '../context.ts';
import { findVisibleListing } from '../listings/shown-listings.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireListings(app: AppContext): WebParts['listings'] {
  return {
    findListing: (id) => findVisibleListing(app, null, id),
    async findUnlisted(id, person) {
      const listing = await findVisibleListing(app, person, id);
      return listing?.visibility.state === 'public' ? null : listing;
    },
    async accessTo(person, listingId) {
      const { roles } = await accessTo(app.db, person, listingId);
      return roles.find((role) => role === 'owner' || role === 'manager') ?? null;
    },
  };
}
