// How long to wait before trying again, and the waiting itself.

const MAX_BACKOFF_MS = 60_000;
/** A service that asks for more is asked again after this. */
const MAX_RETRY_AFTER_SECONDS = 600;

/**
 * Milliseconds before the next attempt: doubles with each failure up to a minute. The random half keeps thousands of
 * clients from returning at the same moment. `failures`: at least 1; `random`: 0 to 1.
 */
export function backoffMs(failures: number, baseMs: number, random: number): number {
  const limit = Math.min(MAX_BACKOFF_MS, baseMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(limit * (0.5 + random / 2));
}

/** `Retry-After` in seconds, bounded; null if it is missing or is not a number of seconds or a date. */
export function retryAfterSeconds(header: string | null, nowMs = Date.now()): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - nowMs) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(MAX_RETRY_AFTER_SECONDS, Math.max(0, Math.ceil(seconds)));
}

/** Resolves after `ms`, or as soon as `signal` is aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return pause(ms, signal, () => undefined);
}

/** The same, without keeping the process alive. */
export function sleepUnreferenced(ms: number, signal: AbortSignal): Promise<void> {
  // Only Node, Bun and Deno have `unref`.
  return pause(ms, signal, (timer) => (timer as { unref?: () => void }).unref?.());
}

function pause(ms: number, signal: AbortSignal | undefined, onTimer: (timer: unknown) => void): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, Math.max(0, ms));
    onTimer(timer);
    signal?.addEventListener('abort', finish, { once: true });
  });
}
