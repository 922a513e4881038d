// SQL statements for the reviews on a person's public profile.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface ProfileReview {
  readonly id: string;
  readonly listingId: string;
  readonly listingSlug: string | null;
  readonly listingName: string;
  readonly stars: number;
  readonly body: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
}

/** So many are searched for those of public listings that show reviews. */
const MOST_READ = 50;

/** Newest first. Call it only for people who show their name, and if the site shows reviews. */
export async function selectProfileReviews(
  db: Connection,
  authorId: string,
  limit: number,
): Promise<readonly ProfileReview[]> {
  const { rows } = await sql<ProfileReview>`
    select found.id, found.listing_id as "listingId", listing.slug as "listingSlug", listing.name as "listingName",
      stars, body, found.created_at as "createdAt", edited_at as "editedAt"
    from (
      select * from review where author_id = ${authorId} and is_shown
      order by created_at desc, id desc limit ${MOST_READ}
    ) as found
    join listing on listing.id = found.listing_id
    left join review_summary on review_summary.listing_id = found.listing_id
    where listing.is_public and not coalesce(is_off, false)
    order by found.created_at desc, found.id desc limit ${limit}::int`.execute(db);
  return rows;
}
