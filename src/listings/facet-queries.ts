// Counts the values that the listings of a search have: categories, games, languages, countries, versions, editions.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { HAS_PLAYER_COUNT, type ListingFilter, matching } from './search-conditions-queries.ts';
import type { Matches } from './search-queries.ts';

export type FacetName = 'category' | 'game' | 'language' | 'country' | 'version' | 'edition' | 'online';

export interface FacetRow {
  /** `total`: all listings. */
  readonly facet: FacetName | 'total';
  readonly value: string;
  readonly listings: number;
}

/** Of these matches, which must be all there are, or of a whole scope. */
export async function selectFacetCounts(db: Connection, { filter, ids }: Matches): Promise<readonly FacetRow[]> {
  const condition = ids ? sql`listing_id = any(${ids}::text[])` : sql`listing_id in (${matching(filter)})`;
  const { rows } = await sql<FacetRow>`
    with counted as materialized (
      select listing_id, game, categories, languages, country from listing_filter where ${condition}
    )
    select facet, value, count(*)::int as listings from (
      ${sql.join(valuesOf(filter, ids !== null), sql` union all `)}
    ) as found
    where value is not null group by facet, value`.execute(db);
  return rows;
}

/** Categories, versions and editions are a game's own, and only servers have games, countries and players. */
function valuesOf({ type, game }: ListingFilter, areFew: boolean): readonly RawBuilder<unknown>[] {
  const languages = sql`select 'language' as facet, value from counted, unnest(languages) as value`;
  const categories = sql`select 'category', split_part(value, '/', 2) from counted, unnest(categories) as value`;
  const all = sql`select 'total', 'total' from counted`;
  if (type === 'bot') return [languages, all, categories];
  const servers = [
    languages,
    all,
    sql`select 'country', country from counted`,
    sql`select 'online', 'online' from counted where ${isOnline(areFew)}`,
  ];
  if (game === null) return [...servers, sql`select 'game', game from counted`];
  const stated = sql`
    select kind, value from ${facts(areFew)}, lateral (
      select 'version' as kind, unnest(versions) as value union all select 'edition', unnest(editions)
    ) as stated`;
  return [...servers, categories, stated];
}

/** Of few listings, each is looked up by its key; of many, the planner reads the other table once. */
function isOnline(areFew: boolean): RawBuilder<unknown> {
  return areFew
    ? sql`(select true from player_count where player_count.listing_id = counted.listing_id and ${HAS_PLAYER_COUNT} limit 1)`
    : sql`listing_id in (select listing_id from player_count where ${HAS_PLAYER_COUNT})`;
}

function facts(areFew: boolean): RawBuilder<unknown> {
  return areFew
    ? sql`counted cross join lateral (
        select versions, editions from server_fact where server_fact.listing_id = counted.listing_id limit 1
      ) as fact`
    : sql`counted join server_fact using (listing_id)`;
}
