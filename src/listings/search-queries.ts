// Queries over many listings: counting matches, pages of results, similar names, popular tags.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Listing, ListingType } from './listing.ts';
import { type ListingRow, toListing } from './queries.ts';
import { bestRanked } from './ranking-queries.ts';
import {
  HAS_PLAYER_COUNT,
  isMatching,
  isWholeScope,
  type ListingFilter,
  matching,
  queryOf,
} from './search-conditions-queries.ts';

export type ListingSort = 'match' | 'rank' | 'votes' | 'newest' | 'players' | 'servers';

/** A list keeps the order of the moment it was opened (decision P22). A vote takes at most this long to commit. */
const SETTLED = sql`interval '5 seconds'`;
const KEPT_OPEN = sql`interval '10 minutes'`;

export interface MatchCount {
  /** At most one more than `most`. */
  readonly total: number;
  /** All matches, if they are few; otherwise null. */
  readonly ids: readonly string[] | null;
  readonly openedAt: Date;
}

/**
 * Counts up to `most` matches, finds them if there are at most `few`, and returns the moment whose order applies: the
 * requested one, or now if that was too long ago.
 */
export async function countMatches(
  db: Connection,
  filter: ListingFilter,
  { few, most }: { readonly few: number; readonly most: number },
  openedAt: Date | null,
): Promise<MatchCount> {
  // Materialized, so that it is planned without the limit: otherwise the planner would scan the table from its start.
  const { rows } = await sql<MatchCount>`
    with fitting as materialized (${matching(filter)}),
    counted as materialized (select listing_id from fitting limit ${most + 1}::int)
    select count(*) as total,
      case when count(*) <= ${few}::int then array(select listing_id::text from counted) end as ids,
      case when ${openedAt}::timestamptz between plaudit_now() - ${KEPT_OPEN} and plaudit_now() + interval '1 second'
        then ${openedAt}::timestamptz
        else date_trunc('milliseconds', plaudit_now()) + interval '1 millisecond' end as "openedAt"
    from counted`.execute(db);
  return rows[0] as MatchCount;
}

/** What to list: with the matches, if they have been found. */
export interface Matches {
  readonly filter: ListingFilter;
  readonly ids: readonly string[] | null;
}

export interface ListingPageRequest {
  readonly sort: ListingSort;
  readonly openedAt: Date;
  readonly limit: number;
  readonly offset: number;
  /** Whether to find all matches first rather than look up each listing until the page is full. */
  readonly findsAll: boolean;
}

/** Sorts all matches if they are few; otherwise reads them in index order, as far as the page reaches. */
export async function selectListings(
  db: Connection,
  matches: Matches,
  page: ListingPageRequest,
): Promise<readonly Listing[]> {
  const { rows } = await sql<ListingRow>`
    with page as (
      select id, row_number() over (order by ${orderOf(page.sort)}) as place
      from (${placed(matches, page)}) as placed
      order by place limit ${page.limit}::int offset ${page.offset}::int
    )
    select listing.* from page cross join lateral ${listingOf(sql`page.id`)} order by place`.execute(db);
  return rows.map(toListing);
}

/**
 * Forces a lookup by key: with inaccurate statistics, the planner would read the whole table, which takes a hundred
 * times longer.
 */
