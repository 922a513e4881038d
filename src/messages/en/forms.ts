// Parts of forms that many pages share, and small parts of pages: status labels, passkeys, linked accounts.
export default {
  // The page's title in the browser's tab, when a form was rejected.
  errorTitle: 'Error: {title}',
  // Next to the label of a field that may stay empty.
  optional: 'optional',
  // Above a form, followed by a list of the problems.
  problems: '{count, plural, =1 {Please fix one problem.} other {Please fix # problems.}}',
  // Read aloud, for the button that copies a value. `{what}` is, for example: the key, your ID, the recovery codes.
  copyWhat: 'Copy {what}',
  // On the same button, if copying does not work.
  selectAndCopy: 'Select the text and copy it',
  // Read aloud, for the palette of a color. `{label}` is the name of the color's field.
  fromPalette: '{label}, from a palette',

  // Images.
  // `{what}` is a sentence about what is done with the image.
  imageHint: 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB. {what}',
  imageEmpty: 'The file is empty. Choose another image.',
  imageTooLarge: 'The image is larger than 5 MB. Make it smaller and try again.',
  imageType: 'This file type is not supported. Choose a PNG, JPEG, WebP, GIF or AVIF image.',
  imageTooSmall:
    'The image is too small. Choose one that is at least {width, number} pixels wide and {height, number} pixels high.',
  imageTooManyPixels: 'The image has more than 40 million pixels. Make it smaller and try again.',
  imageUnreadable: 'The image cannot be read. It may be damaged or incomplete. Save it again, or choose another image.',
  imagesBusy: 'Too many images are being processed right now. Try again in a minute.',
  imagesUnavailable:
    'Images cannot be processed because a library is missing. The operator of this service can install it.',
  icon: 'Icon',
  iconImage: 'Icon image',
  iconHint: 'The image is cropped to a square. Only the first frame of an animation is used.',
  iconShown: 'Shown in lists and on the listing’s page.',
  iconMissing: 'The first letter of the name is shown until you upload an image.',
  saveIcon: 'Save icon',
  removeIcon: 'Remove icon',

  // Too many forms at the same time.
  uploadsInProgress: 'Two of your uploads are still in progress. Wait until they finish, then try again.',
  tooManyUploads: 'Too many images are being uploaded at the moment. Wait a few seconds, then try again.',
  tooManyForms: 'Too many forms are being submitted at the moment. Wait a few seconds, then try again.',

  // An entry of a bot's changelog.
  version: 'Version',
  versionHint:
    'Your own label, such as 2.4.0. Up to 32 letters, digits and the characters . _ + - are allowed. You cannot change it later.',
  headline: 'Headline',
  headlineHint: 'At most {max, number} characters.',
  notes: 'Notes',
  notesHint:
    'Markdown: headings, bold, italic, lists, links and code. HTML is shown as text. At most {max, number} characters.',
  releasedAt: 'Released at',
  // `{zone}` is one of the two sentences below. `{edits}` is yes for an entry that was published before.
  releasedAtHint:
    '{zone} {edits, select, yes {Leave empty to keep the current time.} other {Leave empty for now.}} It cannot be in the future.',
  // `{name}` is such as UTC.
  inZone: 'In {name}.',
  // `{name}` is such as Europe/Berlin, `{offset}` such as UTC+1.
  inTimeZone: 'In the time zone {name} ({offset}).',

  // Passwords. `{min}` and `{max}` are numbers of characters.
  newPasswordHint: 'At least {min, plural, one {# character} other {# characters}}. A few random words work well.',
  passwordLength: 'Use {min, number} to {max, number} characters for the password.',
  accountGone: 'This account no longer exists.',
  currentPassword: 'Current password',
  currentPasswordHint: 'To confirm that it’s you.',
  noPassword:
    'Your account has no password. More than ten minutes after signing in, you have to confirm first that it’s you.',

  // Emails of one kind, such as those about new reviews.
  email: 'Email',
  turnOffEmails: 'Turn off emails',
  turnOnEmails: 'Turn on emails',

  // Passkeys: what went wrong on the device.
  passkeysNeedScripts: 'Passkeys need JavaScript.',
  passkeyKnown: 'This device already has a passkey for your account.',
  passkeyAddress: 'Passkeys do not work at this address. Open this site at its usual address, then try again.',
  passkeyUnsuitable: 'This device cannot create a suitable passkey. Try another device.',
  passkeyNotAdded: 'No passkey was added: it was cancelled or took too long. Please try again.',
  passkeyNotUsed:
    'No passkey was used: it was cancelled, it took too long, or this device has none for this site. Try again, or use another way.',
  passkeyFailed: 'The passkey did not work. Try again, or use another way.',

  // On the page to vote for a bot.
  connectDiscord:
    'This bot can only thank you if you <link>connect your Discord account</link>. Your vote counts either way.',

  // On the page to vote for a game server. `{account}` is such as Roblox account Sample (123), `{platform}` a game.
  rewardGoesTo: 'The reward goes to {account}. <link>Change</link>',
  rewardUnknown:
    'No {platform} account is linked, so the server may not know whom to reward. <link>Link your {platform} account</link>',
  linkedTo: 'Linked: {account}. <link>Change</link>',
  linkMinecraft: '<link>Link your Minecraft account</link>, if this server asks for a code.',

  // The state of a webhook. `{count}` is the number of failures in a row, `{limit}` how many disable it.
  webhookHealthy: 'Healthy',
  webhookFailing: 'Failing: {count, number} of {limit, number} in a row',
  webhookDisabled: 'Disabled',
  webhookPaused: 'Paused',
  noVotesSinceSaved: 'No votes since it was saved',
  noVotesYet: 'No votes yet',
  // The state of a vote listener.
  listenerFailing: 'Failing: {count, number} in a row',
  listenerUnconfirmed: 'Not confirmed',
  listenerWorking: 'Working',

  // Who sees a listing.
  whoSees: 'Who sees this listing',
  public: 'Public',
  pending: 'Waiting for approval',
  refused: 'Rejected',
  hidden: 'Hidden by staff',
  pendingText:
    'Staff reviews this listing before it becomes public. Until then, you can set everything up, but nobody can vote.',
  refusedTitle: 'Staff did not approve this listing',
  // “Content” is a page of the dashboard.
  refusedText:
    'The reason is shown below. Fix the problem under Content to have the listing reviewed again. Until it is approved, nobody else can see it.',
  hiddenText: 'Nobody else can see it, and nobody can vote. Earlier votes are kept and still delivered.',
  // `{reason}` is what staff wrote.
  reason: 'Reason: {reason}',

  // Plans, unless the site has names of its own for them.
  planFree: 'Free',
  planVerified: 'Plus',
  planEnterprise: 'Enterprise',
  askForPlan: 'Ask the operator of this site to change your plan.',
  contactForPlan: '<link>Contact us</link> to change your plan.',
} as const;
