// Managers, tokens and settings of a listing.
export default {
  // The people who run a listing. {name} is a person, {time} a time such as “3 d ago”.
  managers: 'Managers',
  managersText:
    'Managers can view and change everything here: webhook, vote listener, tokens, changelog and settings. Only the owner can invite managers and transfer or delete the listing.',
  owner: 'Owner',
  managerSince: 'Manager, added {time}',
  you: '(you)',
  leave: 'Leave',

  // Inviting.
  inviteManager: 'Invite a manager',
  email: 'Email address',
  emailHint: 'The address of the person’s account on this site. If they don’t have one, they can sign up with it.',
  invite: 'Invite',
  tooManyInvitations: 'You have sent {max, number} invitations today. Wait {wait}, then try again.',
  invitationMailed: 'The invitation was emailed to {email}.',
  invitationLink: 'Invitation link',
  invitationLinkText:
    'Send it to the person you invited. It won’t be shown again. It works once, within seven days, and only for the address you entered.',
  // What is copied, read by screen readers after “Copy”.
  theLink: 'the link',

  // Invitations that nobody has answered yet. {time} is a time such as “in 3 d”.
  pendingInvitations: 'Pending invitations',
  offeredOwnership: 'Offered ownership, expires {time}',
  invitedAsManager: 'Invited as manager, expires {time}',
  // The button that makes an invitation or a token useless.
  revoke: 'Revoke',
  // Read by screen readers after “Revoke”.
  theInvitation: 'the invitation of {email}',
  invitationRevoked: 'The invitation was revoked. Its link no longer works.',
  invitationAnswered: 'The invitation was already accepted or declined, or it has expired.',

  // Removing a manager.
  removeManagerTitle: 'Remove the manager',
  removeManagerQuestion: 'Remove this manager?',
  removeManager: 'Remove manager',
  removeManagerText:
    '{name} will lose access to this dashboard immediately. Other API tokens keep working: revoke any that this person may have copied, and rotate the signing secret if they saw it.',
  apiTokens: 'API tokens',
  revokeTokens:
    '{count, plural, =1 {Revoke the token that this person created} other {Revoke the # tokens that this person created}}',
  revokeTokensHint:
    '{count, plural, =1 {Programs that use it stop working immediately.} other {Programs that use them stop working immediately.}}',
  managerRemoved: 'The manager was removed.',

  // Leaving. {listing} is the name of the listing.
  leaveTitle: 'Leave the listing',
  leaveQuestion: 'Leave this listing?',
  leaveText: 'You will no longer manage {listing}. To regain access, you need a new invitation from the owner.',
  youLeft: 'You left the listing.',

  // Making a manager the owner.
  transferOwnership: 'Transfer ownership',
  transferNobody: 'Only a manager can become the owner. Invite the person as a manager first.',
  transferText: 'The manager you choose has to accept. You stay on as a manager.',
  newOwner: 'New owner',
  transferQuestion: 'Transfer ownership?',
  transferConsequences:
    '{name} has seven days to accept ownership of {listing}. After that, only the new owner can invite and remove managers, and transfer or delete the listing. You stay on as a manager until the new owner removes you.',

  // API tokens: passwords for programs.
  noTokens: 'No tokens yet',
  noTokensText: 'With a token, your own code can check votes and manage this listing.',
  yourToken: 'Your token',
  // What follows is part of what a program sends: leave <code>…</code> as it is.
  yourTokenText:
    'Copy it now. It won’t be shown again. Send it with each request as <code>Authorization: Bearer</code>.',
  // What is copied, read by screen readers after “Copy”.
  theToken: 'the token',
  // {created} and {used} are times such as “3 d ago”, {operation} is the name of what a program did.
  tokenUnused: 'Created {created}, never used',
  tokenUsed: 'Created {created}, last used {used}',
  tokenUsedFor: 'Created {created}, last used {used} for {operation}',
  limits: 'Limits',
  rotate: 'Rotate',

  // Creating a token.
  createTokenTitle: 'Create a token',
  tokenName: 'Name',
  tokenNameHint: 'Where you will use it.',
  // The name of a token for the live stream of votes, which can be changed.
  liveStream: 'Live stream',
  permissions: 'Permissions',
  votesReadHint: 'Check whether a user voted, list votes and read statistics.',
  webhooksWriteHint: 'Change the webhook, read the delivery log, redeliver, and manage tokens.',
  statsWriteHint: 'Report the bot’s server count.',
  changelogWriteHint: 'Publish, replace and delete release notes.',
  createToken: 'Create token',
  listingDeletedBefore: 'This listing was deleted.',
  tokenNameInvalid: 'Use 1 to {max, number} characters for the name.',
  tokenWithoutPermission: 'Choose at least one permission.',
  tooManyTokens: 'A listing can have at most {max, number} tokens. Revoke one that you no longer need.',
  permissionUnknown: 'This permission does not exist.',
  permissionForBots: 'This permission is available for bots only.',

  // Limits of a token: when it expires, and which IP addresses may use it. {name} is the token, {time} an exact time.
  tokenLimitsTitle: 'Limits of a token',
  tokenLimits: 'Limits of the token',
  tokenLimitsText: '{name}, created {time}. Limits apply at once.',
  saveLimits: 'Save limits',
  limitsSaved: 'The token’s limits were saved.',
  lastDay: 'Last day',
  lastDayHint:
    '{days, plural, one {The token stops working at the end of that day (UTC). You get a notice # day before.} other {The token stops working at the end of that day (UTC). You get a notice # days before.}}',
  allowedAddresses: 'Allowed addresses',
  allowedAddressesHint: 'IP addresses or ranges of your own servers, separated by commas. Leave it empty to allow all.',
  expiryInvalid: 'Enter a day as YYYY-MM-DD, such as 2027-01-31.',
  expiryPast: 'Enter a day that is not over.',
  addressesInvalid: 'Enter IP addresses or CIDR ranges, such as 203.0.113.7 or 2001:db8::/32, separated by commas.',
  tooManyAddresses: 'Enter at most {max, number} addresses.',
  // Statuses of a token, and the line next to them. {time} is a time such as “in 3 d”.
  expired: 'Expired',
  stoppedWorking: 'It stopped working {time}',
  expiresSoon: 'Expires soon',
  expires: 'Expires {time}',
  onlyFrom: 'Only from {addresses}',

  // Giving a token a new secret. {name} is the token.
  rotateTokenTitle: 'Rotate the token',
  rotateTokenQuestion: 'Rotate this token?',
  rotateToken: 'Rotate token',
  rotateTokenText:
    '{name} will get a new secret and keep its name and permissions. The old secret stops working immediately, so be ready to replace it everywhere it is used. To switch without downtime, create a second token first.',
  revokeTokenTitle: 'Revoke the token',
  revokeTokenQuestion: 'Revoke this token?',
  revokeToken: 'Revoke token',
  revokeTokenText: '{name} will stop working immediately, everywhere it is used. This cannot be undone.',
  tokenRevoked: 'The token was revoked.',

  // The settings of a listing.
  settings: 'Settings',
  // The links lead to the pages of the dashboard with these names.
  settingsText: 'What visitors see is under <page>Page</page> and <pictures>Pictures</pictures>.',
  id: 'ID',
  idText: 'The API and the command line identify this listing by its ID.',
  // What is copied, read by screen readers after “Copy”.
  theId: 'the listing’s ID',
  paused: 'Listing paused. Nobody can vote until you resume it.',
  resumed: 'Listing resumed. People can vote again.',

  // The plan of the listing. {times} is such as “twice”.
  plan: 'Plan',
  currentPlan: 'Current',
  planOfServer: 'Each vote counts {times} in the ranking.',
  planWithChangelog: 'Each vote counts {times} in the ranking; includes a changelog.',
  // Changelog Pro is a name.
  planWithoutChangelog: 'Each vote counts {times} in the ranking; changelog available with the Changelog Pro add-on.',
  // What stays as it is when the plan changes.
  planOfBotKept: 'Votes already cast keep their weight, and changelog entries stay public.',
  planOfServerKept: 'Votes already cast keep their weight.',

  // Pausing the listing.
  pause: 'Pause',
  isPaused: 'Paused',
  isPausedText:
    'This listing is paused: nobody can vote for it, it does not appear in lists, and its page is marked as paused.',
  pauseText:
    'While a listing is paused, nobody can vote for it, it does not appear in lists, and its page is marked as paused. Earlier votes are still delivered and count toward the ranking for {days, plural, one {# day} other {# days}} as usual.',
  pauseListing: 'Pause listing',
  resumeListing: 'Resume listing',

  // The card that leads to the deletion.
  delete: 'Delete',
  deleteCardText: 'Permanently deletes the listing, its votes and all of its settings. You will be asked to confirm.',

  // Deleting the listing {name}.
  deleteListing: 'Delete listing',
  deleteQuestion: 'Delete this listing?',
  deleteBot:
    '{name} will be deleted permanently: its page, its votes and vote counts, webhook, vote listener, tokens, changelog, managers and pending invitations.',
  deleteServer:
    '{name} will be deleted permanently: its page, its votes and vote counts, webhook, vote listener, tokens, managers and pending invitations.',
  deleteText:
    'Votes that are still waiting will be dropped, but requests that are already in progress may still arrive. The audit log keeps a record of the deletion for 400 days.',
  confirmName: 'Enter the listing’s name to confirm',
  confirmNameHint: 'Or its ID: {id}',
  nameDiffers: 'This does not match the listing’s name or ID.',
  deleted: 'Listing deleted.',

  // Badges: small images with the listing's numbers.
  badges: 'Badges',
  badgesText: 'Small images with your numbers for a README, a forum or your own site. They update every minute.',
  embedText:
    'A card with your icon, as an image or in a frame, is on the <link>embed page</link>, which everyone can use.',
  badgeStyles: 'Custom labels and styles',
  // Leave what is in <code>…</code> as it is: parts of addresses.
  badgeStylesText:
    'Add <code>?label=</code> to the URL for your own label, for example <code>votes.svg?label=fans</code>. Replace <code>.svg</code> with <code>.json</code> to use the URL as an endpoint badge on shields.io.',
  webhookBadge: 'Webhook',
  webhookBadgeText:
    'The health of your webhook: healthy, failing, disabled or paused. Only you and your managers see it unless you make it public.',
  makePublic: 'Make public',
  makePrivate: 'Make private',
  webhookPublic: 'Saved. Your webhook’s health is now public.',
  webhookPrivate: 'Saved. Only you and your managers can see your webhook’s health.',
} as const;
