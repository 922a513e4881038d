// A voter's days in a row, and how far the next badge is.
import { nextBadge, type VoterBadge } from '../../voters/badges.ts';
import type { VoterRecord } from '../../voters/voter.ts';
import { formatCount, formatNumber } from './figures.tsx';
import { BadgeMark, badgeTitle } from './voter-badges.tsx';

/** `5-day streak`, and what it takes to keep it. */
export function StreakLine({ voter }: { voter: VoterRecord }) {
  const { days, best } = voter.streak;
  const next = nextBadge('streak', best);
  return (
    <div class="streak-line">
      {next && <BadgeMark badge={next} />}
      <div>
        <b class="streak-days">{days === 0 ? 'Vote today to start a streak' : `${formatNumber(days)}-day streak`}</b>
        <p class="dim note">{sentenceOf(voter.streak, next)}</p>
        {next && (
          <progress
            class="streak-progress"
            max={next.goal}
            value={days}
            aria-label={`Progress to the badge “${badgeTitle(next)}”`}
          />
        )}
      </div>
    </div>
  );
}

function sentenceOf({ days, best, hasVotedToday }: VoterRecord['streak'], next: VoterBadge | undefined): string {
  const goal = next ? `${formatCount(next.goal - days, 'more day')} until the badge “${badgeTitle(next)}”.` : '';
  const longest = best > days ? ` Your longest streak: ${formatCount(best, 'day')}.` : '';
  if (days === 0) return `Vote for any listing once a day. Days are in UTC.${longest}`;
  return (
    `${hasVotedToday ? '' : 'Vote today to keep it. '}${goal}${longest}`.trim() || 'You have every badge for streaks.'
  );
}
