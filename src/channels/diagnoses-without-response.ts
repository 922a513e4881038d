// Diagnoses of attempts that ended without a response (decision D17): DNS, network, TLS, malformed HTTP, our own faults.
import type { FailureCode } from '../outbound/failure-codes.ts';
import type { Diagnosis } from './evidence.ts';

/** `interrupted` is the engine's: the process died while the attempt was under way (decision D2). */
export type NoResponseCode = FailureCode | 'interrupted' | 'settings_unreadable';

const OURS = 'This is our fault and does not count against your endpoint; the delivery is retried.';

export const NO_RESPONSE_DIAGNOSES: Readonly<Record<NoResponseCode, Diagnosis>> = {
  interrupted: {
    happened: 'This service stopped while the attempt was under way, so it is unknown whether the receiver got it.',
    todo: 'Nothing: the delivery is retried under the same event ID, which is why receivers deduplicate.',
  },
  settings_unreadable: {
    happened: 'This service cannot decrypt the webhook’s URL and secret: its key is not the one they were stored with.',
    todo: 'Save the webhook again, with its URL; or the operator puts back the SECRET_KEY from before. Until then deliveries wait, and nothing counts against your endpoint.',
  },
  shutdown: { happened: 'This service was being restarted during the attempt.', todo: OURS },
  stalled: { happened: 'This service itself was stalled during the attempt.', todo: OURS },
  internal_error: {
    happened: 'Something unexpected went wrong in this service.',
    todo: `${OURS} If it stays, tell the operator.`,
  },
  out_of_sockets: {
    happened: 'This service had no free sockets left.',
    todo: `${OURS} If it stays, the operator should raise the limit of open files.`,
  },
  network_unreachable: {
    happened: 'This service has no network route to the receiver’s address.',
    todo: `${OURS} If your host has an IPv6 address only, give it an IPv4 address as well.`,
  },
  dns_failed: { happened: 'No name server could be reached from this service.', todo: OURS },
  dns_not_found: {
    happened: 'The host name in the URL does not exist, or resolves to no address.',
    todo: 'Check its spelling. If the DNS entry is new, it may take a while to spread; if a tunnel gave you the name, it has probably expired.',
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
    happened:
      'The host resolves to an address that must not be called, such as one of a private network or a cloud’s metadata.',
    todo: 'Use a public address or a tunnel. On your own network the operator can open the range with ALLOW_PRIVATE_TARGETS.',
  },
  url_invalid: {
    happened: 'The endpoint URL is not a complete web address.',
    todo: 'Enter the URL in full, such as https://bot.example/votes.',
  },
  url_characters: {
    happened: 'The endpoint URL contains invisible characters.',
    todo: 'Copy the URL again, without the text around it.',
  },
  url_too_long: { happened: 'The endpoint URL is longer than 2,000 characters.', todo: 'Shorten it.' },
  url_scheme: {
    happened: 'The endpoint URL is not a web address.',
    todo: 'It must begin with https://.',
  },
  url_not_https: {
    happened: 'The endpoint URL is plain http, which is allowed to ranges the operator opened only.',
    todo: 'Use https://, for instance through a reverse proxy or a tunnel.',
  },
  url_credentials: {
    happened: 'The endpoint URL holds a user name or password.',
    todo: 'Take it out and check the signature of each request instead.',
  },
  url_fragment: {
    happened: 'The endpoint URL has a part from # on, which never reaches a server.',
    todo: 'Take it out, or use ? if it is a parameter.',
  },
  url_port: {
    happened: 'The endpoint URL names a port that is refused because another kind of service lives there.',
    todo: 'Let the receiver listen on another port, such as 443 or 8443.',
  },
  connect_refused: {
    happened: 'Nothing listens at that address and port.',
    todo: 'Start the receiver, and check that it listens on the port in the URL and on 0.0.0.0, not on 127.0.0.1 alone.',
  },
  connect_timeout: {
    happened: 'The server did not react to the attempt to connect.',
    todo: 'Check that it is running and that its firewall or hosting panel lets the port through from outside.',
  },
  host_unreachable: {
    happened: 'The network reports that the server cannot be reached.',
    todo: 'Check that it is running and that its address in DNS is still right.',
  },
  tls_expired: {
    happened: 'The receiver’s TLS certificate has expired.',
    todo: 'Renew it, and check that the renewal also reloads the server.',
  },
  tls_not_yet_valid: {
    happened: 'The receiver’s TLS certificate is not valid yet.',
    todo: 'Check the clock of the machine that issued it, or wait until it becomes valid.',
  },
  tls_name_mismatch: {
    happened: 'The receiver’s TLS certificate is for another host name.',
    todo: 'Issue one for the host in the URL, or enter the host the certificate is for. A default certificate often means that the server does not know this host.',
  },
  tls_self_signed: {
    happened: 'The receiver’s TLS certificate is signed by itself, so nobody can tell whose it is.',
    todo: 'Use a certificate of a public authority, such as a free one from Let’s Encrypt, or put a reverse proxy or tunnel in front.',
  },
  tls_incomplete_chain: {
    happened:
      'The receiver’s TLS certificate cannot be traced to a trusted authority: most often the intermediate one is not sent along.',
    todo: 'Configure the full chain (often a file named fullchain.pem). Browsers hide this mistake.',
  },
  tls_untrusted: {
    happened: 'The receiver’s TLS certificate comes from an authority that is not publicly trusted.',
    todo: 'Use a certificate of a public authority; for one of your own the operator can set NODE_EXTRA_CA_CERTS.',
  },
  tls_timeout: {
    happened: 'The server accepted the connection but did not finish the TLS handshake in time.',
    todo: 'Check that the port really speaks TLS and that the server is not overloaded.',
  },
  tls_failed: {
    happened: 'The TLS handshake failed.',
    todo: 'Check that the server supports TLS 1.2 or 1.3 and does not ask callers for a certificate.',
  },
  http_on_https: {
    happened: 'The port does not speak TLS, which https:// needs; most often it speaks plain HTTP.',
    todo: 'Use the port on which your server offers TLS, usually 443.',
  },
  https_on_http: {
    happened: 'The port speaks TLS, but the URL begins with http://.',
    todo: 'Write https:// in the URL.',
  },
  timeout_headers: {
    happened: 'The receiver accepted the request but did not respond within 10 seconds.',
    todo: 'Return 2xx at once and do the work afterwards: with a queue, or without waiting for it.',
  },
  reset: {
    happened: 'The receiver reset the connection before it responded.',
    todo: 'Check the receiver’s log for a crash at this time, and for a proxy in between that gave up.',
  },
  closed_early: {
    happened: 'The receiver closed the connection before it sent a complete response.',
    todo: 'Check the receiver’s log for a crash at this time; the handler must send a status for every request.',
  },
  malformed_http: {
    happened: 'What came back was not a valid HTTP/1.1 response.',
    todo: 'Check that the port belongs to a web server and not to another service, such as the game server itself.',
  },
  headers_too_large: {
    happened: 'The receiver sent more than 32 KiB of headers, or an endless response.',
    todo: 'Make the handler return a bare status; cookies and debugging headers are not needed.',
  },
  network_error: {
    happened: 'The network failed during the attempt.',
    todo: 'If it happens again, check the receiver’s network and anything in between.',
  },
};
