// After the vote: when the next one can be cast, what happened to the reward, and reminders.
import type { Child } from 'hono/jsx';
import { VOTING_WINDOW_HOURS } from '../../core/limits.ts';
import type { ListingType } from '../../listings/listing.ts';
import type { MessageKey } from '../../messages/message.ts';
import type { Translations } from '../../messages/translations.ts';
import type { CurrentVote } from '../../votes/queries.ts';
import type { VoterReward } from '../../votes/voter-reward.ts';
import { countdownTexts } from '../countdown-texts.ts';
import { useTranslations } from '../translations.ts';
import { Button, ButtonLink } from './button.tsx';
import { BoldName } from './name.tsx';
import { ExactTime, Time } from './time.tsx';

interface VotedCardProps {
  readonly listing: { readonly type: ListingType };
  readonly vote: CurrentVote;
  readonly reward: VoterReward | null;
  /** Whether votes are sent to the server's vote listener. */
  readonly hasListener: boolean;
  /** Below everything else. */
  readonly children?: Child;
}

export function VotedCard({ listing, vote, reward, hasListener, children }: VotedCardProps) {
  const t = useTranslations();
  return (
    <section class="card voted">
      <span class="voted-mark" aria-hidden="true" />
      <h2>{t.rich('vote.votedAt', { time: <Time at={vote.votedAt} /> })}</h2>
      <p class="dim">{t('vote.window', { hours: VOTING_WINDOW_HOURS[listing.type] })}</p>
      <p class="countdown" {...countdownTexts(t)} data-countdown={vote.nextVoteAt.toISOString()}>
        {t.rich('vote.againAt', { time: <Time at={vote.nextVoteAt} /> })}
      </p>
      <p class="dim note">
        <ExactTime at={vote.nextVoteAt} />
      </p>
      {hasListener && <Reward reward={reward} />}
      {children}
    </section>
  );
}

/** Nothing if the listing has no listener, because it may reward its voters in other ways. */
function Reward({ reward }: { reward: VoterReward | null }) {
  const t = useTranslations();
  if (!reward) return <p class="note reward">{t('vote.noPlayerName')}</p>;
  if (reward.state === 'none') return null;
  return (
    <p class="note reward">
      {t.rich(REWARD_SENTENCES[reward.state], { player: <BoldName name={reward.playerName} /> })}
    </p>
  );
}

const REWARD_SENTENCES = {
  on_its_way: 'vote.rewardOnItsWay',
  given: 'vote.rewardGiven',
  sent: 'vote.rewardSent',
  already: 'vote.rewardAlready',
  missed: 'vote.rewardMissed',
  unknown: 'vote.rewardUnknown',
} as const satisfies Readonly<Record<Exclude<VoterReward['state'], 'none'>, MessageKey>>;

const REWARD_WINDOW_MS = 24 * 3_600_000;

/** Shown before the vote if the player named by the last vote has already been rewarded today. */
export function RecentRewardNote({ reward }: { reward: VoterReward | null }) {
  const t = useTranslations();
  if (!reward?.rewardedAt) return null;
  const until = new Date(reward.rewardedAt.getTime() + REWARD_WINDOW_MS);
  return (
    <p class="note reward">
      {t.rich('vote.recentlyRewarded', {
        player: <BoldName name={reward.playerName} />,
        time: <Time at={until} />,
        exactTime: <ExactTime at={until} />,
      })}
    </p>
  );
}

interface ReminderCardProps {
  readonly listingId: string;
  /** True if at least one of this person's browsers is subscribed. */
  readonly isReminded: boolean;
  readonly pushKey: string;
}

/** The calendar works without JavaScript. The script `remind` shows the form if the browser supports notifications. */
export function ReminderCard({ listingId, isReminded, pushKey }: ReminderCardProps) {
  const t = useTranslations();
  const votePath = `/listings/${listingId}/vote`;
  return (
    <section class="card stack close" id="remind">
      <h2>{t('reminders.title')}</h2>
      {isReminded ? (
        <form class="row between" method="post" action={`${votePath}/remind/off`}>
          <span>{t('reminders.isOn')}</span>
          <Button text={t('reminders.stop')} look="small" />
        </form>
      ) : (
        <p class="dim">{t('reminders.choose')}</p>
      )}
      <form
        method="post"
        action={`${votePath}/remind`}
        {...remindTexts(t)}
        data-remind={isReminded ? 'on' : 'off'}
        data-key={pushKey}
        hidden
      >
        <input type="hidden" name="endpoint" />
        <input type="hidden" name="p256dh" />
        <input type="hidden" name="auth" />
        <button class="btn" type="button">
          {t(isReminded ? 'reminders.alsoNotifyHere' : 'reminders.notifyHere')}
        </button>
        <p class="note" role="status" />
      </form>
      <div class="row">
        <ButtonLink text={t('reminders.addToCalendar')} href={`${votePath}/reminder.ics`} />
        <a href="/reminders">{t('reminders.all')}</a>
      </div>
    </section>
  );
}

/** What the script `remind` shows, as attributes of its form. */
export function remindTexts(t: Translations) {
  return { 'data-failed': t('reminders.setUpFailed'), 'data-blocked': t('reminders.blocked') };
}
