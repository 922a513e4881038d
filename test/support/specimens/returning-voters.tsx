// Components of voters who return: streaks, badges, favorites, profiles.
import { BADGES } from '../../../src/voters/badges.ts';
import type { VoterRecord } from '../../../src/voters/voter.ts';
import { AfterVoteCard } from '../../../src/web/components/after-vote.tsx';
import { ConnectDiscordNote } from '../../../src/web/components/connect-discord.tsx';
import { FavoriteButton } from '../../../src/web/components/favorite-button.tsx';
import { FavoriteReminderCard } from '../../../src/web/components/favorite-reminder.tsx';
import { OwnNewsCards } from '../../../src/web/components/own-news.tsx';
import { ProfileCard } from '../../../src/web/components/profile-card.tsx';
import { ProfileNewsCard } from '../../../src/web/components/profile-news.tsx';
import { ProfileReviewsCard } from '../../../src/web/components/profile-reviews.tsx';
import { StreakLine } from '../../../src/web/components/streak.tsx';
import { BadgeList } from '../../../src/web/components/voter-badges.tsx';
import { VoterCards } from '../../../src/web/components/voter-cards.tsx';
import { HOSTILE, LONG, minutesAgo } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const AWARDED = BADGES.map((badge) => ({ ...badge, awardedOn: '2026-01-31' }));

function voterWith(days: number, best: number, hasVotedToday = true): VoterRecord {
  const achievements = { streak: best, votes: best * 3, listings: 4 };
  const streak = { days, best, hasVotedToday };
  return { votes: best * 3, listings: 4, streak, badges: AWARDED.slice(0, 3), achievements };
}

const LISTING = { id: 'lst_specimen', name: HOSTILE };
const PERSON = { id: 'usr_specimen' };
const NEXT = {
  slug: null,
  listingId: 'lst_next',
  name: HOSTILE,
  icon: null,
  type: 'bot',
  state: 'ready',
  nextVoteAt: null,
} as const;
const PROFILE = { handle: 'sample-voter', isPublic: true, isIndexed: false, showsFavorites: true };

export const RETURNING_VOTERS: readonly Specimen[] = [
  {
    part: 'streak',
    states: [
      state('none', () => <StreakLine voter={voterWith(0, 0, false)} />),
      state('to keep today', () => <StreakLine voter={voterWith(5, 12, false)} />),
      state('kept', () => <StreakLine voter={voterWith(29, 29)} />),
      state('beyond every badge', () => <StreakLine voter={voterWith(400, 400)} />),
    ],
  },
  { part: 'voter-badges', states: [state('all', () => <BadgeList badges={AWARDED} />)] },
  { part: 'voter-cards', states: [state('some', () => <VoterCards voter={voterWith(3, 9)} />)] },
  {
    part: 'after-vote',
    states: [
      state('with a next favorite', () => (
        <AfterVoteCard
          listing={LISTING}
          person={PERSON}
          facts={{ voter: voterWith(5, 5), isFavorite: true, next: NEXT }}
        />
      )),
    ],
  },
  {
    part: 'favorite-button',
    states: [
      state('a visitor', () => <FavoriteButton listing={LISTING} isFavorite={false} person={null} page="listing" />),
      state('no favorite', () => <FavoriteButton listing={LISTING} isFavorite={false} person={PERSON} page="vote" />),
      state('a favorite', () => <FavoriteButton listing={LISTING} isFavorite person={PERSON} page="listing" />),
    ],
  },
  {
    part: 'own-news',
    states: [
      state('about the profile', () => (
        <OwnNewsCards
          news={{ reports: [], reviews: [], profile: [{ id: 1, kind: 'hidden', reason: HOSTILE, at: minutesAgo(9) }] }}
          back="/account"
        />
      )),
    ],
  },
  {
    part: 'profile-card',
    states: [
      state('none', () => <ProfileCard profile={null} />),
      state('public', () => <ProfileCard profile={PROFILE} />),
    ],
  },
  {
    part: 'profile-news',
    states: (['hidden', 'shown', 'name_cleared'] as const).map((kind) =>
      state(kind, () => (
        <ProfileNewsCard
          news={{ id: 1, kind, reason: kind === 'shown' ? null : HOSTILE, at: minutesAgo(9) }}
          back="/dashboard"
        />
      )),
    ),
  },
  {
    part: 'profile-reviews',
    states: [
      state('hostile', () => (
        <ProfileReviewsCard
          reviews={[
            {
              id: 'rev_specimen_profile',
              listingId: 'lst_specimen',
              listingSlug: null,
              listingName: HOSTILE,
              stars: 2,
              body: `${HOSTILE}\n\n${LONG}`,
              createdAt: minutesAgo(900),
              editedAt: minutesAgo(9),
            },
          ]}
        />
      )),
    ],
  },
  {
    part: 'connect-discord',
    states: [
      state('not connected', (context) => (
        <>
          Nothing where Discord is not set up: <ConnectDiscordNote context={context} person={{ platformId: null }} />
        </>
      )),
    ],
  },
  {
    part: 'favorite-reminder',
    states: [
      state('every channel', () => (
        <FavoriteReminderCard
          reminder={{ moment: 'first', byPush: true, byMail: true, inCalendar: true }}
          browsers={2}
          pushKey="sample"
          canMail
          hasCalendar
        />
      )),
      state('nothing chosen yet', () => (
        <FavoriteReminderCard reminder={null} browsers={0} pushKey="sample" canMail={false} hasCalendar={false} />
      )),
    ],
  },
];
