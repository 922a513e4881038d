// One attempt to deliver a vote: its result, how long each step took, the request and the response.
export default {
  attempt: 'Attempt {number, number}',
  cause: 'Cause',
  causeFirst: 'First attempt',
  causeRetry: 'Retry',
  causeRedelivery: 'Redelivered manually',
  causeTest: 'Test',
  started: 'Started',
  duration: 'Duration',
  unknownDuration: 'Unknown',
  address: 'IP address',
  noAddress: 'None',
  countedAsFailure: 'Counted as a failure',
  yes: 'Yes',
  no: 'No',
  // Instead of the status of a response.
  notSentYet: 'Not sent yet',

  // How long each phase took. {duration} is such as “86 ms”.
  dns: 'DNS <b>{duration}</b>',
  connect: 'Connect <b>{duration}</b>',
  tls: 'TLS <b>{duration}</b>',
  wait: 'Wait for response <b>{duration}</b>',
  read: 'Read response <b>{duration}</b>',
  untilEnd: 'Until it ended <b>{duration}</b>',

  // How far a request got.
  reached: '{step, select, dns {DNS resolved} connect {Connected} tls {TLS established} other {First byte}}',
  notReached:
    '{step, select, dns {Not reached: DNS resolved} connect {Not reached: Connected} tls {Not reached: TLS established} other {Not reached: First byte}}',

  // The request. {time} is a date with a time.
  request: 'Request',
  unknownUrl: 'unknown, because the webhook was removed',
  savedAgain:
    'The webhook was saved again after this attempt, on {time}, so the attempt may have used a different URL.',
  header: 'Header',
  value: 'Value',
  chatNotSigned: 'Messages to chat channels are not signed.',
  signaturesRecomputed:
    'Signatures are not stored. These were recomputed with the secret used at the time and are identical to the ones sent.',
  signaturesMadeUp: 'Signed with a random secret for this test, which was not stored.',
  notSigned: 'Sent without a signature.',
  signaturesUnknown:
    'Signatures are not stored. The secret or the URL has changed since, so the signatures of this attempt cannot be recomputed.',

  // Commands that send the request again; curl and openssl are programs.
  copyAsCurl: 'Copy as curl',
  signedCurl:
    'Put your signing secret in the first line. These commands sign and send the same bytes. They require curl and openssl.',
  unsignedCurl: 'Sends the same bytes. Requires curl.',
  treatedAsVote: 'Your endpoint will treat it as a real vote.',
  // What is copied, read by screen readers after “Copy”.
  theCommands: 'the commands',

  // The response.
  response: 'Response',
  noBody: 'No body.',
  truncated: 'Truncated: only the first {size, number} KiB are stored.',
} as const;
