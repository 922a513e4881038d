// Runs cleanup tasks in the background: rows of deleted listings, queues of disabled and removed endpoints, and votes
// of deleted accounts that still have a name.
import { type BackgroundLoop, startBackgroundLoop } from './core/background-loop.ts';
import type { Log } from './core/log.ts';
import { type CleanupKind, type CleanupSlice, runCleanupSlice, selectCleanupTasks } from './db/cleanup-queries.ts';
import type { Db } from './db/database.ts';
import { endQueueSlice } from './endpoints/end-queue-queries.ts';
import { deleteLeftoverRows } from './listings/leftover-rows-queries.ts';
import { anonymizeVotesSlice } from './votes/own-votes.ts';

const SLICES: Readonly<Record<CleanupKind, CleanupSlice>> = {
  queue: endQueueSlice,
  listing: deleteLeftoverRows,
  endpoint: deleteLeftoverRows,
  voter: anonymizeVotesSlice,
};

/** One slice of each task; returns how many tasks have more to do. */
export async function cleanUpSlices(db: Db): Promise<number> {
  let unfinished = 0;
  for (const task of await selectCleanupTasks(db))
    if (!(await runCleanupSlice(db, task, SLICES[task.kind]))) unfinished += 1;
  return unfinished;
}

/** Runs until nothing is left or `signal` is aborted. */
export async function cleanUp(db: Db, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await cleanUpSlices(db)) > 0);
}

const INTERVAL_MS = 5_000;

export function startCleanup(db: Db, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: (signal) => cleanUp(db, signal),
    intervalMs: INTERVAL_MS,
    log,
    errorMessage: 'Cleanup failed. Trying again.',
  });
}
