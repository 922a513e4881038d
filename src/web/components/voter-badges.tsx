// The badges of voters: small drawings of our own, each with its words.
import { dateTimeFormat } from '../../messages/intl.ts';
import type { MessageKey } from '../../messages/message.ts';
import type { Translations } from '../../messages/translations.ts';
import type { BadgeKind, VoterBadge } from '../../voters/badges.ts';
import type { AwardedBadge } from '../../voters/voter.ts';
import { useTranslations } from '../translations.ts';

/** A flame, a star, and a compass needle. */
const SIGNS: Readonly<Record<BadgeKind, string>> = {
  streak:
    'M24.6 7.5c.9 5.6 7.4 7.9 7.4 14.6a8 8 0 0 1-16 0c0-3.4 1.7-5.4 3.6-7.6.4 2.3 1.2 3.6 2.7 4.4.7-3.9.4-7.8 2.3-11.4z',
  votes: 'M24 8l2.9 6.6 7.1.7-5.4 4.7 1.6 7L24 23.3l-6.2 3.7 1.6-7-5.4-4.7 7.1-.7z',
  listings: 'M24 7.5l4 7.5 7.5 4-7.5 4-4 7.5-4-7.5-7.5-4 7.5-4z',
};

export function BadgeMark({ badge: { kind, goal, tier } }: { badge: VoterBadge }) {
  return (
    <svg
      class={`badge-mark tier-${tier}`}
      viewBox="0 0 48 48"
      width="48"
      height="48"
      aria-hidden="true"
      focusable="false"
    >
      <path class="badge-shape" d="M24 1.5 43.5 12.7v22.6L24 46.5 4.5 35.3V12.7z" />
      <path class="badge-sign" d={SIGNS[kind]} />
      <text class="badge-number" x="24" y="39.5" text-anchor="middle">
        {goal >= 1_000 ? `${goal / 1_000}k` : goal}
      </text>
    </svg>
  );
}

const TITLES = {
  streak: 'voters.streakBadge',
  votes: 'voters.votesBadge',
  listings: 'voters.listingsBadge',
} as const satisfies Readonly<Record<BadgeKind, MessageKey>>;

export function badgeTitle(t: Translations, { kind, goal }: Pick<VoterBadge, 'kind' | 'goal'>): string {
  return t(TITLES[kind], { count: goal });
}

/** Nothing without badges. */
export function BadgeList({ badges }: { badges: readonly AwardedBadge[] }) {
  const t = useTranslations();
  if (badges.length === 0) return null;
  const days = dateTimeFormat(t.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ul class="badge-list">
      {badges.map((badge) => (
        <li>
          <BadgeMark badge={badge} />
          <span>
            <b>{badgeTitle(t, badge)}</b>
            <time class="dim note" datetime={badge.awardedOn}>
              {days.format(new Date(badge.awardedOn))}
            </time>
          </span>
        </li>
      ))}
    </ul>
  );
}
