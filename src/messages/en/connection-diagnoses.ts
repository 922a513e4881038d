// Why a delivery to a webhook ended without a response. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
export default {
  interrupted: 'This service stopped during the attempt, so it is unknown whether the receiver got the delivery.',
  interruptedTodo:
    'Nothing: the delivery is retried with the same event ID, so your receiver can recognize a duplicate.',
  voteAnnulled: 'Staff of this site annulled the vote before it was delivered.',
  voteAnnulledTodo: 'Nothing: the vote does not count. You can still redeliver it by hand.',
  settingsUnreadable:
    'This service cannot decrypt the webhook’s URL and secret, because they were stored with another key.',
  settingsUnreadableTodo:
    'Save the webhook’s URL again, or ask the operator to restore the previous SECRET_KEY. Until then, deliveries wait, and nothing counts against your endpoint.',
  idleClosed: 'The receiver closed the connection of earlier requests at the moment when this one was sent on it.',
  idleClosedTodo:
    'Nothing: the delivery is sent again at once, over a new connection and with the next attempt number. This attempt does not count.',
  shutdown: 'This service was being restarted during the attempt.',
  shutdownTodo: 'The problem is on our side. It does not count against your endpoint, and the delivery is retried.',
  stalled: 'This service stalled during the attempt.',
  stalledTodo: 'The problem is on our side. It does not count against your endpoint, and the delivery is retried.',
  internalError: 'An unexpected error occurred in this service.',
  internalErrorTodo:
    'The problem is on our side. It does not count against your endpoint, and the delivery is retried. If this keeps happening, contact the operator.',
  outOfSockets: 'This service had no free sockets left.',
  outOfSocketsTodo:
    'The problem is on our side. It does not count against your endpoint, and the delivery is retried. If this keeps happening, the operator should raise the limit on open files.',
  networkUnreachable: 'This service has no network route to the receiver’s address.',
  networkUnreachableTodo:
    'The problem is on our side. It does not count against your endpoint, and the delivery is retried. If your host has only an IPv6 address, give it an IPv4 address as well.',
  dnsFailed: 'This service could not reach a name server.',
  dnsFailedTodo: 'The problem is on our side. It does not count against your endpoint, and the delivery is retried.',
  dnsNotFound: 'The host name in the URL does not exist or has no address.',
  dnsNotFoundTodo:
    'Check the spelling. A new DNS record may take a while to propagate. A name from a tunnel has probably expired.',
  dnsBroken: 'The name servers of your domain returned an error.',
  dnsBrokenTodo: 'Check the domain’s name servers and DNSSEC at its registrar.',
  dnsTimeout: 'The name servers of your domain did not respond in time.',
  dnsTimeoutTodo: 'Check the domain’s name servers at its registrar.',
  blockedAddress: 'The host resolves to an address that is not allowed, such as a private or cloud metadata address.',
  blockedAddressTodo:
    'Use a public address or a tunnel. To allow a private range, the operator can set ALLOW_PRIVATE_TARGETS.',
  urlInvalid: 'The endpoint URL is not complete.',
  urlInvalidTodo: 'Enter the full URL, such as https://bot.example/votes.',
  urlCharacters: 'The endpoint URL contains invisible characters.',
  urlCharactersTodo: 'Copy the URL again, without any surrounding text.',
  urlTooLong: 'The endpoint URL is longer than {max, number} characters.',
  urlTooLongTodo: 'Shorten it.',
  urlScheme: 'The endpoint URL is not a web address.',
  urlSchemeTodo: 'It must begin with https://.',
  urlNotHttps:
    'The endpoint URL uses plain http, which is allowed only to address ranges that the operator has opened.',
  urlNotHttpsTodo: 'Use https://, for example with a reverse proxy or a tunnel.',
  urlCredentials: 'The endpoint URL contains a user name or password.',
  urlCredentialsTodo: 'Remove it, and verify the signature of each request instead.',
  urlFragment: 'The endpoint URL contains a fragment (after #), which is never sent to a server.',
  urlFragmentTodo: 'Remove it, or use ? if it is a parameter.',
  urlPort: 'The endpoint URL has a port that is blocked because it belongs to another kind of service.',
  urlPortTodo: 'Use another port for the receiver, such as 443 or 8443.',
  connectRefused: 'Nothing is listening at that address and port.',
  connectRefusedTodo:
    'Start the receiver, and check that it listens on the port in the URL and on 0.0.0.0, not only on 127.0.0.1.',
  connectTimeout: 'The server did not respond to the connection attempt.',
  connectTimeoutTodo: 'Check that the server is running and that the port is open in its firewall or hosting panel.',
  hostUnreachable: 'The network reports that the server cannot be reached.',
  hostUnreachableTodo: 'Check that the server is running and that its address in DNS is correct.',
  tlsExpired: 'The receiver’s TLS certificate has expired.',
  tlsExpiredTodo: 'Renew it, and check that the server reloads it after a renewal.',
  tlsNotYetValid: 'The receiver’s TLS certificate is not valid yet.',
  tlsNotYetValidTodo: 'Check the clock of the machine that issued it, or wait until the certificate is valid.',
  tlsNameMismatch: 'The receiver’s TLS certificate is for another host name.',
  tlsNameMismatchTodo:
    'Get one for the host in the URL, or enter the host that the certificate is for. A default certificate often means that the server is not configured for this host.',
  tlsSelfSigned: 'The receiver’s TLS certificate is self-signed, so its owner cannot be verified.',
  tlsSelfSignedTodo:
    'Use a certificate from a public authority, such as a free one from Let’s Encrypt, or put a reverse proxy or tunnel in front.',
  tlsIncompleteChain:
    'The receiver’s TLS certificate cannot be traced to a trusted authority, usually because the intermediate certificate is missing.',
  tlsIncompleteChainTodo:
    'Configure the full chain (often a file named fullchain.pem). Browsers often hide this mistake.',
  tlsUntrusted: 'The receiver’s TLS certificate comes from an authority that is not publicly trusted.',
  tlsUntrustedTodo:
    'Use a certificate from a public authority. To trust your own authority, the operator can set NODE_EXTRA_CA_CERTS.',
  tlsTimeout: 'The server accepted the connection but did not finish the TLS handshake in time.',
  tlsTimeoutTodo: 'Check that the server uses TLS on this port and is not overloaded.',
  tlsFailed: 'The TLS handshake failed.',
  tlsFailedTodo: 'Check that the server supports TLS 1.2 or 1.3 and does not require a client certificate.',
  httpOnHttps: 'The port does not use TLS, which https:// requires. It probably uses plain HTTP.',
  httpOnHttpsTodo: 'Use the port on which your server offers TLS, usually 443.',
  httpsOnHttp: 'The port uses TLS, but the URL begins with http://.',
  httpsOnHttpTodo: 'Use https:// in the URL.',
  timeoutHeaders: 'The receiver accepted the request but did not respond within 10 seconds.',
  timeoutHeadersTodo: 'Return 2xx right away and do the work afterwards, for example with a queue.',
  reset: 'The receiver reset the connection before it responded.',
  resetTodo: 'Check the receiver’s log for a crash at this time, and any proxy in between for a timeout.',
  closedEarly: 'The receiver closed the connection before it sent a complete response.',
  closedEarlyTodo:
    'Check the receiver’s log for a crash at this time. The handler must send a status for every request.',
  malformedHttp: 'The response was not valid HTTP/1.1.',
  malformedHttpTodo: 'Check that the port belongs to a web server and not to another service, such as the game server.',
  headersTooLarge: 'The receiver sent more than 32 KiB of headers or an endless response.',
  headersTooLargeTodo: 'Make the handler return only a status. Cookies and debugging headers are not needed.',
  networkError: 'A network error occurred during the attempt.',
  networkErrorTodo: 'If this happens again, check the receiver’s network and everything in between.',
} as const;
