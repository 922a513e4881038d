// The live stream of a listing: a connection over which programs, its consumers, get votes.
export default {
  liveStream: 'Live stream',
  // Leave what is in <code>…</code> as it is. <tokens> is a link to the page with this name.
  text: 'Your program connects to this service and receives votes over that connection, so it needs no public address: <guide>Follow the live stream</guide>. The program needs an API token with the permission <code>votes:read</code>. Create it on the <tokens>Tokens</tokens> page; it is shown only once.',
  noConsumers: 'No program has connected with a consumer name yet.',
  createToken: 'Create a token for the live stream',
  sendTest: 'Send a test event to the stream',

  // The consumers. `{name}` is what a program is called, and what is in `unseen` is only read aloud.
  status: 'Status',
  consumer: 'Consumer',
  lastAcknowledged: 'Last acknowledged',
  action: 'Action',
  connected: 'Connected',
  notConnected: 'Not connected',
  never: 'Never',
  removeNamed: 'Remove <unseen>{name}</unseen>',
  nothingWaits: 'No events are waiting for it.',
  upToDate: 'Up to date.',
  // `{since}` is a time, such as “3 h ago” or the next message, in which `{time}` is a date.
  behind:
    '{events, plural, one {# event behind. The first is from {since}.} other {# events behind. The first is from {since}.}}',
  behindOrMore: '{events, plural, other {# or more events behind. The first is from {since}.}}',
  dateAndDays: '{time}, {days, plural, one {# day ago} other {# days ago}}',
  aboutToMiss: 'About to miss votes',
  // `{time}` is such as “in 3 d”.
  deletesFirst: 'The stream deletes the first vote {time}.',
  missed: '{votes, plural, one {Missed # vote} other {Missed # votes}}',
  missedOrMore: '{votes, plural, other {Missed # or more votes}}',
  notAcknowledged:
    '{days, plural, one {It did not acknowledge them for # day.} other {It did not acknowledge them for # days.}}',

  // The latest events.
  noEvents:
    '{days, plural, one {There were no votes or test events in the last # day.} other {There were no votes or test events in the last # days.}}',
  latestEvents: 'Latest events',
  latestEventsText:
    'The newest votes and test events of this listing. The live stream has all of them, also those that were sent to the webhook.',
  acknowledgedBy: 'Acknowledged by',
  nobody: 'No consumer',
  forwarded: 'Forwarded',

  // Removing a consumer.
  removeTitle: 'Remove the consumer',
  removeQuestion: 'Remove this consumer?',
  removeConsumer: 'Remove consumer',
  removeText: 'The service forgets how far {name} has come. The next connection under this name begins from now.',
  removeTextBehind:
    'The service forgets how far {name} has come. The next connection under this name begins from now, and does not get the {events, plural, one {# event} other {# events}} that it has not acknowledged.',
  removeConnected: 'A program is connected under this name. Its connection ends. To connect it again, restart it.',
  removed: 'The consumer was removed. The next connection under its name begins from now.',

  // The page of an event that was not sent to a webhook.
  onlyStream: 'Live stream only',
  listener: 'Vote listener',
  notToWebhook: 'Not sent to a webhook',
  toListener: 'It was sent to the vote listener. The <link>listener’s page</link> shows the result.',
  toStreamOnly: 'Sent on the live stream only',
  testNotInLog:
    'The webhook’s log does not have this event, because a test event of the live stream is not sent to the webhook, or because the webhook was removed.',
  voteNotInLog:
    'The webhook’s log does not have this vote, because the listing had no webhook when the vote was recorded, or because the webhook was removed.',
  // `{time}` is a date with a time.
  canGetIt:
    'Programs that <link>follow the live stream</link> can get it for {days, plural, one {# day} other {# days}}, until {time}.',
} as const;
