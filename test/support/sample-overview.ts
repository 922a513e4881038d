// What the overviews ask, made up.
import type { WebParts } from '../../src/web/web-parts.ts';
import { ago, HOUR } from './sample-data.ts';
import type { Sample } from './sample-state.ts';

export function sampleOverview(state: Sample): WebParts['overview'] {
  return {
    hourlyVotes: async (_, hours) =>
      Array.from({ length: hours }, (_unused, index) => ({
        hour: new Date(Math.floor(ago((hours - 1 - index) * HOUR).getTime() / HOUR) * HOUR),
        votes: index === 3 ? 0 : Math.round(18 + 14 * Math.sin((index / 24) * 2 * Math.PI)),
      })),
    standings: async (listingIds) =>
      listingIds.map((listing_id, index) => ({
        listing_id,
        kind: 'webhook',
        state: index === 1 ? 'disabled' : 'enabled',
        consecutive_failures: index === 0 ? 3 : 0,
        last_delivered_at: ago(HOUR),
        last_unconfirmed_at: null,
        last_failed_at: null,
      })),
    voterIds: async () => state.voterIds,
    firstSteps: async () => state.steps,
    putStepsAway: async (_, away) => {
      state.calls.push(`putStepsAway ${away}`);
      state.steps = { ...state.steps, putAway: away };
    },
  };
}
