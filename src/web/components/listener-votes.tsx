// The recent votes sent to a vote listener, and the players who were not rewarded.

import { truncateCharacters } from '../../core/text.ts';
import type { Listing } from '../../listings/listing.ts';
import type { LoggedListenerVote } from '../../votes/listener-log.ts';
import { useTranslations } from '../translations.ts';
import { ButtonLink } from './button.tsx';
import { ListenerVotePill } from './delivery-state.tsx';
import { EmptyState } from './empty-state.tsx';
import { BoldName } from './name.tsx';
import { TableHead } from './table-head.tsx';
import { formatMilliseconds, Time } from './time.tsx';

/** A hostile listener may send a lot of text; the beginning is enough. */
const RESPONSE_MAX_CHARACTERS = 200;

interface RecentVotesProps {
  readonly votes: readonly LoggedListenerVote[];
  /** Where votes can be sent once more, followed by the ID; null if this person may not. */
  readonly resendPath: string | null;
}

export function RecentVotes({ votes, resendPath }: RecentVotesProps) {
  return (
    <section class="stack close" id="votes">
      <h2>Recent votes</h2>
      {votes.length > 0 ? (
        <table class="card log">
          <TableHead columns={['Result', 'Player, reason', 'Duration', 'Recorded']} />
          <tbody>
            {votes.map((vote) => (
              <VoteRow vote={vote} resendPath={resendPath} />
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState
          title="No votes yet"
          text="Each vote that names a player and each test vote appears here, with the listener’s response."
        />
      )}
    </section>
  );
}

function VoteRow({ vote, resendPath }: Pick<RecentVotesProps, 'resendPath'> & { vote: LoggedListenerVote }) {
  const { player, isTest, state, durationMs, recordedAt } = vote;
  return (
    <tr>
      <td class="first">
        <ListenerVotePill state={state} />
      </td>
      <td class="wide-cell">
        <span class="row">
          <BoldName name={player} />
          {isTest && <span class="tag">Test vote</span>}
        </span>
        <Reason vote={vote} />
        {vote.mayResend && resendPath && (
          <ButtonLink text="Send once more" href={`${resendPath}/${vote.eventId}/resend`} look="small" />
        )}
      </td>
      <td data-label="Duration">{durationMs === null ? '–' : formatMilliseconds(durationMs)}</td>
      <td data-label="Recorded">
        <Time at={recordedAt} />
      </td>
    </tr>
  );
}

/** Nothing for an accepted vote, because its status is clear. */
function Reason({ vote: { state, diagnosis, words } }: { vote: LoggedListenerVote }) {
  const t = useTranslations();
  if (state === 'accepted') return null;
  const sentence = diagnosis?.happened ?? PENDING_TEXT[state];
  return (
    <>
      {sentence && <p class="reason">{t.text(sentence)}</p>}
      {diagnosis && <p class="reason dim">{t.text(diagnosis.todo)}</p>}
      {words && (
        <details class="reason">
          <summary>Response</summary>
          <pre tabindex={0} class="wrapped">
            {truncateCharacters(words, RESPONSE_MAX_CHARACTERS)}
          </pre>
        </details>
      )}
    </>
  );
}

const PENDING_TEXT: Readonly<Partial<Record<LoggedListenerVote['state'], string>>> = {
  already_rewarded: 'Another vote has already rewarded this player within 24 hours.',
  queued: 'Another vote for this player is being sent. This one is sent only if that one fails.',
  waiting: 'This vote will be sent shortly.',
  sending: 'This vote is being sent now.',
};

export function UnrewardedPlayers(props: { listing: Listing; votes: readonly LoggedListenerVote[]; limit: number }) {
  const { listing, votes, limit } = props;
  return (
    <section class="stack close" id="unrewarded">
      <div class="row between">
        <h2>Unrewarded players</h2>
        <ButtonLink text="Download all as CSV" href={`/dashboard/${listing.id}/listener/unrewarded.csv`} look="small" />
      </div>
      <p class="dim">
        Votes are never sent twice, so that nobody is rewarded twice. If nothing of a vote was sent, you can send it
        once more below. You can reward the other players manually.
        {votes.length >= limit &&
          ` This list shows the newest ${limit}. The CSV file contains all of them from the last 90 days.`}
      </p>
      <table class="card log">
        <TableHead columns={['Result', 'Player, reason', 'Voted']} />
        <tbody>
          {votes.map((vote) => (
            <UnrewardedRow vote={vote} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function UnrewardedRow({ vote: { state, player, diagnosis, votedAt } }: { vote: LoggedListenerVote }) {
  const t = useTranslations();
  return (
    <tr>
      <td class="first">
        <ListenerVotePill state={state} />
      </td>
      <td class="wide-cell">
        <BoldName name={player} />
        {diagnosis && <p class="reason">{t.text(diagnosis.happened)}</p>}
      </td>
      <td data-label="Voted">
        <Time at={votedAt} />
      </td>
    </tr>
  );
}
