// Staff: what they can do with a case of reports. Each step has a question, a button, an explanation, a hint below the
// field for the reason, and what is said once it is done.
export default {
  // Any case about a listing or a changelog entry.
  dismissQuestion: 'Dismiss the reports?',
  dismissButton: 'Dismiss',
  dismissText:
    'Nothing changes for the listing. People who reported it while signed in see your reason; so does the owner if you asked them.',
  dismissHint:
    'Shown to people who reported it while signed in, and to the owner if you asked them. At most {max, number} characters.',
  dismissDone: 'The reports were dismissed.',
  shownToTeam: 'Shown to the owner and managers. At most {max, number} characters.',
  hideQuestion: 'Hide this listing?',
  hideButton: 'Hide listing',
  hideText:
    'It disappears from public view and accepts no votes. Nothing is deleted, and you can make it public again. Its owner and managers get a notice with your reason, without who reported it.',
  hideDone: 'The listing was hidden. Its owner can see the reason.',
  removeQuestion: 'Remove this entry?',
  removeButton: 'Remove entry',
  removeText:
    'It disappears from the changelog and its feeds. The owner and managers still see it, with your reason, but not who reported it. You can restore it later.',
  removeDone: 'The entry was removed. Its owner can see the reason.',
  suspendQuestion: 'Suspend the owner?',
  suspendButton: 'Suspend owner',
  suspendText:
    'The owner is signed out everywhere and cannot sign in or vote. The listing stays public; if it is the problem, hide it instead. Until the suspension ends, the owner’s API tokens can read but not change anything.',
  suspendHint: 'Shown to the owner and managers, also at sign-in. At most {max, number} characters.',
  suspendDone: 'The owner was suspended and signed out everywhere.',
  askQuestion: 'Ask the owner?',
  askButton: 'Send question',
  askText:
    'The owner and managers get a notice with your question, by email too if email is set up, and can answer it on their dashboard. They do not learn who reported it. Until then, the case is marked “Waiting for the owner”.',
  askHint: 'At most {max, number} characters.',
  askDone: 'Your question was sent to the owner and managers.',
  reopenQuestion: 'Reopen this case?',
  reopenButton: 'Reopen',
  reopenText:
    'What was hidden, removed or suspended stays so until you end it. Those who reported it with an account are notified that you are reviewing it again.',
  reopenHint: 'For the other staff members. At most {max, number} characters.',
  reopenDone: 'The case is open again.',

  // A case about a review.
  dismissReviewText:
    'Nothing changes for the review. People who reported it while signed in see your reason; so does the owner of the listing if you asked them.',
  removeReviewQuestion: 'Remove this review?',
  removeReviewButton: 'Remove review',
  removeReviewText:
    'Visitors no longer see it, and it no longer counts in the average. Its author gets a notice with your reason and cannot write another review of this listing for {days, plural, one {# day} other {# days}}. You can restore it later.',
  removeReviewHint:
    'Shown to the author, and to the owner and managers of the listing. At most {max, number} characters.',
  removeReviewDone: 'The review was removed. Its author can see the reason.',
  suspendAuthorQuestion: 'Suspend the author?',
  suspendAuthorButton: 'Suspend author',
  suspendAuthorText:
    'The author is signed out everywhere and cannot sign in or vote. Until the suspension ends, none of their reviews is shown.',
  suspendAuthorHint: 'Shown to the author at sign-in. At most {max, number} characters.',
  suspendAuthorDone: 'The author was suspended and signed out everywhere.',

  // A case about the profile of a person.
  dismissProfileText: 'Nothing changes for the profile. People who reported it while signed in see your reason.',
  dismissProfileHint: 'Shown to people who reported it while signed in. At most {max, number} characters.',
  shownToPerson: 'Shown to the person. At most {max, number} characters.',
  hideProfileQuestion: 'Hide this profile?',
  hideProfileButton: 'Hide profile',
  hideProfileText:
    'Nobody else sees the profile until staff shows it again on the person’s page. Votes, reviews and the account stay. The person gets a notice with your reason, by email too if email is set up, without who reported it.',
  hideProfileDone: 'The profile was hidden. The person can see the reason.',
  clearNameQuestion: 'Clear this person’s name?',
  clearNameButton: 'Clear name',
  clearNameText:
    'They are called “Member” everywhere, and lists no longer name them. They get a notice with your reason and can choose another name. The profile stays public; if it is the problem, hide it instead.',
  clearNameDone: 'The name was cleared. The person can see the reason.',
  suspendPersonQuestion: 'Suspend this person?',
  suspendPersonButton: 'Suspend person',
  suspendPersonText:
    'They are signed out everywhere and cannot sign in or vote. Until the suspension ends, neither their profile nor their reviews are shown.',
  suspendPersonHint: 'Shown to the person at sign-in. At most {max, number} characters.',
  suspendPersonDone: 'The person was suspended and signed out everywhere.',
} as const;
