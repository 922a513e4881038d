// Staff: votes under suspicion, annulments.
export default {
  // The list of flags: sets of votes of one listing that look like those of fake voters.
  flagsIntro:
    'New votes are compared with what is usual for their listing every minute. A flag is not proof: look at the evidence, then dismiss it or annul the votes. <link>Annulled votes</link>',
  nothingFlagged: 'Nothing flagged',
  nothingFlaggedText: 'No votes look like those of fake voters.',
  open: 'Open',
  dismissed: 'Dismissed',
  annulled: 'Annulled',
  flaggedVotes: 'Flagged votes',
  score: 'Score',
  lastVote: 'Last vote',
  // `{time}`: such as “4 min ago”.
  flaggedAt: 'Flagged {time}',

  // The page of a flag.
  flagTitle: 'Votes under suspicion: {listing}',
  allFlags: 'All flags',
  firstVoted: 'First',
  lastVoted: 'Last',
  // The label of how many of the votes count now.
  countingNow: 'Counting now',
  annulThese: 'Annul these votes',
  dismissNote:
    'If the votes are honest, dismiss the flag. They are not flagged again, and count as usual for this listing from then on.',
  flagDismissed: 'The flag was dismissed.',
  flagDecidedMeanwhile: 'Someone else has already decided on this flag.',

  // The evidence of a flag.
  scoreOf: 'Score: {score, number} of {max, number}',
  scoreNote:
    'The sum of the points below, at most {max, number}. Votes are flagged from {flagged, number} on. The numbers are of the {minutes, plural, =180 {3 hours} =1440 {24 hours} one {# minute} other {# minutes}} with the highest score. “Usual” is estimated from the other votes and from what is usual for this listing.',
  whatWasFound: 'What was found',
  usual: 'Usual',
  points: 'Points',
  allVotes: 'All votes',
  markFresh: 'First vote of an account younger than a day',
  markDormant: 'First vote of an older account',
  markSingle: 'Voted for this listing only, for the first time',
  markShared: 'From a shared network',
  markNamed: 'Name in a sequence',
  // A chart of the votes of a day: each bar is half an hour.
  timesTitle: 'Votes over 24 hours',
  timesLabel:
    'Votes per half hour over 24 hours: {total, number} in total, {flagged, number} of them flagged, at most {most, number} in one half hour.',
  // The end of the chart.
  whenChecked: 'when last checked',
  flagged: 'Flagged',
  otherVotes: 'Other votes',
  showAsTable: 'Show as table',
  // The head of a column: when a half hour begins.
  from: 'From',
  // `{time}`: an exact time.
  barTitle: '{time}: {votes, plural, one {# vote} other {# votes}}, {flagged, number} flagged',
  agesTitle: 'Age of the accounts when they voted',
  account: 'Account',
  noAccounts: 'No flagged vote is of an account.',
  underHour: 'Under an hour',
  underDay: 'Under a day',
  underWeek: 'Under a week',
  underMonth: 'Under 30 days',
  older: 'Older',
  namesTitle: 'Names in a sequence',
  namesNote: '# stands for a number.',
  // The head of a column with names such as “bot#”.
  namesLike: 'Names like',
  networksTitle: 'Shared networks',
  networksNote: 'Votes of one IPv4 address or IPv6 network, or of one range of them. Addresses are not stored.',
  network: 'Network',
  networkNumber: 'Network {number}',
  // The head of a column with bars.
  share: 'Share',

  // The votes of a listing, from which staff chooses some to annul.
  votesTitle: 'Votes for {listing}',
  flags: 'Flags',
  filterSince: 'From (UTC)',
  filterUntil: 'Until (UTC)',
  filterYounger: 'Account younger than (hours)',
  filterFlag: 'Flag',
  filterGroup: 'Network of the flag',
  clearFilters: 'Clear filters',
  annulAll: 'Annul all {count, number}',
  annulSelected: 'Annul selected votes',
  noVotes: 'No votes',
  noVotesText: 'No vote of this listing matches.',
  voter: 'Voter',
  // The head of a column with times.
  voted: 'Voted',
  accountAge: 'Account’s age then',
  notStored: 'not stored',
  // `{id}`: the ID of a voter.
  noAccount: 'No account {id}',
  // The name of a player in a game.
  forPlayer: 'for {player}',

  // Annulling votes.
  annulTitle: 'Annul votes',
  annulQuestion: 'Annul {count, plural, one {# vote} other {# votes}}?',
  annulButton: 'Annul {count, number}',
  votesForAll: 'Votes for {listing}: all of them.',
  votesForNewest: 'Votes for {listing}: the newest {count, number} of them.',
  annulText:
    'They no longer count: not in totals, rankings, top voters, charts or vote checks. What was already delivered is not called back; what was not yet sent is not sent. The voters cannot vote again before their window ends. You can undo this for {days, plural, one {# day} other {# days}}.',
  noneSelected: 'No votes selected',
  noneSelectedText: 'No vote of this listing matches, or all were annulled already.',
  chooseVotes: 'Choose votes',
  noneSelectedAnymore: 'No vote is selected anymore.',
  narrow: 'Choose votes, or enter a condition.',
  narrowText: 'Choose votes, or enter a condition: a flag, an age or a start.',
  annulOrdered: '{count, plural, one {# vote} other {# votes}} of {listing} will no longer count.',

  // What was annulled, and undoing it.
  annulling: 'In progress',
  restoring: 'Being restored',
  restored: 'Restored',
  nothingAnnulled: 'Nothing annulled',
  nothingAnnulledText: 'When staff annuls votes, you can see and undo it here.',
  // The head of a column, and the label of a fact: the staff member who did it.
  by: 'By',
  when: 'When',
  deletedListing: 'A deleted listing',
  deletedAccount: 'A deleted account',
  allAnnulled: 'All annulled votes',
  annulledVoteCount: '{count, plural, one {# annulled vote} other {# annulled votes}}',
  whatWasAnnulled: 'What was annulled',
  annullingProgress: '{done, number} of {total, number} so far. This page reloads itself.',
  restoringProgress: 'The votes are being restored. This page reloads itself.',
  // Instead of the name of a listing.
  deleted: 'Deleted',
  // The label of how many votes were selected.
  selected: 'Selected',
  flag: 'Flag',
  undoText:
    'The votes count again, as if they had never been annulled, and deliveries that were cancelled are sent. The owner gets a notice. Possible for {days, plural, one {# day} other {# days}}.',
  restoreButton: 'Restore {count, plural, one {# vote} other {# votes}}',
  notRestorable: 'These votes cannot be restored, or they already are.',
  countAgain: 'The votes count again.',
} as const;
