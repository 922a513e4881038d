// The delivery log of a webhook, and the page of one event with its attempts.
export default {
  // The log.
  deliveries: 'Deliveries',
  bulkRedeliver: 'Bulk redeliver',
  whatStatesMean: 'What the states mean',
  result: 'Result',
  playerAndEvent: 'Player, event',
  voterAndEvent: 'Voter, event',
  response: 'Response',
  attempts: 'Attempts',
  duration: 'Duration',
  recorded: 'Recorded',
  // The time of the next attempt; `{time}` is such as “in 4 min”.
  next: 'next {time}',

  // What an event is; `{name}` is a player or the ID of a voter.
  vote: 'Vote',
  testEvent: 'Test event',
  annulledVote: 'Annulled vote: {name}',
  restoredVote: 'Restored vote: {name}',
  // Requests of the self-check, in the log and as the title of their page.
  selfCheck:
    '{probe, select, good {Self-check: valid} forged {Self-check: forged} unsigned {Self-check: unsigned} other {Self-check: outdated}}',
  selfCheckRequest:
    '{probe, select, good {Self-check: valid request} forged {Self-check: forged request} unsigned {Self-check: unsigned request} other {Self-check: outdated request}}',

  // Filters of the log.
  state: 'State',
  allStates: 'All',
  filters: 'Filters',
  filtersActive: 'Filters (active)',
  player: 'Player',
  voterId: 'Voter ID',
  eventId: 'Event ID',
  from: 'From (UTC)',
  until: 'Until (UTC)',
  filter: 'Filter',
  clearFilters: 'Clear filters',

  // An empty log.
  noResults: 'No results',
  noResultsText:
    '{days, plural, one {No delivery in the last # day matches all of these filters.} other {No delivery in the last # days matches all of these filters.}}',
  showAll: 'Show all deliveries',
  // `{state}` is such as “Failed”.
  noneInState: 'No deliveries: {state}',
  chooseOtherState: 'Choose another state to see more.',
  noWebhook: 'This listing has no webhook',
  votesToListener:
    'Votes are sent to your vote listener. Its page shows each vote and the result. Webhook deliveries appear here once you set up a webhook.',
  openListener: 'Open vote listener',
  votesToStream:
    'Your programs get votes over the live stream. Its card shows the latest events and who has acknowledged them. Webhook deliveries appear here once you set up a webhook.',
  openStream: 'Open live stream',
  noDeliveries: 'No deliveries yet',
  noDeliveriesText: 'Every vote and test event will appear here with all of its attempts.',
  openWebhook: 'Open webhook',
  setUpWebhook: 'Set up your webhook',

  // Whether the page updates itself; `{duration}` is such as “10 s”.
  live: 'Live',
  connecting: 'Connecting …',
  updatesEvery: 'Updates every {duration}.',
  newChanges: 'There are new changes.',
  updatesPaused: 'Updates are paused.',
  pauseUpdates: 'Pause updates',
  resumeUpdates: 'Resume updates',
  deliveryChanged: 'This delivery has changed. Reload the page to see the changes.',

  // The page of a delivery.
  delivery: 'Delivery',
  allDeliveries: 'All deliveries',
  redeliver: 'Redeliver',
  refresh: 'Refresh',
  attemptDue: 'An attempt is due.',
  attemptInProgress: 'An attempt is in progress.',
  waitingForNext: 'Waiting for the next attempt.',
  onHold: 'On hold until the webhook is resumed.',
  noAttemptDisabled: 'No attempt was made, because the webhook was disabled or removed. You can redeliver this event.',
  noAttempt: 'No attempt has been made yet.',

  // Messages after a redelivery was requested; `{number}` is that of the attempt, `{duration}` is such as “40 s”.
  redelivering: 'Attempt {number, number} is on its way.',
  tooOld:
    '{days, plural, one {This event is older than # day and can no longer be redelivered.} other {This event is older than # days and can no longer be redelivered.}}',
  webhookDisabled: 'The webhook is disabled. Save its URL again to enable it, then redeliver.',
  attemptInFlight: 'An attempt is in progress. Wait until it finishes.',
  rateLimited:
    '{limit, plural, one {You can redeliver # event per minute. Wait {duration}, then try again.} other {You can redeliver # events per minute. Wait {duration}, then try again.}}',
  webhookRemoved: 'The webhook was removed. Save an endpoint URL first.',
  unknownEvent: 'This event does not exist.',

  // The card of an event.
  event: 'Event',
  id: 'ID',
  voter: 'Voter',
  lastChanged: 'Last changed',
  nextAttempt: 'Next attempt',
  acknowledgedBy: 'Acknowledged on the live stream by',
  // What is copied, read by screen readers after “Copy”.
  theEventId: 'the event ID',
  // Leave what is in <code>…</code> as it is.
  testEventId:
    'This ID is used only in this log. In the event itself, the ID is <code>test</code>, as in every test event.',
  body: 'Body',
  chatBody: 'The message posted to the channel, with the listing’s current name.',
  exactBytes: 'Exactly these bytes are sent each time.',
  rawBody: 'Raw body',
  wrapLines: 'Wrap lines',

  // To whom the command `plaudit listen` has forwarded an event. `{response}` is such as “HTTP 200”, `{duration}` such
  // as “86 ms”, `{time}` such as “3 h ago”.
  forwarded: 'Forwarded by plaudit listen',
  forwardedText: 'To developers’ machines, in the last 30 days. Does not count toward anything.',
  forwardedIn: '<b>{response}</b> in {duration}, {time}',
  forwardedAt: '<b>{response}</b>, {time}',
  noResponse: 'No response',
} as const;
