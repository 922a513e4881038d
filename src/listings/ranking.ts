// The ranking: a listing's score is the sum of its votes' weights over 30 days (decision V3). A vote adds its weight to
// listing.score and to its day's listing_day, in its own transaction. Each day in UTC stays in the score as a whole:
// today and the 29 days before it. Older days are subtracted here, once: listing_day.scored says whether a day is still
// part of the score.
import type { Db } from '../db/database.ts';
import { lockRanking, subtractExpiredDays } from './ranking-queries.ts';

export const RANKING_DAYS = 30;

/**
 * Runs on a timer, in any number of processes. One slice of listings in each transaction, because votes for them wait
 * meanwhile. Returns how many days were subtracted.
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
