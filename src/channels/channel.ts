// The contract of every channel: one attempt at one delivery, which ends in a value and never throws; and what a
// receiver's HTTP response means for the delivery (§3.2, decision D3). Pure.
import { RETRY_AFTER_CAP_SECONDS } from '../core/limits.ts';
import type { PostResult } from '../outbound/http-post.ts';

/** One attempt, committed before it begins, and all that a channel knows about what it sends. */
export interface Attempt {
  /** The X-<Service>-Delivery header, unique to this attempt. */
  readonly deliveryId: string;
  /** 1-based. */
  readonly number: number;
  readonly startedAt: Date;
  readonly event: string;
  /** As the receiver sees it: `test` for test events. */
  readonly eventId: string;
  /** The stored event's own ID, also for test events. */
  readonly messageId: string;
  /** The stored bytes, which are signed and sent unchanged. */
  readonly body: string;
}

/** Milliseconds from the attempt's start to the end of each step; null for steps that were not reached. */
export interface Timings {
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  readonly firstByteMs: number | null;
}

/**
 * Of a webhook: delivered, failed for good, or worth a retry. Of a vote listener: its outcomes (decision L1), none of
 * which is retried.
 */
export type Verdict = 'delivered' | 'failed' | 'retryable' | 'accepted' | 'rejected' | 'sent_unconfirmed' | 'unknown';

/** Whether the receiver confirmed it. A vote that a listener did not confirm may have been rejected (decision P137). */
export function isConfirmed(verdict: Verdict): boolean {
  return verdict === 'delivered' || verdict === 'accepted';
}

/** Whether nothing indicates a failure: it was confirmed, or sent to a listener that never confirms. */
export function hasArrived(verdict: Verdict): boolean {
  return verdict === 'delivered' || verdict === 'accepted' || verdict === 'sent_unconfirmed';
}

/**
 * How an attempt ended. `code` is `delivered` or `accepted`, or the machine code of what went wrong (decision D17),
 * such as `dns_not_found`, `connect_refused`, `timeout_headers` or `http_503`; diagnosis.ts has a sentence for each.
 */
export interface AttemptResult {
  readonly verdict: Verdict;
  readonly code: string;
  readonly httpStatus: number | null;
  /** The receiver asked to wait at least this long. */
  readonly retryAfterSeconds: number | null;
  /**
   * Whether it counts toward disabling the endpoint. False if the fault is ours or a chat platform throttles (decisions
   * D3, D6).
   */
  readonly charged: boolean;
  readonly durationMs: number;
  readonly timings: Timings;
  /** The IP address and port it connected to. */
  readonly address: string | null;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  /** At most 16 KiB, as text without NUL. */
  readonly responseBody: string | null;
}

/** An attempt that got no response. */
export const NO_RESPONSE = { httpStatus: null, retryAfterSeconds: null, responseHeaders: null, responseBody: null };

/** An attempt that ended before anything was sent, by no fault of the endpoint. */
export const NOTHING_SENT = {
  ...NO_RESPONSE,
  charged: false,
  durationMs: 0,
  timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null },
  address: null,
};

export interface Channel {
  attempt(attempt: Attempt, signal: AbortSignal): Promise<AttemptResult>;
}

/** §3.2: 2xx is delivered, 4xx is final, everything else is retried. `at`: when the response came. */
export function readResponse(result: PostResult, at: Date): AttemptResult {
  const { durationMs, timings, address } = result;
  const measured = { durationMs: Math.round(durationMs), timings: rounded(timings), address };
  if (!result.ok) {
    const { code, charged } = result;
    return { ...measured, ...NO_RESPONSE, verdict: 'retryable', code, charged };
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
 * Seconds until the time in a Retry-After header, which has seconds or an HTTP date (RFC 9110 §10.2.3); null if it has
 * neither. At most 24 h: a receiver may delay, but not forever (decision D5).
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

function rounded({ dnsMs, connectMs, tlsMs, firstByteMs }: AttemptResult['timings']): AttemptResult['timings'] {
  const round = (ms: number | null) => (ms === null ? null : Math.round(ms));
  return {
    dnsMs: round(dnsMs),
    connectMs: round(connectMs),
    tlsMs: round(tlsMs),
    firstByteMs: round(firstByteMs),
  };
}
