// Listings as people see them: with the rank, and for a game server with the number of players.
import { accessTo } from '../access/permissions.ts';
import type { Config } from '../config.ts';
import { ID_PATTERN } from '../core/ids.ts';
import type { Connection } from '../db/database.ts';
import type { createFrontPage } from '../listings/front-page.ts';
import type { Listing } from '../listings/listing.ts';
import { findListing } from '../listings/queries.ts';
import { selectRank } from '../listings/rank-queries.ts';
import { type ListingSearch, searchListings } from '../listings/search-listings.ts';
import { type PlayerCount, readPlayerCounts } from './player-counts.ts';

export interface ListingView extends Listing {
  /** From 1, among public listings of its type and game; only for a single public listing. */
  readonly rank?: number;
  /** Null for bots, for servers without an address, and while PLAYER_COUNTS is off. */
  readonly players: PlayerCount | null;
}

export interface ListingViewDependencies {
  readonly db: Connection;
  readonly config: Pick<Config, 'playerCounts'>;
}

/** Null: there is no such listing, or staff has not approved it or has hidden it. */
export async function viewPublicListing(
  app: ListingViewDependencies,
  id: string,
): Promise<ListingView | null> {
  const listing = ID_PATTERN.test(id) ? await findListing(app.db, id) : null;
  return listing?.visibility.state === 'public' ? viewWithRank(app, listing) : null;
}

/** A listing that is not public exists only for its owner, its managers and staff (decision P72). */
export async function viewListing(
  app: ListingViewDependencies,
  id: string,
  person: { readonly id: string } | null,
): Promise<ListingView | null> {
  const listing = ID_PATTERN.test(id) ? await findListing(app.db, id) : null;
  if (!listing) return null;
  if (listing.visibility.state === 'public') return viewWithRank(app, listing);
  const access = await accessTo(app.db, person, id);
  if (!access.may('view_dashboard') && !access.may('moderate')) return null;
  const [view] = await addPlayerCounts(app, [listing]);
  return view ?? null;
}

async function viewWithRank(app: ListingViewDependencies, listing: Listing): Promise<ListingView> {
  const [rank, [view]] = await Promise.all([selectRank(app.db, listing), addPlayerCounts(app, [listing])]);
  return { ...listing, players: view?.players ?? null, ...(rank !== null && { rank }) };
}

export async function addPlayerCounts(
  { db, config }: ListingViewDependencies,
  listings: readonly Listing[],
): Promise<readonly ListingView[]> {
  const servers = listings.filter(({ type }) => type === 'game');
  const counts = await readPlayerCounts(db, config.playerCounts ? servers.map(({ id }) => id) : []);
  return listings.map((listing) => ({ ...listing, players: counts.get(listing.id) ?? null }));
}

/** The public lists, with players. */
export async function searchListingViews(app: ListingViewDependencies, search: ListingSearch) {
  const found = await searchListings(app.db, search);
  const [listings, similar] = await Promise.all([
    addPlayerCounts(app, found.listings),
    addPlayerCounts(app, found.similar),
  ]);
  return { ...found, listings, similar };
}

type FrontPageSource = Pick<ReturnType<typeof createFrontPage>, 'page'>;

/** The lists of the front page, with players. */
export async function viewFrontPage(app: ListingViewDependencies & { readonly frontPage: FrontPageSource }) {
  const page = await app.frontPage.page();
  const [bots, servers, newest, rising] = await Promise.all([
    addPlayerCounts(app, page.bots),
    addPlayerCounts(app, page.servers),
    addPlayerCounts(app, page.newest),
    addPlayerCounts(
      app,
      page.rising.map(({ listing }) => listing),
    ),
  ]);
  return {
    bots,
    servers,
    newest,
    rising: rising.map((listing, index) => ({ listing, more: page.rising[index]?.more ?? 0 })),
  };
}
