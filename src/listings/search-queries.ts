// Statements that look through many listings: pages of a list, and a listing's place in the ranking.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Game, Listing, ListingType } from './listing.ts';
import { asListing, type ListingRow } from './queries.ts';

export type Sort = 'rank' | 'votes' | 'newest';

export interface Filter {
  readonly type: ListingType;
  readonly game: Game | null;
  /** Every word must occur in the name, the summary or a tag. */
  readonly words: readonly string[];
  readonly tag: string | null;
}

const ORDERS: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  rank: sql`score desc, vote_count desc, id`,
  votes: sql`vote_count desc, score desc, id`,
  newest: sql`created_at desc, id`,
};

function conditions({ type, game, words, tag }: Filter): RawBuilder<unknown> {
  const all = [
    sql`state = 'public'`,
    sql`type = ${type}`,
    ...(game === null ? [] : [sql`game = ${game}`]),
    ...(tag === null ? [] : [sql`tags @> array[${tag}]::text[]`]),
    ...words.map(occurs),
  ];
  return sql.join(all, sql` and `);
}

function occurs(word: string): RawBuilder<unknown> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(name ilike ${pattern} or summary ilike ${pattern} or array_to_string(tags, ' ') ilike ${pattern})`;
}

export async function selectListings(
  db: Connection,
  filter: Filter,
  sort: Sort,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly Listing[]> {
  const { rows } = await sql<ListingRow>`
    select * from listing where ${conditions(filter)}
    order by ${ORDERS[sort]} limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map(asListing);
}

export async function countListings(db: Connection, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing where ${conditions(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The place among listings of the same type and game, 1 being the first; null when there is no such listing for all to see. */
export async function rankOf(db: Connection, id: string): Promise<number | null> {
  const { rows } = await sql<{ place: number }>`
    select 1 + (
      select count(*) from listing better
      where better.state = 'public' and better.type = own.type and better.game is not distinct from own.game
        and (better.score > own.score
          or better.score = own.score and better.vote_count > own.vote_count
          or better.score = own.score and better.vote_count = own.vote_count and better.id < own.id)
    ) as place
    from listing own where own.id = ${id} and own.state = 'public'`.execute(db);
  return rows[0]?.place ?? null;
}

/** The tags most listings of a type carry, most first. */
export async function popularTags(
  db: Connection,
  type: ListingType,
  limit: number,
): Promise<readonly { readonly tag: string; readonly listings: number }[]> {
  const { rows } = await sql<{ tag: string; listings: number }>`
    select tag, count(*) as listings from listing, unnest(tags) as tag
    where type = ${type} and state = 'public' group by tag order by listings desc, tag limit ${limit}`.execute(
    db,
  );
  return rows;
}
