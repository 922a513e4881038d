// Every way an attempt can end without an answer (decision D17), and which of them are our own fault (D6).
import type { UrlCode } from './check-url.ts';

/** The receiver's, its name's or its network's. */
const THEIR_CODES = [
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

/** Ours: retried, never counted against the endpoint. */
const OUR_CODES = [
  'dns_failed',
  'network_unreachable',
  'out_of_sockets',
  'stalled',
  'shutdown',
  'internal_error',
] as const;

export const FAILURE_CODES = [...THEIR_CODES, ...OUR_CODES] as const;
export type FailureCode = (typeof FAILURE_CODES)[number] | UrlCode;

const ours = new Set<string>(OUR_CODES);

/** Whether the fault is the receiver's, so that it counts (D6). */
export function isCharged(code: FailureCode): boolean {
  return !ours.has(code);
}
