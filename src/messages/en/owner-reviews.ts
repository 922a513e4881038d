// Reviews and reports, as the owner sees them.
export default {
  // The reviews of a listing, for the people who run it.
  reviews: 'Reviews',
  reviewsText: 'Reviews do not affect votes: they trigger no webhook and do not count toward the ranking.',
  turnedOff: 'Reviews are turned off',
  turnedOffText: 'Visitors see no reviews and cannot write any. They are still stored.',
  openSettings: 'Open settings',
  // Read by screen readers: the name of the part with the average.
  average: 'Average',
  // The filter, and its choices.
  filter: 'Filter',
  all: 'All',
  unanswered: 'Without a reply',
  newestFirst: 'Reviews, newest first',
  none: 'No reviews yet',
  noneUnanswered: 'No reviews without a reply',
  noneText: 'People who have voted for the listing can review it. You can reply to each review, in public.',
  mailsOn: 'New reviews are also sent to your confirmed email address, at most once an hour.',
  mailsOff: 'New reviews are only shown here and as notices.',
  mailsTurnedOn: 'You will get emails about new reviews.',
  mailsTurnedOff: 'You will no longer get emails about new reviews.',
  nowOff: 'Reviews are turned off. They are still stored.',
  nowOn: 'Reviews are turned on.',

  // One review. “to the review by …” is read by screen readers after “Reply” or “Edit reply”, and “the review by …” after
  // “Report”. {name} is who wrote it.
  replyButton: 'Reply',
  editReply: 'Edit reply',
  toReviewBy: 'to the review by {name}',
  toAnonymousReview: 'to the review by an anonymous voter',
  report: 'Report',
  reviewBy: 'the review by {name}',
  anonymousReview: 'the review by an anonymous voter',

  // Replying to a review.
  replyTitle: 'Reply to a review',
  editReplyTitle: 'Edit your reply',
  theReview: 'The review',
  yourReply: 'Your reply',
  yourReplyHint:
    'Everyone can read it. It does not say who on your team wrote it. Plain text, at most {max, number} characters.',
  publishReply: 'Publish reply',
  saveReply: 'Save reply',
  deleteReply: 'Delete reply',
  replyPublic: 'Your reply is public now.',
  tooManyReplies: 'Too many replies. Try again in {minutes, number} min.',
  reviewGone: 'This review is no longer shown.',
  replyDeleted: 'Your reply was deleted.',

  // Questions of staff about reports of the listing.
  questions: 'Questions from staff',
  noQuestions: 'No open questions',
  noQuestionsText:
    'If someone reports this listing, staff may ask you about it before it decides. The questions appear here.',
  aboutListing: 'About the listing',
  aboutEntry: 'About changelog entry {version}',
  aboutReview: 'About a review',
  aboutProfile: 'About a profile',
  // {time} is a time such as “3 d ago”.
  asked: 'Asked {time}',
  yourAnswer: 'Your answer',
  yourAnswerHint: 'Shown to staff only. At most {max, number} characters.',
  sendAnswer: 'Send answer',
  answered: 'Your answer was sent to staff.',
} as const;
