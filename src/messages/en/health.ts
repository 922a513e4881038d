// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
export default {
  webhook: 'Webhook',
  listener: 'Vote listener',
  // `{time}` is such as “3 h ago”.
  lastDelivered: 'Last vote delivered {time}.',

  // Webhooks: a sentence, and the text of a link to what to do next. `{reason}` is such as “HTTP 502” or “no response”,
  // `{limit}` the number of failures in a row that disable a webhook.
  noResponse: 'no response',
  working:
    '{votes, plural, =0 {Working. No votes in the last 24 hours.} one {Working. # vote delivered in the last 24 hours.} other {Working. # votes delivered in the last 24 hours.}}',
  openLog: 'Open the delivery log',
  failing:
    '{count, plural, =1 {The last attempt failed ({reason}). After {limit, number} failures in a row, the webhook is disabled.} other {The last # attempts failed, most recently with {reason}. After {limit, number} failures in a row, the webhook is disabled.}}',
  viewFailed: 'View the failed attempts',
  disabled:
    '{limit, plural, one {Disabled after # failure in a row, most recently with {reason}. Votes are no longer sent.} other {Disabled after # failures in a row, most recently with {reason}. Votes are no longer sent.}}',
  fixEndpoint: 'Fix your endpoint, then save its URL again',
  paused: 'Paused. Votes are held and will be sent in order when you resume.',
  resume: 'Resume',
  noneSinceSaved: 'No votes have been sent since the webhook was saved. Test events are not included.',
  noneSent: 'No votes have been sent yet. Test events are not included.',
  sendTestEvent: 'Send test event',

  // Vote listeners.
  listenerFailing:
    '{votes, plural, one {The last # vote did not arrive. Votes are never sent to a listener twice.} other {The last # votes did not arrive. Votes are never sent to a listener twice.}}',
  viewUnrewarded: 'View the reason and the unrewarded players',
  // v1 and v2 are the versions of the protocol.
  listenerUnconfirmed: 'Sent, but not confirmed: this listener never confirms v1 votes. Use a v2 token to be sure.',
  checkOrSwitch: 'Check recent votes, or switch to a v2 token',
  listenerWorking: 'Working. The last vote was accepted.',
  votesAndSettings: 'Recent votes and settings',
  listenerNoneSent: 'No votes have been sent yet. Test votes are not included.',
  sendTestVote: 'Send test vote',

  // Labels in the list of listings.
  noWebhook: 'No webhook set up',
  labelDisabled: '{kind, select, webhook {Webhook disabled} other {Listener disabled}}',
  labelPaused: '{kind, select, webhook {Webhook paused} other {Listener paused}}',
  labelFailing:
    '{kind, select, webhook {Webhook failing: {count, number} in a row} other {Listener failing: {count, number} in a row}}',
  labelNoneSinceSaved: 'Webhook: no votes since saved',
  labelUnconfirmed: 'Listener: sent, not confirmed',
  labelWorking: '{kind, select, webhook {Webhook working} other {Listener working}}',
  labelNoVotes: '{kind, select, webhook {Webhook: no votes yet} other {Listener: no votes yet}}',
} as const;
