// Fills what the pages ask about votes.
import { selectIdentityWindow } from '../access/voter-identity-queries.ts';
import type { AppContext } from '../context.ts';
import { bug } from '../core/assert.ts';
import { castVote } from '../votes/cast-vote.ts';
import { currentVote } from '../votes/queries.ts';
import { voterReward } from '../votes/voter-reward.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireVotes({ db, voterIdentities, polls, counts }: AppContext): WebParts['votes'] {
  return {
    async castVote({ listingId, person, playerName, network }) {
      const { id, platformId, emailVerified } = person;
      const confirmed = emailVerified || platformId !== null;
      const voter = { voterId: id, platformId, confirmed, hasAccount: true };
      const cast = await castVote(polls, { listingId, voter, playerName, network });
      counts?.voteCast(cast.ok ? 'counted' : cast.reason);
      if (!cast.ok && cast.reason === 'at') return bug('a page casts no vote of another time');
      return cast;
    },
    currentVote: (listingId, personId) => currentVote(db, listingId, personId),
    async votedElsewhere(listingId, person) {
      const identities = voterIdentities.hashesOf(person);
      return identities.length === 0 ? null : selectIdentityWindow(db, listingId, identities);
    },
    reward: (listingId, personId) => voterReward(db, listingId, personId),
  };
}
