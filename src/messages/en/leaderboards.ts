// The leaderboards.
export default {
  title: 'Top voters',
  lead: 'The people who vote the most, across all listings.',
  // {name} is the name of a listing.
  ofListing: 'Top voters of {name}',
  backToListing: 'Back to listing',
  allListings: 'All listings',

  period: 'Period',
  thisMonth: 'This month',
  allTime: 'All time',

  noVotesThisMonth: 'No votes yet this month',
  noVotes: 'No votes yet',
  soon: 'Votes appear here within a minute.',

  // Heads of the table.
  place: 'Place',
  voter: 'Voter',
  votes: 'Votes',
  // In the table.
  you: 'You',
  anonymousVoter: 'Anonymous voter',
  anonymousNote: 'You appear as “Anonymous voter” unless you show your name in <link>your account</link>.',

  // Above the table; {place} and {most} are numbers.
  notInTop: 'You are not in the top {most, number} yet: you have {votes, plural, one {# vote} other {# votes}}.',
  ownPlace: 'You are number {place, number}, with {votes, plural, one {# vote} other {# votes}}.',
} as const;
