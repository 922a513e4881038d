// Queries for the front page and the sitemap: top-ranked, newest and rising listings, and all public listings in parts,
// by ID.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Listing, ListingType } from './listing.ts';
import { type ListingRow, toListing } from './queries.ts';
import { bestRanked } from './ranking-queries.ts';

/** Best ranked first. */
export async function selectTopRanked(db: Connection, type: ListingType, most: number): Promise<readonly Listing[]> {
  const { rows } = await sql<ListingRow>`
    select * from ${bestRanked(type, most)} order by score desc, vote_count desc, id limit ${most}::int`.execute(db);
  return rows.map(toListing);
}

/** The newest listings of both types; each type is read from the end of its own index range. */
export async function selectNewest(db: Connection, most: number): Promise<readonly Listing[]> {
  const { rows } = await sql<ListingRow>`
    select listing.* from (values ('bot'), ('game')) as kind (type)
    cross join lateral (
      select * from listing where listing.type = kind.type and is_public order by created_at desc, id limit ${most}::int
    ) as listing
    order by created_at desc, id limit ${most}::int`.execute(db);
  return rows.map(toListing);
}

/**
 * The listings that gained most votes in the last seven days (UTC, including today) compared with the seven days
 * before.
 */
export async function selectRising(
  db: Connection,
  least: number,
  most: number,
): Promise<readonly { readonly id: string; readonly gain: number }[]> {
  const { rows } = await sql<{ id: string; gain: number }>`
    with gained as (
      select listing_id as id, sum(case when day > today - 7 then votes else -votes end) as gain
      from listing_day, lateral (select (plaudit_now() at time zone 'UTC')::date as today) as now
      where scored and day > today - 14
      group by listing_id
    )
    select id, gain from gained where gain >= ${least}::int order by gain desc, id limit ${most}::int`.execute(db);
  return rows;
}

/** How many of the newest release notes to look through: a bot may have published several of them. */
const RELEASES_AMONG = 500;

/** The bots with the newest release notes, each with its newest. */
export async function selectRecentlyUpdated(
  db: Connection,
  most: number,
): Promise<readonly { readonly id: string; readonly version: string; readonly publishedAt: Date }[]> {
  const { rows } = await sql<{ id: string; version: string; publishedAt: Date }>`
    with recent as materialized (
      select listing_id, version, published_at, id from changelog_entry
      where removed_at is null and published_at <= plaudit_now()
      order by published_at desc, id desc limit ${RELEASES_AMONG}::int
    ), newest as (
      select distinct on (listing_id) listing_id, version, published_at, id from recent
      order by listing_id, published_at desc, id desc
    )
    select listing_id as id, version, published_at as "publishedAt" from newest
    where exists (select from listing_filter where listing_filter.listing_id = newest.listing_id)
    order by published_at desc, newest.id desc limit ${most}::int`.execute(db);
  return rows;
}

/** The public listings with these IDs, in the order of the IDs. */
export async function selectPublicByIds(db: Connection, ids: readonly string[]): Promise<readonly Listing[]> {
  const { rows } = await sql<ListingRow>`
    select listing.* from unnest(${ids}::text[]) with ordinality as wanted (id, place)
    join listing using (id) where is_public order by place`.execute(db);
  return rows.map(toListing);
}

/**
 * The ID at which each part begins. Reads `listing_filter`, which contains only public listings and has an index on
 * just the ID.
 */
export async function selectSitemapStarts(db: Connection, perPart: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select listing_id as id from (
      select listing_id, row_number() over (order by listing_id) - 1 as place from listing_filter
    ) as numbered
    where place % ${perPart}::int = 0 order by listing_id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface SitemapEntry {
  readonly id: string;
  readonly slug: string | null;
  readonly updatedAt: Date;
}

/** The entries of one part, starting with this ID. */
export async function selectSitemapEntries(
  db: Connection,
  from: string,
  most: number,
): Promise<readonly SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select id, slug, updated_at as "updatedAt" from listing where is_public and id >= ${from} order by id limit ${most}::int`.execute(
    db,
  );
  return rows;
}
