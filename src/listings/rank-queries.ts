// Queries a listing's rank.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Listing } from './listing.ts';

type Ranked = Pick<Listing, 'id' | 'game' | 'score' | 'voteCount'>;

/**
 * The rank among public listings of the same type and game, starting at 1. Null when the listing is not public, or when `most` or
 * more are ahead of it: counting them all would be the most expensive query of its page and tell visitors nothing (P23).
 */
export async function selectRank(db: Connection, listing: Ranked, most = 10_000): Promise<number | null> {
  const { id, game, score, voteCount } = listing;
  const { rows } = await sql<{ before: number; is_public: boolean | null }>`
    select count(*) as before, (select is_public from listing where id = ${id}) as is_public from (
      select from listing where is_public and ${game === null ? sql`type = 'bot'` : sql`game = ${game}`} and score >= ${score}
        and (score > ${score} or vote_count > ${voteCount} or vote_count = ${voteCount} and id < ${id})
      limit ${most}::int
    ) as better`.execute(db);
  const { before = 0, is_public } = rows[0] ?? {};
  return is_public && before < most ? before + 1 : null;
}
