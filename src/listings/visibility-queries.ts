// The query that changes a listing's visibility.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Listing, Visibility } from './listing.ts';
import { type ListingRow, toListing } from './queries.ts';

export interface VisibilityUpdate {
  readonly listingId: string;
  readonly from: readonly Visibility['state'][];
  readonly to: Visibility['state'];
  readonly reason: string | null;
  /** To the millisecond; null: any version of the details. */
  readonly seen: Date | null;
}

/** Null when there is no such listing in one of these states, with this version of its details. */
export async function updateVisibility(
  db: Connection,
  { listingId, from, to, reason, seen }: VisibilityUpdate,
): Promise<Listing | null> {
  const { rows } = await sql<ListingRow>`
    update listing set state = ${to}, state_reason = ${reason}::text, state_at = plaudit_now()
    where id = ${listingId} and state = any(${from}::text[])
      and (${seen}::timestamptz is null or date_trunc('milliseconds', updated_at) = ${seen}::timestamptz)
    returning *`.execute(db);
  return rows[0] ? toListing(rows[0]) : null;
}
