// SQL statements for a listing's team: its reviews, with and without a reply.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { ShownReview } from './list-queries.ts';
import { type WithReplyColumns, withReply } from './review-reply.ts';

export type TeamReview = Omit<ShownReview, 'isOwn' | 'isMarked'>;

const TEAM = sql`
  review.id, stars, body, review.created_at as "createdAt", edited_at as "editedAt",
  case when shows_name then person.name end as name, helpful, reply, replied_at as "repliedAt",
  reply_edited_at is not null as "isReplyEdited"`;

export interface TeamReviewQuery {
  readonly listingId: string;
  readonly isUnanswered: boolean;
  readonly after: { readonly createdAt: Date; readonly id: string } | null;
  readonly limit: number;
}

/** Newest first. */
export async function selectTeamReviews(db: Connection, query: TeamReviewQuery): Promise<readonly TeamReview[]> {
  const { listingId, isUnanswered, after, limit } = query;
  const isLater = after ? sql`and (review.created_at, review.id) < (${after.createdAt}, ${after.id})` : sql``;
  const { rows } = await sql<WithReplyColumns<TeamReview>>`
    select ${TEAM} from review join person on person.id = author_id
    where listing_id = ${listingId} and is_shown ${isUnanswered ? sql`and reply is null` : sql``} ${isLater}
    order by review.created_at desc, review.id desc limit ${limit}::int`.execute(db);
  return rows.map(withReply);
}

export async function selectTeamReview(db: Connection, listingId: string, id: string): Promise<TeamReview | null> {
  const { rows } = await sql<WithReplyColumns<TeamReview>>`
    select ${TEAM} from review join person on person.id = author_id
    where review.id = ${id} and listing_id = ${listingId} and is_shown`.execute(db);
  return rows[0] ? withReply(rows[0]) : null;
}
