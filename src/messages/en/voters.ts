// Profiles, streaks, badges, favorites of voters.
export default {
  // A voter’s public profile. {month} is a month with its year.
  memberSince: 'Member since {month}',
  editProfile: 'Edit profile',
  totalVotes: 'Total votes',
  listingsVotedFor: 'Listings voted for',
  daysInARow: 'Days in a row',
  longestStreak: 'Longest streak',
  badges: 'Badges',
  noBadges: 'None yet.',
  favorites: 'Favorites',
  reportProfile: 'Report this profile',

  // What badges are for.
  streakBadge: '{count, plural, one {# day in a row} other {# days in a row}}',
  votesBadge: '{count, plural, one {# vote} other {# votes}}',
  listingsBadge: '{count, plural, one {# different listing} other {# different listings}}',

  // The days in a row on which somebody has voted. {badge} is one of the three above.
  streak: 'Streak',
  votesForListings:
    '{votes, plural, one {# vote} other {# votes}} for {listings, plural, one {# listing} other {# listings}}',
  startStreak: 'Vote today to start a streak',
  streakOfDays: '{days, plural, one {#-day streak} other {#-day streak}}',
  progress: 'Progress to the badge “{badge}”',
  howItCounts: 'Vote for any listing once a day. Days are in UTC.',
  keepIt: 'Vote today to keep it.',
  untilBadge: '{days, plural, one {# more day} other {# more days}} until the badge “{badge}”.',
  yourLongest: 'Your longest streak: {days, plural, one {# day} other {# days}}.',
  everyBadge: 'You have every badge for streaks.',

  // On the account page: whether the person has a public profile. {address} is its address.
  profile: 'Profile',
  isPublic: 'Public',
  isNotPublic: 'Not public',
  publicText: 'Everyone can see your votes, streak and badges at {address}.',
  anonymousText: 'You are anonymous. If you like, you can show your votes, streak and badges on your own page.',
  setUpProfile: 'Set up profile',
} as const;
