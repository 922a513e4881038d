// Fills what the overviews ask.
import { selectFirstSteps, selectStandings, setPutAway } from '../endpoints/first-steps-queries.ts';
import type { House } from '../house.ts';
import { hourlyVotes } from '../votes/vote-stats.ts';
import { voterIds } from '../votes/voter-ids.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireOverview({ db }: House): WebParts['overview'] {
  return {
    hourlyVotes: (listingId, hours) => hourlyVotes(db, listingId, hours),
    standings: async (listingIds) => (listingIds.length === 0 ? [] : selectStandings(db, listingIds)),
    voterIds: (listingId) => voterIds(db, listingId),
    firstSteps: (listingId) => selectFirstSteps(db, listingId),
    putStepsAway: (listingId, away) => setPutAway(db, listingId, away),
  };
}
