// The ranking: a listing's score is the sum of its votes' weights over 30 days (decision V3). A vote adds its weight to
// listing.score and to the listing_day row of its day, in its own transaction. The score includes whole UTC days: today
// and the 29 days before. Older days are subtracted here, once: listing_day.scored states whether a day is still part
// of the score.
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import { SLICE_ROWS } from '../db/cleanup-queries.ts';
import type { Db } from '../db/database.ts';
import { indexUnranked, lockRanking, subtractExpiredDays } from './ranking-queries.ts';

export const RANKING_DAYS = 30;

/**
 * Runs on a timer, in any number of processes. Handles one slice of listings per transaction, because votes for them
 * wait meanwhile. Returns how many days were subtracted.
 */
export async function expireRankingDays(db: Db): Promise<number> {
  let dropped = 0;
  for (;;) {
    const slice = await db.transaction().execute(async (transaction) => {
      await lockRanking(transaction);
      return subtractExpiredDays(transaction, RANKING_DAYS);
    });
    if (slice === 0) return dropped;
    dropped += slice;
  }
}

const INDEXING_MS = 30_000;

/**
 * Brings the indexes of the ranking up to date, in any number of processes. Lists, ranks and counts are right without
 * it, but have to look for more and more listings elsewhere.
 */
export function startRankingLoop(db: Db, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: () => indexRanking(db),
    intervalMs: INDEXING_MS,
    log,
    errorMessage: 'The ranking was not brought up to date. Trying again.',
  });
}

export async function indexRanking(db: Db): Promise<void> {
  while ((await indexUnranked(db)) === SLICE_ROWS);
}
