// Notices for owners, managers and staff.
export default {
  // The page with all notices about a listing.
  notices: 'Notices',
  dismissAll: 'Dismiss all',
  none: 'No notices',
  noneText: 'A notice appears here when deliveries keep failing or staff makes a decision about this listing.',
  mailsOn: 'Notices about this listing are also sent to your confirmed email address.',
  mailsOff: 'Notices about this listing are only shown here.',
  noMails: 'This service does not send email, so notices are only shown here.',
  mailsTurnedOn: 'You will get emails about this listing.',
  mailsTurnedOff: 'You will no longer get emails about this listing.',

  // One notice. {listing} is the name of a listing, {title} the title of the notice.
  titleOfListing: '{listing}: {title}',
  version: 'Version {version}.',
  reason: 'Reason: {reason}',
  question: 'Question: {question}',
  // The program that reads the live stream.
  consumer: 'Consumer: {consumer}',
  // Read by screen readers after “Dismiss”.
  dismissed: ': {title}',

  // Links in notices to what they are about.
  openWebhook: 'Open webhook',
  openStream: 'Open live stream',
  openListener: 'Open vote listener',
  openChangelog: 'Open changelog',
  openPage: 'Open page',
  openSettings: 'Open settings',
  openOverview: 'Open overview',
  openOwnership: 'Open ownership',
  answer: 'Answer',
  openReviews: 'Open reviews',
  openTokens: 'Open tokens',

  // What came of a report, for the person who sent it. {name} is the name of a listing or, with profile, of a person.
  reportTitle:
    '{kind, select, entry {Your report about version {version} of {name}} review {Your report about a review of {name}} profile {Your report about the profile of {name}} other {Your report about {name}}}',
  yourReport: 'Your report about {name}',
  myReports: 'My reports',
  reportAbout: 'Report about {name}',
  // The heading of a report: what was reported.
  reported:
    '{kind, select, entry {version {version} of {name}} review {a review of {name}} profile {the profile of {name}} other {{name}}}',
  undecided: 'Staff has not decided yet.',

  // News about a review, for the person who wrote it. {listing} is the name of the listing.
  reviewReplied: 'The team has replied to your review of {listing}',
  reviewRemoved: 'Staff removed your review of {listing}',
  reviewRestored: 'Staff restored your review of {listing}',
  yourReview: 'Your review of {listing}',
  myReviews: 'My reviews',
  reviewOf: 'Review of {listing}',
  // Read by screen readers after “Edit” and “Delete”.
  theReview: 'your review of {listing}',
  // The states of a review.
  removedByStaff: 'Removed by staff',
  hiddenWithoutVote: 'Hidden: no vote of yours counts',
  hidden: 'Hidden',
  hiddenByListing: 'Hidden: the listing shows no reviews',
  public: 'Public',
} as const;
