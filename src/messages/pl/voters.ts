// Profiles, streaks, badges, favorites of voters.
import type { AreaTranslation } from '../message.ts';

export default {
  memberSince: 'W serwisie od: {month}',
  editProfile: 'Edytuj profil',
  totalVotes: 'Wszystkie głosy',
  listingsVotedFor: 'Wspierane wpisy',
  daysInARow: 'Dni z rzędu',
  longestStreak: 'Najdłuższa seria',
  badges: 'Odznaki',
  noBadges: 'Jeszcze żadnej.',
  favorites: 'Ulubione',
  reportProfile: 'Zgłoś ten profil',

  streakBadge: '{count, plural, one {# dzień z rzędu} few {# dni z rzędu} many {# dni z rzędu} other {# dnia z rzędu}}',
  votesBadge: '{count, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',
  listingsBadge: '{count, plural, one {# wpis} few {# różne wpisy} many {# różnych wpisów} other {# różnego wpisu}}',

  streak: 'Seria',
  votesForListings:
    '{votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}} na {listings, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}',
  startStreak: 'Zagłosuj dziś, żeby zacząć serię',
  streakOfDays: '{days, plural, one {Seria: # dzień} few {Seria: # dni} many {Seria: # dni} other {Seria: # dnia}}',
  progress: 'Postęp do odznaki „{badge}”',
  howItCounts: 'Głosuj raz dziennie na dowolny wpis. Dni liczą się według UTC.',
  keepIt: 'Zagłosuj dziś, żeby jej nie stracić.',
  untilBadge: 'Jeszcze {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} do odznaki „{badge}”.',
  yourLongest: 'Twoja najdłuższa seria: {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  everyBadge: 'Masz wszystkie odznaki za serie.',

  profile: 'Profil',
  isPublic: 'Publiczny',
  isNotPublic: 'Niepubliczny',
  publicText: 'Każdy może zobaczyć twoje głosy, serię i odznaki pod adresem {address}.',
  anonymousText: 'Głosujesz anonimowo. Jeśli chcesz, pokaż swoje głosy, serię i odznaki na własnej stronie.',
  setUpProfile: 'Ustaw profil',
} satisfies AreaTranslation<'voters'>;
