// SQL statements for notices about reviews, for owners and authors.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { ReviewNewsKind } from '../db/review-tables.ts';

/** New reviews of an hour are one notice, and one email at its end. */
const COLLECTED_MINUTES = 60;

/**
 * Adds a review to the listing's notice that is still collecting, or starts one, whose email is claimed only
 * after that time. Lock the summary before, so that two reviews at once share a notice.
 */
export async function noteNewReview(db: Connection, listingId: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update notice set reviews = reviews + 1 where id = (
      select id from notice
      where listing_id = ${listingId} and kind = 'review.written'
        and at > plaudit_now() - make_interval(mins => ${COLLECTED_MINUTES}::integer) and mailed_at is null
      order by id desc limit 1)
    returning id`.execute(db);
  const known = rows[0];
  if (known) {
    await sql`update notice_person set dismissed_at = null where notice_id = ${known.id}::bigint`.execute(db);
    return;
  }
  await sql`
    insert into notice (listing_id, kind, reviews, mail_claimed_until)
    values (${listingId}, 'review.written', 1,
      plaudit_now() + make_interval(mins => ${COLLECTED_MINUTES}::integer))`.execute(db);
}

export interface StaffReviewNotice {
  readonly kind: 'review.removed' | 'review.reply_removed';
  readonly reason: string;
}

/** For the owner and managers. Call it in the transaction of what it is about. */
export async function insertReviewNotice(db: Connection, listingId: string, notice: StaffReviewNotice): Promise<void> {
  await db
    .insertInto('notice')
    .values({ listing_id: listingId, ...notice })
    .execute();
}

export interface ReviewAuthor {
  readonly email: string;
  readonly isConfirmed: boolean;
  /** Whether they want emails about replies. */
  readonly wantsReplies: boolean;
}

/** Marks what has happened to a review as news for its author. */
export async function markAuthorTold(db: Connection, reviewId: string, news: ReviewNewsKind): Promise<ReviewAuthor> {
  const { rows } = await sql<ReviewAuthor>`
    update review set news = ${news}, news_at = plaudit_now() from person
    where review.id = ${reviewId} and person.id = author_id
    returning email, email_verified as "isConfirmed",
      not exists (select from reply_silence where person_id = author_id) as "wantsReplies"`.execute(db);
  return rows[0] ?? { email: '', isConfirmed: false, wantsReplies: false };
}

/** What was told about a reply that no longer exists. */
export async function withdrawReplyNews(db: Connection, reviewId: string): Promise<void> {
  await sql`
    update review set news = null, news_at = null where id = ${reviewId} and news = 'replied'`.execute(db);
}

export async function dismissReviewNews(db: Connection, authorId: string, id: string): Promise<void> {
  await sql`
    update review set news = null, news_at = null where id = ${id} and author_id = ${authorId}`.execute(db);
}

export async function wantsReplyMails(db: Connection, personId: string): Promise<boolean> {
  const { rows } = await sql`select from reply_silence where person_id = ${personId}`.execute(db);
  return rows.length === 0;
}

export async function setReplyMails(db: Connection, personId: string, mails: boolean): Promise<void> {
  await (mails
    ? sql`delete from reply_silence where person_id = ${personId}`
    : sql`insert into reply_silence (person_id) values (${personId}) on conflict do nothing`
  ).execute(db);
}

interface ReviewMails {
  readonly personId: string;
  readonly listingId: string;
}

/** Whether an owner or manager gets emails about new reviews, besides the switch for all notices of the listing. */
export async function wantsReviewMails(db: Connection, { personId, listingId }: ReviewMails): Promise<boolean> {
  const { rows } = await sql`
    select from review_silence where person_id = ${personId} and listing_id = ${listingId}`.execute(db);
  return rows.length === 0;
}

export async function setReviewMails(
  db: Connection,
  { personId, listingId, mails }: ReviewMails & { readonly mails: boolean },
): Promise<void> {
  await (mails
    ? sql`delete from review_silence where person_id = ${personId} and listing_id = ${listingId}`
    : sql`insert into review_silence (person_id, listing_id) values (${personId}, ${listingId}) on conflict do nothing`
  ).execute(db);
}
