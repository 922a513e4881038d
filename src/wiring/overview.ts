// Fills what the overviews ask.

import type { AppContext } from '../context.ts';
import {
  selectEndpointStatuses,
  selectSetupChecklist,
  setChecklistHidden,
} from '../endpoints/setup-checklist-queries.ts';
import { hourlyVotes } from '../votes/vote-stats.ts';
import { voterIds } from '../votes/voter-ids.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireOverview({ db }: AppContext): WebParts['overview'] {
  return {
    hourlyVotes: (listingId, hours) => hourlyVotes(db, listingId, hours),
    standings: (listingIds) => selectEndpointStatuses(db, listingIds),
    voterIds: (listingId) => voterIds(db, listingId),
    firstSteps: (listingId) => selectSetupChecklist(db, listingId),
    putStepsAway: (listingId, away) => setChecklistHidden(db, listingId, away),
  };
}
