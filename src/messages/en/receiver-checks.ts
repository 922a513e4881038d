// The check of a webhook’s receiver with five requests: what was sent, what came back, and what to do.
export default {
  // The name of each request, and what it was.
  valid: 'A valid request',
  validSent: 'A test event, signed with your secret like a real vote.',
  repeated: 'The same request again',
  repeatedSent: 'The same body and event ID, signed again as the next attempt. This happens when a response is lost.',
  forged: 'A forged request',
  forgedSent: 'A test event, signed with a random secret.',
  unsigned: 'An unsigned request',
  unsignedSent: 'A test event without a signature.',
  stale: 'An outdated request',
  staleSent: 'A test event with only a Standard Webhooks signature and a timestamp from ten minutes ago.',

  // What came back, and what to do. `{status}` is a status such as HTTP 401, or the code of an error.
  accepted: 'Accepted: {status}.',
  refused: 'Not accepted: {status}. The other requests were not sent, because their results would be meaningless.',
  refusedSignatureTodo:
    'Compute the HMAC over the raw bytes, before any JSON parsing, with the whole secret, including whsec_. Then check again.',
  refusedTodo: 'Send a test event and follow the advice in its result. Check again once it is delivered.',
  acceptedAgain:
    'Correctly accepted again: {status}. The response does not show whether a vote would be rewarded twice.',
  acceptedAgainTodo: 'Make sure that your endpoint stores the event ID of each vote and ignores duplicates.',
  refusedAgain: 'The repeated request was not accepted: {status}. This counts as a failed delivery.',
  refusedAgainTodo: 'If you have already processed an event ID, respond with 2xx and do nothing else.',
  rejected: 'Correctly rejected: {status}.',
  rejectedOtherwise: 'Rejected: {status}. A 401 would state the reason.',
  unclear: 'Neither accepted nor rejected: {status}. An unrelated error may have prevented it.',
  unclearTodo: 'If the signature does not match, respond with 401 before you do anything else with the body.',
  acceptedForged: 'Accepted: {status}. Anyone who knows the URL can forge votes.',
  acceptedForgedTodo: 'Verify the signature before you use the body, and respond with 401 if it does not match.',
  acceptedUnsigned: 'Accepted: {status}. Anyone can forge votes by leaving out the signature.',
  acceptedUnsignedTodo: 'Reject requests without a signature header as you would reject a wrong signature.',
  acceptedStale: 'Accepted: {status}. Anyone who captures a request can send it again much later.',
  acceptedStaleTodo:
    'Reject requests whose webhook-timestamp is more than five minutes off, or verify X-Webhook-Signature and store event IDs.',
} as const;
