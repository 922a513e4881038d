// Keeps telling browsers for as long as the process lives.
import { type RemindParts, remindRound } from './remind-round.ts';

/** Between two looks for what is due: one statement by an index while nothing is. */
const LOOK_EVERY_MS = 15_000;

/** Answers how to stop it: what is on the wire ends at once. */
export function keepReminding(parts: Omit<RemindParts, 'signal'>): () => Promise<void> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      await remindRound({ ...parts, signal: stop.signal });
    } catch (error) {
      parts.log.warn({ err: error }, 'Voters could not be reminded; trying again.');
    }
    if (!stop.signal.aborted) timer = setTimeout(begin, LOOK_EVERY_MS);
  };
  const begin = () => {
    round = look();
  };
  begin();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await round;
  };
}
