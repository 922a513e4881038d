// SQL statements that write reviews. Lock the listing's summary first, so that nothing they read changes before the
// write.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Stars } from './review-text.ts';

/** Keeps the listing until the transaction ends, without making votes wait. */
export async function keepListing(db: Connection, listingId: string): Promise<boolean> {
  const { rows } = await sql`select from listing where id = ${listingId} for key share`.execute(db);
  return rows.length > 0;
}

export interface StoredReview {
  readonly id: string;
  readonly listingId: string;
  readonly authorId: string;
  readonly stars: number;
  /** Null: the author deleted it after staff had removed it. */
  readonly body: string | null;
  readonly isShown: boolean;
  readonly reply: string | null;
  readonly removal: { readonly at: Date; readonly reason: string } | null;
  /** Staff removed it so recently that the author cannot write another one yet; until when. */
  readonly blockedUntil: Date | null;
}

type StoredRow = Omit<StoredReview, 'removal'> & { removedAt: Date | null; removedReason: string | null };

const stored = (blockedDays: number) => sql`
  id, listing_id as "listingId", author_id as "authorId", stars, body, is_shown as "isShown", reply,
  removed_at as "removedAt", removed_reason as "removedReason",
  case when removed_at > plaudit_now() - make_interval(days => ${blockedDays}::integer)
    then removed_at + make_interval(days => ${blockedDays}::integer) end as "blockedUntil"`;

export const BLOCKED_DAYS = 30;

function toStored({ removedAt, removedReason, ...row }: StoredRow): StoredReview {
  return { ...row, removal: removedAt && { at: removedAt, reason: removedReason ?? '' } };
}

export async function selectReviewOf(
  db: Connection,
  { listingId, authorId }: { readonly listingId: string; readonly authorId: string },
): Promise<StoredReview | null> {
  const { rows } = await sql<StoredRow>`
    select ${stored(BLOCKED_DAYS)} from review
    where listing_id = ${listingId} and author_id = ${authorId}`.execute(db);
  return rows[0] ? toStored(rows[0]) : null;
}

export async function selectReviewById(db: Connection, id: string): Promise<StoredReview | null> {
  const { rows } = await sql<StoredRow>`select ${stored(BLOCKED_DAYS)} from review where id = ${id}`.execute(db);
  return rows[0] ? toStored(rows[0]) : null;
}

export interface ReviewRights {
  /** Whether a vote of theirs for the listing counts. */
  readonly hasVote: boolean;
  /** Whether they own or manage the listing. */
  readonly isTeam: boolean;
}

export async function selectReviewRights(db: Connection, listingId: string, personId: string): Promise<ReviewRights> {
  const { rows } = await sql<ReviewRights>`
    select exists (select from vote where listing_id = ${listingId} and voter_id = ${personId}) as "hasVote",
      exists (select from listing where id = ${listingId} and owner_id = ${personId})
      or exists (select from listing_manager where listing_id = ${listingId} and person_id = ${personId}) as "isTeam"`.execute(
    db,
  );
  return rows[0] ?? { hasVote: false, isTeam: false };
}

interface NewReview {
  readonly id: string;
  readonly listingId: string;
  readonly authorId: string;
  readonly stars: Stars;
  readonly text: string;
}

export async function insertReview(db: Connection, review: NewReview): Promise<void> {
  const { id, listingId, authorId, stars, text } = review;
  await sql`
    insert into review (id, listing_id, author_id, stars, body)
    values (${id}, ${listingId}, ${authorId}, ${stars}, ${text})`.execute(db);
}

/** An unchanged review is not edited. Also decides anew whether it is shown: call it for people with a vote only. */
export async function updateReview(
  db: Connection,
  { id, stars, text }: Pick<NewReview, 'id' | 'stars' | 'text'>,
): Promise<void> {
  await sql`
    update review set stars = ${stars}, body = ${text}, has_vote = true, is_by_team = false, is_by_suspended = false,
      edited_at = case when stars = ${stars} and body = ${text} then edited_at else plaudit_now() end
    where id = ${id}`.execute(db);
}

/** Another review instead of one that staff removed: nothing of the former stays. */
export async function replaceRemovedReview(
  db: Connection,
  { listingId, id, stars, text }: Pick<NewReview, 'listingId' | 'id' | 'stars' | 'text'>,
): Promise<void> {
  await deleteMarksOf(db, listingId, id);
  await sql`
    update review set stars = ${stars}, body = ${text}, created_at = plaudit_now(), edited_at = null,
      has_vote = true, is_by_team = false, is_by_suspended = false,
      reply = null, replied_by = null, replied_at = null, reply_edited_at = null,
      removed_at = null, removed_by = null, removed_reason = null, news = null, news_at = null
    where id = ${id}`.execute(db);
}

export async function deleteMarksOf(db: Connection, listingId: string, reviewId: string): Promise<void> {
  await sql`delete from review_mark where listing_id = ${listingId} and review_id = ${reviewId}`.execute(db);
}

export async function deleteReviewRow(db: Connection, listingId: string, id: string): Promise<void> {
  await sql`delete from review where id = ${id}`.execute(db);
  await deleteMarksOf(db, listingId, id);
}

/** Of a removed review only the fact stays, so that its author cannot get around the removal. */
export async function deleteReviewText(db: Connection, id: string): Promise<void> {
  await sql`
    update review set body = null, reply = null, replied_by = null, replied_at = null, reply_edited_at = null
    where id = ${id}`.execute(db);
}
