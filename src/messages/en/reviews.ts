// Reviews: a listing's reviews, one review, and writing one.
export default {
  // The reviews of a listing.
  title: 'Reviews',
  titleOf: 'Reviews of {name}',
  descriptionWithoutAny: 'What voters say about {name}.',
  description:
    '{name}: {average, number, ::.0} of 5 stars, {count, plural, one {# review} other {# reviews}} by its voters.',
  none: 'No reviews yet',
  noneText: 'Anyone who has voted can write the first one.',
  noneWithText: 'No reviews yet. Anyone who has voted can write the first one.',
  noMore: 'There are no more reviews.',
  all: 'All reviews',
  allOfCount: 'All {count, plural, one {# reviews} other {# reviews}}',
  write: 'Write a review',
  edit: 'Edit your review',
  reply: 'Reply to reviews',
  average: 'Average',
  averageOfStars: '{average, number, ::.0} of 5 stars, {count, plural, one {# review} other {# reviews}}',
  count: '{count, plural, one {# review} other {# reviews}}',
  stars: '{stars, plural, one {# star} other {# stars}}',
  starsOfFive: '{stars, plural, one {# of 5 stars} other {# of 5 stars}}',

  // The order of the list.
  order: 'Order',
  mostHelpful: 'Most helpful',
  newest: 'Newest',
  highest: 'Highest',
  lowest: 'Lowest',
  mostHelpfulFirst: 'Reviews, most helpful first',
  newestFirst: 'Reviews, newest first',
  highestFirst: 'Reviews, highest first',
  lowestFirst: 'Reviews, lowest first',

  // One review. <unseen> is around what only screen readers say; {name} is the name of its author.
  byAndStars: 'Review by {name}, {stars, plural, one {# of 5 stars} other {# of 5 stars}}',
  anonymousVoter: 'Anonymous voter',
  you: 'You',
  // {time} and {editTime} are such as “5 min ago”.
  editedAt: '{time}, edited {editTime}',
  replyFromTeam: 'Reply from the team',
  replyEdited: '{time}, edited',
  helpfulCount: '{count, plural, one {# person found this helpful} other {# people found this helpful}}',
  helpful: 'Helpful <unseen>: the review by {name}</unseen>',
  helpfulAnonymous: 'Helpful <unseen>: the review by an anonymous voter</unseen>',
  markedHelpful: 'Marked helpful <unseen>: the review by {name}</unseen>',
  markedHelpfulAnonymous: 'Marked helpful <unseen>: the review by an anonymous voter</unseen>',
  report: 'Report <unseen>the review by {name}</unseen>',
  reportAnonymous: 'Report <unseen>the review by an anonymous voter</unseen>',

  // Why it was not marked as helpful.
  tooManyMarks: 'You have marked many reviews. Try again in {minutes, number, ::group-off} min.',
  ownMark: 'You cannot mark your own review as helpful.',
  markUnconfirmed: 'Confirm your account first: a confirmed email address or a connected account is required.',
  cannotMark: 'This account cannot mark reviews at the moment.',

  // The form; {name} is the name of a listing.
  reviewOf: 'Review {name}',
  editReviewOf: 'Edit your review of {name}',
  save: 'Save review',
  publish: 'Publish review',
  whoCanRead:
    'Everyone can read it. Your name is shown only if you agreed to that on <link>your account page</link>; otherwise it says “Anonymous voter”.',
  editIsMarked: 'An edited review is marked as such.',
  rating: 'Your rating',
  oneStar: 'Poor',
  twoStars: 'Fair',
  threeStars: 'Good',
  fourStars: 'Very good',
  fiveStars: 'Excellent',
  text: 'Your review',
  textHint:
    'What do you like, and what could be better? {least, number} to {most, number} characters of plain text: an empty line starts a new paragraph, and links are not clickable.',

  // Messages after it was sent.
  signedOut: 'You are signed out. Sign in in another tab, then send this again.',
  published: 'Thank you. Your review is public now.',
  saved: 'Your review was saved.',
  tooMany: 'Too many reviews. Try again in {minutes, number, ::group-off} min.',

  // Deleting it.
  delete: 'Delete your review',
  deleteQuestion: 'Delete your review?',
  deleteButton: 'Delete review',
  deleteText: 'Your review of {name}, its helpful marks and the reply to it will be deleted.',
  writeLater: 'Staff removed it, so it takes a while until you can write another one.',
  writeAnytime: 'You can write another one at any time.',
  deleted: 'Your review was deleted.',
  gone: 'This review no longer exists.',

  // Why somebody cannot write one now.
  ownListing: 'You run this listing',
  ownListingText: 'You cannot review a listing that you run, but you can reply to its reviews.',
  voteFirst: 'Vote first',
  onlyVoters: 'Only people who have voted for the listing can review it.',
  isPaused: 'It is paused, so nobody can vote for it now.',
  voteThenWrite: 'Vote once, then write your review.',
  noAccount: 'This account cannot write reviews',
  noAccountText: 'It was suspended or deleted in the meantime.',
  removed: 'Staff removed your review',
  // <link> leads to the person’s reviews; {time} is a date with a time.
  removedText: 'The reason is under <link>My reviews</link>. You can write another review of this listing from {time}.',

  // On a person’s profile; {name} is the name of a listing.
  ofAndStars: 'Review of {name}, {stars, plural, one {# of 5 stars} other {# of 5 stars}}',

  // For owners: turning reviews on and off.
  off: 'Off',
  areOff: 'Visitors see no reviews of this listing and cannot write any. Those that were written are still stored.',
  areOn:
    'People who have voted can review this listing, and you can reply. If you turn reviews off, all of them are hidden, but nothing is deleted.',
  noEffect: 'Reviews never affect votes or the ranking.',
  turnOn: 'Turn on reviews',
  turnOff: 'Turn off reviews',
} as const;
