// Why a vote was not sent to a vote listener of a Minecraft server. Each has what happened and, with “Todo” at its end,
// what the owner can do about it.
export default {
  hostInvalid: 'The listener’s host is not a host name or an IP address.',
  hostInvalidTodo: 'Enter only the host, such as mc.example, and enter the port in its own field.',
  portInvalid: 'The listener’s port is not a number from 1 to 65535.',
  portInvalidTodo: 'Enter the port from the plugin’s config.yml: 8192 unless it was changed.',
  portDenied: 'The listener’s port is blocked because it belongs to another kind of service.',
  portDeniedTodo: 'Enter the port from the plugin’s config.yml, or change the plugin’s port. The default is 8192.',
  dnsNotFound: 'The listener’s host name does not exist.',
  dnsNotFoundTodo:
    'Check the spelling. The name that players use may be only an SRV record, which vote listeners do not have. In that case, enter the server’s IP address or actual host name.',
  dnsBroken: 'The name servers of the listener’s domain returned an error.',
  dnsBrokenTodo: 'Check the domain’s name servers and DNSSEC at its registrar, or enter the server’s IP address.',
  dnsTimeout: 'The name servers of the listener’s domain did not respond in time.',
  dnsTimeoutTodo: 'Check the domain’s name servers at its registrar, or enter the server’s IP address.',
  dnsFailed: 'This service could not reach a name server.',
  dnsFailedTodo: 'The problem is on our side, not on your server. Send a test vote later.',
  blockedAddress: 'The host resolves to a private address, and votes are sent only to public ones.',
  blockedAddressTodo:
    'Enter the public address that players use, and forward the listener’s port there. To allow a private range, the operator can set ALLOW_PRIVATE_TARGETS.',
  hostUnreachable: 'The network reports that the listener’s server cannot be reached.',
  hostUnreachableTodo:
    'Check that the server is running, that its address is correct, and that the firewall allows the listener’s port (TCP 8192 unless it was changed).',
  reset: 'The server closed the connection while it was being established.',
  resetTodo:
    'Check for a firewall or DDoS protection in front of the listener’s port, and add an exception for this service.',
  networkError: 'A network error occurred while the connection was being established.',
  networkErrorTodo: 'Send a test vote. If it fails again, check the server’s network.',
  networkUnreachable: 'This service has no network route to the listener’s address.',
  networkUnreachableTodo:
    'The problem is on our side, not on your server. Send a test vote later. If your host has only an IPv6 address, enter an IPv4 address.',
  outOfSockets: 'This service had no free sockets left.',
  outOfSocketsTodo:
    'The problem is on our side, not on your server. Send a test vote later. If this keeps happening, the operator should raise the limit on open files.',
  stalled: 'This service stalled, and the vote was not sent.',
  stalledTodo: 'The problem is on our side, not on your server. Send a test vote later.',
  shutdown: 'This service was being restarted, and the vote was not sent.',
  shutdownTodo: 'The problem is on our side, not on your server. Send a test vote later.',
  internalError: 'An unexpected error occurred in this service, and the vote was not sent.',
  internalErrorTodo:
    'The problem is on our side, not on your server. Send a test vote later. If this keeps happening, contact the operator.',
  voteUnreadable: 'This service could not read the stored vote, so nothing was sent.',
  voteUnreadableTodo: 'Contact the operator. There is nothing to fix on your side.',
  noPlayer: 'The vote does not name a player, so nothing was sent.',
  noPlayerTodo: 'Nothing: voters who want the reward have to enter their player name when they vote.',
  serviceNameRefused: 'The name of this service cannot be sent to a listener.',
  serviceNameRefusedTodo: 'The operator should set SERVICE_NAME to letters (A to Z) and digits.',
  keyUnusable: 'The stored public key is not a 2048-bit RSA key, so the vote could not be encrypted.',
  keyUnusableTodo: 'Paste the text of the plugin’s rsa/public.key again.',
  voteAnnulled: 'Staff of this site annulled the vote before it was sent.',
  voteAnnulledTodo: 'Nothing: annulled votes are not rewarded.',
  listenerRemoved: 'The vote listener was removed before this vote was sent.',
  listenerRemovedTodo: 'This vote is not sent again. New votes are sent once you set up a listener again.',
  settingsUnreadable: 'This service cannot decrypt the listener’s settings, because they were stored with another key.',
  settingsUnreadableTodo:
    'Save the listener again with its token or key, or ask the operator to restore the previous SECRET_KEY.',
  closedBeforeGreeting: 'The connection was closed before the listener sent its greeting.',
  closedBeforeGreetingTodo:
    'Check that the port is the vote plugin’s, and that a tunnel or proxy in front of it still reaches the server. VotifierPlus also closes connections while its ConnectionThrottle blocks this service. In that case, wait a few minutes.',
  greetingUnfinished: 'The listener began a Votifier greeting but never finished the line.',
  greetingUnfinishedTodo: 'Check any tunnel or proxy between this service and the plugin, and send a test vote.',
  voteTooLong: 'The listener’s greeting would make the vote too long for a listener to accept.',
  voteTooLongTodo: 'Use an unmodified NuVotifier or VotifierPlus, whose challenge has 26 characters.',
  closedBeforeSending: 'The listener sent its greeting and then closed the connection before the vote could be sent.',
  closedBeforeSendingTodo:
    'Look in the server console at this time. An overloaded or restarting server does this, as does a plugin that limits connections.',
  // The place is where a connection was tried: `{host}` and `{port}`, `{host}` alone, or unknown.
  connectRefused:
    '{place, select, hostAndPort {Nothing is listening at {host}, port {port}.} host {Nothing is listening at {host}.} other {Nothing is listening.}}',
  connectRefusedTodo:
    'Check in the server console that the vote plugin is loaded and shows {port}, and that host in its config.yml is 0.0.0.0. With a proxy such as Velocity, the proxy’s plugin is the listener.',
  connectRefusedHereTodo:
    'Check in the server console that the vote plugin is loaded and shows {port}. With a proxy such as Velocity, the proxy’s plugin is the listener.',
  connectTimeout:
    '{place, select, hostAndPort {There was no response to the connection attempt at {host}, port {port}.} host {There was no response to the connection attempt at {host}.} other {There was no response to the connection attempt.}}',
  connectTimeoutTodo:
    'Check that the server is running, and open TCP on {port} in its firewall, hosting panel or router. With a hosting provider, use a port that it assigned to you.',
  // What `{port}` is in the advice above.
  portKnown: 'port {port}',
  portUnknown: 'the listener’s port (8192 unless it was changed)',
  nameRefused: 'The vote was not sent, because no listener would accept the player’s name.',
  nameRefusedTodo: 'A name has 1 to 16 characters, including a Bedrock prefix.',
  nameRefusedV1Todo: 'A name has 1 to 16 characters, including a Bedrock prefix, and only ASCII characters with v1.',
  noGreeting:
    '{place, select, hostAndPort {Something accepts connections at {host}, port {port}, but it did not send a vote listener’s greeting.} host {Something accepts connections at {host}, but it did not send a vote listener’s greeting.} other {Something accepts connections, but it did not send a vote listener’s greeting.}}',
  noGreetingTodo:
    'Enter the vote plugin’s port from its config.yml: 8192 unless it was changed. The game port, such as 25565, sends no greeting.',
  noGreetingGamePortTodo:
    'Port 25565 is the game port. Enter the vote plugin’s port from its config.yml: 8192 unless it was changed.',
  // `{words}` is what the listener sent.
  notVotifier:
    '{place, select, hostAndPort {Another kind of service responds at {host}, port {port}.} host {Another kind of service responds at {host}.} other {Another kind of service responds.}}',
  greetingWas: '{happened} Its greeting was “{words}”.',
  notVotifierTodo: 'Enter the vote plugin’s port from its config.yml: 8192 unless it was changed.',
  unknownVersion: 'The listener greets as Votifier, but with a protocol that is neither v1 nor v2.',
  unknownVersionNamed: 'The listener greets as Votifier, but with a protocol that is neither v1 nor v2: “{words}”.',
  unknownVersionTodo: 'Install a current version of NuVotifier or VotifierPlus, which support v2.',
  // `{service}` is the name of this site in the listener’s settings.
  v1Only: 'The listener supports only protocol v1, but v2 is selected here.',
  v1OnlyNamed: 'The listener supports only protocol v1 ({words}), but v2 is selected here.',
  v1OnlyTodo:
    'With VotifierPlus, set TokenSupport: true in its config.yml, reload it, and enter the token for {service} or default. With classic Votifier, choose v1 here and paste its rsa/public.key.',
  thisService: 'this service’s name',
  // If nothing more is known.
  endedAccepted: 'The listener accepted the vote.',
  endedAcceptedTodo: 'If the player got no reward, check the reward plugin.',
  endedRejected: 'The listener rejected the vote.',
  endedRejectedTodo: 'Look for the reason in the server console at this time.',
  endedFailed: 'The vote could not be sent.',
  endedFailedTodo: 'Check the listener’s host, port and token or key, and send a test vote.',
  endedSentUnconfirmed: 'The vote was sent, but cannot be confirmed.',
  endedSentUnconfirmedTodo: 'Look for the vote in the server console.',
  endedUnknown: 'The vote was sent, but it is unknown whether it was processed.',
  endedUnknownTodo: 'It is never sent twice. Look for the vote in the server console.',
} as const;
