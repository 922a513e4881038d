// Translates errors from Node and OpenSSL into failure codes (decision D17). Pure.
import type { FailureCode } from './failure-codes.ts';
import { TLS_OVERHEAD } from './tls-overhead.ts';

const CONNECT: Readonly<Record<string, FailureCode>> = {
  ECONNREFUSED: 'connect_refused',
  ECONNRESET: 'reset',
  ETIMEDOUT: 'connect_timeout',
  EHOSTUNREACH: 'host_unreachable',
  EHOSTDOWN: 'host_unreachable',
  // No route, or blocked by our own firewall: the fault of this machine's network, not theirs.
  ENETUNREACH: 'network_unreachable',
  ENETDOWN: 'network_unreachable',
  EACCES: 'network_unreachable',
  EPERM: 'network_unreachable',
  EAFNOSUPPORT: 'network_unreachable',
  EMFILE: 'out_of_sockets',
  ENFILE: 'out_of_sockets',
  ENOBUFS: 'out_of_sockets',
  ENOMEM: 'out_of_sockets',
  EADDRNOTAVAIL: 'out_of_sockets',
};

const TLS: Readonly<Record<string, FailureCode>> = {
  CERT_HAS_EXPIRED: 'tls_expired',
  CERT_NOT_YET_VALID: 'tls_not_yet_valid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'tls_name_mismatch',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls_self_signed',
  // A server that does not send its intermediate certificate works in browsers, which fetch it themselves.
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls_incomplete_chain',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'tls_untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'tls_untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls_untrusted',
  CERT_UNTRUSTED: 'tls_untrusted',
  CERT_REJECTED: 'tls_untrusted',
  CERT_REVOKED: 'tls_untrusted',
  INVALID_CA: 'tls_untrusted',
  ERR_SSL_WRONG_VERSION_NUMBER: 'http_on_https',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'http_on_https',
  ERR_SSL_HTTP_REQUEST: 'http_on_https',
};

const EXCHANGE: Readonly<Record<string, FailureCode>> = {
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  ETIMEDOUT: 'timeout_headers',
  [TLS_OVERHEAD]: 'headers_too_large',
};

export function classifyConnectError(error: unknown): FailureCode {
  return CONNECT[codeOf(error)] ?? 'network_error';
}

export function classifyTlsError(error: unknown): FailureCode {
  return TLS[codeOf(error)] ?? 'tls_failed';
}

/** For errors after the request was written and before the response headers were complete. */
export function classifyExchangeError(error: unknown): FailureCode {
  const code = codeOf(error);
  return EXCHANGE[code] ?? (code.startsWith('ERR_SSL_') ? 'tls_failed' : 'network_error');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
