// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
export default {
  answered: 'The owner has answered in the meantime. Read the answer first.',
  impossible: 'This cannot be done here.',
  notPublic:
    'This listing is not public now, so it cannot be hidden. Decide about its approval, or dismiss the report.',
  listingDeleted: 'This listing was deleted, so it cannot be hidden. Dismiss the report.',
  entryDeleted: 'This entry was deleted, so it cannot be removed. Dismiss the report.',
  listingDeletedSuspend: 'This listing was deleted. Suspend the person on their own page, and dismiss the report.',
  authorUnknown: 'This review was deleted, so its author is not known. Dismiss the report.',
  suspendOneself: 'You cannot suspend yourself. Ask another staff member.',
  ownerChanged: 'The listing has another owner now. Look at the case again before you suspend anyone.',
  staffProtected:
    'Staff cannot be suspended. Make the {role, select, owner {owner} author {author} other {person}} a member first.',
  accountGone: 'The account no longer exists.',
  openAlready: 'This case is open already.',
  textsDeleted: 'The texts of this case were deleted, so it cannot be reopened.',
  reportedAgain: 'The same was reported again. Decide about the new case.',
  askedAlready: 'The owner was asked already and has not answered yet.',
  profileHasNoOwner: 'A profile has no owner who could be asked.',
  listingDeletedAsk: 'This listing was deleted, so its owner cannot be asked.',
  answeredAlready: 'This question was answered already, or staff has decided without an answer.',
  profileDeleted: 'This profile was deleted. Dismiss the report.',
  ownProfile: 'This is your own profile. Ask another staff member.',
  reviewDeleted: 'This review was deleted, so it cannot be removed. Dismiss the report.',
  ownReview: 'You run this listing or wrote this review, so you cannot remove it. Ask another staff member.',
} as const;
