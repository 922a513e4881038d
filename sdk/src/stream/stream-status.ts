// What a stream reports about itself. Each status has a sentence for people.
import type { PlauditError } from '../http/plaudit-error.ts';
import type { StreamDelivery } from './stream-delivery.ts';

/** Why a stream ended: `closed` by the caller, or for a reason that reconnecting cannot fix. */
export type StreamEndReason = 'closed' | 'revoked' | 'replaced' | 'refused' | 'gave-up';

export interface StreamEnd {
  readonly state: 'ended';
  readonly reason: StreamEndReason;
  readonly message: string;
  /** Null if the caller closed the stream. */
  readonly error: PlauditError | null;
}

export type StreamStatus =
  | {
      readonly state: 'connected';
      readonly message: string;
      /** The last event before the first one that will come; null at the very beginning. */
      readonly position: string | null;
      readonly serverTime: string;
    }
  | {
      /** After a reconnect, or when a consumer returns: all events that it missed have been handled. */
      readonly state: 'caught-up';
      readonly message: string;
      readonly missed: number;
    }
  /** Events are gone for good: they were older than the 90 days that they are kept. */
  | { readonly state: 'gap'; readonly message: string }
  | {
      readonly state: 'reconnecting';
      readonly message: string;
      readonly delayMs: number;
      /** Consecutive connections without an event or a heartbeat. */
      readonly failures: number;
      /** Null if the service ended the connection in an orderly way. */
      readonly error: PlauditError | null;
    }
  | {
      /** A handler threw. It is called again after the delay; later events wait. */
      readonly state: 'handler-failed';
      readonly message: string;
      readonly delivery: StreamDelivery;
      readonly error: unknown;
      readonly attempt: number;
      readonly delayMs: number;
    }
  | { readonly state: 'acknowledge-failed'; readonly message: string; readonly error: PlauditError }
  | StreamEnd;

/** Used without `onStatus`: a problem that nobody sees is the worst kind. */
export function printProblems(status: StreamStatus): void {
  const isRoutine = status.state === 'connected' || (status.state === 'ended' && status.reason === 'closed');
  const isShort = status.state === 'reconnecting' && status.failures < 2;
  // biome-ignore lint/suspicious/noConsole: without a status handler there is nowhere else to report to.
  if (!isRoutine && !isShort) console.warn(`Plaudit stream: ${status.message}`);
}
