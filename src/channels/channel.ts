// The contract of every channel: one attempt at one delivery, which returns a result and never throws. Also interprets
// a receiver's HTTP response for the delivery (§3.2, decision D3). Pure.
import { RETRY_AFTER_CAP_SECONDS } from '../core/limits.ts';
import type { PostResult } from '../outbound/http-post.ts';

/** One attempt, committed before it starts, with everything that a channel knows about what it sends. */
export interface Attempt {
  /** The X-<Service>-Delivery header, unique to this attempt. */
  readonly deliveryId: string;
  /** 1-based. */
  readonly number: number;
  readonly startedAt: Date;
  readonly event: string;
  /** The ID that the receiver sees: `test` for test events. */
  readonly eventId: string;
  /** Unique to the stored event, also for test events. */
  readonly messageId: string;
  /** The stored body, which is signed and sent unchanged. */
  readonly body: string;
}

/** Milliseconds from the attempt's start to the end of each step; null for a step that was not reached. */
export interface Timings {
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  readonly firstByteMs: number | null;
}

/**
 * A webhook's verdict: `delivered`, `failed` (for good) or `retryable`. A vote listener's: one of its outcomes
 * (decision L1), none of which is retried.
 */
export type Verdict = 'delivered' | 'failed' | 'retryable' | 'accepted' | 'rejected' | 'sent_unconfirmed' | 'unknown';

/**
 * Whether the receiver confirmed the delivery. A vote that a listener did not confirm may have been rejected (decision
 * P137).
 */
export function isConfirmed(verdict: Verdict): boolean {
  return verdict === 'delivered' || verdict === 'accepted';
}

/** Whether nothing indicates a failure: the delivery was confirmed, or sent to a listener that never confirms. */
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
  /** The minimum wait that the receiver requested. */
  readonly retryAfterSeconds: number | null;
  /**
   * Whether a failure counts toward disabling the endpoint. False if the fault is ours or a chat platform limits our
   * rate (decisions D3, D6).
   */
  readonly charged: boolean;
  readonly durationMs: number;
  readonly timings: Timings;
  /** The IP address and port of the connection. */
  readonly address: string | null;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  /** At most 16 KiB of text, without NUL. */
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

/** §3.2: 2xx is delivered, 4xx is final, everything else is retried. `at`: when the response arrived. */
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
 * The seconds to wait by a Retry-After header, which contains seconds or an HTTP date (RFC 9110 §10.2.3); null if it is
 * malformed. At most 24 hours, so that a receiver cannot postpone a delivery forever (decision D5).
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
