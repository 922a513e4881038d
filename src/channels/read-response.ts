// What a receiver's response means for the delivery (§3.2, decision D3). Pure.
import { RETRY_AFTER_CAP_SECONDS } from '../core/limits.ts';
import type { PostResult } from '../outbound/http-post.ts';
import type { AttemptResult } from './channel.ts';

/** §3.2: 2xx is delivered, 4xx is final, everything else is retried. `at`: when the response came. */
export function readResponse(result: PostResult, at: Date): AttemptResult {
  const { durationMs, timings, address } = result;
  const measured = { durationMs: Math.round(durationMs), timings: rounded(timings), address };
  if (!result.ok) {
    const { code, charged } = result;
    return {
      ...measured,
      verdict: 'retryable',
      code,
      httpStatus: null,
      retryAfterSeconds: null,
      charged,
      responseHeaders: null,
      responseBody: null,
    };
  }
  const { status, headers, body } = result;
  const verdict = verdictOf(status);
  return {
    ...measured,
    verdict,
    code: codeOf(status),
    httpStatus: status,
    retryAfterSeconds: verdict === 'retryable' ? readRetryAfter(headers['retry-after'], at) : null,
    charged: true,
    responseHeaders: headers,
    responseBody: body,
  };
}

/**
 * Seconds until the time in a Retry-After header, which has seconds or an HTTP date (RFC 9110 §10.2.3); null if it has neither.
 * At most 24 h: a receiver may delay, but not forever (decision D5).
 */
export function readRetryAfter(value: string | undefined, at: Date): number | null {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text), RETRY_AFTER_CAP_SECONDS);
  // Date.parse alone would accept "2030" or "5 tomorrow".
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text)) return null;
  const seconds = Math.ceil((Date.parse(text) - at.getTime()) / 1000);
  return seconds > 0 ? Math.min(seconds, RETRY_AFTER_CAP_SECONDS) : null;
}

function verdictOf(status: number): AttemptResult['verdict'] {
  if (status >= 200 && status <= 299) return 'delivered';
  return status >= 400 && status <= 499 ? 'failed' : 'retryable';
}

function codeOf(status: number): string {
  if (status >= 200 && status <= 299) return 'delivered';
  return status >= 300 && status <= 399 ? 'redirect' : `http_${status}`;
}

function rounded({
  dnsMs,
  connectMs,
  tlsMs,
  firstByteMs,
}: AttemptResult['timings']): AttemptResult['timings'] {
  const round = (ms: number | null) => (ms === null ? null : Math.round(ms));
  return {
    dnsMs: round(dnsMs),
    connectMs: round(connectMs),
    tlsMs: round(tlsMs),
    firstByteMs: round(firstByteMs),
  };
}
