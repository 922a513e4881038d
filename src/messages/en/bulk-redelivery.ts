// Redelivering many events at once.
export default {
  chooseDeliveries: 'Choose deliveries',
  failedHint: 'Your endpoint rejected them with a 4xx status, all retries failed, or the webhook was disabled.',
  deliveredHint: 'Sends your endpoint the same events again.',
  recordedFrom: 'Recorded from (UTC)',
  recordedUntil: 'Recorded until (UTC); empty means now',
  stateNotListed: 'Choose states from the list.',
  stateMissing: 'Choose at least one state.',

  // What was found. `{since}` and `{until}` are dates with times. `{states}` are the chosen states.
  found: '{votes, plural, =0 {No matching votes} one {# vote will be redelivered} other {# votes will be redelivered}}',
  foundBetween:
    '{states, select, failed {Failed} delivered {Delivered} other {Failed and delivered}}, recorded from {since} until {until}. Test events are excluded.',
  foundUntilNow:
    '{states, select, failed {Failed} delivered {Delivered} other {Failed and delivered}}, recorded from {since} until now. Test events are excluded.',
  // `{minutes}` is 0 for less than a minute, otherwise `{duration}` is such as “4 min”.
  howItWorks:
    '{perMinute, plural, one {# delivery is sent per minute} other {# deliveries are sent per minute}}, in the order of the votes, so this takes {minutes, plural, =0 {less than a minute} other {about {duration}}}. Each is a single attempt with the same body and event ID, so an endpoint that deduplicates by event ID never rewards a vote twice.',
  redeliverVotes: 'Redeliver {votes, number}',

  // An outage of the endpoint.
  unreachable: 'Your endpoint was unreachable',
  votesFailed:
    '{votes, plural, one {# vote in a row failed, from {since} to {until}.} other {# votes in a row failed, from {since} to {until}.}}',
  selectSince: 'Select all failed votes since then',

  // The progress. `{time}` is such as “3 min ago”.
  redelivering: 'Redelivering',
  last: 'Last bulk redelivery',
  running: 'Running',
  done: 'Done',
  stopped: 'Stopped',
  progress: '{done, number} of {total, number}',
  queued: '{done, number} of {total, number} queued.',
  queuedAndLeft:
    '{done, number} of {total, number} queued, {minutes, plural, =0 {less than a minute} other {about {duration}}} left.',
  started: 'Started {time}. The <link>delivery log</link> shows each result.',
  stop: 'Stop',

  // Messages.
  redeliveryStarted: 'The deliveries are being redelivered.',
  otherRunning: 'Another bulk redelivery is running. Wait until it finishes, or stop it.',
  redeliveryStopped: 'Stopped. Deliveries that were already queued are still sent.',
  noneRunning: 'No bulk redelivery is running.',
  noWebhook: 'No webhook set up',
  noWebhookText: 'Save an endpoint URL first. You can then redeliver failed votes.',
} as const;
