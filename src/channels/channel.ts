// What every channel promises: one attempt at one delivery, which ends in a value and never in an exception.

/** One attempt, committed before it begins; everything a channel may know of what it carries. */
export interface Attempt {
  /** The X-<Service>-Delivery: of this attempt alone. */
  readonly deliveryId: string;
  /** 1-based. */
  readonly number: number;
  readonly startedAt: Date;
  readonly event: string;
  /** As the receiver sees it; `test` for test events. */
  readonly eventId: string;
  /** The stored event's own ID, also for test events. */
  readonly messageId: string;
  /** The stored bytes: what is sent is what is signed. */
  readonly body: string;
}

/** Milliseconds from the attempt's start to the end of each step; null where it was not reached. */
export interface Timings {
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  readonly firstByteMs: number | null;
}

/** A webhook's: delivered, failed for good, or worth a retry. A vote listener's are its ends (decision L1): never again. */
export type Verdict =
  | 'delivered'
  | 'failed'
  | 'retryable'
  | 'accepted'
  | 'rejected'
  | 'sent_unconfirmed'
  | 'unknown';

/** Whether the receiver said that it has it. A vote that a listener did not confirm may have been refused (decision P137). */
export function isConfirmed(verdict: Verdict): boolean {
  return verdict === 'delivered' || verdict === 'accepted';
}

/** Whether nothing says that it failed: confirmed, or sent to a listener that confirms nothing. */
export function hasArrived(verdict: Verdict): boolean {
  return verdict === 'delivered' || verdict === 'accepted' || verdict === 'sent_unconfirmed';
}

/**
 * How an attempt ended. `code` is `delivered` or `accepted`, or the machine code of what went wrong (decision D17), such as
 * `dns_not_found`, `connect_refused`, `timeout_headers` or `http_503`; diagnosis.ts has a sentence for each.
 */
export interface AttemptResult {
  readonly verdict: Verdict;
  readonly code: string;
  readonly httpStatus: number | null;
  /** At least this long until the next attempt, as the receiver asked. */
  readonly retryAfterSeconds: number | null;
  /** False when the fault is ours (no name server, shutdown) or a chat platform's throttle: never counted (D3, D6). */
  readonly charged: boolean;
  readonly durationMs: number;
  readonly timings: Timings;
  /** The address that was dialled. */
  readonly address: string | null;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  /** At most 16 KiB, as text without NUL. */
  readonly responseBody: string | null;
}

export interface Channel {
  attempt(attempt: Attempt, signal: AbortSignal): Promise<AttemptResult>;
}
