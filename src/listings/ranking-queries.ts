// Queries of the ranking: the best listings, a listing's rank, and the weights of expired days. The indexes have the
// listings whose `is_ranked` is true; the others are few, and are found by it (decision P372).
import { type RawBuilder, sql } from 'kysely';
import { SLICE_ROWS } from '../db/cleanup-queries.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Listing, ListingType } from './listing.ts';

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
      update listing set score = score - weight, ranked_score = score - weight, ranked_votes = vote_count
      from sums where listing.id = sums.listing_id
    )
    select count(*) as dropped from dropped`.execute(db);
  return rows[0]?.dropped ?? 0;
}

/**
 * What votes change in `listing`. The indexes follow at most once a second: an update that leaves them all as they are
 * costs a quarter.
 */
export function addedVotes(votes: RawBuilder<unknown>, weight: RawBuilder<unknown>): RawBuilder<unknown> {
  const isDue = sql`ranked_at <= plaudit_now() - interval '1 second'`;
  return sql`vote_count = vote_count + ${votes}, score = score + ${weight},
        ranked_votes = case when ${isDue} then vote_count + ${votes} else ranked_votes end,
        ranked_score = case when ${isDue} then score + ${weight} else ranked_score end,
        ranked_at = case when ${isDue} then plaudit_now() else ranked_at end`;
}

/**
 * Brings the indexes up to date with one slice of listings that no vote has done that for: they had several votes
 * within a second, and none since. Locks the listings in the order in which votes lock them. Returns how many.
 */
export async function indexUnranked(db: Connection): Promise<number> {
  const { rows } = await prepared('index-unranked')`
    update listing set ranked_score = score, ranked_votes = vote_count, ranked_at = plaudit_now()
    where id = any(array(
      select id from listing where not is_ranked order by id limit ${SLICE_ROWS}::int for no key update
    ))
    returning id`.execute(db);
  return rows.length;
}

/** At least the `most` best public listings of a type, unsorted. */
export function bestRanked(type: ListingType, most: number): RawBuilder<unknown> {
  return sql`(
    (select * from listing where type = ${type} and is_public and is_ranked
      order by ranked_score desc, ranked_votes desc, id limit ${most}::int)
    union all
    select * from listing where not is_ranked and is_public and type = ${type}
  ) as listing`;
}

type Ranked = Pick<Listing, 'id' | 'game' | 'score' | 'voteCount'>;

/**
 * The rank among public listings of the same type and game, starting at 1. Null if the listing is not public, or if
 * `most` or more are ahead of it: counting them all would be the most expensive query of the page, and of no use to
 * visitors (decision P23).
 */
export async function selectRank(db: Connection, listing: Ranked, most = 10_000): Promise<number | null> {
  const { id, game, score, voteCount } = listing;
  const isAlike = sql`is_public and ${game === null ? sql`type = 'bot'` : sql`game = ${game}`}`;
  const { rows } = await sql<{ before: number; is_public: boolean | null }>`
    select count(*) as before, (select is_public from listing where id = ${id}) as is_public from (
      select from listing where ${isAlike} and is_ranked and ranked_score >= ${score}
        and (ranked_score > ${score} or ranked_votes > ${voteCount} or ranked_votes = ${voteCount} and id < ${id})
      union all
      select from listing where ${isAlike} and not is_ranked and score >= ${score}
        and (score > ${score} or vote_count > ${voteCount} or vote_count = ${voteCount} and id < ${id})
      limit ${most}::int
    ) as better`.execute(db);
  const { before = 0, is_public } = rows[0] ?? {};
  return is_public && before < most ? before + 1 : null;
}
