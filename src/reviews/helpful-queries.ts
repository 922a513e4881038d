// SQL statements for helpful marks. A trigger counts them in `review.helpful` (migration 0068).
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { ReviewAddress } from './reply.ts';

/** Locks the review until the transaction ends. */
export async function lockReviewRow(
  db: Connection,
  { listingId, reviewId }: ReviewAddress,
): Promise<{ readonly authorId: string; readonly isShown: boolean } | null> {
  const { rows } = await sql<{ authorId: string; isShown: boolean }>`
    select author_id as "authorId", is_shown as "isShown" from review
    where id = ${reviewId} and listing_id = ${listingId} for update`.execute(db);
  return rows[0] ?? null;
}

export async function insertMark(db: Connection, { listingId, reviewId }: ReviewAddress, personId: string) {
  await sql`
    insert into review_mark (listing_id, review_id, person_id) values (${listingId}, ${reviewId}, ${personId})
    on conflict do nothing`.execute(db);
}

export async function deleteMark(db: Connection, { listingId, reviewId }: ReviewAddress, personId: string) {
  await sql`
    delete from review_mark
    where listing_id = ${listingId} and review_id = ${reviewId} and person_id = ${personId}`.execute(db);
}
