// The recent votes sent to a vote listener, and the players who were not rewarded.
import { RETENTION_DAYS, REWARD_HOURS } from '../../core/limits.ts';
import { truncateCharacters } from '../../core/text.ts';
import type { Listing } from '../../listings/listing.ts';
import type { Translations } from '../../messages/translations.ts';
import type { LoggedListenerVote } from '../../votes/listener-log.ts';
import { useTranslations } from '../translations.ts';
import { ButtonLink } from './button.tsx';
import { ListenerVotePill } from './delivery-state.tsx';
import { EmptyState } from './empty-state.tsx';
import { BoldName } from './name.tsx';
import { TableHead } from './table-head.tsx';
import { Time } from './time.tsx';

/** A hostile listener may send a lot of text; the beginning is enough. */
const RESPONSE_MAX_CHARACTERS = 200;

interface RecentVotesProps {
  readonly votes: readonly LoggedListenerVote[];
  /** Where votes can be sent once more, followed by the ID; null if this person may not. */
  readonly resendPath: string | null;
}

export function RecentVotes({ votes, resendPath }: RecentVotesProps) {
  const t = useTranslations();
  return (
    <section class="stack close" id="votes">
      <h2>{t('listener.recentVotes')}</h2>
      {votes.length > 0 ? (
        <table class="card log">
          <TableHead
            columns={[
              t('listener.result'),
              t('listener.playerAndReason'),
              t('listener.duration'),
              t('listener.recorded'),
            ]}
          />
          <tbody>
            {votes.map((vote) => (
              <VoteRow vote={vote} resendPath={resendPath} />
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState title={t('listener.noVotes')} text={t('listener.noVotesText')} />
      )}
    </section>
  );
}

function VoteRow({ vote, resendPath }: Pick<RecentVotesProps, 'resendPath'> & { vote: LoggedListenerVote }) {
  const t = useTranslations();
  const { player, isTest, state, durationMs, recordedAt } = vote;
  return (
    <tr>
      <td class="first">
        <ListenerVotePill state={state} />
      </td>
      <td class="wide-cell">
        <span class="row">
          <BoldName name={player} />
          {isTest && <span class="tag">{t('listener.testVote')}</span>}
        </span>
        <Reason vote={vote} />
        {vote.mayResend && resendPath && (
          <ButtonLink text={t('listener.sendOnceMore')} href={`${resendPath}/${vote.eventId}/resend`} look="small" />
        )}
      </td>
      <td data-label={t('listener.duration')}>{durationMs === null ? '–' : t.milliseconds(durationMs)}</td>
      <td data-label={t('listener.recorded')}>
        <Time at={recordedAt} />
      </td>
    </tr>
  );
}

/** Nothing for an accepted vote, because its status is clear. */
function Reason({ vote: { state, diagnosis, words } }: { vote: LoggedListenerVote }) {
  const t = useTranslations();
  if (state === 'accepted') return null;
  const sentence = diagnosis?.happened ?? describePending(t, state);
  return (
    <>
      {sentence && <p class="reason">{t.text(sentence)}</p>}
      {diagnosis && <p class="reason dim">{t.text(diagnosis.todo)}</p>}
      {words && (
        <details class="reason">
          <summary>{t('listener.response')}</summary>
          <pre tabindex={0} class="wrapped">
            {truncateCharacters(words, RESPONSE_MAX_CHARACTERS)}
          </pre>
        </details>
      )}
    </>
  );
}

function describePending(t: Translations, state: LoggedListenerVote['state']): string | null {
  switch (state) {
    case 'already_rewarded':
      return t('listener.alreadyRewarded', { hours: REWARD_HOURS });
    case 'queued':
      return t('listener.queued');
    case 'waiting':
      return t('listener.waiting');
    case 'sending':
      return t('listener.sending');
    default:
      return null;
  }
}

export function UnrewardedPlayers(props: { listing: Listing; votes: readonly LoggedListenerVote[]; limit: number }) {
  const t = useTranslations();
  const { listing, votes, limit } = props;
  return (
    <section class="stack close" id="unrewarded">
      <div class="row between">
        <h2>{t('listener.unrewarded')}</h2>
        <ButtonLink
          text={t('listener.downloadCsv')}
          href={`/dashboard/${listing.id}/listener/unrewarded.csv`}
          look="small"
        />
      </div>
      <p class="dim">
        {t('listener.unrewardedText')}
        {votes.length >= limit && <> {t('listener.unrewardedLimit', { limit, days: RETENTION_DAYS })}</>}
      </p>
      <table class="card log">
        <TableHead columns={[t('listener.result'), t('listener.playerAndReason'), t('listener.voted')]} />
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
      <td data-label={t('listener.voted')}>
        <Time at={votedAt} />
      </td>
    </tr>
  );
}
