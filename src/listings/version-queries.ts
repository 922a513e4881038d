// Reads which versions of the game can join the servers on a page.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** By listing ID; servers that have not stated any are missing. */
export async function selectVersions(
  db: Connection,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; versions: string[] }>`
    select listing_id as id, versions from server_fact
    where listing_id = any(${listingIds}::text[]) and versions <> '{}'`.execute(db);
  return new Map(rows.map(({ id, versions }) => [id, versions]));
}
