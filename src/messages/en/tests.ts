// Test events, test votes, and the self-check of an endpoint. `{duration}` is such as “86 ms” or “40 s”.
export default {
  // Test events of a webhook.
  testEvent: 'Test event',
  delivered: 'Delivered',
  notDelivered: 'Not delivered',
  testEventText: 'A vote that is marked as a test. It does not count.',
  sendTestEvent: 'Send test event',
  sendAgain: 'Send again',
  // `{address}` is an IP address.
  totalAt: '{address} · {duration} in total',
  total: '{duration} in total',
  response: 'Response',
  tooManyEvents: 'You sent too many test events. Wait a minute, then try again.',
  tooManyEventsFor: 'You sent too many test events. Wait {duration}, then try again.',
  saveUrlFirst: 'Save an endpoint URL before you send a test event.',

  // Test events of the live stream.
  sentToStream: 'Sent. Programs that are connected to the live stream receive the test event now.',
  nobodyConnected:
    'No program is connected to the live stream, so nothing received the test event. Start your program, then send another.',
  listingDeleted: 'The test event could not be sent, because the listing was deleted.',

  // The self-check of an endpoint. Leave what is in <code>…</code> as it is.
  selfCheck: 'Self-check',
  passed: 'Passed',
  failed: 'Failed',
  selfCheckText:
    'Sends your endpoint a valid request, the same request again, a forged request, an unsigned one and an outdated one, and shows whether each response is correct. This takes up to 20 seconds.',
  selfCheckRequests:
    'Each request is a test event: it does not count as a vote, contains <code>"test": true</code>, and appears in the <link>delivery log</link>.',
  checkMyEndpoint: 'Check my endpoint',
  checkAgain: 'Check again',
  // The result of each request. `{sent}` is a sentence about the request, `{response}` is such as “HTTP 200”.
  pass: 'Pass',
  unclear: 'Unclear',
  fail: 'Fail',
  responseAfter: '{sent} Response: {response} after {duration}.',
  // Node is the name of a runtime for programs.
  codeToAdd: 'Add this to your endpoint (Node)',
  // What is copied, read by screen readers after “Copy”.
  theCode: 'the code',
  moreLanguages: 'The <link>guide</link> has code in five other languages.',
  saveUrlBeforeCheck: 'Save an endpoint URL before you check it.',
  chatChannel: 'The webhook is a chat channel. Chat channels do not verify signatures, so there is nothing to check.',
  createSecretFirst: 'Create a signing secret first. The self-check tests whether your endpoint verifies signatures.',
  tooManyChecks:
    '{max, plural, one {You can run # check every 5 minutes. Wait {duration}, then try again.} other {You can run # checks every 5 minutes. Wait {duration}, then try again.}}',

  // Test votes of a vote listener. `{player}` is the name of a player.
  testVote: 'Test vote',
  testVoteText: 'Sends a real vote: the player gets the reward, but the vote does not count.',
  player: 'Player',
  playerHint: 'The name as shown on the server. On Bedrock, include the prefix: .Steve',
  sendTestVote: 'Send test vote',
  saveListenerFirst: 'Save your vote listener before you send a test vote.',
  tooManyVotes:
    '{max, plural, one {You can send # test vote per minute. Wait {seconds, number} s, then try again.} other {You can send # test votes per minute. Wait {seconds, number} s, then try again.}}',

  // The page of a test vote.
  testVoteFor: 'Test vote for {player}',
  stepByStep: 'Step by step',
  stepByStepText: 'Each step appears as it happens. The test takes at most 12 seconds.',
  backToListener: 'Back to the vote listener',
  listenerRemoved: 'The vote listener was just removed, so nothing was sent.',
  listenerRemovedTodo: 'Save it again, then send the test vote.',
  internalError: 'Something went wrong on our side, and we don’t know whether the vote was sent.',
  internalErrorTodo: 'Check the listener’s recent votes before you send another one.',
  // `{code}` is a code to quote.
  contactSupport: 'If you contact support, include this code: {code}',
} as const;
