// SQL statements for the reviews that visitors see. Each reads at most one page, by an index of its own.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { ReviewOrder, ReviewPosition } from './review-order.ts';
import { type ReviewReply, type WithReplyColumns, withReply } from './review-reply.ts';

export interface ShownReview {
  readonly id: string;
  readonly stars: number;
  readonly body: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  /** Null if the author shows no name. */
  readonly name: string | null;
  readonly helpful: number;
  /** Whether the viewer has written it, or has marked it as helpful. */
  readonly isOwn: boolean;
  readonly isMarked: boolean;
  readonly reply: ReviewReply | null;
}

export interface ReviewPageQuery {
  readonly listingId: string;
  readonly order: ReviewOrder;
  /** Null: from the start. */
  readonly after: ReviewPosition | null;
  readonly limit: number;
  /** Null: a visitor who is not signed in. */
  readonly viewerId: string | null;
}

/** Null unless the author shows a name. */
const SHOWN_NAME = sql`case when shows_name and not is_suspended(suspended_at, suspended_until) then person.name end`;

const columns = (viewerId: string | null) => sql`
  found.id, found.stars, found.body, found.created_at as "createdAt", found.edited_at as "editedAt",
  ${SHOWN_NAME} as name, found.helpful, coalesce(found.author_id = ${viewerId}::text, false) as "isOwn",
  exists (select from review_mark where review_mark.listing_id = found.listing_id and review_id = found.id
    and person_id = ${viewerId}::text) as "isMarked",
  found.reply, found.replied_at as "repliedAt", found.reply_edited_at is not null as "isReplyEdited"`;

export async function selectShownReviews(db: Connection, query: ReviewPageQuery): Promise<readonly ShownReview[]> {
  const { rows } = await sql<WithReplyColumns<ShownReview>>`
    select ${columns(query.viewerId)}
    from (${pageOf(query)}) as found join person on person.id = found.author_id
    order by ${orderOf(query.order, sql`found`)}`.execute(db);
  return rows.map(withReply);
}

/** As visitors see it: null if the author shows no name. */
export async function selectReviewerName(db: Connection, reviewId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select ${SHOWN_NAME} as name from review join person on person.id = author_id
    where review.id = ${reviewId}`.execute(db);
  return rows[0]?.name ?? null;
}

function orderOf(order: ReviewOrder, table: RawBuilder<unknown>): RawBuilder<unknown> {
  const newest = sql`${table}.created_at desc, ${table}.id desc`;
  switch (order) {
    case 'newest':
      return newest;
    case 'helpful':
      return sql`${table}.helpful desc, ${newest}`;
    case 'highest':
      return sql`${table}.stars desc, ${newest}`;
    case 'lowest':
      return sql`${table}.stars, ${newest}`;
  }
}

function pageOf(query: ReviewPageQuery): RawBuilder<unknown> {
  const { listingId, order, after, limit } = query;
  if (order === 'highest' || order === 'lowest') return pageByStars(query, order);
  const isLater =
    after === null
      ? sql`true`
      : order === 'newest'
        ? sql`(created_at, id) < (${after.createdAt}, ${after.id})`
        : sql`(helpful, created_at, id) < (${after.rank}::integer, ${after.createdAt}, ${after.id})`;
  return sql`
    select * from review where listing_id = ${listingId} and is_shown and ${isLater}
    order by ${orderOf(order, sql`review`)} limit ${limit}::int`;
}

/** A page of each number of stars, of which the first rows are taken: one index serves both directions. */
function pageByStars({ listingId, after, limit }: ReviewPageQuery, order: 'highest' | 'lowest'): RawBuilder<unknown> {
  const levels = (order === 'highest' ? [5, 4, 3, 2, 1] : [1, 2, 3, 4, 5]).filter(
    (stars) => after === null || (order === 'highest' ? stars <= after.rank : stars >= after.rank),
  );
  const isLater =
    after === null
      ? sql`true`
      : sql`(stars <> ${after.rank}::integer or (created_at, id) < (${after.createdAt}, ${after.id}))`;
  return sql`
    select one.* from unnest(${levels}::integer[]) as level (stars) cross join lateral (
      select * from review where listing_id = ${listingId} and is_shown and stars = level.stars and ${isLater}
      order by created_at desc, id desc limit ${limit}::int
    ) as one
    order by ${orderOf(order, sql`one`)} limit ${limit}::int`;
}
