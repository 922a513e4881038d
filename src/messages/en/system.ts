// Staff: the state of the installation, alerts, email that waits, and the manual. Names in capital letters are
// environment variables and stay as they are.
export default {
  title: 'System',
  allWell: 'Everything is working.',
  // {title} is what is wrong, without a full stop.
  warningTitle: '{title}.',

  // Deliveries of votes to the webhooks and vote listeners of listings, which are called endpoints here.
  deliveries: 'Deliveries',
  deliveriesUnknown: 'The state of deliveries is unknown, because the database did not respond in time.',
  oldestDue: 'Oldest due',
  noneDue: 'None',
  deliveriesWaiting: 'Deliveries waiting',
  listenersWaiting: 'Waiting for listeners',
  endpointsServed: 'Endpoints being served',
  endpointsFailing: 'Endpoints failing',
  endpointsDisabled: 'Disabled',
  endpointCounts:
    '{enabled, plural, other {# endpoints enabled}}, {paused, plural, other {# paused}}, {paced, plural, other {# slowed down}}.',
  failing: 'Failing',
  noneFailing: 'No endpoint is failing.',
  disabled: 'Disabled',
  noneDisabled: 'No endpoint is disabled.',
  failuresInARow: '{count, plural, other {# in a row}}',
  // {code} is an HTTP status or a code of an error, {time} a time such as “2 min ago”.
  endpointState:
    '{kind, select, webhook {webhook} other {vote listener}}{known, select, code {, {code}} time {, {time}} both {, {code}, {time}} other {}}',
  served: 'Being served',
  noneServed: 'No endpoint is being served.',
  leasesExpired: '{count, plural, other {# expired and not taken over}}',

  // The database. {size} is a size such as “12 MB”.
  databaseSize: 'Database: {size}',
  tableColumn: 'Table',
  rowsColumn: 'Rows (estimate)',
  sizeColumn: 'Size',
  versions: 'Versions',
  configuration: 'Configuration',

  // Email.
  mail: 'Email',
  mailUnset: 'Email is not set up. Set {variable}.',
  mailWaiting: 'Waiting',
  mailWaitingSince: '{count, number}, the oldest from {time}',
  mailNotSent: 'Not sent',
  mailNotSentCount: '{count, plural, other {# in 30 days}}',
  mailNotSentMany: '{count, plural, other {# or more in 30 days}}',
  mailReason: 'Reason',
  mailRetries:
    'Waiting emails are retried for a day. After that, <link>emails that could not be sent</link> are not retried, and the recipient has to request them again.',

  // Alerts in the chat channel of staff. {happened} and {todo} are sentences.
  staffAlerts: 'Alerts for staff',
  alerts: 'Alerts',
  alertNotSent: 'The last alert was not sent.',
  alertProblem: '{happened} {todo} Alerts are retried for a day.',
  alertSent: 'Last sent',
  alertNeverSent: 'never',
  alertAttempt: 'Last attempt',
  alertsWaiting: 'Waiting',

  // Processes of the service.
  processes: 'Processes',
  processSince: 'Started {time}',
  processSinceSeen: 'Started {time}, last seen {seen}',
  thisProcess: 'This process',
  processMissing:
    'If a process is missing, it is not connected: check its log. Deliveries need a process with ROLE all or worker.',
  role: 'Role',
  started: 'Started',
  memory: 'Memory',
  serving: 'Serving',
  servingCount: '{endpoints, plural, other {# endpoints}}, {attempts, plural, other {# attempts in progress}}',

  // The delivery log, which has a table for each week. {date} is a date such as “2026-11-21”.
  deliveryLog: 'Delivery log',
  logKept: 'Kept for',
  logKeptDays: '{days, plural, other {# days, then deleted week by week}}',
  logWeeks: 'Weeks',
  logWeekCount: '{count, number}, four of them in advance',
  logWeekCountSince: '{count, number}, four of them in advance; the oldest began on {date}',

  // Backups. {command} and {file} are code; {reason} says why a backup failed.
  backups: 'Backups',
  lastBackup: 'Last backup',
  noBackup: 'none',
  lastFailure: 'Last failure',
  lastFailureAt: '{time}: {reason}',
  backupFolder: 'Folder',
  backupFacts: '{time}, {size}',
  incomplete: 'Incomplete',
  olderBackups: '{count, plural, other {# older ones are not shown.}}',
  backupHelp:
    '{command} makes one at any time. Keep copies on another machine, and the secret key in another place. {file} in Plaudit’s folder explains how to restore one.',

  // The page of alerts. {variable} is STAFF_WEBHOOK.
  alertsIntro: 'Staff is alerted when something needs a decision.',
  chatChannel: 'Chat channel',
  chatUnset:
    'Set {variable} to the URL of a Discord webhook or of a Slack incoming webhook to get alerts in a channel.',
  chatPace: 'At most one message per minute. Alerts in between share the next message.',
  sendTestAlert: 'Send test alert',
  yourEmails: 'Your emails',
  confirmAddress: 'Emails are sent only to confirmed addresses. <link>Confirm your address</link> to get them.',
  emailPace: 'At most one email of each kind per hour.',
  emailsOn: 'On',
  emailsOff: 'Off',
  turnOffEmails: 'Turn off emails',
  turnOnEmails: 'Turn on emails',
  unknownEmails: 'There are no emails of this kind.',
  emailsTurnedOn: 'Emails are turned on.',
  emailsTurnedOff: 'Emails are turned off.',
  webhookUnset: 'STAFF_WEBHOOK is not set.',
  testAlertQueued: 'The test alert will be sent within a minute or two. Then reload this page.',

  // The page of emails that wait for the mail server, or could not be sent. {problem} is a sentence.
  emailsWaiting: 'waiting',
  oldestEmail: 'The oldest was created {time}. It will be sent with the next batch.',
  oldestEmailProblem: 'The oldest was created {time}. {problem}',
  allSent: 'All email was sent',
  allSentText: 'Emails that the mail server rejects, or that cannot be sent within a day, are listed here for 30 days.',
  recipientColumn: 'To',
  kindColumn: 'About',
  gaveUpColumn: 'Gave up',
  // What an email is about, in a column of the table.
  mailKind:
    '{kind, select, confirmation {confirmation} sign_up {sign up} account_exists {account exists} come_back_later {come back later} change_of_address {change of address} address_taken {address taken} change_asked {change asked} address_changed {address changed} reset {reset} reset_link_created {reset link created} password_changed {password changed} new_device {new device} account_connected {account connected} game_account_linked {game account linked} second_factor {second factor} test {test} favorites {favorites} farewell {farewell} listing {listing} listings_waiting {listings waiting} ownership {ownership} profile {profile} report {report} review {review} staff_alert {staff alert} trial_ended {trial ended} other {{name}}}',

  // The operator’s manual, which is in English. {title} is the title of a page of it.
  manual: 'Manual',
  manualPage: '{title} · Manual',
  setupChecklist: 'Setup checklist',

  // The configuration: what is neither the name nor the value of a variable. `{interval}` is such as 24 h.
  configDatabase: 'Database',
  configSigningIn: 'Signing in with',
  configRoblox: 'Linking Roblox accounts',
  configPostgres: 'PostgreSQL at {hosts}',
  configEmbedded: 'embedded, in DATA_DIR',
  configPool: '{count, plural, one {# connection} other {# connections}}',
  configNotUsed: 'not used',
  configKeyGenerated: 'generated, stored in DATA_DIR',
  configKeySet: 'set',
  configKeys: 'SECRET_KEYS is set, number of keys: {count, number}',
  configNoBackups: 'off: no backups are made on schedule',
  configBackups: 'every {interval}, {kept, plural, one {# is kept} other {# are kept}}',
  configMail: 'email through {host}',
  configNoMail: 'none: no email is sent',
  configNoAlerts: 'none: alerts are emailed only',
  configByEmail: 'email address',
  configOnExceptTrial: 'on, except in trial mode',
  configPerListing: '{count, number} per listing in its voting window',
  configPerHourAll: '{count, number} per hour for all listings',
  configPerHour: '{count, number} per hour',
  configSeconds: '{list} seconds',
  configOnWithToken: 'on, with a token',
  configNoContact: 'none: people cannot see how to reach you',
  configHidden: 'an address that cannot be displayed',
  versionEmbedded: '{version}, embedded',
} as const;
