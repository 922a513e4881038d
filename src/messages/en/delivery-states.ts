// The states of deliveries, and what they mean.
export default {
  waiting: 'Waiting',
  waitingMeans: 'It is queued and will be sent shortly.',
  sending: 'Sending',
  sendingMeans: 'An attempt is in progress.',
  delivered: 'Delivered',
  deliveredMeans: 'It arrived.',
  retrying: 'Retrying',
  retryingMeans: 'An attempt failed, and another one will follow.',
  failed: 'Failed',
  failedMeans: 'It did not arrive, and no further attempt will follow by itself.',
  held: 'On hold',
  heldMeans: 'The webhook is paused. It is sent when you resume the webhook.',

  // The same states inside a sentence or a list.
  inSentence:
    '{state, select, waiting {waiting} sending {sending} delivered {delivered} retrying {retrying} failed {failed} other {on hold}}',

  // Shown after a state, which is in brackets here: (Failed) rejected by your endpoint.
  rejectedByEndpoint: 'rejected by your endpoint',
  notSent: 'not sent',
  retriesUsedUp: 'retries used up',
  // (Waiting) for an earlier vote.
  forEarlierVote: 'for an earlier vote',
  // (Delivered) not confirmed.
  notConfirmed: 'not confirmed',
  // (Delivered) with another vote.
  withAnotherVote: 'with another vote',
  // (Failed) rejected by your listener.
  rejectedByListener: 'rejected by your listener',
  // (Failed) may have arrived.
  mayHaveArrived: 'may have arrived',

  // A request of the self-check that an endpoint should reject.
  correctlyRejected: 'Correctly rejected',
  notClearlyRejected: 'Not clearly rejected',
  wronglyAccepted: 'Wrongly accepted',
} as const;
