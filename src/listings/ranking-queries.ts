// Queries that subtract the weights of expired days from the scores.
import { sql } from 'kysely';
import { SLICE_ROWS } from '../db/cleanup-queries.ts';
import type { Connection } from '../db/database.ts';

/** Held until the transaction ends: one process at a time subtracts days. */
export async function lockRanking(db: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(7285283)`.execute(db);
}

/**
 * Subtracts the weights of days that are at least `days` days old from the scores of one slice of listings, and returns the number
 * of days. Locks the listings first, in the order in which votes lock them.
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
