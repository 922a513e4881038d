// Fills what the pages ask about vote listeners.
import { byPerson } from '../access/audit.ts';
import type { AppContext } from '../context.ts';
import { readListener, removeListener, saveListener } from '../endpoints/listener-settings.ts';
import { listListenerVotes, listUnrewarded } from '../votes/listener-log.ts';
import { sendTestVote } from '../votes/send-test-vote.ts';
import type { ListenerParts } from '../web/listener-parts.ts';

export function wireListener(app: AppContext): ListenerParts {
  return {
    read: (listingId) => readListener(app.db, listingId),
    save: ({ person, ...input }) => saveListener(app, { ...input, by: byPerson(person) }),
    remove: async (listingId, person) => void (await removeListener(app.db, listingId, byPerson(person))),
    votes: (listingId) => listListenerVotes(app, listingId),
    unrewarded: (listingId, limit) => listUnrewarded(app, listingId, limit),
    async test({ listingId, person, playerName, watch, begun }) {
      const userId = person.platformId ?? person.id;
      const sent = await sendTestVote(app, { listingId, userId, playerName, watch, begun });
      if (!sent.ok) return sent;
      return { ...sent, verdict: sent.end, durationMs: sent.answer.durationMs };
    },
  };
}
