// What the overviews ask: how votes came by the hour, how the endpoints of listings stand, which first steps were taken.
import type { EndpointStanding, FirstSteps } from '../endpoints/first-steps-queries.ts';
import type { HourVotes } from '../votes/vote-stats.ts';

export type { EndpointStanding, FirstSteps, HourVotes };

export interface OverviewParts {
  /** The hours that had votes, oldest first. */
  hourlyVotes(listingId: string, hours: number): Promise<readonly HourVotes[]>;
  /** Of several listings at once. */
  standings(listingIds: readonly string[]): Promise<readonly EndpointStanding[]>;
  firstSteps(listingId: string): Promise<FirstSteps>;
  /** The list of first steps is shown no more, or again. */
  putStepsAway(listingId: string, away: boolean): Promise<void>;
}
