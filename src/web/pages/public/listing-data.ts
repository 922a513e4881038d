// Reads what the page of a listing shows besides the listing itself.
import { accessTo } from '../../../access/permissions.ts';
import type { Person } from '../../../access/person.ts';
import { findNewestEntry } from '../../../changelog/list-entries.ts';
import type { Connection } from '../../../db/database.ts';
import { selectPlayerHours } from '../../../game-servers/player-count-queries.ts';
import { selectServerFacts } from '../../../game-servers/server-fact-queries.ts';
import { readPageParts } from '../../../listings/page-parts.ts';
import { findRelatedListings } from '../../../listings/search-listings.ts';
import { selectServerCountHours } from '../../../listings/server-count-queries.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { readProof } from '../../../ownership/read-ownership.ts';
import { listFirstReviews } from '../../../reviews/list-reviews.ts';
import { isFavorite } from '../../../voters/favorite-queries.ts';
import { currentVote } from '../../../votes/queries.ts';
import { namedTopVoters } from '../../../votes/top-voters.ts';
import { selectDailyVotes, selectMonthlyVotes } from '../../../votes/vote-stats-queries.ts';
import type { WebContext } from '../../context.ts';
import { renderDescription } from '../../listing-description.ts';
import { allInPageLanguage } from '../../listing-texts.ts';
import { readDbFor } from '../../recent-changes.ts';

export const CHART_DAYS = 30;
export const CHART_MONTHS = 12;
/** Player counts are hourly, and a chart of a whole month would be unreadable. */
export const PLAYER_DAYS = 7;

export type ListingPageData = Awaited<ReturnType<typeof readListingPage>>;

export async function readListingPage(context: WebContext, listing: ShownListing) {
  const { app, person } = context.var;
  const db = readDbFor(context);
  const [charts, parts, visitor, reviews] = await Promise.all([
    readCharts(db, listing),
    readParts(context, db, listing),
    readVisitor(app.db, person, listing.id),
    listFirstReviews(db, app.site, { listingId: listing.id, viewerId: person?.id ?? null }),
  ]);
  return { ...charts, ...parts, ...visitor, reviews };
}

async function readCharts(db: Connection, { id, servers: report, players: count }: ShownListing) {
  const [daily, months, servers, players, facts] = await Promise.all([
    selectDailyVotes(db, id, CHART_DAYS),
    selectMonthlyVotes(db, id, CHART_MONTHS),
    report ? selectServerCountHours(db, id, CHART_DAYS) : [],
    count ? selectPlayerHours(db, id, PLAYER_DAYS) : [],
    count ? selectServerFacts(db, id) : null,
  ]);
  return { daily, months, servers, players, facts };
}

async function readParts(context: WebContext, db: Connection, listing: ShownListing) {
  const { app, t } = context.var;
  const { id } = listing;
  const [voters, related, release, proof, parts, description] = await Promise.all([
    namedTopVoters(db, id),
    findRelatedListings(db, listing).then((found) => allInPageLanguage(context, found)),
    listing.type === 'bot' ? findNewestEntry(db, id) : null,
    listing.ownerProvenAt ? readProof(db, id, t) : null,
    readPageParts(db, id),
    renderDescription(app, listing),
  ]);
  return { voters, related, release, proof, description, ...parts };
}

/** What depends on the visitor is read from the primary database. */
async function readVisitor(db: Connection, person: Person | null, listingId: string) {
  const [vote, access, isOneFavorite] = await Promise.all([
    person ? currentVote(db, listingId, person.id) : null,
    accessTo(db, person, listingId),
    person !== null && isFavorite(db, person.id, listingId),
  ]);
  return { vote, isOwn: access.may('listing.overview'), isFavorite: isOneFavorite };
}
