// Deletes the hashes of voters' networks once the window of their vote is over.
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import { deleteExpiredVoteNetworks } from './queries.ts';

const MINUTE_MS = 60_000;

/** Runs every minute, so that a network's hash is stored hardly longer than its vote's window. */
export function startVoteNetworkCleanup(db: Db, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: () => deleteExpiredVoteNetworks(db),
    intervalMs: MINUTE_MS,
    initialDelayMs: MINUTE_MS,
    log,
    errorMessage: 'The networks of past votes could not be deleted. Trying again in a minute.',
  });
}
