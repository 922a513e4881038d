// How long a voter waits for the next vote (§2.1): 12 hours on bots, 24 on game servers, counted from the last vote.

type ListingType = 'bot' | 'game';

export const VOTING_WINDOW_HOURS: Readonly<Record<ListingType, number>> = { bot: 12, game: 24 };

/** When somebody who voted at `votedAt` may vote again. */
export function nextVoteAt(type: ListingType, votedAt: Date): Date {
  return new Date(votedAt.getTime() + VOTING_WINDOW_HOURS[type] * 3_600_000);
}
