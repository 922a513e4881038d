// Diagnoses of attempts that ended without a response (decision D17): DNS, network, TLS, malformed HTTP, our own
// faults.
import { NORMALIZED_URL_MAX_CHARACTERS } from '../core/limits.ts';
import type { FailureCode } from '../outbound/failure-codes.ts';
import type { Diagnosis } from './evidence.ts';

/**
 * `interrupted` is set by the engine: the process crashed during the attempt (decision D2). `vote_annulled` is not the
 * code of an attempt, but of a delivery that was cancelled (decision P412).
 */
export type NoResponseCode = FailureCode | 'interrupted' | 'settings_unreadable' | 'vote_annulled';

const OURS = 'The problem is on our side. It does not count against your endpoint, and the delivery is retried.';

export const NO_RESPONSE_DIAGNOSES: Readonly<Record<NoResponseCode, Diagnosis>> = {
  interrupted: {
    happened: 'This service stopped during the attempt, so it is unknown whether the receiver got the delivery.',
    todo: 'Nothing: the delivery is retried with the same event ID, so your receiver can recognize a duplicate.',
  },
  vote_annulled: {
    happened: 'Staff of this site annulled the vote before it was delivered.',
    todo: 'Nothing: the vote does not count. You can still redeliver it by hand.',
  },
  settings_unreadable: {
    happened: 'This service cannot decrypt the webhook’s URL and secret, because they were stored with another key.',
    todo: 'Save the webhook’s URL again, or ask the operator to restore the previous SECRET_KEY. Until then, deliveries wait, and nothing counts against your endpoint.',
  },
  idle_closed: {
    happened: 'The receiver closed the connection of earlier requests at the moment when this one was sent on it.',
    todo: 'Nothing: the delivery is sent again at once, over a new connection and with the next attempt number. This attempt does not count.',
  },
  shutdown: { happened: 'This service was being restarted during the attempt.', todo: OURS },
  stalled: { happened: 'This service stalled during the attempt.', todo: OURS },
  internal_error: {
    happened: 'An unexpected error occurred in this service.',
    todo: `${OURS} If this keeps happening, contact the operator.`,
  },
  out_of_sockets: {
    happened: 'This service had no free sockets left.',
    todo: `${OURS} If this keeps happening, the operator should raise the limit on open files.`,
  },
  network_unreachable: {
    happened: 'This service has no network route to the receiver’s address.',
    todo: `${OURS} If your host has only an IPv6 address, give it an IPv4 address as well.`,
  },
  dns_failed: { happened: 'This service could not reach a name server.', todo: OURS },
  dns_not_found: {
    happened: 'The host name in the URL does not exist or has no address.',
    todo: 'Check the spelling. A new DNS record may take a while to propagate. A name from a tunnel has probably expired.',
  },
  dns_broken: {
    happened: 'The name servers of your domain returned an error.',
    todo: 'Check the domain’s name servers and DNSSEC at its registrar.',
  },
  dns_timeout: {
    happened: 'The name servers of your domain did not respond in time.',
    todo: 'Check the domain’s name servers at its registrar.',
  },
  blocked_address: {
    happened: 'The host resolves to an address that is not allowed, such as a private or cloud metadata address.',
    todo: 'Use a public address or a tunnel. To allow a private range, the operator can set ALLOW_PRIVATE_TARGETS.',
  },
  url_invalid: {
    happened: 'The endpoint URL is not complete.',
    todo: 'Enter the full URL, such as https://bot.example/votes.',
  },
  url_characters: {
    happened: 'The endpoint URL contains invisible characters.',
    todo: 'Copy the URL again, without any surrounding text.',
  },
  url_too_long: {
    happened: `The endpoint URL is longer than ${NORMALIZED_URL_MAX_CHARACTERS.toLocaleString('en')} characters.`,
    todo: 'Shorten it.',
  },
  url_scheme: {
    happened: 'The endpoint URL is not a web address.',
    todo: 'It must begin with https://.',
  },
  url_not_https: {
    happened: 'The endpoint URL uses plain http, which is allowed only to address ranges that the operator has opened.',
    todo: 'Use https://, for example with a reverse proxy or a tunnel.',
  },
  url_credentials: {
    happened: 'The endpoint URL contains a user name or password.',
    todo: 'Remove it, and verify the signature of each request instead.',
  },
  url_fragment: {
    happened: 'The endpoint URL contains a fragment (after #), which is never sent to a server.',
    todo: 'Remove it, or use ? if it is a parameter.',
  },
  url_port: {
    happened: 'The endpoint URL has a port that is blocked because it belongs to another kind of service.',
    todo: 'Use another port for the receiver, such as 443 or 8443.',
  },
  connect_refused: {
    happened: 'Nothing is listening at that address and port.',
    todo: 'Start the receiver, and check that it listens on the port in the URL and on 0.0.0.0, not only on 127.0.0.1.',
  },
  connect_timeout: {
    happened: 'The server did not respond to the connection attempt.',
    todo: 'Check that the server is running and that the port is open in its firewall or hosting panel.',
  },
  host_unreachable: {
    happened: 'The network reports that the server cannot be reached.',
    todo: 'Check that the server is running and that its address in DNS is correct.',
  },
  tls_expired: {
    happened: 'The receiver’s TLS certificate has expired.',
    todo: 'Renew it, and check that the server reloads it after a renewal.',
  },
  tls_not_yet_valid: {
    happened: 'The receiver’s TLS certificate is not valid yet.',
    todo: 'Check the clock of the machine that issued it, or wait until the certificate is valid.',
  },
  tls_name_mismatch: {
    happened: 'The receiver’s TLS certificate is for another host name.',
    todo: 'Get one for the host in the URL, or enter the host that the certificate is for. A default certificate often means that the server is not configured for this host.',
  },
  tls_self_signed: {
    happened: 'The receiver’s TLS certificate is self-signed, so its owner cannot be verified.',
    todo: 'Use a certificate from a public authority, such as a free one from Let’s Encrypt, or put a reverse proxy or tunnel in front.',
  },
  tls_incomplete_chain: {
    happened:
      'The receiver’s TLS certificate cannot be traced to a trusted authority, usually because the intermediate certificate is missing.',
    todo: 'Configure the full chain (often a file named fullchain.pem). Browsers often hide this mistake.',
  },
  tls_untrusted: {
    happened: 'The receiver’s TLS certificate comes from an authority that is not publicly trusted.',
    todo: 'Use a certificate from a public authority. To trust your own authority, the operator can set NODE_EXTRA_CA_CERTS.',
  },
  tls_timeout: {
    happened: 'The server accepted the connection but did not finish the TLS handshake in time.',
    todo: 'Check that the server uses TLS on this port and is not overloaded.',
  },
  tls_failed: {
    happened: 'The TLS handshake failed.',
    todo: 'Check that the server supports TLS 1.2 or 1.3 and does not require a client certificate.',
  },
  http_on_https: {
    happened: 'The port does not use TLS, which https:// requires. It probably uses plain HTTP.',
    todo: 'Use the port on which your server offers TLS, usually 443.',
  },
  https_on_http: {
    happened: 'The port uses TLS, but the URL begins with http://.',
    todo: 'Use https:// in the URL.',
  },
  timeout_headers: {
    happened: 'The receiver accepted the request but did not respond within 10 seconds.',
    todo: 'Return 2xx right away and do the work afterwards, for example with a queue.',
  },
  reset: {
    happened: 'The receiver reset the connection before it responded.',
    todo: 'Check the receiver’s log for a crash at this time, and any proxy in between for a timeout.',
  },
  closed_early: {
    happened: 'The receiver closed the connection before it sent a complete response.',
    todo: 'Check the receiver’s log for a crash at this time. The handler must send a status for every request.',
  },
  malformed_http: {
    happened: 'The response was not valid HTTP/1.1.',
    todo: 'Check that the port belongs to a web server and not to another service, such as the game server.',
  },
  headers_too_large: {
    happened: 'The receiver sent more than 32 KiB of headers or an endless response.',
    todo: 'Make the handler return only a status. Cookies and debugging headers are not needed.',
  },
  network_error: {
    happened: 'A network error occurred during the attempt.',
    todo: 'If this happens again, check the receiver’s network and everything in between.',
  },
};
