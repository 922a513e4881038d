// The vote listener of a Minecraft server, which votes are sent to. v1 and v2 are versions of its protocol.
export default {
  listener: 'Vote listener',
  lead: 'Each vote is sent to your server’s Votifier plugin at most once, and your reward plugin rewards the player.',
  testAndStatus: 'Test and status',

  // The form. `{port}` is the number of a port.
  host: 'Host',
  hostHint:
    'The hostname or IP address of the machine that runs the plugin, without a port. If you use a proxy such as Velocity, enter the proxy’s host.',
  port: 'Port',
  portHint: 'The plugin’s port ({port} unless you changed it), not the game port 25565. It must be open for TCP.',
  protocol: 'Protocol',
  version2: 'Version 2, with a token (recommended)',
  version2Hint: 'NuVotifier, and VotifierPlus with TokenSupport. The listener confirms each vote.',
  version1: 'Version 1, with a public key',
  version1Hint: 'Classic Votifier. VotifierPlus confirms v1 votes, but NuVotifier and classic Votifier never do.',
  secret: 'Token or public key',
  secretAgain: 'Paste the token or key again. It is never shown, not even after an error.',
  secretHint: 'The token for version 2, or the whole public key for version 1.',
  tokenStored: 'A token is stored but not shown. Leave this empty to keep it.',
  keyStored: 'A public key is stored but not shown. Leave this empty to keep it.',
  hostMissing: 'Enter the host of your vote listener.',
  hostTooLong: 'Use at most {max, number} characters for the host.',
  portInvalid: 'Enter a number from 1 to 65535. Most listeners use {port}.',
  saved: 'Saved. New votes will be sent to this listener. Send a test vote to check that they arrive.',

  // Before there is a listener.
  nextSteps: 'What happens next',
  nextTest: 'You send a test vote and watch each step. If it fails, you see why.',
  nextPlugin: 'You add the name of this service to your reward plugin.',
  nextVotes:
    'Each vote that names a player is sent within seconds. A player is rewarded at most once every {hours, plural, one {# hour} other {# hours}}, no matter how many accounts vote.',

  // The status.
  status: 'Status',
  lastAccepted: 'Last accepted',
  never: 'Never',
  lastUnconfirmed: 'Last sent, not confirmed',
  lastFailure: 'Last failure',
  noFailure: 'None',
  // Names of settings of the plugins stay as they are.
  v1Disabled:
    'If no vote appears in the server console, the public key is wrong or v1 is disabled. Check disable-v1-protocol in NuVotifier or DisableV1 in VotifierPlus.',
  testsNotIncluded: 'Test votes are not included.',

  // Removing it.
  secretAndRemoval: 'Secret and removal',
  secretStored:
    'The token or key is stored encrypted and never shown. If the plugin generates a new one, paste it into the form.',
  removeTitle: 'Remove the vote listener',
  removeQuestion: 'Remove the vote listener?',
  removeListener: 'Remove vote listener',
  removeText:
    'This deletes the host and the token or key, and cancels waiting votes. Votes will still count, but players will no longer be rewarded in the game.',
  removed: 'The vote listener was removed.',

  // The votes that were sent.
  recentVotes: 'Recent votes',
  noVotes: 'No votes yet',
  noVotesText: 'Each vote that names a player and each test vote appears here, with the listener’s response.',
  result: 'Result',
  playerAndReason: 'Player, reason',
  duration: 'Duration',
  recorded: 'Recorded',
  testVote: 'Test vote',
  response: 'Response',
  alreadyRewarded:
    '{hours, plural, one {Another vote has already rewarded this player within # hour.} other {Another vote has already rewarded this player within # hours.}}',
  queued: 'Another vote for this player is being sent. This one is sent only if that one fails.',
  waiting: 'This vote will be sent shortly.',
  sending: 'This vote is being sent now.',

  // Players who got no reward.
  unrewarded: 'Unrewarded players',
  downloadCsv: 'Download all as CSV',
  unrewardedText:
    'Votes are never sent twice, so that nobody is rewarded twice. If nothing of a vote was sent, you can send it once more below. You can reward the other players manually.',
  unrewardedLimit:
    'This list shows the newest {limit, number}. The CSV file contains all of them from the last {days, plural, one {# day} other {# days}}.',
  voted: 'Voted',

  // Sending a vote once more. `{player}` is the name of a player.
  sendOnceMore: 'Send once more',
  resendTitle: 'Send vote once more',
  resendQuestion: 'Send this vote once more?',
  resendText:
    'Nothing of this vote reached your listener. You can send it once more, and only once, so fix what went wrong first. Do not send it if you have already rewarded the player yourself.',
  resent: 'The vote for {player} is on its way.',
  resendNoListener: 'The vote listener was removed. Save it first, then send the vote once more.',
  resendNotFound: 'This vote does not exist.',
  resendTooOld:
    '{days, plural, one {This vote is older than # day and can no longer be sent.} other {This vote is older than # days and can no longer be sent.}}',
  resendNotFailed:
    'This vote cannot be sent once more: it was sent, may have been sent, or was already sent once more.',
  resendAlreadyRewarded:
    '{hours, plural, one {Another vote has already rewarded this player within # hour, so this one is not sent.} other {Another vote has already rewarded this player within # hours, so this one is not sent.}}',
  resendBusy: 'Another vote for this player is being sent. Wait until it is done, then try again.',
} as const;
