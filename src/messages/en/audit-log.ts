// The audit log in sentences.
export default {
  // The page of the owner. The links filter by topic.
  auditLog: 'Audit log',
  auditLogText: 'Changes by people and API tokens in the last 400 days.',
  topic: 'Topic',
  all: 'All',
  topicListing: 'Listing',
  topicPlan: 'Plan',
  topicVotes: 'Annulled votes',
  topicWebhook: 'Webhook',
  topicListener: 'Vote listener',
  topicRedelivery: 'Redeliveries',
  topicStream: 'Live stream',
  topicToken: 'Tokens',
  topicManager: 'People',
  topicChangelog: 'Changelog',
  topicOwnership: 'Ownership',
  topicReport: 'Reports',
  topicReview: 'Reviews',
  none: 'No entries',
  noneText: 'There were no changes of this kind in the last 400 days.',

  // What ends each sentence of the log: those below have no period.
  sentence: '{sentence}.',

  // Who did something, where a sentence has {actor}, which is else a person's name. {name} is the name of a token.
  theToken: 'The token {name}',
  theService: 'The service',
  staff: 'Staff',
  someone: 'Someone',
  theOperator: 'The operator',
  deletedPerson: 'A person whose account was deleted',
  operatorOrDeletedPerson: 'The operator, or a person whose account was deleted,',
  // In place of {subject}, if it is not known.
  unknown: 'unknown',

  // What somebody did to a listing. {subject} is its name, {fields} are names of its fields.
  listingCreated: '{actor} added the listing {subject}',
  listingApproved: '{actor} approved the listing',
  listingRefused: '{actor} rejected the listing',
  listingResubmitted: '{actor} changed the listing and resubmitted it for approval',
  listingEdited: '{actor} changed {fields}',
  listingTextEdited: '{actor} changed the text',
  planChanged: '{actor} set the plan to {plan}',
  planChangedWithChangelog: '{actor} set the plan to {plan}, with Changelog Pro',
  listingHidden: '{actor} hid the listing',
  listingShown: '{actor} made the listing public again',
  listingPaused: '{actor} paused the listing',
  listingResumed: '{actor} resumed the listing',
  healthShown: '{actor} showed the webhook’s health on a badge',
  healthHidden: '{actor} hid the webhook’s health from its badge',
  listingDeleted: '{actor} deleted the listing {subject}',

  // Texts of a listing in several languages. {language} is the name of one, such as “German”.
  textSaved: '{actor} changed the texts in {language}',
  textRemoved: '{actor} removed the texts in {language}',
  textLanguageSet: '{actor} set the main language to {language}',
  textLanguageCleared: '{actor} cleared the main language',

  // Pictures of a listing. {subject} is the text of an image.
  iconChanged: '{actor} uploaded an icon',
  iconRemoved: '{actor} removed the icon',
  bannerChanged: '{actor} uploaded a banner',
  bannerRemoved: '{actor} removed the banner',
  pictureAdded: '{actor} added an image: {subject}',
  pictureDescribed: '{actor} changed the text of an image: {subject}',
  pictureMoved: '{actor} changed the order of the images',
  pictureRemoved: '{actor} removed an image: {subject}',

  // Votes under suspicion, and the site. {subject} is a part of the site.
  lookalikeDismissed: '{actor} dismissed that the name looks like that of another listing',
  votesAnnulled: '{count, plural, one {{actor} annulled # vote} other {{actor} annulled # votes}}',
  votesRestored:
    '{count, plural, one {{actor} restored # vote that had been annulled} other {{actor} restored # votes that had been annulled}}',
  flagDismissed:
    '{count, plural, one {{actor} dismissed the suspicion about # vote} other {{actor} dismissed the suspicion about # votes}}',
  siteChanged: '{actor} changed the site: {subject}',
  siteRemoved: '{actor} removed from the site: {subject}',
  siteRestored: '{actor} restored an older version of the site: {subject}',

  // People and their accounts. {subject} is a person or, for a passkey, its name.
  profileHidden: '{actor} hid the profile of {subject}',
  profileShown: '{actor} no longer hides the profile of {subject}',
  profileNameCleared: '{actor} cleared the name of {subject}',
  profilePublished: '{actor} made the profile public: {subject}',
  profileSaved: '{actor} saved the profile, which is not public: {subject}',
  personSuspended: '{actor} suspended: {subject}',
  personSuspendedForDays:
    '{days, plural, one {{actor} suspended for # day: {subject}} other {{actor} suspended for # days: {subject}}}',
  firstStaff: '{actor} became the first staff member through the setup link',
  personMadeStaff: '{actor} gave staff access to {subject}',
  personReinstated: '{actor} lifted the suspension of {subject}',
  personResetLink: '{actor} created a password reset link for {subject}',
  personUnmadeStaff: '{actor} removed staff access from {subject}',
  personTwoStepReset: '{actor} turned off two-step verification of {subject}',
  accountAllRemoved: '{actor} turned off two-step verification',
  // {twoStep} says whether two-step verification was turned on or off by it.
  appAdded:
    '{twoStep, select, on {{actor} set up an authenticator app and so turned two-step verification on} off {{actor} set up an authenticator app and so turned two-step verification off} other {{actor} set up an authenticator app}}',
  appRemoved:
    '{twoStep, select, on {{actor} removed their authenticator app and so turned two-step verification on} off {{actor} removed their authenticator app and so turned two-step verification off} other {{actor} removed their authenticator app}}',
  passkeyAdded:
    '{twoStep, select, on {{actor} added a passkey and so turned two-step verification on: {subject}} off {{actor} added a passkey and so turned two-step verification off: {subject}} other {{actor} added a passkey: {subject}}}',
  passkeyRemoved:
    '{twoStep, select, on {{actor} removed a passkey and so turned two-step verification on: {subject}} off {{actor} removed a passkey and so turned two-step verification off: {subject}} other {{actor} removed a passkey: {subject}}}',
  accountCodesRenewed: '{actor} created new recovery codes',
  accountCodeUsed: '{actor} used a recovery code',
  identityLinked: '{actor} linked a game account: {subject}',
  identityUnlinked: '{actor} unlinked a game account: {subject}',

  // Webhook, vote listener, live stream and tokens. {subject} is an address, a vote, a program or a token.
  webhookSaved: '{actor} saved the webhook URL at {subject}',
  webhookRemoved: '{actor} removed the webhook',
  webhookPaused: '{actor} paused the webhook',
  webhookResumed: '{actor} resumed the webhook',
  webhookRotated: '{actor} rotated the signing secret',
  webhookAnnulmentsOn: '{actor} turned on events for annulled votes',
  webhookAnnulmentsOff: '{actor} turned off events for annulled votes',
  listenerSaved: '{actor} saved the vote listener at {subject}',
  listenerRemoved: '{actor} removed the vote listener',
  listenerVoteResent: '{actor} sent to the vote listener once more: vote {subject}',
  // {states} are states of deliveries, or “all”.
  redeliveryOrdered:
    '{count, plural, one {{actor} started redelivering # event ({states})} other {{actor} started redelivering # events ({states})}}',
  allStates: 'all',
  redeliveryStopped: '{actor} stopped the bulk redelivery',
  streamConsumerRemoved: '{actor} removed the live stream’s consumer {subject}',
  tokenCreated: '{actor} created the token {subject}',
  tokenLimited: '{actor} changed the limits of the token {subject}',
  tokenRotated: '{actor} rotated the token {subject}',
  tokenRevoked: '{actor} revoked the token {subject}',

  // Managers and ownership. {subject} is a person or, for a proof, what was proven.
  managerInvited: '{actor} invited as manager: {subject}',
  managerWithdrawn: '{actor} revoked the invitation of {subject}',
  managerJoined: '{actor} joined as a manager',
  managerDeclined: '{actor} declined an invitation to manage',
  managerRemoved: '{actor} removed the manager {subject}',
  managerLeft: '{actor} left as a manager',
  managerOffered: '{actor} offered ownership to {subject}',
  managerKept: '{actor} revoked the offer of ownership to {subject}',
  managerRefused: '{actor} declined ownership',
  managerTookOver: '{actor} took over ownership from {subject}',
  ownershipProven: '{actor} proved ownership: {subject}',
  ownershipEnded: '{actor} ended the proof of ownership',
  ownershipClaimed: '{actor} claimed the listing with a proof of ownership: {subject}',
  ownershipWithdrawn: '{actor} withdrew the claim to the listing',
  ownershipDismissed: '{actor} dismissed the claim to the listing of {subject}',
  ownershipLapsed: '{actor} ended the claim, because it was no longer proven, of {subject}',
  // {to} is a person.
  ownershipTransferred: '{actor} transferred the listing to {to}, who has proven it, from {subject}',
  ownershipTransferredToClaimant: '{actor} transferred the listing to its claimant, who has proven it, from {subject}',

  // Reports, reviews and the changelog. {subject} is what was reported, the number of a review, or a version.
  reportAsked: '{actor} asked the owner about a report',
  reportAnswered: '{actor} answered a question of staff about a report',
  // {number} is the number of a case, {outcome} how it ended.
  reportClosed:
    '{outcome, select, dismissed {{actor} closed report case {number} (dismissed) about {subject}} hidden {{actor} closed report case {number} (hidden) about {subject}} removed {{actor} closed report case {number} (removed) about {subject}} suspended {{actor} closed report case {number} (suspended) about {subject}} gone {{actor} closed report case {number} (gone) about {subject}} other {{actor} closed report case {number} about {subject}}}',
  reportReopened: '{actor} reopened report case {number} about {subject}',
  reviewSwitchedOn: '{actor} turned on reviews',
  reviewSwitchedOff: '{actor} turned off reviews',
  reviewReplied: '{actor} replied to the review {subject}',
  reviewReplyEdited: '{actor} edited the reply to the review {subject}',
  reviewReplyDeleted: '{actor} deleted the reply to the review {subject}',
  reviewRemoved: '{actor} removed the review {subject}',
  reviewRestored: '{actor} restored the review {subject}',
  reviewReplyRemoved: '{actor} removed the reply to the review {subject}',
  changelogDeleted: '{actor} deleted the changelog entry {subject}',
  changelogPublished: '{actor} published the changelog entry {subject}',
  changelogReplaced: '{actor} replaced the changelog entry {subject}',
  changelogRemoved: '{actor} removed the changelog entry {subject}',
  changelogRestored: '{actor} restored the changelog entry {subject}',

  // An entry of another version of this program. {action} is its name.
  otherAction: '{actor} {action}',
  otherActionAbout: '{actor} {action} {subject}',

  // Below a sentence: more about it, without a period. Two of them, {one} and {other}, as sentences next to each other.
  reason: 'Reason: {reason}',
  noReason: 'Reason: none given',
  question: 'Question: {question}',
  noQuestion: 'Question: none given',
  permissions: 'Permissions: {permissions}',
  noPermissions: 'Permissions: none',
  expires: 'Expires {time}',
  onlyFrom: 'Only from {addresses}',
  noLimits: 'No limits',
  inARow: '{one}. {other}',
} as const;
