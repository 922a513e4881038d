// Every page and form of the site, read from the router, with the real IDs of a person's listings.
import { SITE_ROUTES, type SiteRoute } from '../site-routes.ts';
import type { ListingPair } from './target.ts';

export const routesOf = (method: SiteRoute['method'], within = /^\//): readonly SiteRoute[] =>
  SITE_ROUTES.filter((route) => route.method === method && within.test(route.pattern));

/** `ids`: IDs that are used instead of those of the listing itself. */
export function pathOf(
  { pattern }: Pick<SiteRoute, 'pattern'>,
  { bot, server }: ListingPair,
  ids: Readonly<Record<string, string>> = {},
): string {
  const listing = pattern.includes('/changelog') ? bot : server;
  const values: Readonly<Record<string, string>> = {
    id: listing.id,
    eventId: listing.eventId,
    token: listing.tokenId,
    person: listing.managerId,
    key: listing.invitationKey,
    session: 'row_00000000000000000000',
    guide: 'receive-votes',
    badge: 'votes.svg',
    file: 'AAAAAAAAAAAAAAAA.webp',
    ...ids,
  };
  return pattern.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => values[name] ?? 'sample');
}
