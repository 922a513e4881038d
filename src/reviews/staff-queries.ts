// SQL statements for staff: reviews of all listings, newest, reported or removed ones, by listing or person.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface StaffReview {
  readonly id: string;
  readonly listingId: string;
  readonly listingName: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly stars: number;
  /** Null: its author deleted it after it was removed. */
  readonly body: string | null;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly helpful: number;
  readonly reply: string | null;
  readonly removedAt: Date | null;
  readonly removedBy: string | null;
  readonly removedReason: string | null;
  readonly isShown: boolean;
  readonly hasVote: boolean;
  readonly isByTeam: boolean;
  readonly isBySuspended: boolean;
  /** The open case of reports about it. */
  readonly caseId: number | null;
}

const STAFF = sql`
  review.id, review.listing_id as "listingId", listing.name as "listingName", author_id as "authorId",
  author.name as "authorName", stars, body, review.created_at as "createdAt", edited_at as "editedAt", helpful, reply,
  removed_at as "removedAt", remover.name as "removedBy", removed_reason as "removedReason", is_shown as "isShown",
  has_vote as "hasVote", is_by_team as "isByTeam", is_by_suspended as "isBySuspended",
  (select id from report_case
    where target_kind = 'review' and target_id = review.id and report_case.state = 'open') as "caseId"`;
const JOINED = sql`
  review join listing on listing.id = review.listing_id join person author on author.id = author_id
  left join person remover on remover.id = removed_by`;

export type WhichReviews = 'newest' | 'reported' | 'removed';

export interface StaffReviewQuery {
  readonly which: WhichReviews;
  /** Only reviews of these listings or by these people; null: all. */
  readonly only: { readonly listingIds: readonly string[]; readonly authorIds: readonly string[] } | null;
  /** Where the page starts, the last review of the page before. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

export async function selectStaffReviews(
  db: Connection,
  { which, only, after, limit }: StaffReviewQuery,
): Promise<readonly StaffReview[]> {
  const at = which === 'removed' ? sql`removed_at` : sql`review.created_at`;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (which === 'removed') conditions.push(sql`removed_at is not null`);
  if (which === 'reported')
    conditions.push(sql`review.id in (
      select target_id from report_case where target_kind = 'review' and report_case.state = 'open')`);
  if (only)
    conditions.push(sql`review.id in (
      select id from review where listing_id = any(${only.listingIds}::text[])
      union all select id from review where author_id = any(${only.authorIds}::text[]))`);
  if (after) conditions.push(sql`(${at}, review.id) < (${after.at}, ${after.id})`);
  const { rows } = await sql<StaffReview>`
    select ${STAFF} from ${JOINED} where ${sql.join(conditions, sql` and `)}
    order by ${at} desc, review.id desc limit ${limit}::int`.execute(db);
  return rows;
}

export async function selectStaffReview(db: Connection, id: string): Promise<StaffReview | null> {
  const { rows } = await sql<StaffReview>`select ${STAFF} from ${JOINED} where review.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
