// Casts about one vote per second while the demo runs, cycling through the listings.

import type { AppContext } from '../../context.ts';
import { randomLetters } from '../../core/ids.ts';
import { castVote } from '../../votes/cast-vote.ts';
import { isMinecraft } from './sample-listing.ts';
import type { StoredSample } from './seed.ts';

const EVERY_MS = 1_200;
/** A little more than an hour: a demo that is left running must not fill the disk. */
const MOST_VOTES = 3_600;

export interface VoteStream {
  stop(): void;
}

/** `onEnd` is called after the last vote. */
export function startVoteStream(
  app: AppContext,
  listings: readonly StoredSample[],
  onEnd: () => void,
  most = MOST_VOTES,
): VoteStream {
  let count = 0;
  const timer = setInterval(() => {
    const listing = listings[count % listings.length];
    count += 1;
    if (listing)
      castSampleVote(app, listing, count).catch((error) =>
        app.log.warn({ err: error }, 'A sample vote could not be cast.'),
      );
    if (count < most) return;
    clearInterval(timer);
    onEnd();
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

/** Casts a vote of a new voter without an account. */
export function castSampleVote(app: AppContext, { id, sample }: StoredSample, number: number) {
  return castVote(app.voting, {
    listingId: id,
    voter: { voterId: `sample_${randomLetters(10)}`, platformId: null, confirmed: true },
    playerName: isMinecraft(sample) ? `Sample_${number}` : null,
  });
}
