// What an attempt to each hostile receiver comes to (D3, D4, D17).
import type { TlsOptions } from 'node:tls';
import type { Verdict } from '../../src/channels/channel.ts';
import type { HostileBehavior } from '../support/hostile-receivers.ts';
import { type GreetingName, type HostileBehaviorName, shakesAgain } from '../support/receiver-behaviors.ts';
import { certificate } from '../support/sockets.ts';

/** `late`: only the clock ends it. Several codes: which of them depends on what arrives first. `says`: a code's, or a clue's. */
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
const RACED = { ...CLOSED, codes: ['closed_early', 'reset'] };

/** Whoever answers, answers the same over plain TCP and over TLS. */
export const ANSWERS: Readonly<Record<HostileBehaviorName, End>> = {
  'takes the request and says nothing': LATE,
  'says nothing and reads nothing': LATE,
  'a status line a byte at a time': LATE,
  'headers a byte at a time': LATE,
  'interim answers a byte at a time': LATE,
  'a body a byte at a time': { ...DELIVERED, late: true },
  'chunks a byte at a time': { ...DELIVERED, late: true },
  'an endless status line': TOO_LARGE,
  'endless headers': TOO_LARGE,
  'an endless header': TOO_LARGE,
  'an endless name of a header': TOO_LARGE,
  'a flood of interim answers': TOO_LARGE,
  'an endless body': DELIVERED,
  'an endless body of an error': end('retryable', 'http_500'),
  'an endless body of a refusal': end('failed', 'http_404'),
  'an endless body behind long headers': DELIVERED,
  'endless chunks': DELIVERED,
  'an endless size of a chunk': DELIVERED,
  'endless trailers': DELIVERED,
  'a gzip bomb': DELIVERED,
  'a content-length too long': DELIVERED,
  'a content-length too long, left open': { ...DELIVERED, late: true },
  'a content-length too short': DELIVERED,
  'a content-length beyond counting': { ...DELIVERED, late: true },
  'two content-lengths': MALFORMED,
  'garbage for chunks': DELIVERED,
  'a chunk longer than its size': DELIVERED,
  'a redirect to a metadata address': REDIRECT,
  'a redirect to itself': REDIRECT,
  'a redirect to plain http': REDIRECT,
  'a reset instead of an answer': RESET,
  'a reset in the headers': RESET,
  'a reset in the body': DELIVERED,
  'closed without an answer': CLOSED,
  'closed in the status line': CLOSED,
  'closed in the headers': CLOSED,
  'HTTP/0.9': MALFORMED,
  'HTTP/2': MALFORMED,
  'an HTTP/2 preface': MALFORMED,
  'HTTP/2 in words': MALFORMED,
  garbage: MALFORMED,
  'bytes that are no UTF-8': DELIVERED,
  'NUL in a header': MALFORMED,
  'lines that end with LF': MALFORMED,
  'a bare CR in a header': MALFORMED,
  'a folded header': MALFORMED,
  'a space before a colon': MALFORMED,
  'switching protocols': MALFORMED,
  'an answer before the request was read': DELIVERED,
  'two answers to one request': DELIVERED,
  'closed as the next request goes': RACED,
  'reset as the next request goes': RACED,
};

const TLS_LATE = end('retryable', 'tls_timeout', true);
const TLS_FAILED = end('retryable', 'tls_failed');

/** What a greeting comes to where plain HTTP was expected, and where TLS was. */
export const UNASKED: Readonly<Record<GreetingName, { readonly http: End; readonly https: End }>> = {
  'accepts and says nothing': { http: LATE, https: TLS_LATE },
  'a handshake a byte at a time': { http: MALFORMED, https: TLS_LATE },
  'a handshake without end': { http: MALFORMED, https: TLS_FAILED },
  'a handshake cut off': { http: MALFORMED, https: TLS_FAILED },
  'hangs up at once': { http: CLOSED, https: TLS_FAILED },
  'resets at once': { http: RESET, https: TLS_FAILED },
  'answers with a TLS alert': { http: end('retryable', 'https_on_http'), https: TLS_FAILED },
  'greets as SSH': { http: MALFORMED, https: end('retryable', 'http_on_https') },
  'speaks plain HTTP': { http: end('failed', 'http_400', true), https: end('retryable', 'http_on_https') },
};

const cert = (name: string): TlsOptions => ({ cert: certificate(`${name}.crt`) });
const OLD_TLS: TlsOptions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' };
const LONG_CHAIN: TlsOptions = { cert: certificate('good.crt') + certificate('authority.crt').repeat(300) };

interface HandshakeRow {
  readonly options: TlsOptions;
  readonly end: End;
  /** Once the request has come. */
  readonly talk?: HostileBehavior['talk'];
}

export const HANDSHAKES: Readonly<Record<string, HandshakeRow>> = {
  'an expired certificate': { options: cert('expired'), end: end('retryable', 'tls_expired') },
  'a certificate of the future': {
    options: cert('not-yet-valid'),
    end: end('retryable', 'tls_not_yet_valid'),
  },
  'another name’s certificate': { options: cert('other-name'), end: end('retryable', 'tls_name_mismatch') },
  'a certificate signed by itself': {
    options: cert('self-signed'),
    end: end('retryable', 'tls_self_signed'),
  },
  'a chain without end': { options: LONG_CHAIN, end: TLS_FAILED },
  'TLS 1.1 at most': { options: OLD_TLS, end: TLS_FAILED },
  'a handshake again and again': {
    options: { maxVersion: 'TLSv1.2' },
    talk: shakesAgain,
    end: TLS_FAILED,
  },
  'HTTP/2 only': { options: { ALPNProtocols: ['h2'] }, end: TLS_FAILED },
  'wants the caller’s certificate': {
    options: { requestCert: true, rejectUnauthorized: true },
    end: TLS_FAILED,
  },
};
