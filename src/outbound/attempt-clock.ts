// The one clock of an attempt: from before the name is resolved to the end (decision D4), or to our shutdown.
import { monotonicMs } from '../core/clock.ts';

/** `stalled`: this process itself slept past the end, so the receiver cannot be blamed (decision D6). */
export type EndOfTime = 'time' | 'stalled' | 'shutdown';

export interface AttemptClock {
  elapsedMs(): number;
  remainingMs(): number;
  /** Calls `act` once if the clock ends, at once if it has; answers how to stop listening. */
  onEnd(act: (why: EndOfTime) => void): () => void;
  stop(): void;
}

const STALL_MS = 1_000;

/** Starts now. `signal`: aborted when this process is to stop. Stop it, or its timer keeps the process awake. */
export function startClock(timeoutMs: number, signal?: AbortSignal): AttemptClock {
  const startedMs = monotonicMs();
  const listeners = new Set<(why: EndOfTime) => void>();
  let ended: EndOfTime | null = null;
  const elapsedMs = () => monotonicMs() - startedMs;

  const end = (why: EndOfTime) => {
    if (ended) return;
    ended = why;
    stop();
    for (const act of [...listeners]) act(why);
    listeners.clear();
  };
  const shutdown = () => end('shutdown');
  const timer = setTimeout(() => end(elapsedMs() > timeoutMs + STALL_MS ? 'stalled' : 'time'), timeoutMs);
  const waiting = signal && waitingFor(signal);
  const stop = () => {
    clearTimeout(timer);
    waiting?.delete(shutdown);
  };
  waiting?.add(shutdown);
  if (signal?.aborted) shutdown();

  return {
    elapsedMs,
    remainingMs: () => Math.max(0, timeoutMs - elapsedMs()),
    onEnd(act) {
      if (ended) act(ended);
      else listeners.add(act);
      return () => listeners.delete(act);
    },
    stop,
  };
}

const waitingBySignal = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Whom a signal's end concerns. The signal itself carries one listener, however many attempts hang on it: adding one to
 * an EventTarget compares it with all that are there, and a busy engine has a thousand.
 */
function waitingFor(signal: AbortSignal): Set<() => void> {
  const known = waitingBySignal.get(signal);
  if (known) return known;
  const fresh = new Set<() => void>();
  waitingBySignal.set(signal, fresh);
  signal.addEventListener('abort', () => {
    for (const act of [...fresh]) act();
  });
  return fresh;
}