function listingOf(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select * from listing where id = ${id} limit 1) as listing`;
}

function placed({ filter, ids }: Matches, page: ListingPageRequest): RawBuilder<unknown> {
  if (page.sort === 'players') return byPlayers({ filter, ids }, page);
  return ids ? inOrder(filter, ids, page) : walked(filter, page);
}

/** Uses the columns of `placed`, whose vote counts are those of the moment the list was opened. */
function orderOf(sort: ListingSort): RawBuilder<unknown> {
  switch (sort) {
    case 'match':
      return sql`match desc, score desc, vote_count desc, id`;
    case 'rank':
      return sql`score desc, vote_count desc, id`;
    case 'votes':
      return sql`vote_count desc, score desc, id`;
    case 'newest':
      return sql`created_at desc, id`;
    case 'players':
      return sql`players desc nulls last, id`;
    case 'servers':
      return sql`server_count desc nulls last, id`;
  }
}

/** What votes added to each listing since the list was opened, which was at most ten minutes ago. */
function moved({ openedAt }: ListingPageRequest): RawBuilder<unknown> {
  return sql`
    moved as materialized (
      select listing_id, count(*) as votes, sum(weight) as weight from vote
      where event_id >= first_event_id(${openedAt}::timestamptz - ${SETTLED}) group by listing_id
    )`;
}

function inOrder(filter: ListingFilter, ids: readonly string[], page: ListingPageRequest): RawBuilder<unknown> {
  return sql`
    with ${moved(page)}
    select found.id, ${matchOf(filter)} as match, score - coalesce(weight, 0) as score,
      vote_count - coalesce(votes, 0) as vote_count, created_at, server_count
    from unnest(${ids}::text[]) as found (id) cross join lateral ${listingOf(sql`found.id`)}
    left join moved on moved.listing_id = found.id
    where is_public and created_at <= ${page.openedAt}::timestamptz`;
}

/**
 * Player counts do not depend on votes. Servers without a count come last and are only read if the page reaches that
 * far. A count that was not updated for half an hour is ignored (decision P1).
 */
function byPlayers({ filter, ids }: Matches, { limit, offset, findsAll }: ListingPageRequest): RawBuilder<unknown> {
  const far = offset + limit;
  const found = ids ? sql`select id as listing_id from unnest(${ids}::text[]) as found (id)` : matching(filter);
  const isMatch = ids || findsAll ? isAmong(sql`listing_id`, found) : isMatching(filter, sql`player_count.listing_id`);
  return sql`
    with counted as materialized (
      select listing_id as id, players from player_count where ${HAS_PLAYER_COUNT} and ${isMatch}
      order by players desc, listing_id limit ${far}::int
    )
    select id, players from counted
    union all
    (select listing_id, null from (${found}) as found
      where listing_id not in (select listing_id from player_count where ${HAS_PLAYER_COUNT})
      order by listing_id limit ${far}::int - (select count(*) from counted))`;
}

/** In a `case`, because the planner would sort all matches otherwise, instead of reading an index in its order. */
function isAmong(id: RawBuilder<unknown>, matches: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${id} in (${matches}) then true end`;
}

/**
 * The best match is a whole name, in any language, then words in the name, in tags and summary, and in the description (decision P20).
 */
function matchOf(filter: ListingFilter): RawBuilder<unknown> {
  const { query } = filter;
  if (query === '') return sql`0`;
  const words = queryOf(filter);
  const named = sql`ts_filter(heading, '{a}') @@ ${words}`;
  return sql`(
    select case when trim(search_form(${query})) = any(name || names) then 3 when not heading @@ ${words} then 0
      when ${named} then 2 else 1 end
    from listing_search where listing_id = found.id limit 1)`;
}

/** Reads listings in the order of an index. */
function walked(filter: ListingFilter, page: ListingPageRequest): RawBuilder<unknown> {
  switch (page.sort) {
    case 'newest':
      return walkedBy(sql`created_at`, filter, page);
    case 'servers':
      return walkedBy(sql`server_count`, filter, page);
    default:
      return walkedByVotes(filter, page);
  }
}

function walkedBy(column: RawBuilder<unknown>, filter: ListingFilter, page: ListingPageRequest): RawBuilder<unknown> {
  return sql`
    select id, ${column} from listing where type = ${filter.type} and ${fits(filter, page)}
    order by ${orderOf(page.sort)} limit ${page.offset + page.limit}::int`;
}

