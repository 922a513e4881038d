// Staff: the setup checklist. What was found and what to do is also shown by the command `plaudit doctor`, in English.
// Names in capital letters are environment variables and stay as they are. Paths such as /staff/site become links on
// the page and stay as they are, too.
export default {
  title: 'Getting started',
  doneCount: '{done, number} of {total, number} done',
  suspicion: '{count, plural, one {# listing} other {# listings}} with votes under suspicion',
  waiting: '{count, plural, one {# listing} other {# listings}} waiting for approval',
  stepsLabel: 'Steps',
  // {command} is “plaudit doctor”.
  more: 'This list updates automatically. <system>System</system> shows the configuration, warnings and load. On the server, {command} checks more: the disk, the clocks, the certificate and the mail server.',
  // After the title of a step.
  optional: 'optional',
  stepDone: '(done)',
  stepNotNeeded: '(not needed)',
  stepNotDone: '(not done)',
  stepProblem: '(problem)',
  // Only screen readers read the part with the title of the step.
  readManual: 'Read the manual<unseen>: {title}</unseen>',
  // Names of pages that the texts of steps link to.
  brandAndSettings: 'Brand and settings',
  siteSettings: 'Site settings',
  // What arrived with the request for this page: addresses and headers. {address} is an IP address.
  seenTitle: 'What the service sees of this request',
  seenPeer: 'Connection from',
  seenTrustedProxy: '{address}, a trusted proxy',
  seenClient: 'Your address',
  seenMissing: 'missing',

  // Buttons of steps, and what happened.
  sendTestMail: 'Send test email',
  testMailTo: 'to {email}',
  backupsMade: 'I make backups myself',
  backupsNotMade: 'I make no other backups',
  backupsConfirmed: 'Your backups are confirmed.',
  backupsUnconfirmed: 'Your backups are no longer confirmed.',
  undecidable: 'This step cannot be decided against.',
  stepReopened: 'The step is open again.',
  stepSettled: 'The step is settled. You can undo this at any time.',
  testMailUnset: 'No email was sent, because SMTP_URL is not set. Set it and restart.',
  testMailFull: 'No email was sent, because too many emails are waiting. The Email tab shows the reason.',
  // {time} is a duration such as “20 min”.
  testMailsTooMany: 'You have sent several test emails. Try again in {time}.',
  testMailSent: 'A test email is on its way to {email}. This step is done once the mail server accepts it.',
  notNeeded: 'Not needed',

  // The name of the site.
  nameTitle: 'Choose a name',
  nameKeep: 'Keep this name',
  nameDecided: 'The site keeps the default name.',
  nameDefault: 'The site still has the default name, {name}.',
  nameDefaultTodo: 'Set SERVICE_NAME before you connect webhooks: it is part of header names.',
  nameSet: 'The site is called {name}.',

  // The look of the site.
  brandTitle: 'Brand your site',
  brandDecided: 'The site keeps the default look, as decided.',
  brandSet: 'The site has its own name or logo.',
  brandDefault: 'The site looks like every other installation.',
  brandDefaultTodo: 'Set a name, a logo and a color under /staff/site.',

  // The public address. {url} is the value of BASE_URL.
  addressTitle: 'Set the public address',
  addressLocal: 'BASE_URL is {url}, which works only on this machine.',
  addressLocalTodo: 'Set it to the https address that people use.',
  addressSet: 'People reach this site at {url}.',
  addressInsecure: 'BASE_URL is {url}, so passwords and cookies are sent unencrypted.',
  addressInsecureTodo: 'Put a proxy with a TLS certificate in front, and set BASE_URL to an https address.',

  // Proxies in front of the service. {peer} and {client} are IP addresses; X-Forwarded-For is the name of a header.
  proxiesTitle: 'Trust your proxies',
  proxiesOwn: 'This is my own address',
  proxiesDecided: 'A staff member confirmed that visitors’ addresses are recognized.',
  proxiesUnchecked: 'Not checked, because this installation does not respond at BASE_URL.',
  proxyUntrusted:
    'Requests arrive through {peer}, which is not in TRUSTED_PROXIES. Its X-Forwarded-For header is ignored, so all visitors share one rate limit.',
  proxyUntrustedTodo: 'If {peer} is your proxy, set {variable}.',
  proxyHttp:
    'The proxy says that this request arrived over http, but BASE_URL is https. Forms sent over http are rejected.',
  proxyHttpTodo: 'Redirect http to https in the proxy. If it did use https, correct X-Forwarded-Proto.',
  proxyPrivate:
    'The service sees you as {client}, a private address. Unless that is your own device, it is a proxy, and all visitors behind it share one rate limit.',
  proxyPrivateTodo: 'If {client} is one of your proxies, add it to TRUSTED_PROXIES.',
  proxyTrusted: 'The service sees this request as coming from {client}, through the proxy at {peer}.',
  proxyNotNeeded: 'BASE_URL is an address of this machine, so no proxy is needed.',
  proxyAbsent: 'Visitors connect without a proxy. The service sees this request as coming from {peer}.',
  proxySilent: 'The proxy at {peer} does not pass on the addresses of visitors, so all of them share one rate limit.',
  // {directive} is a line of nginx’s configuration.
  proxySilentTodo: 'Make the proxy send X-Forwarded-For. With nginx: {directive}',
  proxyUnknown:
    'This request arrived from {peer} without X-Forwarded-For. If {peer} is your proxy, all visitors share one rate limit.',
  proxyUnknownTodo: 'Make the proxy send X-Forwarded-For, and set {variable}.',

  // Email. {reason} is a sentence; {button} is the button above that sends a test email.
  mailTitle: 'Check that email works',
  mailUnset: 'No email is sent. Nobody can confirm an address, and only staff can create links to reset a password.',
  mailUnsetTodo: 'Set SMTP_URL to your mail server.',
  mailWaiting: 'Email is waiting: {reason}',
  mailWaitingTodo: 'Check SMTP_URL and the mail server.',
  mailAccepted: 'The mail server last accepted an email on {time}.',
  mailUntested: 'SMTP_URL is set, but no email has been sent yet.',
  mailUntestedTodo: 'Press “{button}” under /staff.',

  // Who can vote.
  votingTitle: 'Let people with a confirmed address vote',
  votingKeepOff: 'Keep it off',
  votingDecided: 'Voting does not require a confirmed address, as decided.',
  votingNobody: 'Nobody can vote yet, because voting requires a confirmed address or a connected account.',
  votingNobodyTodo: 'Set SMTP_URL, set up a sign-in provider such as Discord, or set REQUIRE_CONFIRMED_EMAIL=off.',
  votingConfirmed: 'Voting requires a confirmed email address or a connected account.',
  votingLocal: 'People who sign up can vote. Once the site is public, they need a confirmed address.',
  votingOff: 'REQUIRE_CONFIRMED_EMAIL is off, so fake accounts can vote.',
  votingOffTodo: 'Remove REQUIRE_CONFIRMED_EMAIL from the configuration.',

  // Signing in with Discord, and accounts of Roblox.
  discordTitle: 'Let people sign in with Discord',
  discordDecided: 'A staff member decided against signing in with Discord.',
  discordSet: 'People can sign in with Discord.',
  discordUnset: 'People cannot sign in with Discord.',
  discordUnsetTodo: 'Set DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET.',
  robloxTitle: 'Let people connect their Roblox account',
  robloxDecided: 'A staff member decided against connecting Roblox accounts.',
  robloxSet: 'People can connect their Roblox account.',
  robloxNoGame: 'No Roblox game is listed.',
  robloxUnset:
    'A Roblox game is listed, but people cannot connect their Roblox account, so it may not find their votes.',
  robloxUnsetTodo: 'Set ROBLOX_CLIENT_ID and ROBLOX_CLIENT_SECRET.',

  // Approval of new listings.
  approvalTitle: 'Review new listings',
  approvalDecided: 'New listings are public immediately, as decided.',
  approvalOn: 'New listings wait for approval before they are public.',
  approvalOff: 'New listings are public immediately.',
  approvalOffTodo:
    'To approve each one first, turn on approval under /staff/site/settings, or set LISTING_APPROVAL=on.',

  // Backups. {command} is a command such as “plaudit backup”, {time} an exact time.
  backupsTitle: 'Back up the data',
  backupFailed: 'The last backup failed: {reason}',
  backupFailedTodo: 'Correct this, then run “{command}”.',
  backupNewest: 'The newest backup is from {time}.',
  backupByStaff: 'A staff member confirmed backups on {time}. Plaudit cannot check this.',
  backupHoursOld: 'The newest backup is {hours, plural, other {# hours}} old.',
  backupDaysOld: 'The newest backup is {days, plural, other {# days}} old.',
  backupOldTodo: 'Run “{command}”, and check why none was made.',
  backupFirst: 'There is no backup yet. The first one is made within an hour after the first start.',
  backupFirstTodo: 'To make one now, run “{command}”. Keep copies on another machine.',
  backupNone: 'Plaudit makes no backups on schedule, and cannot see those that you make in another way.',
  backupNoneTodo: 'Set BACKUP_EVERY, or confirm in the setup checklist that you make backups yourself.',

  // A way to reach the operator.
  contactTitle: 'Add a contact address',
  contactDecided: 'A staff member decided to show no contact address.',
  contactSet: 'Every page links to your contact address.',
  contactUnset: 'There is no contact address. People who cannot sign in have no other way to reach you.',
  contactUnsetTodo: 'Set an email address or a web page under /staff/site/settings, or as CONTACT.',

  // The first listing. {command} is “plaudit demo”.
  listingTitle: 'Add the first listing',
  listingAdded: 'The site has listings.',
  listingNone: 'The site has no listings yet.',
  listingNoneTodo:
    'Add a bot or a server. To explore with sample data instead, run “{command}”, which uses its own data directory.',

  // Staff members.
  staffTitle: 'Add another staff member',
  staffDecided: 'A staff member decided that one is enough.',
  staffSeveral: '{count, plural, other {# people are staff.}}',
  staffOne: 'There is only one staff member.',
  staffOneTodo: 'Ask someone to sign up, then make them staff on their page under People.',
  staffNone: 'There is no staff member yet.',
  staffNoneTodo: 'Open the setup link that the service prints when it starts.',
} as const;
