// Notices to the owner and managers of a listing, in the dashboard and by email: what happened, then what it means.
export default {
  // `{count}` is how often it failed, `{max}` after how many failures it is disabled.
  webhookFailing: 'The webhook failed {count, plural, other {# times in a row}}.',
  webhookFailingMeaning: 'After {max, number} failures in a row, it will be disabled. No votes are lost.',
  webhookDisabled: 'The webhook is disabled: it failed {count, plural, other {# times in a row}}.',
  webhookDisabledMeaning:
    'No votes are lost. Save the webhook’s URL again to enable it. Then you can redeliver the failed votes.',
  listenerFailing: 'The vote listener failed {count, plural, other {# times in a row}}.',
  listenerFailingMeaning: 'The players who voted were not rewarded. They are listed on the listener’s page.',
  entryRemoved: 'Staff removed a changelog entry.',
  entryRemovedMeaning: 'Visitors no longer see it. You cannot replace or delete this version unless staff restores it.',
  entryRestored: 'Staff restored a changelog entry.',
  entryRestoredMeaning: 'Visitors see it again, and you can replace or delete it.',
  // `{plan}` is the name of a plan, or `planOther`.
  planChanged: '{pro, select, yes {The plan is now {plan}, with Changelog Pro.} other {The plan is now {plan}.}}',
  planOther: 'another one',
  planChangedMeaning: 'It applies to new votes. Votes already cast keep their weight.',
  streamBehind:
    'A program is about to miss votes: it has not acknowledged votes of the live stream for more than {days, plural, other {# days}}.',
  streamBehindMeaning:
    'The live stream stores events for {days, plural, other {# days}}. Start the program again, so that it gets them. If it is no longer used, remove the consumer.',
  streamMissed:
    'A program has missed votes: it did not acknowledge votes of the live stream for more than {days, plural, other {# days}}.',
  streamMissedMeaning:
    'The votes count, but the live stream no longer has them. The webhook page says how many. Start the program again, so that it misses no more. If it is no longer used, remove the consumer.',
  tokenExpiring: 'An API token expires within {days, plural, other {# days}}.',
  tokenExpiringMeaning: 'Programs that use it stop working then. Extend it, or create another one and replace it.',

  // What staff decided about the listing.
  approved: 'Staff approved the listing.',
  approvedMeaning: 'It is now public, and people can vote for it.',
  refused: 'Staff did not approve the listing.',
  refusedMeaning: 'Only its owner and managers can see it. To have staff review it again, fix the problem and save.',
  hidden: 'Staff hid the listing.',
  hiddenMeaning: 'It is not public and does not accept votes. Nothing was deleted.',
  shown: 'Staff made the listing visible again.',
  shownMeaning: 'It is public again, and people can vote for it.',
  annulled: 'Staff annulled {count, plural, one {# vote} other {# votes}}.',
  annulledMeaning:
    '{count, plural, one {It no longer counts} other {They no longer count}}, in the ranking or anywhere else. What was already delivered is not called back, and what was not yet sent is not sent.',
  restored: 'Staff restored {count, plural, one {# vote} other {# votes}}.',
  restoredMeaning: '{count, plural, one {It counts} other {They count}} again, as before.',

  // Reviews.
  reviewWritten: '{count, plural, one {The listing has a new review.} other {The listing has # new reviews.}}',
  reviewWrittenMeaning: 'You can reply to each one, in public.',
  reviewRemoved: 'Staff removed a review of the listing.',
  reviewRemovedMeaning: 'Visitors no longer see it, and it no longer counts in the average.',
  replyRemoved: 'Staff removed a reply to a review.',
  replyRemovedMeaning: 'The review stays. You can write another reply.',

  // Reports.
  reportAsked: 'Staff has a question about a report.',
  reportAskedMeaning:
    'Someone reported this listing, one of its changelog entries or one of its reviews. Your answer is shown to staff only.',
  reportSettled: 'Staff dismissed the report it asked you about.',
  reportSettledMeaning: 'Nothing changes for your listing.',
  ownerSuspended: 'Staff suspended the owner’s account.',
  ownerSuspendedMeaning:
    'The listing stays as it is. Until the suspension ends, its API tokens can read but not change anything.',

  // The proof of ownership.
  proofFailing: 'The proof that this listing is yours could not be confirmed.',
  proofFailingMeaning:
    'It is checked again twice a day. If it cannot be confirmed within {days, plural, other {# days}}, it ends.',
  proofEnded: 'The proof that this listing is yours has ended.',
  proofEndedMeaning: 'Its page no longer says that the owner is verified. You can prove it again at any time.',
  claimed: 'Someone else has proven that this listing is theirs, and claims it.',
  claimedMeaning:
    'Prove that it is yours within {hours, plural, other {# hours}}. Otherwise it is transferred to them, with its votes.',
} as const;
