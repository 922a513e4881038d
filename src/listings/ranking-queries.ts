// Queries of the ranking: a listing's rank, and the weights of expired days.
import { sql } from 'kysely';
import { SLICE_ROWS } from '../db/cleanup-queries.ts';
import type { Connection } from '../db/database.ts';
import type { Listing } from './listing.ts';

/** Ensures that only one process at a time subtracts days. The lock is held until the transaction ends. */
export async function lockRanking(db: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(7285283)`.execute(db);
}

/**
 * Subtracts the weights of days that are at least `days` days old from the scores of one slice of listings, and returns
 * the number of days. Locks the listings first, in the order in which votes lock them.
 */
export async function subtractExpiredDays(db: Connection, days: number): Promise<number> {
  const isOver = sql`scored and day <= (plaudit_now() at time zone 'UTC')::date - ${days}::integer`;
  const { rows: locked } = await sql<{ id: string }>`
    select id from listing where id in (select listing_id from listing_day where ${isOver})
    order by id limit ${SLICE_ROWS}::int for no key update`.execute(db);
  const ids = locked.map(({ id }) => id);
  const { rows } = await sql<{ dropped: number }>`
    with dropped as (
      update listing_day set scored = false where ${isOver} and listing_id = any(${ids}::text[])
      returning listing_id, weight
    ), sums as (
      select listing_id, sum(weight)::bigint as weight from dropped group by listing_id
    ), lowered as (
      update listing set score = listing.score - sums.weight from sums where listing.id = sums.listing_id
    )
    select count(*) as dropped from dropped`.execute(db);
  return rows[0]?.dropped ?? 0;
}

type Ranked = Pick<Listing, 'id' | 'game' | 'score' | 'voteCount'>;

/**
 * The rank among public listings of the same type and game, starting at 1. Null if the listing is not public, or if
 * `most` or more are ahead of it: counting them all would be the most expensive query of the page, and of no use to
 * visitors (decision P23).
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
