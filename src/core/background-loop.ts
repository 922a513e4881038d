// Work that goes on for as long as the process lives: round after round, never two at a time, whatever one of them meets.
import type { Log } from './log.ts';

export interface BackgroundLoopOptions {
  /** `signal`: aborted when the process stops. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  /** Between the end of a round and the beginning of the next. */
  readonly intervalMs: number;
  /** Before the first; it begins at once when this is missing. */
  readonly initialDelayMs?: number;
  readonly log: Log;
  /** Told, with the error, when a round fails. */
  readonly errorMessage: string;
}

/** Answers how to stop it, which waits for the round under way. */
export function startBackgroundLoop({
  run,
  intervalMs,
  initialDelayMs,
  log,
  errorMessage,
}: BackgroundLoopOptions): () => Promise<void> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const go = async () => {
    try {
      await run(stop.signal);
    } catch (error) {
      log.warn({ err: error }, errorMessage);
    }
    if (!stop.signal.aborted) timer = setTimeout(begin, intervalMs);
  };
  const begin = () => {
    running = go();
  };
  if (initialDelayMs === undefined) begin();
  else timer = setTimeout(begin, initialDelayMs);
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}
