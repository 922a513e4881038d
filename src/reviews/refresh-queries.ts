// SQL statements that recompute which reviews are shown, after their authors' votes, roles or suspensions have changed.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** Locks the listing's summary until the transaction ends. Lock people and the listing before. */
export async function refreshReviews(db: Connection, listingId: string, authorIds: readonly string[]): Promise<void> {
  await sql`select refresh_reviews(${listingId}, ${authorIds}::text[])`.execute(db);
}

export interface ReviewToRefresh {
  readonly listingId: string;
  readonly authorIds: readonly string[];
}

/** Hidden reviews that can be shown again: their authors have voted anew, or a suspension has ended. */
export async function selectReviewsToShow(db: Connection, limit: number): Promise<readonly ReviewToRefresh[]> {
  const { rows } = await sql<ReviewToRefresh>`
    select listing_id as "listingId", array_agg(author_id) as "authorIds" from (
      select review.listing_id, author_id from review join person on person.id = author_id
      where not is_shown and removed_at is null and (
        not has_vote and exists (
          select from vote where vote.listing_id = review.listing_id and vote.voter_id = review.author_id)
        or is_by_suspended and not is_suspended(suspended_at, suspended_until))
      order by review.listing_id, author_id limit ${limit}::int
    ) as due
    group by listing_id order by listing_id`.execute(db);
  return rows;
}

/** Removed reviews whose authors deleted them, once they may write another one. */
export async function deleteEmptyReviews(db: Connection, days: number): Promise<void> {
  await sql`
    delete from review
    where body is null and removed_at <= plaudit_now() - make_interval(days => ${days}::integer)`.execute(db);
}
