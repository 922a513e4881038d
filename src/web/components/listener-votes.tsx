// What became of votes to a vote listener: the newest ones, and the players who went without a reward.
import { truncateCharacters } from '../../core/text.ts';
import type { ShownListenerVote } from '../listener-parts.ts';
import type { Listing } from '../web-parts.ts';
import { EmptyState } from './empty-state.tsx';
import { ListenerVotePill } from './pill.tsx';
import { formatMilliseconds, Time } from './time.tsx';

/** A hostile listener may say much; what tells something stands at the start. */
const WORDS_SHOWN_CHARACTERS = 200;

export function RecentVotes({ votes }: { votes: readonly ShownListenerVote[] }) {
  return (
    <section class="stack close" id="votes">
      <h2>Last votes</h2>
      {votes.length > 0 ? (
        <table class="card log">
          <thead>
            <tr>
              <th scope="col">Result</th>
              <th scope="col">Player, reason</th>
              <th scope="col">Took</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {votes.map((vote) => (
              <VoteRow vote={vote} />
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState
          title="No vote was sent yet"
          text="Each vote that names a player and each test vote stands here, with what the listener said."
        />
      )}
    </section>
  );
}

function VoteRow({ vote }: { vote: ShownListenerVote }) {
  const { player, isTest, state, durationMs, recordedAt } = vote;
  return (
    <tr>
      <td class="first">
        <ListenerVotePill state={state} />
      </td>
      <td class="wide-cell">
        <span class="row">
          <b>
            <bdi>{player}</bdi>
          </b>
          {isTest && <span class="tag">test vote</span>}
        </span>
        <Reason vote={vote} />
      </td>
      <td data-label="Took">{durationMs === null ? '–' : formatMilliseconds(durationMs)}</td>
      <td data-label="When">
        <Time at={recordedAt} />
      </td>
    </tr>
  );
}

/** Nothing for an accepted vote: all is said. */
function Reason({ vote: { state, diagnosis, words } }: { vote: ShownListenerVote }) {
  if (state === 'accepted') return null;
  const sentence = diagnosis?.happened ?? WITHOUT_END[state];
  return (
    <>
      {sentence && <p class="reason">{sentence}</p>}
      {diagnosis && <p class="reason dim">{diagnosis.todo}</p>}
      {words && (
        <details class="reason">
          <summary>What the listener said</summary>
          <pre tabindex={0} class="wrapped">
            {truncateCharacters(words, WORDS_SHOWN_CHARACTERS)}
          </pre>
        </details>
      )}
    </>
  );
}

const WITHOUT_END: Readonly<Partial<Record<ShownListenerVote['state'], string>>> = {
  already_rewarded: 'Another vote rewarded this player within 24 hours.',
  queued: 'Another vote for this player is being sent. This one follows only if that one fails.',
  waiting: 'It is sent in a moment.',
  sending: 'It is being sent now.',
};

export function UnrewardedPlayers(props: {
  listing: Listing;
  votes: readonly ShownListenerVote[];
  most: number;
}) {
  const { listing, votes, most } = props;
  return (
    <section class="stack close" id="unrewarded">
      <div class="row between">
        <h2>Players who went without</h2>
        <a class="btn small" href={`/dashboard/${listing.id}/listener/unrewarded.csv`}>
          Download all as CSV
        </a>
      </div>
      <p class="dim">
        Nothing is sent again by itself, so that nobody is rewarded twice: reward these players by hand if you
        wish.
        {votes.length >= most && ` The newest ${most} stand here, those of 90 days in the file.`}
      </p>
      <table class="card log">
        <thead>
          <tr>
            <th scope="col">Result</th>
            <th scope="col">Player, reason</th>
            <th scope="col">Voted</th>
          </tr>
        </thead>
        <tbody>
          {votes.map((vote) => (
            <UnrewardedRow vote={vote} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function UnrewardedRow({ vote: { state, player, diagnosis, votedAt } }: { vote: ShownListenerVote }) {
  return (
    <tr>
      <td class="first">
        <ListenerVotePill state={state} />
      </td>
      <td class="wide-cell">
        <b>
          <bdi>{player}</bdi>
        </b>
        {diagnosis && <p class="reason">{diagnosis.happened}</p>}
      </td>
      <td data-label="Voted">
        <Time at={votedAt} />
      </td>
    </tr>
  );
}
