// What is wrong with the URL of a webhook, the settings of a vote listener, or a vote, and what to do.
export default {
  // The URL of a webhook.
  urlScheme: 'Only web addresses can receive votes: the URL must begin with https://.',
  urlWithoutScheme: 'Put https:// before the address, or http:// where it is on this machine.',
  urlIncomplete: 'This is not a complete URL. Write it in full, such as https://bot.example/votes.',
  urlCharacters: 'The URL holds a line break or another invisible character. Copy it again, without what surrounds it.',
  urlCredentials: 'The URL holds a user name or password. Take it out: check the signature of each request instead.',
  urlFragment: 'The part from # on never reaches a server. Take it out, or use ? if it is a parameter.',
  // `{service}` is the name of a protocol or product, such as SSH, or one of the four below.
  urlPort: 'Port {port} is refused ({service}). Let your receiver listen on another port, such as 443 or 8443.',
  urlHost: 'No server can be called {host}. Check the URL’s host name.',
  urlNotHttps:
    'Votes are sent over https only. Write https:// and let the server offer TLS, for instance through a reverse proxy or a tunnel.',
  urlTooLong: 'The URL is longer than {max} characters. Shorten it.',
  serviceNone: 'no real port',
  serviceMail: 'mail ({protocol})',
  serviceFiles: 'file sharing (SMB)',

  // `{kind}` is one of those that begin with `kind`; `{host}` is a name, `{address}` an IP address.
  addressBlocked:
    '{address} is {kind}, so it cannot be called from here. Use a public address, or ask the operator to open the range with ALLOW_PRIVATE_TARGETS.',
  hostBlocked:
    '{host} leads to {address}, which is {kind}, so it cannot be called from here. Use a public address, or ask the operator to open the range with ALLOW_PRIVATE_TARGETS.',
  kindThisNetwork: 'an unspecified address ("this network")',
  kindUnspecified: 'an unspecified address',
  kindPrivate: 'in a private network',
  kindCarrier: 'in a carrier’s internal network',
  kindLoopback: 'a loopback address (this machine)',
  kindMetadataLink: 'a link-local address (where clouds keep their metadata)',
  kindLink: 'a link-local address',
  kindMetadata: 'a cloud’s metadata address',
  kindProtocols: 'reserved for protocols',
  kindExamples: 'reserved for examples',
  kindRetiredRelay: 'a retired 6to4 relay address',
  kindBenchmarks: 'reserved for benchmarks',
  kindMulticast: 'a multicast address',
  kindBroadcast: 'the broadcast address',
  kindReserved: 'reserved',
  kindTranslated: 'an address translated inside a private network',
  kindRelay: 'a 6to4 address',
  kindTeredo: 'a Teredo address',
  kindNotAddress: 'not an IP address',
  kindUnassigned: 'not assigned to anybody on the internet',

  // A host that could not be looked up in DNS.
  hostUnknown: 'The host {host} does not exist in DNS. Check its spelling, or wait until a new entry has spread.',
  hostBroken:
    'The host {host} cannot be resolved: its name servers answer with an error. Check the domain’s DNS settings.',
  hostSilent: 'The host {host} cannot be resolved: its name servers do not answer. Check the domain’s DNS settings.',
  hostUnresolved:
    'The host {host} could not be resolved because no name server can be reached from here. Try again in a while.',
  hostRestarting: 'The host {host} was not checked because this service is restarting. Try again in a while.',
  hostInterrupted: 'The host {host} was not checked because this service was interrupted. Try again in a while.',

  // The host and port of a vote listener.
  hostMissing: 'Enter the host, such as mc.example or an IP address.',
  hostCharacters: 'The host contains a space or an invisible character. Type it again.',
  hostIsUrl: 'Enter only the host, such as mc.example, without http:// and without a path.',
  hostWithPort: 'Enter the port in its own field, not after the host.',
  hostInvalid: '{host} is not a valid host name. Check it for typos.',
  portInvalid: 'The port must be a number from 1 to 65535.',
  portBlocked: 'Port {port} is blocked because it belongs to another kind of service ({service}).',
  portOfGame:
    'Port 25565 is the game’s own port, which ignores votes. Use the port of the vote plugin, 8192 unless you changed it.',
  minecraftOnly: 'Only Minecraft servers have vote listeners.',
  tokenMissing: 'Paste the token from the plugin’s configuration.',
  keyMissing: 'Paste the whole public key from the plugin’s rsa/public.key.',
  listingDeleted: 'This listing was just deleted.',
  listingGone: 'This listing was deleted a moment ago.',
  stillEnding:
    'Many deliveries were waiting when this was disabled or removed, and ending them takes a while. Save again in a minute.',

  // URLs of webhooks in Discord and Slack. `{part}` is /slack or /github.
  discordUrl:
    'This is a Discord URL, but not a channel’s webhook URL. In Discord, open the channel’s settings, Integrations, Webhooks, and choose Copy Webhook URL.',
  discordUrlFormat: 'Remove {part} from the end of the URL: that URL expects messages in another format.',
  slackUrlWorkflow:
    'This URL starts a Slack workflow, which does not accept messages. Open your Slack app’s settings at api.slack.com/apps, Incoming Webhooks, and copy the webhook URL. It begins with https://hooks.slack.com/services/.',
  slackUrl:
    'This is a Slack URL, but not an incoming webhook’s URL. Open your Slack app’s settings at api.slack.com/apps, Incoming Webhooks, and copy the webhook URL. It begins with https://hooks.slack.com/services/.',

  // Votes.
  playerNotMinecraft: 'Only votes for Minecraft servers can name a player.',
  playerTooLong: 'A player name has at most {max, number} characters, including a Bedrock prefix.',
  playerCharacters:
    'Use only letters (A to Z), digits and _ in a player name, after a prefix of at most two characters such as . or *.',
  playerWithSpaces:
    'Use only letters (A to Z), digits and _ in a player name, after a prefix of at most two characters such as . or *. Bedrock players: enter the name as shown on the server, with _ for each space.',
  playerMissing: 'Enter the player to reward with the test vote.',
} as const;
