// A vote about every second, for one listing after the other.
import type { House } from '../../house.ts';
import { castVote } from '../../votes/cast-vote.ts';
import { type SampleListing, sampleVoter } from './samples.ts';

const EVERY_MS = 1_200;

/** Answers how to stop it. */
export function startVoteStream(house: House, listings: readonly SampleListing[]): () => void {
  let count = 0;
  const timer = setInterval(() => {
    const listing = listings[count % listings.length];
    count += 1;
    if (!listing) return;
    castVote(house.polls, {
      listingId: listing.id,
      voter: sampleVoter(),
      playerName: listing.isMinecraft ? `Sample_${count}` : null,
    }).catch((error) => house.log.warn({ err: error }, 'A sample vote could not be cast.'));
  }, EVERY_MS);
  return () => clearInterval(timer);
}
