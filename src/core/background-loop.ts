// A background loop: runs a task repeatedly until the process stops, never twice at the same time.
import type { Log } from './log.ts';

export interface BackgroundLoopOptions {
  /** `signal` is aborted when the loop is stopped. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  /** The pause between runs, plus up to 10% of jitter, so that processes do not run in lockstep. */
  readonly intervalMs: number;
  /** The delay before the first run; 0 by default. */
  readonly initialDelayMs?: number;
  readonly log: Log;
  /** Logged with the error when a run fails. The loop continues. */
  readonly errorMessage: string;
}

export interface BackgroundLoop {
  /** Runs now, or again as soon as the current run has ended. */
  wake(): void;
  /** Aborts the signal and waits for the current run. */
  stop(): Promise<void>;
}

const JITTER = 0.1;

export function startBackgroundLoop(options: BackgroundLoopOptions): BackgroundLoop {
  const { run, intervalMs, initialDelayMs = 0, log, errorMessage } = options;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | null = null;
  let isWoken = false;

  const start = () => {
    clearTimeout(timer);
    isWoken = false;
    current = run(stopping.signal)
      .catch((error) => log.warn({ err: error }, errorMessage))
      .then(() => {
        current = null;
        schedule(isWoken ? 0 : intervalMs * (1 + JITTER * Math.random()));
      });
  };
  const schedule = (delayMs: number) => {
    if (!stopping.signal.aborted) timer = setTimeout(start, delayMs);
  };

  if (initialDelayMs === 0) start();
  else schedule(initialDelayMs);
  return {
    wake() {
      isWoken = true;
      if (!current && !stopping.signal.aborted) start();
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await current;
    },
  };
}
