// Finishes annulments and restorations in the background: those of many votes, and those whose process died.
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import { type Annuller, finishAnnulments } from './annul-votes.ts';

/** Whoever orders one runs its first slices at once. */
const INTERVAL_MS = 15_000;

export function startAnnulments(annuller: Annuller, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: (signal) => finishAnnulments(annuller, signal),
    intervalMs: INTERVAL_MS,
    log,
    errorMessage: 'Votes could not be annulled or restored. Trying again.',
  });
}
