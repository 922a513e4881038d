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
}

/** Everything but these words of a filter is a scope: all bots, or a game's servers, or one of their categories. */
export function isWholeScope({ query, tags, language, countries, version, isOnline }: ListingFilter): boolean {
  const chosen = [query !== '', tags.length > 0, language !== null, countries !== null, version !== null, isOnline];
  return !chosen.includes(true);
}

/** The state of a server's last poll, unless that is too long ago (decision P1). */
export const HAS_PLAYER_COUNT = sql`state = 'online' and next_probe_at >= plaudit_now() - interval '30 minutes'`;

/**
 * If there are words, tags, categories, languages or countries, only their indexes are used: combining them with the
 * index on the type costs more than filtering a few extra rows.
 */
export function conditions(filter: ListingFilter): RawBuilder<unknown> {
  const { type, game, query, tags, category, language, countries, version, isOnline } = filter;
  const isIndexed = query !== '' || tags.length > 0 || category !== null || language !== null || countries !== null;
  const unread = isIndexed ? sql` || ''` : sql``;
  const all = [
    sql`type${unread} = ${type}`,
    ...(game === null ? [] : [sql`game${unread} = ${game}`]),
    ...(tags.length === 0 ? [] : [sql`tags @> ${tags}::text[]`]),
    ...(category === null ? [] : [sql`categories @> array[${category}]::text[]`]),
    ...(language === null ? [] : [sql`languages @> array[${language}]::text[]`]),
    ...(countries === null ? [] : [sql`country = any(${countries}::text[])`]),
    ...(query === '' ? [] : [sql`document @@ search_query(${query})`]),
    ...(version === null
      ? []
      : [sql`listing_id in (select listing_id from server_fact where versions @> array[${version}]::text[])`]),
    ...(isOnline ? [sql`listing_id in (select listing_id from player_count where ${HAS_PLAYER_COUNT})`] : []),
  ];
  return sql.join(all, sql` and `);
}
