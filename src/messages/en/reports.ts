// Reporting a listing, and the reporter's view of it.
export default {
  // Titles of the page; {name} is the name of a listing, or of the person with the profile.
  titleListing: 'Report {name}',
  titleEntry: 'Report {version} of {name}',
  titleReview: 'Report a review of {name}',
  titleProfile: 'Report the profile of {name}',
  headingListing: 'Report this listing',
  headingEntry: 'Report this changelog entry',
  headingReview: 'Report this review',
  headingProfile: 'Report this profile',
  versionOf: 'Version {version} of {name}',

  // The form.
  reason: 'What is wrong?',
  details: 'Details',
  // {other} is the last reason.
  detailsHint:
    'What staff should look at, and where. Required for “{other}”. At most {max, plural, one {# character} other {# characters}}.',
  send: 'Send report',
  onlyStaff: 'Only staff sees who sent a report.',
  willBeNotified: 'You will be notified of the outcome.',
  withoutAccount: 'You can send it without an account. To be notified of the outcome, <link>sign in</link> first.',

  // Messages after it was sent.
  thanksWithoutAccount:
    'Thank you. Staff will look at this. Without an account, only one report per network is stored; sign in to send your own.',
  updated: 'Your report was updated. You will see the outcome on your dashboard.',
  thanks: 'Thank you. Staff will look at your report. You will see the outcome on your dashboard.',
  gone: 'This no longer exists, so it cannot be reported.',
  full: 'Your report was not stored, because there are enough reports of this for now. Staff will look at them.',
  noAccount: 'This account cannot report anything at the moment.',
  tooMany: 'Too many reports. Try again in {minutes, number, ::group-off} min.',
} as const;
