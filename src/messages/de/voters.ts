// Profiles, streaks, badges, favorites of voters.
import type { AreaTranslation } from '../message.ts';

export default {
  memberSince: 'Mitglied seit {month}',
  editProfile: 'Profil bearbeiten',
  totalVotes: 'Votes insgesamt',
  listingsVotedFor: 'Verschiedene Einträge',
  daysInARow: 'Tage in Folge',
  longestStreak: 'Längste Streak',
  badges: 'Abzeichen',
  noBadges: 'Noch keine.',
  favorites: 'Favoriten',
  reportProfile: 'Dieses Profil melden',

  streakBadge: '{count, plural, one {# Tag in Folge} other {# Tage in Folge}}',
  votesBadge: '{count, plural, one {# Vote} other {# Votes}}',
  listingsBadge: '{count, plural, one {# Eintrag} other {# verschiedene Einträge}}',

  streak: 'Streak',
  votesForListings:
    '{votes, plural, one {# Vote} other {# Votes}} für {listings, plural, one {# Eintrag} other {# Einträge}}',
  startStreak: 'Vote heute, um eine Streak zu starten',
  streakOfDays: '{days, plural, one {#-Tag-Streak} other {#-Tage-Streak}}',
  progress: 'Fortschritt zum Abzeichen „{badge}“',
  howItCounts: 'Vote einmal am Tag für einen beliebigen Eintrag. Die Tage zählen nach UTC.',
  keepIt: 'Vote heute, um sie zu behalten.',
  untilBadge: 'Noch {days, plural, one {# Tag} other {# Tage}} bis zum Abzeichen „{badge}“.',
  yourLongest: 'Deine längste Streak: {days, plural, one {# Tag} other {# Tage}}.',
  everyBadge: 'Du hast alle Streak-Abzeichen.',

  profile: 'Profil',
  isPublic: 'Öffentlich',
  isNotPublic: 'Nicht öffentlich',
  publicText: 'Alle können deine Votes, deine Streak und deine Abzeichen unter {address} sehen.',
  anonymousText:
    'Du bist anonym. Wenn du magst, kannst du deine Votes, deine Streak und deine Abzeichen auf einer eigenen Seite zeigen.',
  setUpProfile: 'Profil einrichten',
} satisfies AreaTranslation<'voters'>;
