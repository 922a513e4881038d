// Work that goes on for as long as the process lives: round after round, never two at a time, whatever one of them meets.
import type { Log } from './log.ts';

export interface Rounds {
  /** `signal`: aborted when the process stops. */
  readonly round: (signal: AbortSignal) => Promise<unknown>;
  /** Between the end of a round and the beginning of the next. */
  readonly everyMs: number;
  /** Before the first; it begins at once when this is missing. */
  readonly firstAfterMs?: number;
  readonly log: Log;
  /** Told, with the error, when a round fails. */
  readonly complaint: string;
}

/** Answers how to stop it, which waits for the round under way. */
export function keepGoing({ round, everyMs, firstAfterMs, log, complaint }: Rounds): () => Promise<void> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const go = async () => {
    try {
      await round(stop.signal);
    } catch (error) {
      log.warn({ err: error }, complaint);
    }
    if (!stop.signal.aborted) timer = setTimeout(begin, everyMs);
  };
  const begin = () => {
    running = go();
  };
  if (firstAfterMs === undefined) begin();
  else timer = setTimeout(begin, firstAfterMs);
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}
