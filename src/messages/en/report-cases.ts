// Staff: what was reported, one case for each thing, and what is known about it.
export default {
  // The list of cases.
  intro: 'What visitors have reported, one case for each thing. Open cases come first, oldest first.',
  onlyOneListing: 'Only one listing is shown. <link>Show all</link>',
  open: 'Open',
  closed: 'Closed',
  noReports: 'No reports',
  noReportsText: 'Visitors can report listings, changelog entries, reviews and profiles on their pages.',
  // The head of a column: what was reported.
  reported: 'Reported',
  // After “Waiting for the owner”; `{time}`: such as “4 min ago”.
  since: 'asked {time}',
  // A reason, and how many people gave it.
  reasonWithCount: '{reason} ({count, number})',
  // A list without “and”: what comes before, and the next part.
  listed: '{before}, {next}',

  // What was reported. `{label}`: the version of a changelog entry, or the handle of a profile.
  target: '{kind, select, entry {Changelog entry} review {Review} profile {Profile} other {Listing}}',
  targetWithLabel:
    '{kind, select, entry {Changelog entry {label}} review {Review {label}} profile {Profile {label}} other {Listing {label}}}',
  // `{target}`: such as “Review”.
  targetOfDeletedListing: '{target} (the listing was deleted)',
  profileOfHandle: 'Profile @{label}',
  profileOfDeletedAccount: 'Profile (the account was deleted)',

  // The state of a case, or how it ended.
  waitingForOwner: 'Waiting for the owner',
  ownerAnswered: 'Owner answered',
  outcome:
    '{outcome, select, dismissed {Dismissed} listingHidden {Listing hidden} profileHidden {Profile hidden} entryRemoved {Entry removed} reviewRemoved {Review removed} nameCleared {Name cleared} ownerSuspended {Owner suspended} authorSuspended {Author suspended} personSuspended {Person suspended} other {No longer there}}',
  // The same in parentheses within a sentence.
  outcomeInSentence:
    '{outcome, select, dismissed {dismissed} listingHidden {listing hidden} profileHidden {profile hidden} entryRemoved {entry removed} reviewRemoved {review removed} nameCleared {name cleared} ownerSuspended {owner suspended} authorSuspended {author suspended} personSuspended {person suspended} other {no longer there}}',

  // The page of a case.
  caseTitle: 'Report: {listing}',
  allReports: 'All reports',
  person: 'Person',
  author: 'Author',
  reportCount: '{count, plural, one {# report} other {# reports}}',
  reportCountOrMore: '{count, plural, one {# report} other {# reports}} or more',
  waitingSince: 'Waiting for the owner since',
  // The label of how the case ended.
  outcomeLabel: 'Outcome',
  targetGone: 'What was reported no longer exists. Dismiss the reports.',
  askOwner: 'Ask the owner',
  reopen: 'Reopen',
  // `{time}`: such as “4 min ago”.
  textsDeletedAt: 'The texts were deleted {time}, so this case cannot be reopened.',
  whatHappened: 'What happened',
  eventAsked: 'Owner asked',
  eventAnswered: 'Answered',
  eventGone: 'Closed: no longer there',
  eventReopened: 'Reopened',
  // Who did it, and when, such as “4 min ago”.
  byPersonAt: 'by {name} {time}',

  // The reports of a case.
  textsDeleted: 'Their texts were deleted.',
  ownCase: 'You own or manage this listing, so you do not see who sent them.',
  // Two times, such as “4 min ago”: when it was reported, and when the report was last changed.
  timeAndChange: '{time}, changed {changed}',
  // Which of several texts was reported: see “What was reported, text 2”.
  textNumber: 'text {number, number}',
  someone: 'Someone',
  deletedReporter: 'Someone whose account was deleted',
  anonymousReporter: 'A visitor without an account',
  historyUnknown: 'history no longer known',
  firstReportOf: '{from, select, network {first report from this network} other {first report}}',
  // Earlier reports of the same person or network, and how staff decided about them.
  historyOf:
    '{total, plural, one {# report} other {# reports}}{from, select, network { from this network} other {}}: {upheld, number} upheld, {dismissed, number} dismissed',

  // What was reported, beside what is there now.
  whatWasReported: 'What was reported',
  whatWasReportedNumber: 'What was reported, text {number, number}',
  // `{time}`: such as “4 min ago”.
  asItWas:
    '{state, select, deleted {As it was {time}. It was deleted since.} changed {As it was {time}. It was changed since.} other {As it was {time}. It has not changed since.}}',
  deleted: 'Deleted',
  changed: 'Changed',
  unchanged: 'Unchanged',
  whenReported: 'When reported',
  now: 'Now',
  // Its parts.
  fieldName: 'Name',
  fieldSummary: 'Summary',
  fieldDescription: 'Description',
  fieldLink: 'Link',
  fieldAddress: 'Address',
  fieldVideo: 'Video',
  fieldMods: 'Mods',
  fieldTags: 'Tags',
  fieldIcon: 'Icon',
  fieldBanner: 'Banner',
  fieldPictures: 'Images',
  fieldLanguages: 'Other languages',
  fieldVersion: 'Version',
  fieldTitle: 'Title',
  fieldBody: 'Release notes',
  fieldStars: 'Stars',
  fieldReview: 'Review',
  fieldReply: 'Reply',
  fieldHandle: 'Handle',

  // What else is known of the listing or the person.
  listingHistory: 'The listing’s history',
  personHistory: 'The person’s history',
  historyEmpty: 'No other reports, decisions of staff, flags or claims.',
  decisionsOfStaff: 'Decisions of staff',
  claims: 'Claims',
  otherReports: 'Other reports',
  // `{time}`: such as “4 min ago”; `{label}`: a version of the changelog.
  otherCase:
    '<link>{count, plural, one {# report} other {# reports}} about {target, select, review {a review} profile {the profile} listing {the listing} other {version {label}}}</link>, {outcome, select, dismissed {dismissed} hidden {hidden} removed {removed} suspended {account suspended} gone {no longer there} other {open}} {time}',
  flag: '<link>{count, plural, one {# flagged vote} other {# flagged votes}}</link>, {state, select, open {open} dismissed {dismissed} other {annulled}} {time}',
  claim:
    'By {name}, {state, select, open {open} contested {contested} transferred {transferred} dismissed {dismissed} withdrawn {withdrawn} other {lapsed}} {time}',
  claimOfDeletedAccount:
    'By a deleted account, {state, select, open {open} contested {contested} transferred {transferred} dismissed {dismissed} withdrawn {withdrawn} other {lapsed}} {time}',

  // Deciding about a case: see also the texts of the steps.
  question: 'Question',
  reviewOf: 'A review of {listing}',
  profileOf: 'The profile of {name}',
  whoIsSuspended:
    '{role, select, owner {The owner is {name}} author {The author is {name}} other {The person is {name}}}',
  // `{name}`: a staff member; `{outcome}`: such as “entry removed”.
  closedMeanwhile: '{name} has closed this case in the meantime.',
  closedMeanwhileAs: '{name} has closed this case in the meantime ({outcome}).',
  closedMeanwhileBySomeone: 'Another staff member has closed this case in the meantime.',
  closedMeanwhileBySomeoneAs: 'Another staff member has closed this case in the meantime ({outcome}).',
} as const;
