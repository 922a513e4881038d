// All codes for attempts that failed without a response (decision D17), and which of them are our own fault (decision
// D6).

/** Faults of the receiver, its DNS or its network. */
const RECEIVER_CODES = [
  'dns_not_found',
  'dns_broken',
  'dns_timeout',
  'connect_refused',
  'connect_timeout',
  'host_unreachable',
  'tls_expired',
  'tls_not_yet_valid',
  'tls_name_mismatch',
  'tls_self_signed',
  'tls_incomplete_chain',
  'tls_untrusted',
  'tls_timeout',
  'tls_failed',
  'http_on_https',
  'https_on_http',
  'timeout_headers',
  'reset',
  'closed_early',
  'malformed_http',
  'headers_too_large',
  'network_error',
] as const;

/** Our own faults: retried, and never counted against the endpoint. */
const OWN_CODES = [
  'idle_closed',
  'dns_failed',
  'network_unreachable',
  'out_of_sockets',
  'stalled',
  'shutdown',
  'internal_error',
] as const;

/** What can be wrong with a URL. Each has a sentence for the owner. */
export const URL_CODES = [
  'url_invalid',
  'url_characters',
  'url_too_long',
  'url_scheme',
  'url_not_https',
  'url_credentials',
  'url_fragment',
  'url_port',
  'blocked_address',
] as const;
export type UrlCode = (typeof URL_CODES)[number];

export const FAILURE_CODES = [...RECEIVER_CODES, ...OWN_CODES] as const;
export type FailureCode = (typeof FAILURE_CODES)[number] | UrlCode;

const own = new Set<string>(OWN_CODES);

/** Whether a failure counts against the endpoint, because the fault is the receiver's (decision D6). */
export function isCharged(code: FailureCode): boolean {
  return !own.has(code);
}
