// Emails with notices for the owner and managers of a listing. `{listing}` is its name, `{site}` that of the site.
export default {
  // The subject: the name of the listing, and what is new.
  subject: '{listing}: {news}',
  // The first line: the name of the listing, and the notice.
  notice: '{listing}: {notice}',
  version: 'Version {version}.',
  consumer: 'Consumer: {name}',
  question: 'Question: {text}',
  reason: 'Reason: {text}',
  // Two sentences each of which says what happened, or what to do.
  cause: 'Last failure: {happened}\nWhat to do: {todo}',
  why: 'You get this email because you manage {listing} on {site}. Turn off emails about it here:\n{url}',

  // What is new, after the name of the listing in the subject.
  webhookFailing: 'the webhook is failing',
  webhookDisabled: 'the webhook is disabled',
  listenerFailing: 'the vote listener is failing',
  entryRemoved: 'staff removed a changelog entry',
  entryRestored: 'staff restored a changelog entry',
  approved: 'staff approved it',
  refused: 'staff did not approve it',
  hidden: 'staff hid it',
  shown: 'staff made it visible again',
  planChanged: 'the plan has changed',
  tokenExpiring: 'an API token expires soon',
  streamBehind: 'a program is about to miss votes',
  streamMissed: 'a program has missed votes',
  annulled: 'staff annulled votes',
  restored: 'staff restored votes',
  proofFailing: 'the proof of ownership could not be confirmed',
  proofEnded: 'the proof of ownership has ended',
  claimed: 'someone else claims it',
  reportAsked: 'staff has a question about a report',
  reportSettled: 'staff dismissed a report',
  ownerSuspended: 'staff suspended the owner’s account',
  reviewWritten: 'new reviews',
  reviewRemoved: 'staff removed a review',
  replyRemoved: 'staff removed your reply to a review',
} as const;
