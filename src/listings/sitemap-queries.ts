// Statements of the map for search engines: all listings in parts, by their IDs.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** The ID that each part begins with. What is searched is what is public, and its IDs stand in an index by themselves. */
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

/** From an ID on, that one included. */
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