/** Without listings that votes have moved or that are not in the index; they are sorted in. */
function walkedByVotes(filter: ListingFilter, page: ListingPageRequest): RawBuilder<unknown> {
  const { sort, limit, offset } = page;
  const { type, game } = filter;
  // With this many matches, the quality of a match means little.
  const order = orderOf(sort === 'match' ? 'rank' : sort);
  const scope = game !== null && sort !== 'votes' ? sql`game = ${game}` : sql`type = ${type}`;
  return sql`
    with ${moved(page)}, apart as materialized (
      select * from moved
      union all
      select id, 0, 0 from listing where not is_ranked and id not in (select listing_id from moved)
    )
    (select id, ranked_score as score, ranked_votes as vote_count, 0 as match from listing
      where ${scope} and is_public and is_ranked and id not in (select listing_id from moved) and ${fits(filter, page)}
      order by ${order} limit ${offset + limit}::int)
    union all
    select id, score - apart.weight, vote_count - apart.votes, 0
    from apart cross join lateral ${listingOf(sql`apart.listing_id`)}
    where ${scope} and is_public and ${fits(filter, page)}`;
}

/**
 * The conditions on a listing that is read in the order of an index. They use columns of the index alone, so that no
 * other listing need be read: the few that are newer than the list are found first.
 */
function fits(filter: ListingFilter, { openedAt, findsAll }: ListingPageRequest): RawBuilder<unknown> {
  const isNew = sql`select id from listing where type = ${filter.type} and created_at > ${openedAt}::timestamptz`;
  const isMatch = findsAll ? isAmong(sql`id`, matching(filter)) : isMatching(filter, sql`listing.id`);
  const isAny = filter.game === null ? sql`is_public` : sql`is_public and game = ${filter.game}`;
  return sql`id not in (${isNew}) and ${isWholeScope(filter) ? isAny : isMatch}`;
}

/** Most similar first; none if the database lacks pg_trgm (decision P21). */
export async function selectSimilarNames(
  db: Connection,
  { type, game, query }: Pick<ListingFilter, 'type' | 'game' | 'query'>,
  most: number,
): Promise<readonly Listing[]> {
  const { rows } = await sql<ListingRow>`
    select listing.* from near_listings(trim(search_form(${query})), ${type}, ${game}, ${most}::int)
      with ordinality as near (id, place) join listing using (id) order by place`.execute(db);
  return rows.map(toListing);
}

/** Whether search tolerates typos with this database (decision P21). */
export async function supportsSimilarNames(db: Connection): Promise<boolean> {
  const { rows } = await sql<{ ready: boolean }>`
    select to_regproc('word_similarity') is not null as ready`.execute(db);
  return rows[0]?.ready ?? false;
}

/** How far down the ranking to search for related listings. This bounds the cost, however many listings there are. */
const RELATED_AMONG = 2_000;

/** Listings of the same type and game that share the most tags, better ranked first. */
export async function selectRelated(
  db: Connection,
  { id, type, game, tags }: Pick<Listing, 'id' | 'type' | 'game' | 'tags'>,
  limit: number,
): Promise<readonly Listing[]> {
  const { rows } = await sql<ListingRow>`
    select * from ${bestRanked(type, RELATED_AMONG)}
    where id <> ${id} and game is not distinct from ${game}::text and tags && ${[...tags]}::text[]
    order by (select count(*) from unnest(tags) as tag where tag = any(${[...tags]}::text[])) desc,
      score desc, vote_count desc, id
    limit ${limit}::int`.execute(db);
  return rows.map(toListing);
}

/** The most used tags of a type, most used first. */
export async function selectPopularTags(
  db: Connection,
  type: ListingType,
  limit: number,
): Promise<readonly { readonly tag: string; readonly listings: number }[]> {
  const { rows } = await sql<{ tag: string; listings: number }>`
    select tag, count(*) as listings from listing_filter, unnest(tags) as tag
    where type = ${type} group by tag order by listings desc, tag limit ${limit}`.execute(db);
  return rows;
}
