// Waits for something that may never happen, such as a response of a database that hangs.
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

/** `late` if `work` takes longer than `limitMs`. What it still does is not stopped. */
export async function within<Result, Late>(limitMs: number, work: Promise<Result>, late: Late): Promise<Result | Late> {
  const stop = new AbortController();
  const timeout = setTimeoutPromise(limitMs, late, { signal: stop.signal }).catch(() => late);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    stop.abort();
  }
}
