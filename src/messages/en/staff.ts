// Staff: words that many of their pages share, the audit log, listings that wait for approval, look-alikes.
export default {
  // Titles, links, table heads and labels of facts.
  listing: 'Listing',
  listings: 'Listings',
  owner: 'Owner',
  state: 'State',
  votes: 'Votes',
  reports: 'Reports',
  firstReport: 'First report',
  reviews: 'Reviews',
  changelog: 'Changelog',
  auditLog: 'Audit log',
  publicPage: 'Public page',
  // The label of the column with the possible actions.
  whatStaffCanDo: 'What staff can do',
  // The label of the choices of a filter.
  filterLabel: 'Filter',
  // The button below the fields of a filter.
  filterButton: 'Filter',
  // A choice of a filter: no filter.
  all: 'All',
  noResults: 'No results',
  listingCount: '{count, plural, one {# listing} other {# listings}}',
  flaggedVoteCount: '{count, plural, one {# flagged vote} other {# flagged votes}}',
  annulledVotes: 'Annulled votes',
  votesUnderSuspicion: 'Votes under suspicion',
  // `{name}`: a person.
  byPerson: 'by {name}',
  // `{time}`: such as “4 min ago”; `{name}`: a person who decided it.
  timeByPerson: '{time} by {name}',
  // `{proof}`: a domain or an account; `{method}`: how it was proven, such as “a DNS record”; `{time}`: such as “4 min ago”.
  proofChecked: '{proof}, by {method}, checked {time}',

  // Reasons that staff give for a decision.
  reason: 'Reason',
  reasonHint: 'Shown to the owner. At most {max, number} characters.',
  numberOfDays: 'Number of days',
  daysHint: 'Leave empty to suspend until a staff member ends the suspension.',

  // Numbers next to links in the navigation. `{shown}` is the number, or “99+”; `<unseen>` is read by screen readers only.
  listingsWaiting:
    '{count, plural, one {{shown}<unseen> listing waiting</unseen>} other {{shown}<unseen> listings waiting</unseen>}}',
  listingsFlagged:
    '{count, plural, one {{shown}<unseen> listing flagged</unseen>} other {{shown}<unseen> listings flagged</unseen>}}',
  openReports:
    '{count, plural, one {{shown}<unseen> open report</unseen>} other {{shown}<unseen> open reports</unseen>}}',
  // A button that leads to the reports.
  openReportCount: '{count, plural, one {# open report} other {# open reports}}',
  // Beside it: when the only one or the oldest one was made, such as “4 min ago”.
  openSince: '{count, plural, one {from {time}} other {the oldest from {time}}}',

  // The audit log: who did what and when.
  auditIntro: 'All actions in the last {days, plural, one {# day} other {# days}}.',
  auditEmpty: 'Nothing matches these filters in the last {days, plural, one {# day} other {# days}}.',
  // The label of the choices of a filter: what an action was about.
  auditAbout: 'About',
  auditSite: 'Site',
  auditAccounts: 'Accounts',
  personId: 'Person ID',
  listingId: 'Listing ID',
  // `{action}`: the code of an action, such as `listing.hidden`, which is the only one shown.
  onlyAction: 'Only {action}. <link>All actions</link>',

  // Listings that wait for approval.
  approval: 'Approval',
  approvalTitle: 'Waiting for approval',
  approvalCount: '{count, plural, one {# listing.} other {# listings, oldest first.}}',
  seeLookAlikes: 'See also <link>look-alikes of public listings</link>.',
  nothingToApprove: 'Nothing to approve',
  nothingToApproveText: 'New listings appear here before they become public.',
  noApproval: 'New listings are public immediately',
  noApprovalText: 'With LISTING_APPROVAL=on, they wait here for approval first.',
  // `{kind}`: such as “Bot” or “Minecraft server”; `{owner}`: a name; `{time}`: such as “4 min ago”.
  submittedBy: '{kind} by {owner}, submitted {time}',
  approve: 'Approve',
  reject: 'Reject',
  mailsOn: 'You get an email when new listings are waiting, at most once an hour.',
  mailsOff: 'You do not get emails about waiting listings. The number next to “Staff” still shows how many there are.',
  mailsUnconfirmed: 'Emails are sent only to confirmed addresses. <link>Confirm your address</link> to get them.',
  mailsTurnedOn: 'You will get emails when listings are waiting.',
  mailsTurnedOff: 'You will no longer get emails when listings are waiting.',

  // Look-alikes: listings whose names look like those of others.
  lookAlikes: 'Look-alikes',
  lookAlikesIntro:
    'Public listings without a proven owner, whose names look like those of listings with many votes or with a proven owner. Letters of other alphabets, invisible characters and spaces make no difference.',
  noLookAlikes: 'No look-alikes',
  noLookAlikesText: 'New and renamed listings are compared within a minute.',
  // Below it stands the other listing. `{time}`: such as “4 min ago”.
  foundBeside: 'Found {time} beside:',
  reviewListing: 'Review listing',
  // Read by screen readers after “Dismiss”: the names of two listings.
  likeOther: '{name}, like {other}',
  alreadyDismissed: 'Someone else has already dismissed it.',
  lookAlikeDismissed: 'Dismissed, until the listing is renamed.',
} as const;
