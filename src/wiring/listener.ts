// Fills what the pages and the command line ask about vote listeners.
import { byPerson } from '../access/audit.ts';
import { diagnoseListener } from '../channels/votifier/listener-diagnosis.ts';
import type { AppContext } from '../context.ts';
import { readListener, removeListener, saveListener } from '../endpoints/listener-settings.ts';
import {
  explainListenerVotes,
  type LoggedListenerVote,
  listListenerVotes,
  listUnrewarded,
} from '../votes/listener-log.ts';
import { sendTestVote } from '../votes/send-test-vote.ts';
import type { ListenerParts } from '../web/listener-parts.ts';

export function wireListener({
  config,
  db,
  vault,
  channelFor,
  loadTargets,
  judgeHost,
}: AppContext): ListenerParts {
  const { serviceName } = config;
  const explain = (listingId: string, votes: readonly LoggedListenerVote[]) =>
    explainListenerVotes(db, { listingId, serviceName }, votes);
  return {
    read: (listingId) => readListener(db, listingId),
    save: ({ person, ...input }) =>
      saveListener({ db, vault, judgeHost }, { ...input, by: byPerson(person) }),
    remove: async (listingId, person) => void (await removeListener(db, listingId, byPerson(person))),
    votes: async (listingId) => explain(listingId, await listListenerVotes(db, listingId)),
    unrewarded: async (listingId, limit) => explain(listingId, await listUnrewarded(db, listingId, limit)),
    async test({ listingId, person, playerName, watch, begun }) {
      const userId = person.platformId ?? person.id;
      const listener = await readListener(db, listingId);
      const parts = { db, channelFor, loadTargets, planWeights: config.planWeights };
      const sent = await sendTestVote(parts, { listingId, userId, playerName, watch, begun });
      if (!sent.ok) return sent;
      if (!listener) return { ok: false, reason: 'no_listener' };
      const { durationMs, code, responseBody: words } = sent.answer;
      const { host, port, protocol } = listener;
      const diagnosis = diagnoseListener({ code, end: sent.end, words, host, port, protocol, serviceName });
      return { ...sent, verdict: sent.end, durationMs, diagnosis };
    },
  };
}
