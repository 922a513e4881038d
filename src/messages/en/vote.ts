// Voting: the vote page, the vote button, and why somebody cannot vote.
export default {
  // A title and a button; {name} is the name of a listing.
  voteFor: 'Vote for {name}',
  backToListing: 'Back to listing',
  vote: 'Vote',
  // Once the time is over.
  voteAgain: 'Vote again',
  window: 'You can vote once every {hours, plural, one {# hour} other {# hours}}.',
  enterPlayerName: 'Enter your player name if the server rewards votes.',

  // The form.
  needAccount:
    'You need an account to vote, so that each person’s vote counts only once. Signing up takes half a minute.',
  signIn: 'Sign in to vote',
  createAccount: 'Create account',
  playerName: 'Your player name',
  playerNameHintWithListener:
    'The player who gets the reward. Without a name, your vote counts, but nobody is rewarded. On Bedrock, include the prefix that the server shows: .Steve',
  playerNameHint:
    'Sent with your vote. Your vote also counts without it. On Bedrock, include the prefix that the server shows: .Steve',

  // Messages after a vote was sent; {duration} is such as “4 min”.
  thanks: 'Thank you. Your vote was counted.',
  unconfirmed: 'Confirm your email address before you vote.',
  tooManyTries: 'Too many votes from your network. Try again in {duration}.',

  // After a vote. {time} is such as “3 h ago” or “in 3 h”, {exactTime} a date with a time.
  votedAt: 'You voted {time}',
  againAt: 'You can vote again {time}',
  // Instead of {time}: {time} is a clock that counts down, such as 02:59:59.
  inTime: 'in {time}',
  // On the listing’s page.
  yourVote: 'Your vote',
  votedAgainAt: '<b>You voted</b> · again {time}',
  lastVotedAt: 'Voted {time}',
  remindMe: 'Remind me',

  // What happened to the reward; {player} is the name of a player in the game.
  noPlayerName: 'You did not enter a player name, so nobody is rewarded in the game.',
  rewardOnItsWay: '{player}: Sending your vote to the server… Reload this page to see the result.',
  rewardGiven:
    '{player}: Vote delivered. You will get the reward in the game. Some servers give it the next time you join.',
  rewardSent: '{player}: Vote sent. You will get the reward in the game. Some servers give it the next time you join.',
  rewardAlready:
    '{player}: This player was already rewarded for another vote in the last 24 hours. Your vote counts, but there is no second reward.',
  rewardMissed:
    '{player}: Your vote counts, but it could not be sent to the server. Ask the server’s team for the reward.',
  rewardUnknown:
    '{player}: Your vote counts, but we don’t know whether the server received it. If you don’t get a reward, ask the server’s team.',
  recentlyRewarded:
    '{player} was already rewarded in the last 24 hours. Your vote counts, but the next reward is available {time} ({exactTime}).',

  // Below a vote.
  streakAndFavorites: 'Your streak and favorites',
  nextFavorite: 'Next favorite: {name}',
  allFavorites: 'All favorites',

  // The account has to be confirmed. {providers} is such as “Discord or GitHub”.
  confirmFirst: 'Confirm your email address first',
  openLink:
    'Open the link in the email we sent to {email} to confirm your address and return here. If you do not see the email, check your spam folder.',
  resendEmail: 'Resend email',
  orConnect: 'Or connect {providers} on <link>your account page</link>.',
  connectFirst: 'Connect your {providers} account first',
  connectionRequired: 'Voting here requires a connected {providers} account, so that each person’s vote counts once.',
  goToAccount: 'Go to your account',

  // Instead of the button while the owner has paused the listing.
  pausedByOwner: 'Paused by the owner',
  pausedText: 'Nobody can vote for this listing right now, and it does not appear in lists. Earlier votes are kept.',

  // Nobody can vote because the site is not set up.
  notOpen: 'Voting is not open yet',
  cannotConfirm:
    'Voting requires a confirmed account, and this site cannot confirm accounts yet. Please come back later.',
  contactUs: 'If you have questions, <contact>contact us</contact>.',
  nobodyCanVote: 'Nobody can vote. Only staff can see this message.',
  // For staff: <code> is around names and values of settings.
  howToConfirm:
    'Set <code>SMTP_URL</code> so that people can confirm their addresses, or set up a sign-in provider, such as Discord with <code>DISCORD_CLIENT_ID</code> and <code>DISCORD_CLIENT_SECRET</code>, so that they can connect an account. To let everyone vote, set <code>REQUIRE_CONFIRMED_EMAIL=off</code>. Then restart the service.',

  // The person has voted with another account.
  otherAccount: 'You voted with another account',
  otherAccountVoted:
    'A vote with your email address or a connected account was already counted. Each person can vote once every {hours, plural, one {# hour} other {# hours}}.',

  // Too many votes came from the same network.
  networkLimit: 'Too many votes from your network',
  // {name} is the name of a listing, {limit} a number of votes.
  networkLimitOfListing:
    '{name} accepts {limit, plural, =1 {one vote} other {# votes}} from one network every {hours, plural, one {# hour} other {# hours}}.',
  networkLimitOfSite: 'One network can cast {limit, plural, =1 {one vote} other {# votes}} per hour.',
  sharedNetworks: 'People on the same Wi-Fi, at the same school or with the same mobile carrier may share a network.',
  notUsedUp:
    'Your vote was not used up. You can vote from this network again {time} ({exactTime}), or from another network right away.',
  tryAgain: 'Try again',
} as const;
