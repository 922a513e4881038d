// Keeps telling browsers for as long as the process lives.
import { keepGoing } from '../core/keep-going.ts';
import { type RemindParts, remindRound } from './remind-round.ts';

/** Between two looks for what is due: one statement by an index while nothing is. */
const LOOK_EVERY_MS = 15_000;

/** Answers how to stop it: what is on the wire ends at once. */
export function keepReminding(parts: Omit<RemindParts, 'signal'>): () => Promise<void> {
  return keepGoing({
    round: (signal) => remindRound({ ...parts, signal }),
    everyMs: LOOK_EVERY_MS,
    log: parts.log,
    complaint: 'Voters could not be reminded; trying again.',
  });
}
