// Works off cleanup tasks in the background: rows of deleted listings, queues of webhooks and listeners that take nothing any more, and
// votes of deleted accounts that still carry a name.
import { keepGoing } from './core/keep-going.ts';
import type { Log } from './core/log.ts';
import {
  type CleanupKind,
  type CleanupSlice,
  selectCleanupTasks,
  takeCleanupSlice,
} from './db/cleanup-queries.ts';
import type { Db } from './db/database.ts';
import { endQueueSlice } from './endpoints/end-queue-queries.ts';
import { removeLeftovers } from './listings/remove-rows-queries.ts';
import { renameVoterSlice } from './votes/own-votes.ts';

const SLICES: Readonly<Record<CleanupKind, CleanupSlice>> = {
  queue: endQueueSlice,
  listing: removeLeftovers,
  endpoint: removeLeftovers,
  voter: renameVoterSlice,
};

/** One slice of each task; returns how many tasks have more to do. */
export async function cleanUpSlices(db: Db): Promise<number> {
  let unfinished = 0;
  for (const task of await selectCleanupTasks(db))
    if (!(await takeCleanupSlice(db, task, SLICES[task.kind]))) unfinished += 1;
  return unfinished;
}

/** Slice after slice until nothing is left or `signal` says to stop. */
export async function cleanUp(db: Db, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await cleanUpSlices(db)) > 0);
}

const LOOK_EVERY_MS = 5_000;

/** Cleans up for as long as the process lives; returns how to stop it. */
export function startCleanup(db: Db, log: Log): () => Promise<void> {
  return keepGoing({
    round: (signal) => cleanUp(db, signal),
    everyMs: LOOK_EVERY_MS,
    log,
    complaint: 'Cleaning up failed; it is tried again in a moment.',
  });
}
