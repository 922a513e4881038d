// What came of a report, for those who sent it: on their page, and in an email.
export default {
  open: 'Staff is reviewing it again.',
  dismissed: 'Staff reviewed it and decided not to act.',
  hidden: 'Staff reviewed it and hid the listing.',
  removed: 'Staff reviewed it and removed the entry.',
  suspended: 'Staff reviewed it and suspended the owner’s account.',
  gone: 'What you reported no longer exists.',
  reviewRemoved: 'Staff reviewed it and removed the review.',
  reviewSuspended: 'Staff reviewed it and suspended the author’s account.',
  profileHidden: 'Staff reviewed it and hid the profile.',
  profileNameCleared: 'Staff reviewed it and cleared the name.',
  profileSuspended: 'Staff reviewed it and suspended the account.',
} as const;
