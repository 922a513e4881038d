// The expected result of an attempt to each hostile receiver (D3, D4, D17).
import type { TlsOptions } from 'node:tls';
import type { Verdict } from '../../src/channels/channel.ts';
import type { HostileBehavior } from '../support/hostile-receivers.ts';
import { type GreetingName, type HostileBehaviorName, shakesAgain } from '../support/receiver-behaviors.ts';
import { certificate } from '../support/sockets.ts';

/**
 * `late`: only the timeout ends it. Several codes: which one depends on what arrives first. `says`: the explanation.
 */
export interface End {
  readonly verdict: Verdict;
  readonly codes: readonly string[];
  readonly says: string;
  readonly late: boolean;
}

export const end = (verdict: Verdict, code: string, late = false): End => ({
  verdict,
  codes: [code],
  says: code,
  late,
});
const DELIVERED = end('delivered', 'delivered');
const LATE = end('retryable', 'timeout_headers', true);
const TOO_LARGE = end('retryable', 'headers_too_large');
const MALFORMED = end('retryable', 'malformed_http');
export const CLOSED = end('retryable', 'closed_early');
const RESET = end('retryable', 'reset');
const REDIRECT = { ...end('retryable', 'redirect'), says: 'a redirect that names its target' };
const IDLE_CLOSED = end('retryable', 'idle_closed');

/** Receivers with an HTTP response have the same result over plain TCP and over TLS. */
export const ANSWERS: Readonly<Record<HostileBehaviorName, End>> = {
  'reads the request and never responds': LATE,
  'never responds and never reads': LATE,
  'a status line one byte at a time': LATE,
  'headers one byte at a time': LATE,
  'interim responses one byte at a time': LATE,
  'a body one byte at a time': { ...DELIVERED, late: true },
  'chunks one byte at a time': { ...DELIVERED, late: true },
  'an endless status line': TOO_LARGE,
  'endless headers': TOO_LARGE,
  'an endless header': TOO_LARGE,
  'an endless header name': TOO_LARGE,
  'a flood of interim responses': TOO_LARGE,
  'an endless body': DELIVERED,
  'an endless body after a 500': end('retryable', 'http_500'),
  'an endless body after a 404': end('failed', 'http_404'),
  'an endless body after long headers': DELIVERED,
  'endless chunks': DELIVERED,
  'an endless chunk size': DELIVERED,
  'endless trailers': DELIVERED,
  'a gzip bomb': DELIVERED,
  'a content-length that is too long': DELIVERED,
  'a content-length that is too long, connection left open': { ...DELIVERED, late: true },
  'a content-length that is too short': DELIVERED,
  'a content-length that overflows': { ...DELIVERED, late: true },
  'two content-lengths': MALFORMED,
  'malformed chunks': DELIVERED,
  'a chunk longer than its size': DELIVERED,
  'a redirect to a metadata address': REDIRECT,
  'a redirect to itself': REDIRECT,
  'a redirect to plain http': REDIRECT,
  'a reset instead of a response': RESET,
  'a reset within the headers': RESET,
  'a reset within the body': DELIVERED,
  'closed without a response': CLOSED,
  'closed within the status line': CLOSED,
  'closed within the headers': CLOSED,
  'HTTP/0.9': MALFORMED,
  'HTTP/2': MALFORMED,
  'an HTTP/2 preface': MALFORMED,
  'HTTP/2 as a text status line': MALFORMED,
  garbage: MALFORMED,
  'bytes that are not UTF-8': DELIVERED,
  'NUL in a header': MALFORMED,
  'lines that end with LF': MALFORMED,
  'a bare CR in a header': MALFORMED,
  'a folded header': MALFORMED,
  'a space before a colon': MALFORMED,
  'switching protocols': MALFORMED,
  'a response before the request was read': DELIVERED,
  'two responses to one request': DELIVERED,
  'closed as the next request is sent': IDLE_CLOSED,
  'reset as the next request is sent': IDLE_CLOSED,
};

const TLS_LATE = end('retryable', 'tls_timeout', true);
const TLS_FAILED = end('retryable', 'tls_failed');

/** The result of a greeting when plain HTTP was expected, and when TLS was. */
export const UNASKED: Readonly<Record<GreetingName, { readonly http: End; readonly https: End }>> = {
  'accepts and sends nothing': { http: LATE, https: TLS_LATE },
  'a handshake one byte at a time': { http: MALFORMED, https: TLS_LATE },
  'an endless handshake': { http: MALFORMED, https: TLS_FAILED },
  'a truncated handshake': { http: MALFORMED, https: TLS_FAILED },
  'closes at once': { http: CLOSED, https: TLS_FAILED },
  'resets at once': { http: RESET, https: TLS_FAILED },
  'responds with a TLS alert': { http: end('retryable', 'https_on_http'), https: TLS_FAILED },
  'sends an SSH banner': { http: MALFORMED, https: end('retryable', 'http_on_https') },
  'responds in plain HTTP': { http: end('failed', 'http_400', true), https: end('retryable', 'http_on_https') },
};

const cert = (name: string): TlsOptions => ({ cert: certificate(`${name}.crt`) });
const OLD_TLS: TlsOptions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' };
const LONG_CHAIN: TlsOptions = { cert: certificate('good.crt') + certificate('authority.crt').repeat(300) };

interface HandshakeRow {
  readonly options: TlsOptions;
  readonly end: End;
  /** After the request has arrived. */
  readonly talk?: HostileBehavior['talk'];
}

export const HANDSHAKES: Readonly<Record<string, HandshakeRow>> = {
  'an expired certificate': { options: cert('expired'), end: end('retryable', 'tls_expired') },
  'a certificate that is not yet valid': {
    options: cert('not-yet-valid'),
    end: end('retryable', 'tls_not_yet_valid'),
  },
  'a certificate for another name': { options: cert('other-name'), end: end('retryable', 'tls_name_mismatch') },
  'a self-signed certificate': {
    options: cert('self-signed'),
    end: end('retryable', 'tls_self_signed'),
  },
  'an oversized certificate chain': { options: LONG_CHAIN, end: TLS_FAILED },
  'TLS 1.1 only': { options: OLD_TLS, end: TLS_FAILED },
  'repeated renegotiation': {
    options: { maxVersion: 'TLSv1.2' },
    talk: shakesAgain,
    end: TLS_FAILED,
  },
  'HTTP/2 only': { options: { ALPNProtocols: ['h2'] }, end: TLS_FAILED },
  'requires a client certificate': {
    options: { requestCert: true, rejectUnauthorized: true },
    end: TLS_FAILED,
  },
};
