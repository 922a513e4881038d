// What a search asks of listings, as conditions on `listing_search`, whose rows no vote rewrites.
import { type RawBuilder, sql } from 'kysely';
import type { Game, ListingType } from './listing.ts';

export interface ListingFilter {
  readonly type: ListingType;
  readonly game: Game | null;
  /** Every word must occur; `''`: all listings. */
  readonly query: string;
  /** A listing must have all of them. */
  readonly tags: readonly string[];
  readonly category: string | null;
  readonly language: string | null;
  /** A listing must be in one of them; null: anywhere. */
  readonly countries: readonly string[] | null;
  /** Players can join with it. */
  readonly version: string | null;
  /** Servers that are online now. */
  readonly isOnline: boolean;
  /** All matches, once they have been found and are few: nothing else is looked at again. */
  readonly ids: readonly string[] | null;
}

/** Whether the type and the game are the only conditions. */
export function isWholeScope(filter: ListingFilter): boolean {
  const { query, tags, category, language, countries, version, isOnline } = filter;
  return query === '' && tags.length === 0 && !category && !language && !countries && !version && !isOnline;
}

/** The state of a server's last poll, unless that is too long ago (decision P1). */
export const HAS_PLAYER_COUNT = sql`state = 'online' and next_probe_at >= plaudit_now() - interval '30 minutes'`;

/** Looks a listing up by its key, because the planner would read the whole other table for a few listings. */
function ofListing(table: RawBuilder<unknown>, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select true from ${table} where ${table}.listing_id = listing_search.listing_id and ${condition} limit 1`;
}

/** A version that few servers have is found by its index, unless other conditions leave only some. */
function hasVersion(version: string, areSome: boolean): RawBuilder<unknown> {
  const has = sql`versions @> array[${version}]::text[]`;
  return areSome
    ? sql`(${ofListing(sql`server_fact`, has)})`
    : sql`listing_id in (select listing_id from server_fact where ${has})`;
}

/**
 * If there are words, tags, categories, languages or countries, only their indexes are used: combining them with the
 * index on the type costs more than filtering a few extra rows.
 */
export function conditions(filter: ListingFilter): RawBuilder<unknown> {
  const { type, game, query, tags, category, language, countries, version, isOnline } = filter;
  if (filter.ids) return sql`listing_id = any(${filter.ids}::text[])`;
  const isIndexed = query !== '' || tags.length > 0 || category !== null || language !== null || countries !== null;
  // A region is a quarter of all servers.
  const hasBetterIndex = query !== '' || tags.length > 0 || category !== null;
  const unread = isIndexed ? sql` || ''` : sql``;
  const all = [
    sql`type${unread} = ${type}`,
    ...(game === null ? [] : [sql`game${unread} = ${game}`]),
    ...(tags.length === 0 ? [] : [sql`tags @> ${tags}::text[]`]),
    ...(category === null ? [] : [sql`categories @> array[${`${game ?? type}/${category}`}]::text[]`]),
    ...(language === null ? [] : [sql`languages @> array[${language}]::text[]`]),
    ...(countries === null ? [] : [sql`country${hasBetterIndex ? sql` || ''` : sql``} = any(${countries}::text[])`]),
    ...(query === '' ? [] : [sql`document @@ search_query(${query})`]),
    ...(version === null ? [] : [hasVersion(version, isIndexed)]),
    ...(isOnline ? [sql`(${ofListing(sql`player_count`, HAS_PLAYER_COUNT)})`] : []),
  ];
  return sql.join(all, sql` and `);
}
