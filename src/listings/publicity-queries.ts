// The statement that changes who finds a listing.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Listing, Publicity } from './listing.ts';
import { asListing, type ListingRow } from './queries.ts';

export interface StateChange {
  readonly listingId: string;
  readonly from: readonly Publicity['state'][];
  readonly to: Publicity['state'];
  readonly reason: string | null;
  /** To the millisecond; null: whatever text there is. */
  readonly seen: Date | null;
}

/** Null when there is no such listing in one of these states, with that text. */
export async function updateState(
  db: Connection,
  { listingId, from, to, reason, seen }: StateChange,
): Promise<Listing | null> {
  const { rows } = await sql<ListingRow>`
    update listing set state = ${to}, state_reason = ${reason}::text, state_at = plaudit_now()
    where id = ${listingId} and state = any(${from}::text[])
      and (${seen}::timestamptz is null or date_trunc('milliseconds', updated_at) = ${seen}::timestamptz)
    returning *`.execute(db);
  return rows[0] ? asListing(rows[0]) : null;
}
