// The account's pages.
export default {
  title: 'Your account',
  heading: 'Account',

  // Confirming the email address.
  confirmEmail: 'Confirm your email address',
  confirmToVote: 'You cannot vote until you {ways}. You can already use everything else.',
  // The ways to be allowed to vote, which become `{ways}` as a list with or. `{name}` is such as Discord.
  wayConfirm: 'confirm it',
  wayConnect: 'connect {name}',
  confirmToReset: 'You can already use everything, but you need a confirmed address to reset a forgotten password.',
  openLink: 'Open the link we sent you within 24 hours.',
  resendEmail: 'Resend email',
  // `{names}` is one name, such as Discord, or several, joined with or.
  connectToVote: 'Connect {names} to vote',
  connectToVoteText: 'You cannot vote until you connect {names} below. You can already use everything else.',

  // Who someone is.
  name: 'Name',
  staff: 'Staff',
  changeName: 'Change name',
  emailAddress: 'Email address',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  changeAddress: 'Change address',
  times: 'Times',
  // `{zone}` is a time zone, such as Europe/Berlin.
  timesSet: '{zone}, {clock, select, h23 {24 hours} other {12 hours}}',
  timesAutomatic: '{zone}, {clock, select, h23 {24 hours} other {12 hours}} (automatic)',
  changeTimes: 'Change times',
  voterId: 'Your voter ID',
  // Follows “Copy”.
  yourId: 'your ID',
  voterIdHint: 'Sent with your votes. Your name and email address are not sent.',

  // For staff.
  setUpTwoStep: 'Set up two-step verification',
  setUpTwoStepText: 'You are staff. The staff pages open once you have added an authenticator app or a passkey.',
  forStaff: 'For staff',
  emailStatus: 'Email status',
  // `{variable}` and the like are names of settings, `{command}` is what to type on the command line.
  emailNotSetUp:
    'Email is not set up. Set {variable}. Until then, create password reset links on each person’s page under <link>People</link>, or on the command line: {command}',
  discordNotSetUp:
    'Signing in with Discord is not set up. In Discord’s developer portal, under OAuth2, add this redirect URL, then set {id} and {secret}.',
  robloxNotSetUp:
    'Linking Roblox accounts is not set up. In Roblox’s Creator Dashboard, create an OAuth 2.0 app with the scopes {openid} and {profile} and this redirect URL, then set {id} and {secret}.',
  // Both follow “Copy”.
  redirectUrl: 'the redirect URL',
  robloxRedirectUrl: 'the redirect URL for Roblox',

  // Ways to sign in. `{name}` is another site, such as Discord.
  signInMethods: 'Sign-in methods',
  password: 'Password',
  passwordSet: 'Set',
  passwordNotSet: 'Not set',
  changePassword: 'Change password',
  setPassword: 'Set a password',
  twoStepAndPasskeys: 'Two-step verification and passkeys',
  discordHint:
    'Connect Discord to send your Discord ID with your votes, so that bots can reward you. Connecting or disconnecting affects future votes only.',
  connected: 'Connected',
  disconnect: 'Disconnect',
  disconnectNamed: 'Disconnect {name}',
  passwordFirst: 'Set a password before you disconnect it.',
  notConnected: 'Not connected',
  connect: 'Connect',
  connectNamed: 'Connect {name}',
  // The Discord ID is known, but signing in with Discord is not set up.
  idKnown: 'ID known',
  notAvailable: 'Not available',
  providerNotSetUp: 'Signing in with {name} is not set up on this site.',
  // Two-step verification.
  manage: 'Manage',
  setUp: 'Set up',
  passkeys: '{count, plural, one {# passkey} other {# passkeys}}',
  connectUnavailable: '{name} does not respond at the moment. Please try again later.',
  connectFailed:
    '{name} was not connected. The {name} account may already be connected to another account here, its email address may not be verified, or the attempt took too long. Please try again.',
  disconnectQuestion: 'Disconnect {name}?',
  disconnectDiscord:
    'From then on, you sign in with your password or another provider. Votes you have already cast keep your Discord ID and can still be found by it. Future votes carry the ID of your account here, which bots that reward Discord members may not recognize.',
  disconnectOther: 'From then on, you sign in with your password or another provider. Your votes stay as they are.',
  disconnected: '{name} is disconnected.',
  onlyWayToSignIn: '{name} is your only way to sign in. Set a password before you disconnect it.',

  // Accounts in games. `{account}` is such as Sample (123), `{server}` the name of a game server.
  gameAccounts: 'Game accounts',
  gameAccountsText: 'Servers that know you only by your account in the game need a link to reward your votes.',
  robloxNotConnected: 'Roblox: not connected',
  linkWithCode: 'To link an account for one server, get a code and type it in the game:',
  linkOnVotePage: 'To link an account for one server, open its vote page.',
  // How an account in a game is called in a sentence; {account} is such as Sample (123).
  gameAccount: '{platform} account {account}',
  linkedForAll: '{account} for every server',
  linkedForOne: '{account} for {server}',
  unlink: 'Unlink',
  // What is in `unseen` is only read aloud.
  unlinkNamed: 'Unlink <unseen>{account}</unseen>',
  unlinkTitle: 'Unlink game account',
  unlinkQuestion: 'Unlink this game account?',
  // `{account}` is such as Roblox account Sample (123).
  unlinkText:
    'From then on, servers do not find your votes by the {account}. If you link it to another account here, or link another one instead, only votes cast after that count for it.',
  unlinked: 'The game account is unlinked.',

  // Linking an account in a game to this one. `{platform}` is a game, `{name}` a game server.
  linkTitle: 'Link your {platform} account',
  linkText:
    '{name} can then find your votes by your account in the game. Its team can see that this account and your voter ID belong together.',
  backToVoting: 'Back to voting',
  linked: 'Linked',
  // `{account}` is such as Roblox account Sample (123).
  linkedEverywhere: '{account} is linked for every server, so you need no code. <link>Unlink</link>',
  linkedHere: '{account} is linked for this server. A new link replaces it. <link>Unlink</link>',
  yourCode: 'Your code',
  // Follows “Copy”.
  theCode: 'the code',
  // `{command}` is what to type.
  codeForChat:
    'In the game’s chat, type {command}. If the game does not know this command, ask its team where to type the code. It works once, for {minutes, plural, one {# minute} other {# minutes}}, and only on this server. Do not show it to anyone else.',
  codeForGame:
    'Type it in the game, where the server asks for it. It works once, for {minutes, plural, one {# minute} other {# minutes}}, and only on this server. Do not show it to anyone else.',
  codeForServer: 'Code for this server',
  codeForServerText: 'Get a code here and type it in the game. The server’s team can tell you where.',
  // `{time}` is such as in 8 min.
  codeStillWorks: 'Your last code still works; it expires {time}. A new one replaces it.',
  getCode: 'Get code',
  forEveryRobloxGame: 'For every Roblox game',
  connectRobloxInstead: 'Connect Roblox instead to link your account for every Roblox game on this site at once.',

  // The name.
  nameTitle: 'Change your name',
  nameText:
    'Staff and the people you manage listings with see your name. Visitors see it only if you allow it below. Votes never include it.',
  saveName: 'Save name',
  nameHint: '1 to {max, number} characters.',
  topVoters: 'Top voters',
  showName: 'Show my name among the top voters',
  showNameHint:
    'Also on your reviews, and as owner or manager on the pages of your own listings. Otherwise, you appear as “Anonymous voter”, and your listings do not show who runs them.',
  nameSaved: 'Your name was saved.',

  // The email address.
  addressTitle: 'Change your address',
  addressByMail:
    'Your address is {email}. We will send a link to the new address. The change takes effect once you open it. We will also notify your old address.',
  addressAtOnce:
    'Your address is {email}. This site does not send email, so the change takes effect immediately and without confirmation. Check the new address carefully.',
  newAddress: 'New email address',
  noMail: 'This site does not send email, so addresses cannot be confirmed here.',
  mailFull: 'Too much email is waiting to be sent. Please try again later.',
  alreadyConfirmed: 'Your address is already confirmed.',
  sameAddress: 'This is already your address.',
  addressTaken: 'This address cannot be used.',
  confirmationSent: 'We sent an email to {email}. Open the link in it within 24 hours.',
  // `{wait}` is a duration, such as 11 h 20 min.
  tooManyMails: 'Several emails were sent already. Check your spam folder, or try again in {wait}.',
  addressChanged: 'Your address was changed.',
  changeSent: 'We sent an email to {email}. Open the link in it to change your address.',
  accountAddress: 'The address of your account: {email}',
  newAccountAddress: 'The new address of your account: {email}',
  confirmAddress: 'Confirm address',
  addressConfirmed: '{email} is confirmed.',
  addressUsedElsewhere: 'Another account now uses this address, so your account keeps its current one.',
  addressLinkInvalid:
    'Links work once and expire after 24 hours. If your address is already confirmed, there is nothing left to do.',
  toAccount: 'Go to your account',

  // The password.
  changePasswordTitle: 'Change your password',
  newPassword: 'New password',
  saveNewPassword: 'Set password',
  passwordText: 'You will stay signed in here and be signed out everywhere else.',
  passwordChanged: 'Your password was changed. You were signed out everywhere else.',

  // How times are shown. `{example}` is a time.
  timesTitle: 'Change how times are shown',
  timesText: 'At the moment, you see times like this: {example}.',
  timeZone: 'Time zone',
  timeZoneHint: 'Automatic uses your browser’s time zone. Emails then use UTC.',
  automatic: 'Automatic',
  clock: 'Clock',
  automaticHint: 'Follows your browser’s language. Emails use 24 hours.',
  clock24: '24 hours',
  clock24Hint: '18:30',
  clock12: '12 hours',
  clock12Hint: '6:30 pm',
  timesSaved: 'Your time settings were saved.',
  unknownZone: 'Choose a time zone from the list.',
} as const;
