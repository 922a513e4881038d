// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
// address on the site. Each line is a paragraph of its own, in the order in which they stand in the email.
export default {
  // An invitation; `{person}` is the name of who invites.
  inviteSubject: 'Manage a listing at {site}',
  invite: '{person} invites you to manage the listing {listing}.',
  offerSubject: 'Take over a listing at {site}',
  offer: '{person} wants to transfer ownership of the listing {listing}.',
  inviteHow: 'To find out what this means, and to accept or decline, open this link:',
  inviteEnd:
    'The link works once, within seven days, and only for this address. If you were not expecting this, you can ignore this email.',

  // To somebody who was the owner until somebody else proved the listing.
  lostSubject: '{listing} has a new owner',
  lost: 'Someone has proven that {listing} at {site} is theirs, and you had not. The listing now belongs to them.',
  lostRemoved: 'Its managers, API tokens, webhook and vote listener were removed. Votes are no longer sent to you.',
  lostEnd: 'If you think that this is wrong, contact the staff of the site.',

  // To somebody who claimed a listing.
  transferredSubject: '{listing} is yours',
  transferred:
    'You have proven that {listing} at {site} is yours, and it now belongs to you. Set up its webhook or vote listener, because those of the former owner were removed.',
  dismissedSubject: 'Your claim to {listing} was dismissed',
  dismissed: 'Staff of {site} dismissed your claim to {listing}. The listing keeps its owner.',
  lapsedSubject: 'Your claim to {listing} has ended',
  lapsed:
    'Your claim to {listing} at {site} has ended, because the proof could not be found when it was due. Publish the code again, and claim the listing once more.',

  // To the author of a review.
  replySubject: 'A reply to your review of {listing}',
  reply: 'The team of {listing} has replied to your review at {site}:',
  replyEnd: 'Turn off emails about replies here:\n{url}',
  reviewRemovedSubject: 'Your review of {listing} was removed',
  reviewRemoved: 'Staff at {site} removed your review of {listing}.',
  reason: 'Reason: {reason}',
  reviewRemovedEnd:
    'Only you and staff can still see it. You can write another review of {listing} in {days, number} days.',
  reviewShownSubject: 'Your review of {listing} is shown again',
  reviewShown: 'Staff at {site} restored your review of {listing}. Everyone can see it again.',

  // To somebody who has reported something. `{version}` is that of an entry of the changelog.
  reportSubject: 'Your report about {listing}',
  reportedListing: 'You reported {listing} at {site}.',
  reportedEntry: 'You reported version {version} of {listing} at {site}.',
  reportedReview: 'You reported a review of {listing} at {site}.',
  // `{listing}` is the name of a person.
  reportedProfile: 'You reported the profile of {listing} at {site}.',

  // To a person whose public profile staff decided about.
  profileHiddenSubject: 'Your profile was hidden',
  profileHidden: 'Staff at {site} hid your public profile. Nobody else can see it anymore.',
  nameClearedSubject: 'Your name was cleared',
  nameCleared: 'Staff at {site} cleared your name. Choose another one in your account.',
  profileShownSubject: 'Your profile is no longer hidden',
  profileShown: 'Staff at {site} no longer hides your profile. It is public if you have switched it on.',
} as const;
