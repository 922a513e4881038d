// Wakes a loop when something has changed, and remembers a change that happens while nothing is waiting for it.
import { monotonicMs } from './clock.ts';

export interface ChangeSignal {
  notify(): void;
  /** Waits the whole time, even if something changes. */
  rest(ms: number): Promise<void>;
  /** Waits for a change, but not longer than this; returns whether there was one. */
  next(timeoutMs: number): Promise<boolean>;
}

/** Nothing waits any longer once `closed` is aborted. */
export function createChangeSignal(closed: AbortSignal): ChangeSignal {
  let hasChanged = false;
  let wake: (() => void) | null = null;
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (closed.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        closed.removeEventListener('abort', done);
        wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      closed.addEventListener('abort', done, { once: true });
      wake = done;
    });
  return {
    notify(): void {
      hasChanged = true;
      wake?.();
    },
    async rest(ms) {
      const untilMs = monotonicMs() + ms;
      for (let leftMs = ms; leftMs > 0 && !closed.aborted; leftMs = untilMs - monotonicMs()) await sleep(leftMs);
    },
    async next(timeoutMs) {
      if (!hasChanged) await sleep(timeoutMs);
      const result = hasChanged;
      hasChanged = false;
      return result;
    },
  };
}
