// The votes and the favorites of a person, for that person.
export default {
  myVotes: 'My votes',
  noVotes: 'No votes yet',
  noVotesText: 'The listings you vote for appear here, along with when you can vote again.',
  findServer: 'Find a server',
  findBot: 'Find a bot',
  // `{time}` is such as 4 min ago.
  cast: '{count, plural, =1 {One vote} other {# votes}}, most recently {time}',
  annulled: '{count, plural, one {# vote} other {# votes}} annulled by staff',
  voteAgain: 'Vote again',
  // `{time}` is such as in 3 h.
  nextVote: 'Next vote {time}',

  // Favorites. `{name}` is a listing's name.
  favorites: 'Favorites',
  voteAgainTitle: 'Vote again',
  noneReady: 'None of your favorites is ready yet.',
  allReady:
    '{count, plural, =1 {Your favorite is ready for your vote.} other {All # favorites are ready for your vote.}}',
  // `{ready}` is how many are ready, `{all}` how many there are.
  someReady:
    '{ready, plural, one {# of {all, number} favorites is ready for your vote.} other {# of {all, number} favorites are ready for your vote.}}',
  noFavorites: 'No favorites yet',
  noFavoritesText: 'Press the heart on a listing’s page. You will see here when you can vote for it again.',
  startWith: 'Start with {name}',
  voteFor: 'Vote for {name}',
  // `{time}` is such as in 3 h.
  allVoted: 'You have voted for all of them. {name} is ready {time}.',
  ready: 'Ready for your vote',
  readyAt: 'Ready {time}',
  paused: 'Paused by its owner',
  gone: 'No longer listed',
  deletedListing: 'Deleted listing',
  // What is in `unseen` is only read aloud.
  vote: 'Vote <unseen>for {name}</unseen>',
  favoriteAdded: '{name} is one of your favorites.',
  favoritesFull: 'You can have {max, number} favorites. Remove one first.',
  favoriteRemoved: 'The favorite was removed.',
  tooManyChanges: 'Too many changes. Wait a minute, then try again.',
  notReminded: 'You will not be reminded of your favorites.',
  remindedOfFirst: 'You will be reminded when the first favorite is ready.',
  remindedOfAll: 'You will be reminded when all favorites are ready.',
  needsCalendar:
    'Your reminder was saved. To see it in your calendar, create a calendar address below and subscribe to it.',
  notificationsFailed:
    'Notifications could not be set up in your browser. Choose email or the calendar, or try another browser.',
} as const;
