// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
// are settings.
export default {
  databaseSlow: 'The database did not respond in time',
  databaseSlowTodo: 'Check the load and the log of the database. Some numbers are missing until it responds.',
  leasesLost: 'Endpoints are leased to a process that is gone',
  leasesLostTodo:
    'Other processes take them over within seconds. If this warning persists, no process is sending deliveries: start one with ROLE=all or ROLE=worker.',
  overdue: 'Deliveries have been due for more than five minutes',
  overdueTodo:
    'A single slow or failing endpoint can cause this: check the failing endpoints below. If there are none, check that a worker is running.',
  nobodyVotes: 'Nobody can vote',
  nobodyVotesTodo:
    'Voting requires a confirmed email address or a connected account of a sign-in provider, and neither is set up. Set SMTP_URL, or set up a provider, such as Discord with DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET. To let everyone vote, set REQUIRE_CONFIRMED_EMAIL=off.',
  captcha: 'The captcha before a vote does not work',
  // `{name}` is who provides the captcha.
  captchaRefusedTodo:
    '{name} rejects VOTE_CAPTCHA_SITE_KEY or VOTE_CAPTCHA_SECRET, so voters solve our own hardest challenge instead. Copy both keys again from its dashboard, and restart.',
  captchaDownTodo:
    '{name} does not respond, so voters solve our own hardest challenge instead. Check that this machine may connect to it.',
  trialEnded: 'Trial mode has ended',
  // `{time}` is a date with a time, `{sign}` what was detected, in English.
  trialEndedTodo:
    'Other people can reach this service. Detected on {time}: {sign}. Webhooks can no longer reach this machine. Set BASE_URL to the address that people use.',
  loopback: 'BASE_URL is an address of this machine',
  loopbackTodo:
    'Links in emails and webhooks do not work for anyone else. Set BASE_URL to the address that people use.',
  notHttps: 'BASE_URL is not https',
  notHttpsTodo:
    'Passwords and cookies are sent unencrypted, and nobody can vote, because the check before a vote works only over https. Put a proxy with a TLS certificate in front of Plaudit, and set BASE_URL to an https address.',
  noMail: 'No email is sent',
  noMailTodo:
    'People cannot confirm their address or reset their password themselves. Set SMTP_URL. Until then, staff can create reset links on each person’s page under People.',
  mailWaiting: 'Email has been waiting for more than 15 minutes',
  // `{reason}` is one of the sentences from `nobodySends` to `mailUntried`.
  mailWaitingTodo: '{reason} Emails are retried for a day. Check that the mail server in SMTP_URL responds.',
  nobodySends: 'No process is sending it.',
  mailUnreachable: 'The mail server cannot be reached.',
  mailTimeout: 'The mail server did not respond in time.',
  mailTls: 'A secure connection to the mail server could not be established.',
  mailSignIn: 'The mail server rejected the user name and password in SMTP_URL.',
  mailSender: 'The mail server rejected the sender. Set another one with `?from=` in SMTP_URL.',
  mailRecipient: 'The mail server does not know the recipient.',
  mailContent: 'The mail server rejected this email.',
  mailLater: 'The mail server asked us to try again later.',
  mailProtocol: 'SMTP_URL does not point to a mail server.',
  mailExpired: 'The email could not be sent before its link expired.',
  mailUnreadable: 'The email was stored with another SECRET_KEY.',
  mailUntried: 'Not attempted yet.',
  staffChat: 'Alerts do not reach the chat channel of staff',
  // Two sentences: what happened, and what to do.
  staffChatTodo: '{happened} {todo} Alerts are retried for a day.',
  noChallenge: 'Voting does not require a challenge',
  noChallengeTodo: 'Automated votes are as easy as real ones. VOTE_CHALLENGE=off is only meant for tests.',
  privateTargets: 'Webhooks may reach private addresses',
  privateTargetsTodo:
    'Every owner can send requests to the addresses in ALLOW_PRIVATE_TARGETS. Leave it empty on a public site.',
  embeddedLarge: 'The embedded database is large',
  embeddedLargeTodo:
    'Above about 2 GB, PostgreSQL works better. `plaudit move` moves everything there; docs/operate.md explains how.',

  // Connections to PostgreSQL.
  sessionsLost: 'Connections to PostgreSQL have lost their sessions',
  sessionsLostTodo:
    'A connection pooler was put in front of PostgreSQL or set to transaction mode while this process ran, so some statements fail. Restart all processes: they adapt at startup.',
  notNotified: 'Processes do not notify each other of votes',
  notNotifiedTodo:
    'DATABASE_URL leads through a connection pooler, so each process polls every {seconds, plural, other {# seconds}}. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, which each process then uses for one connection.',
  replicaUnused: 'The read replica is not in use',
  // `{reason}` is one of the clauses from `replicaUnchecked` to `replicaNotStandby`, in which “it” is the replica.
  replicaUnusedTodo:
    'Pages are read from the primary, because of the replica in DATABASE_READ_URL: {reason}. It is used again by itself.',
  replicaUnchecked: 'it has not been checked yet',
  replicaFailedQuery: 'it failed a query',
  replicaSilent: 'it does not respond',
  replicaBehind: 'it is too far behind',
  replicaOther: 'it is not a copy of this database',
  replicaUnreachable: 'it or the primary does not respond',
  replicaNotStandby: 'it is not a standby',
  // The same as names with values.
  connections: 'Connections',
  connectionsDirect: 'direct',
  connectionsPooled: 'through a connection pooler in transaction mode, so some processes may not be listed',
  prepared: 'Prepared statements',
  on: 'on',
  off: 'off',
  votesOfOthers: 'Votes from other processes',
  foundAtOnce: 'found at once, by notifications',
  foundByPolling:
    'found within half a second, by polling every {seconds, plural, other {# seconds}}; open log pages update within 3 seconds',
  replica: 'Read replica',
  replicaInUse: 'in use',
  replicaInUseBehind: 'in use, {seconds} seconds behind',
  replicaNotInUse: 'not in use: {reason}',
  replicaNotInUseBehind: 'not in use: {reason}, {seconds} seconds behind',

  // Backups. `{message}` is a sentence in English.
  backupFailed: 'The last backup failed',
  backupFailedTodo: '{message} Then run `plaudit backup`.',
  backupOld: 'The newest backup is too old',
  backupOldTodo:
    'It was made {hours, plural, other {# hours}} ago. Check that a process with ROLE all or worker is running, and its log.',

  // The replication of PostgreSQL.
  commitOff: 'PostgreSQL confirms votes before they are on its disk',
  commitOffTodo: 'A crash of its machine loses the newest votes. Set synchronous_commit to on.',
  standbyMissing: 'PostgreSQL waits for a standby that is not connected',
  standbyMissingTodo: 'No vote is recorded until a standby in synchronous_standby_names is back. Check the standbys.',
  commitLocal: 'Votes do not wait for the standby',
  commitLocalTodo:
    'A failover can lose the newest votes, and a vote can be sent twice to a Minecraft server. Set synchronous_commit to on. docs/high-availability.md explains how.',
  noSynchronous: 'PostgreSQL has a standby, but none that is synchronous',
  noSynchronousTodo:
    'A failover can lose the newest votes, and a vote can be sent twice to a Minecraft server. Set synchronous_standby_names, or synchronous_mode in Patroni. docs/high-availability.md explains how.',
} as const;
