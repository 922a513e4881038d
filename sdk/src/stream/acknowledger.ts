// Stores on the service how far a consumer has come: in batches, one request at a time, never ahead of the handlers.
import { backoffMs, sleep } from '../http/backoff.ts';
import type { PlauditError } from '../http/plaudit-error.ts';

export interface Acknowledger {
  /** This event and all before it are done. */
  handled(id: string): void;
  /** Sends what is not sent yet, once. Resolves even if that fails: the events are then streamed again. */
  flush(): Promise<void>;
}

export interface AcknowledgerOptions {
  /** Stores the position; rejects with a PlauditError. */
  readonly store: (id: string) => Promise<void>;
  /** The shortest time between two requests. */
  readonly intervalMs: number;
  readonly onFailure: (error: PlauditError) => void;
  /** Ends retries; `flush` still sends. */
  readonly signal: AbortSignal;
}

export function createAcknowledger({ store, intervalMs, onFailure, signal }: AcknowledgerOptions): Acknowledger {
  // Also when the stream ends by itself: retries that go on would never let it end.
  const flushing = new AbortController();
  const stopping = AbortSignal.any([signal, flushing.signal]);
  let latest: string | null = null;
  let stored: string | null = null;
  let failures = 0;
  let running: Promise<void> | null = null;

  const storeLatest = async (): Promise<number> => {
    const id = latest;
    if (id === null || id === stored) return 0;
    try {
      await store(id);
      stored = id;
      failures = 0;
      return intervalMs;
    } catch (error) {
      const failed = error as PlauditError;
      onFailure(failed);
      // An event that the service no longer has cannot be acknowledged; a later one can.
      if (failed.status === 404) stored = id;
      return Math.max(backoffMs(++failures, intervalMs, Math.random()), (failed.retryAfter ?? 0) * 1000);
    }
  };
  const run = async (): Promise<void> => {
    while (latest !== stored && !stopping.aborted) await sleep(await storeLatest(), stopping);
    running = null;
  };

  return {
    handled(id) {
      latest = id;
      running ??= run();
    },
    async flush() {
      flushing.abort();
      await running;
      await storeLatest();
    },
  };
}
