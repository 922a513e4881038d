// What a search asks of listings, as subqueries that find their IDs. No vote rewrites the tables that these read.
import { type RawBuilder, sql } from 'kysely';
import type { Edition } from '../game-servers/server-poll.ts';
import type { Language } from '../messages/languages.ts';
import type { Game, ListingType } from './listing.ts';

export interface ListingFilter {
  readonly type: ListingType;
  readonly game: Game | null;
  /** Every word must occur; `''`: all listings. */
  readonly query: string;
  /** Of the visitor: words are also found by their stems in it. */
  readonly queryLanguage: Language | null;
  /** A listing must have all of them. */
  readonly tags: readonly string[];
  readonly category: string | null;
  readonly language: string | null;
  /** A listing must be in one of them; null: anywhere. */
  readonly countries: readonly string[] | null;
  /** Players can join with it. */
  readonly version: string | null;
  /** Of Minecraft: players can join with it. */
  readonly edition: Edition | null;
  /** Servers that are online now. */
  readonly isOnline: boolean;
}

/** Whether the type and the game are the only conditions. */
export function isWholeScope(filter: ListingFilter): boolean {
  const { query, tags, category, language, countries, version, edition, isOnline } = filter;
  const isAnywhere = !category && !language && !countries;
  return query === '' && tags.length === 0 && isAnywhere && !version && !edition && !isOnline;
}

/** The state of a server's last poll, unless that is too long ago (decision P1). */
export const HAS_PLAYER_COUNT = sql`state = 'online' and next_probe_at >= plaudit_now() - interval '30 minutes'`;

/** `select listing_id` of all public listings that match. */
export function matching(filter: ListingFilter): RawBuilder<unknown> {
  const rare = rareFact(filter);
  const all = conditions(rare === null ? filter : { ...filter, [rare]: null });
  const stated = rare === null ? [] : factConditions({ ...NO_FACTS, [rare]: filter[rare] });
  const found = stated.map((has) => sql`listing_id in (select listing_id from server_fact where ${has})`);
  return sql`select listing_id from ${tableOf(filter)} where ${sql.join([...all, ...found], sql` and `)}`;
}

const NO_FACTS = { version: null, edition: null };

/**
 * What few servers state is found by its index, unless other conditions leave only some listings. Nearly all servers
 * have Java Edition.
 */
function rareFact(filter: ListingFilter): keyof typeof NO_FACTS | null {
  if (!isWholeScope({ ...filter, ...NO_FACTS, isOnline: false })) return null;
  if (filter.version !== null) return 'version';
  return filter.edition === 'bedrock' ? 'edition' : null;
}

/** Whether the listing with this ID is public and matches: looks it up. */
export function isMatching(filter: ListingFilter, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const all = [sql`listing_id = ${id}`, ...conditions(filter)];
  return sql`(select true from ${tableOf(filter)} where ${sql.join(all, sql` and `)} limit 1)`;
}

function tableOf({ query }: ListingFilter): RawBuilder<unknown> {
  return query === '' ? sql`listing_filter` : sql`listing_search`;
}

function conditions(filter: ListingFilter): RawBuilder<unknown>[] {
  const { type, game, query, isOnline } = filter;
  const table = tableOf(filter);
  const unread = isWholeScope({ ...filter, ...NO_FACTS, isOnline: false }) ? sql`` : sql` || ''`;
  return [
    sql`type${unread} = ${type}`,
    ...(game === null ? [] : [sql`game${unread} = ${game}`]),
    ...(query === '' ? filterConditions(filter) : textConditions(filter)),
    ...factConditions(filter).map((has) => ofListing(table, sql`server_fact`, has)),
    ...(isOnline ? [ofListing(table, sql`player_count`, HAS_PLAYER_COUNT)] : []),
  ];
}

/** On `server_fact`. */
function factConditions({ version, edition }: Pick<ListingFilter, 'version' | 'edition'>): RawBuilder<unknown>[] {
  return [
    ...(version === null ? [] : [sql`versions @> array[${version}]::text[]`]),
    ...(edition === null ? [] : [sql`editions @> array[${edition}]::text[]`]),
  ];
}

/**
 * The index on the type or the country is hidden if there is a better one: combining indexes costs more than leaving
 * out a few extra rows. A region is a quarter of all servers.
 */
function filterConditions({ type, game, tags, category, language, countries }: ListingFilter): RawBuilder<unknown>[] {
  const hasBetterIndex = tags.length > 0 || category !== null || language !== null;
  return [
    ...(tags.length === 0 ? [] : [sql`tags @> ${tags}::text[]`]),
    ...(category === null ? [] : [sql`categories @> array[${`${game ?? type}/${category}`}]::text[]`]),
    ...(language === null ? [] : [sql`languages @> array[${language}]::text[]`]),
    ...(countries === null ? [] : [sql`country${hasBetterIndex ? sql` || ''` : sql``} = any(${countries}::text[])`]),
  ];
}

/** Words are found by their index; the other conditions are checked for each of these listings. */
function textConditions(filter: ListingFilter): RawBuilder<unknown>[] {
  const chosen = filterConditions(filter);
  return [
    sql`document @@ ${queryOf(filter)}`,
    ...(chosen.length === 0 ? [] : [ofListing(sql`listing_search`, sql`listing_filter`, sql.join(chosen, sql` and `))]),
  ];
}

export function queryOf({ query, queryLanguage }: Pick<ListingFilter, 'query' | 'queryLanguage'>): RawBuilder<unknown> {
  return sql`search_query(${query}, ${queryLanguage}::text)`;
}

/** Looks a listing up by its key, because the planner would read the whole other table for a few listings. */
function ofListing(
  table: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select true from ${other} where ${other}.listing_id = ${table}.listing_id and ${condition} limit 1)`;
}
