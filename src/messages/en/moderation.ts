// Staff: claims to listings, reviews, changelog entries.
export default {
  // Claims: somebody has proven that a listing is theirs, which somebody else added.
  claims: 'Claims',
  openClaims: '{count, plural, one {# open claim} other {# open claims}}',
  noClaims: 'No open claims',
  noClaimsText:
    'Anyone who can prove that a listing is theirs can claim it, even if someone else added it. Claims appear here until they are decided.',
  bothProven: 'Both have proven it',
  waitingForOwner: 'Waiting for the owner',
  claimedBy: 'Claimed by',
  theirProof: 'Their proof',
  ownersProof: 'Owner’s proof',
  // `{proof}`: a domain or an account; `{method}`: how it was proven, such as “a DNS record”.
  proofBy: '{proof}, by {method}',
  proofEnded: 'Ended',
  noProof: 'None so far',
  // The label of a time.
  claimed: 'Claimed',
  // The label of the time when the listing will be transferred.
  transferred: 'Transferred',
  transferNow: 'Transfer now',
  transferTitle: 'Transfer this listing?',
  transferButton: 'Transfer listing',
  transferText:
    'The claimant becomes the owner at once, without the {hours, plural, one {# hour} other {# hours}} in which the owner can prove it. Managers, tokens, webhook and vote listener are removed. This cannot be undone.',
  dismissTitle: 'Dismiss this claim?',
  dismissButton: 'Dismiss claim',
  dismissText: 'The listing stays with its owner, and the claimant is notified. They can claim it again.',
  claimTransferred: 'The listing was transferred.',
  claimDismissed: 'The claim was dismissed.',
  claimEnded: 'This claim has already ended.',
  // `{problem}`: a sentence.
  claimNotProven: 'The claimant’s proof could not be found again. {problem}',
  ownClaim: 'This is your own claim. Another staff member has to decide about it.',
  claimUndecidable: 'This claim cannot be decided now: it has ended, or the owner’s time is not over.',

  // Reviews of all listings.
  newest: 'Newest',
  reported: 'Reported',
  removed: 'Removed',
  // Read by screen readers after “Search”.
  searchReviews: 'reviews',
  searchReviewsHint: 'Listing or person: name, email address or ID',
  noReviews: 'No reviews',
  noReviewsText: 'No reviews match this search and filter.',
  reviewBy: 'Review by {author}',
  // `{time}`: such as “4 min ago”.
  reviewAbout: 'about {listing}, {time}',
  reviewAboutEdited: 'about {listing}, {time}, edited',
  textDeleted: 'Its author deleted the text.',
  hiddenAnnulled: 'Hidden: votes annulled',
  hiddenSuspended: 'Hidden: author suspended',
  hiddenTeam: 'Hidden: author runs the listing',
  removedWithReason: 'Removed {time}. Reason: {reason}',
  removedByWithReason: 'Removed {time} by {name}. Reason: {reason}',
  restore: 'Restore',
  removeReply: 'Remove reply',
  // Read by screen readers after “Remove” or “Restore”.
  theReviewBy: 'the review by {author}',
  // Read by screen readers after “Remove reply”.
  toTheReviewBy: 'to the review by {author}',

  // Removing a review, or the reply of the listing’s team to it.
  authorAbout: '{author} about {listing}',
  removeReviewTitle: 'Remove this review?',
  removeReviewButton: 'Remove review',
  removeReviewText:
    'Visitors no longer see it, and it no longer counts in the average. Its author cannot write another review of this listing for {days, plural, one {# day} other {# days}}. You can restore it later.',
  removeReviewHint:
    'Shown to the author, and to the owner and managers of the listing. At most {max, number} characters.',
  reviewRemoved: 'The review was removed. Its author can see the reason.',
  removeReplyTitle: 'Remove this reply?',
  removeReplyText: 'The reply is deleted. The review stays, and the team can write another reply.',
  removeReplyHint: 'Shown to the owner and managers of the listing. At most {max, number} characters.',
  replyRemoved: 'The reply was removed. The owner can see the reason.',
  reviewRestored: 'The review was restored.',
  ownReview: 'You run this listing or wrote this review. Ask another staff member.',
  alreadyDealtWith: 'Another staff member has already dealt with it.',

  // Changelog entries of all bots.
  changelogs: 'Changelogs',
  // A choice of a filter.
  public: 'Public',
  noEntries: 'No entries',
  noEntriesText: 'No release notes match this filter.',
  // `{listing}`: a name; `{time}`: such as “4 min ago”.
  entryOf: '{listing}, {time}',
  removedByStaff: 'Removed by staff',
  releaseNotes: 'Release notes',
  // Read by screen readers after “Remove” or “Restore”.
  versionOf: '{version} of {listing}',
} as const;
