// Queries for the sitemap: all public listings in parts, by ID.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** The ID at which each part begins. Read from `listing_search`, which has public listings only, with an index on the ID alone. */
export async function selectSitemapStarts(db: Connection, perPart: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select listing_id as id from (
      select listing_id, row_number() over (order by listing_id) - 1 as place from listing_search
    ) as numbered
    where place % ${perPart}::int = 0 order by listing_id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface SitemapEntry {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Starting with this ID. */
export async function selectSitemapEntries(
  db: Connection,
  from: string,
  most: number,
): Promise<readonly SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select id, updated_at as "updatedAt" from listing where is_public and id >= ${from} order by id limit ${most}::int`.execute(
    db,
  );
  return rows;
}
