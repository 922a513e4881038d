// Fills what the pages ask about votes.
import type { AppContext } from '../context.ts';
import { castPersonVote } from '../votes/cast-vote.ts';
import { otherAccountWindowEnd } from '../votes/own-votes.ts';
import { currentVote } from '../votes/queries.ts';
import { voterReward } from '../votes/voter-reward.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireVotes({ db, desk, voting }: AppContext): WebParts['votes'] {
  return {
    castVote: (vote) => castPersonVote(voting, vote),
    currentVote: (listingId, personId) => currentVote(db, listingId, personId),
    votedElsewhere: (listingId, person) => otherAccountWindowEnd(desk, listingId, person),
    reward: (listingId, personId) => voterReward(db, listingId, personId),
  };
}
