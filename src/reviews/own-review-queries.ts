// SQL statements for a person's own reviews: the list, the news about them, and their deletion with the account.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { ReviewNewsKind } from '../db/review-tables.ts';

export interface OwnReview {
  readonly id: string;
  readonly listingId: string;
  readonly listingName: string;
  readonly listingSlug: string | null;
  readonly stars: number;
  readonly body: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly helpful: number;
  readonly reply: string | null;
  readonly removedReason: string | null;
  /** Whether visitors see it, if the listing shows reviews. */
  readonly isShown: boolean;
  /** Whether a vote of the author counts. */
  readonly hasVote: boolean;
  readonly isOff: boolean;
  readonly news: ReviewNewsKind | null;
  readonly newsAt: Date | null;
}

const OWN = sql`
  review.id, review.listing_id as "listingId", listing.name as "listingName",
  listing.slug as "listingSlug", stars, body,
  review.created_at as "createdAt", edited_at as "editedAt", helpful, reply, removed_reason as "removedReason",
  is_shown as "isShown", has_vote as "hasVote", coalesce(is_off, false) as "isOff", news, news_at as "newsAt"`;
const JOINED = sql`
  review join listing on listing.id = review.listing_id
  left join review_summary on review_summary.listing_id = review.listing_id`;

/** Newest first. */
export async function selectOwnReviews(
  db: Connection,
  authorId: string,
  {
    after,
    limit,
  }: { readonly after: { readonly createdAt: Date; readonly id: string } | null; readonly limit: number },
): Promise<readonly OwnReview[]> {
  const isLater = after ? sql`and (review.created_at, review.id) < (${after.createdAt}, ${after.id})` : sql``;
  const { rows } = await sql<OwnReview>`
    select ${OWN} from ${JOINED} where author_id = ${authorId} and body is not null ${isLater}
    order by review.created_at desc, review.id desc limit ${limit}::int`.execute(db);
  return rows;
}

/** Replies and decisions of staff that the author has not dismissed, newest first. */
export async function selectReviewNews(db: Connection, authorId: string, limit: number): Promise<readonly OwnReview[]> {
  const { rows } = await sql<OwnReview>`
    select ${OWN} from ${JOINED} where author_id = ${authorId} and news is not null and body is not null
    order by news_at desc, review.id limit ${limit}::int`.execute(db);
  return rows;
}

/**
 * Deletes the reviews and marks of somebody whose account is being deleted, in the same transaction. Locks in the order
 * of everyone who writes reviews, so that two people who delete their accounts at once wait instead of failing.
 */
export async function deleteReviewsOfPerson(db: Connection, personId: string): Promise<void> {
  await sql`
    select from review_summary
    where listing_id in (select listing_id from review where author_id = ${personId})
    order by listing_id for update`.execute(db);
  await sql`
    select from review
    where author_id = ${personId} or id in (select review_id from review_mark where person_id = ${personId})
    order by id for update`.execute(db);
  await sql`
    with deleted as (delete from review where author_id = ${personId} returning listing_id, id)
    delete from review_mark using deleted
    where review_mark.listing_id = deleted.listing_id and review_id = deleted.id`.execute(db);
  await sql`delete from review_mark where person_id = ${personId}`.execute(db);
}
