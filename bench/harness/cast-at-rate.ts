// Casts votes at a fixed rate, without waiting for earlier ones, each by another voter.
import type { AppContext } from '../../src/context.ts';
import { castVote } from '../../src/votes/cast-vote.ts';

export interface VoteRate {
  /** Votes per second. */
  readonly rate: number;
  readonly seconds: number;
}

let voters = 0;

/** Spreads consecutive votes over all listings: 7 and 1,000 have no common divisor. */
export function listingIndexOf(number: number, listings: number): number {
  return (number * 7) % listings;
}

/** Casts what is due every few milliseconds; returns how many were cast. Throws when a vote is refused. */
export async function castAtRate(
  { voting }: Pick<AppContext, 'voting'>,
  listings: readonly string[],
  rate: VoteRate,
  namesPlayers: boolean,
): Promise<number> {
  return paced(rate, (number) =>
    castOne(voting, listings[listingIndexOf(number, listings.length)] as string, namesPlayers),
  );
}

/** Calls `cast` at the rate, with numbers from 0, and waits for all calls; returns their number. */
export async function paced({ rate, seconds }: VoteRate, cast: (number: number) => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  const votes: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = Math.min(performance.now() - startedMs, seconds * 1000);
      while (votes.length < (elapsed / 1000) * rate) votes.push(cast(votes.length));
      if (elapsed < seconds * 1000) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  await Promise.all(votes);
  return votes.length;
}

export async function castOne(voting: AppContext['voting'], listingId: string, namesPlayer: boolean): Promise<void> {
  voters += 1;
  const voter = { voterId: `voter_${voters}`, platformId: null, confirmed: true };
  const playerName = namesPlayer ? `player_${voters}` : null;
  const cast = await castVote(voting, { listingId, voter, playerName });
  if (!cast.ok) throw new Error(`A vote was refused: ${cast.reason}`);
}
