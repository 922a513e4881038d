// Fills what the pages and the command line ask about vote listeners.
import { byPerson } from '../access/audit.ts';
import { isListenerOutcome } from '../channels/votifier/listener-codes.ts';
import { diagnoseListener } from '../channels/votifier/listener-diagnosis.ts';
import type { AppContext } from '../context.ts';
import { type Listener, readListener, removeListener, saveListener } from '../endpoints/listener-settings.ts';
import { type LoggedListenerVote, listListenerVotes, listUnrewarded } from '../votes/listener-log.ts';
import { sendTestVote } from '../votes/send-test-vote.ts';
import type { ListenerParts } from '../web/listener-parts.ts';

const VOTES_SHOWN = 50;

export function wireListener({
  config,
  db,
  vault,
  channelFor,
  loadTargets,
  judgeHost,
}: AppContext): ListenerParts {
  const { serviceName } = config;
  const explainAll = async (listingId: string, votes: readonly LoggedListenerVote[]) => {
    const protocol = (await readListener(db, listingId))?.protocol ?? 'v2';
    return votes.map((vote) => explained(vote, protocol, serviceName));
  };
  return {
    read: (listingId) => readListener(db, listingId),
    save: ({ person, ...input }) =>
      saveListener({ db, vault, judgeHost }, { ...input, by: byPerson(person) }),
    remove: async (listingId, person) => void (await removeListener(db, listingId, byPerson(person))),
    votes: async (listingId) => explainAll(listingId, await listListenerVotes(db, listingId, VOTES_SHOWN)),
    unrewarded: async (listingId, limit) => explainAll(listingId, await listUnrewarded(db, listingId, limit)),
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

/** In plain words: how the vote ended and what to do, once it has. */
function explained(vote: LoggedListenerVote, protocol: Listener['protocol'], serviceName: string) {
  const { code, state, words } = vote;
  const ended = code !== null && isListenerOutcome(state);
  return {
    ...vote,
    diagnosis: ended ? diagnoseListener({ code, end: state, protocol, words, serviceName }) : null,
  };
}
