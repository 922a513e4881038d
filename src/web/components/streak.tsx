// A voter's days in a row, and how far the next badge is.
import type { Translations } from '../../messages/translations.ts';
import { nextBadge, type VoterBadge } from '../../voters/badges.ts';
import type { VoterRecord } from '../../voters/voter.ts';
import { useTranslations } from '../translations.ts';
import { BadgeMark, badgeTitle } from './voter-badges.tsx';

/** `5-day streak`, and what it takes to keep it. */
export function StreakLine({ voter }: { voter: VoterRecord }) {
  const t = useTranslations();
  const { days, best } = voter.streak;
  const next = nextBadge('streak', best);
  return (
    <div class="streak-line">
      {next && <BadgeMark badge={next} />}
      <div>
        <b class="streak-days">{days === 0 ? t('voters.startStreak') : t('voters.streakOfDays', { days })}</b>
        <p class="dim note">{describeStreak(t, voter.streak, next)}</p>
        {next && (
          <progress
            class="streak-progress"
            max={next.goal}
            value={days}
            aria-label={t('voters.progress', { badge: badgeTitle(t, next) })}
          />
        )}
      </div>
    </div>
  );
}

function describeStreak(t: Translations, streak: VoterRecord['streak'], next: VoterBadge | undefined): string {
  const { days, best, hasVotedToday } = streak;
  const longest = best > days ? [t('voters.yourLongest', { days: best })] : [];
  if (days === 0) return [t('voters.howItCounts'), ...longest].join(' ');
  const sentences = [
    ...(hasVotedToday ? [] : [t('voters.keepIt')]),
    ...(next ? [t('voters.untilBadge', { days: next.goal - days, badge: badgeTitle(t, next) })] : []),
    ...longest,
  ];
  return sentences.join(' ') || t('voters.everyBadge');
}
