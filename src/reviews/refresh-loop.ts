// Background loop that shows reviews again once the reason for hiding them is over (decision P511).
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import { refreshReviews, selectReviewsToShow } from './refresh-queries.ts';

const INTERVAL_MS = 60_000;
const MAX_PER_ROUND = 500;

/** One transaction per listing. Returns for how many listings. */
export async function showReviewsAgain(db: Db, signal?: AbortSignal): Promise<number> {
  const due = await selectReviewsToShow(db, MAX_PER_ROUND);
  for (const { listingId, authorIds } of due) {
    if (signal?.aborted) break;
    await refreshReviews(db, listingId, authorIds);
  }
  return due.length;
}

export function startReviewRefresh(db: Db, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: (signal) => showReviewsAgain(db, signal),
    intervalMs: INTERVAL_MS,
    initialDelayMs: INTERVAL_MS / 4,
    log,
    errorMessage: 'Hidden reviews could not be checked. Trying again.',
  });
}
