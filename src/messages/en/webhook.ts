// The webhook of a listing: to which endpoint its votes are sent.
export default {
  webhook: 'Webhook',
  optionsAndSecret: 'Options and secret',

  // The signing secret, which is shown once.
  yourSecret: 'Your signing secret',
  // What is copied, read by screen readers after “Copy”.
  theSecret: 'the signing secret',
  copySecretNow: 'Copy it now and store it with your endpoint’s configuration. It won’t be shown again.',

  // The form.
  // `{channel}` is the name of a chat platform, `{url}` a part of an address.
  votesToChat: 'Votes are posted to a {channel} channel: {url}',
  endpointUrl: 'Endpoint URL',
  newUrl: 'New URL',
  // `{channels}` is such as “Discord or Slack”.
  urlHint:
    'An HTTPS URL that accepts POST requests. With a {channels} webhook URL, votes are posted to the channel as formatted messages.',
  localUrls:
    'Because this service runs on your own computer, you can also use local URLs such as http://localhost:8080.',
  saveAndEnable: 'Save and enable',
  urlMissing: 'Enter the address of your endpoint.',
  urlTooLong: 'Use at most {max, number} characters for the address.',
  saved: 'Saved. New votes will be sent to this endpoint.',

  // Paused or disabled.
  isPaused: 'The webhook is paused.',
  isPausedText: 'Votes are held and will be sent in order when you resume it.',
  resume: 'Resume',
  isDisabled:
    '{failures, plural, one {The webhook was disabled after # failure in a row.} other {The webhook was disabled after # failures in a row.}}',
  isDisabledText:
    'Fix your endpoint, send a test event, then save the URL again to enable the webhook and reset the failure count. Votes cast in the meantime are not sent automatically. You can redeliver them from the <link>delivery log</link> for {days, plural, one {# day} other {# days}}.',

  // Health. `{time}` is such as “3 h ago”, `{reason}` is such as “HTTP 502”.
  health: 'Health',
  deliveredInDay: 'Delivered in 24 h',
  retrying: 'Retrying',
  failed: 'Failed',
  lastDelivered: 'Last vote delivered',
  never: 'Never',
  lastFailure: 'Last failure',
  failedAt: '{time}, {reason}',
  noFailure: 'None',
  testsNotIncluded: 'Test events are not included.',
  openLog: 'Open the delivery log',

  // Before there is a webhook.
  nextSteps: 'What happens next',
  nextSecret:
    'You get a signing secret, which is shown only once. Your endpoint uses it to verify that votes are real.',
  nextTest: 'You send a test event and see how your endpoint responds.',
  nextVotes: 'Each vote arrives within seconds. Failed deliveries are retried up to five times.',

  // Events of votes that staff annuls. Leave what is in <code>…</code> as it is.
  annulledVotes: 'Annulled votes',
  on: 'On',
  off: 'Off',
  annulmentsText:
    'When staff annuls votes, your endpoint can get an event <code>vote.annulled</code> for each, and <code>vote.restored</code> if they are restored. Turn this on only if your endpoint handles these events.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  annulmentsOn: 'Events for annulled votes are now sent.',
  annulmentsOff: 'Events for annulled votes are no longer sent.',

  // The secret, pausing and removing.
  secretAndRemoval: 'Secret and removal',
  pauseOrRemove: 'Pause or remove',
  rotateNew:
    'If the secret is lost or leaked later, rotate it. X-Webhook-Signature switches to the new secret immediately. The Standard Webhooks header is signed with both secrets for 24 hours.',
  rotateShownBefore:
    'The secret was shown when it was created. If it was lost or leaked, rotate it. X-Webhook-Signature switches to the new secret immediately. The Standard Webhooks header is signed with both secrets for 24 hours.',
  notSigned: 'Deliveries are not signed. Create a secret so that your endpoint can tell real votes from forged ones.',
  rotateSecret: 'Rotate secret',
  createSecret: 'Create secret',
  pause: 'Pause',
  paused: 'Paused. Votes are held until you resume.',
  resumed: 'Resumed. Held votes are being sent in order.',
  rotateTitle: 'Rotate the signing secret',
  rotateQuestion: 'Rotate the signing secret?',
  rotateText:
    '<code>X-Webhook-Signature</code> uses the new secret starting with the next delivery, so update your endpoint right away. The Standard Webhooks header is signed with both secrets for 24 hours.',
  secretInUse: 'The new secret is in use.',
  removeTitle: 'Remove the webhook',
  removeQuestion: 'Remove the webhook?',
  removeWebhook: 'Remove webhook',
  removeText:
    'This deletes the URL and the secret, and cancels waiting deliveries. Votes still count. To stop deliveries temporarily, pause the webhook instead.',
  removed: 'The webhook was removed.',

  // How to verify signatures. `{header}` is the name of a header.
  howToVerify: 'How to verify a vote',
  howToVerifyText:
    'Compute the HMAC-SHA256 of the raw body with the whole secret, including <code>whsec_</code>, and compare it with <code>X-Webhook-Signature</code>. Respond with a 2xx status once you have stored the vote. Use <code>{header}</code> to detect duplicates, and do not give rewards for events with <code>"test": true</code>.',
} as const;
