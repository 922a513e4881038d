// The vote button of a listing's page, and what takes its place for visitors who have to wait.
import type { Settings } from '../../config/settings.ts';
import { VOTING_WINDOW_HOURS } from '../../core/limits.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { ForeignTexts } from '../../listings/texts-in-language.ts';
import type { CurrentVote } from '../../votes/queries.ts';
import { countdownTexts } from '../countdown-texts.ts';
import { useTranslations } from '../translations.ts';
import { ListingName } from './name.tsx';
import { PausedCard } from './paused-card.tsx';
import { describeVoteWeight } from './ranking-note.tsx';
import { Time } from './time.tsx';

interface VoteCardProps {
  readonly listing: Listing & { readonly foreignTexts?: ForeignTexts };
  /** The visitor's vote, until the next one is possible. */
  readonly vote: CurrentVote | null;
  readonly weights: Settings['planWeights'];
}

export function VoteCard({ listing, vote, weights }: VoteCardProps) {
  const t = useTranslations();
  const weight = describeVoteWeight(listing.plan, weights);
  if (listing.pausedAt) return <PausedCard />;
  if (vote) return <NextVoteCard listing={listing} vote={vote} />;
  return (
    <div class="card">
      <a class="btn go big full" href={listingPath(listing, '/vote')}>
        <span class="clamp">{t.rich('vote.voteFor', { name: <ListingName listing={listing} /> })}</span>
      </a>
      <p class="dim note">
        {t('vote.window', { hours: VOTING_WINDOW_HOURS[listing.type] })}
        {listing.game === 'minecraft' && ` ${t('vote.enterPlayerName')}`}
        {weight && ` ${weight}`}
      </p>
    </div>
  );
}

/** For a visitor who has voted and has to wait (decision P140). The reward and reminders are on the vote page. */
function NextVoteCard({ listing, vote }: { listing: Listing; vote: CurrentVote }) {
  const t = useTranslations();
  const votePath = listingPath(listing, '/vote');
  return (
    <section class="card stack close" aria-label={t('vote.yourVote')}>
      <p
        class="next-vote"
        {...countdownTexts(t)}
        data-countdown={vote.nextVoteAt.toISOString()}
        data-again={votePath}
        data-again-look="go big full"
      >
        {t.rich('vote.votedAgainAt', { b: (text) => <b>{text}</b>, time: <Time at={vote.nextVoteAt} /> })}
      </p>
      <p class="row between note">
        <span class="dim">{t.rich('vote.lastVotedAt', { time: <Time at={vote.votedAt} /> })}</span>
        <a href={votePath}>{t('vote.remindMe')}</a>
      </p>
    </section>
  );
}
