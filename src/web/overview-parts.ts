// What the overviews ask: how votes came by the hour, how the endpoints of listings stand, which first steps were taken.
import type { EndpointStatus, SetupChecklist } from '../endpoints/setup-checklist-queries.ts';
import type { HourVotes } from '../votes/vote-stats.ts';
import type { VoterIds } from '../votes/voter-ids.ts';

export type { EndpointStatus, HourVotes, SetupChecklist, VoterIds };

export interface OverviewParts {
  /** The hours that had votes, oldest first. */
  hourlyVotes(listingId: string, hours: number): Promise<readonly HourVotes[]>;
  /** Of several listings at once. */
  standings(listingIds: readonly string[]): Promise<readonly EndpointStatus[]>;
  /** Whether the newest votes carried Discord IDs. */
  voterIds(listingId: string): Promise<VoterIds>;
  firstSteps(listingId: string): Promise<SetupChecklist>;
  /** The list of first steps is shown no more, or again. */
  putStepsAway(listingId: string, away: boolean): Promise<void>;
}
