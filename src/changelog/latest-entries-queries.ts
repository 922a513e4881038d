// The newest changelog entries of all bots, for staff.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface LatestEntry {
  readonly id: string;
  readonly listingId: string;
  readonly listingName: string;
  readonly version: string;
  readonly title: string;
  readonly body: string;
  readonly publishedAt: Date;
  readonly removal: { readonly at: Date; readonly reason: string } | null;
}

type Row = Omit<LatestEntry, 'removal' | 'title'> & {
  title: string | null;
  at: Date | null;
  reason: string | null;
};

export type EntryFilter = 'all' | 'public' | 'removed';

/** Newest first; `before` is the ID of the last entry on the page before. */
export async function selectLatestEntries(
  db: Connection,
  query: { readonly filter: EntryFilter; readonly before: string | null; readonly limit: number },
): Promise<readonly LatestEntry[]> {
  const { filter, before, limit } = query;
  const { rows } = await sql<Row>`
    select entry.id, listing_id as "listingId", listing.name as "listingName", version, title, body,
      published_at as "publishedAt", removed_at as at, removed_reason as reason
    from changelog_entry as entry join listing on listing.id = listing_id
    where (${filter} = 'all' or (removed_at is not null) = (${filter} = 'removed'))
      and (${before}::text is null
        or (published_at, entry.id) < (select published_at, id from changelog_entry where id = ${before}))
    order by published_at desc, entry.id desc limit ${limit}::int`.execute(db);
  return rows.map(({ at, reason, title, ...entry }) => ({
    ...entry,
    title: title ?? '',
    removal: at && { at, reason: reason ?? '' },
  }));
}
