// SQL statements for favorites.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Listing, ListingType } from '../listings/listing.ts';

/** `paused`: it takes no votes for now. `gone`: it is no longer listed, or was deleted. */
export type FavoriteState = 'ready' | 'waiting' | 'paused' | 'gone';

export interface Favorite {
  readonly listingId: string;
  readonly slug: string | null;
  /** Null if the listing was deleted. */
  readonly name: string | null;
  readonly icon: string | null;
  readonly type: ListingType | null;
  readonly state: FavoriteState;
  /** Null unless the person is waiting for the next vote. */
  readonly nextVoteAt: Date | null;
}

/** Locks the person, so that nobody gets one favorite too many by adding several at once. */
export async function lockFavorites(db: Connection, personId: string): Promise<number> {
  await sql`select from person where id = ${personId} for no key update`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from favorite where person_id = ${personId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** False if it is one already, or if the listing is not public. */
export async function insertFavorite(db: Connection, personId: string, listingId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into favorite (person_id, listing_id)
    select ${personId}, id from listing where id = ${listingId} and (is_public or paused_at is not null)
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteFavorite(db: Connection, personId: string, listingId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favorite')
    .where('person_id', '=', personId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function isFavorite(db: Connection, personId: string, listingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('favorite')
    .select('added_at')
    .where('person_id', '=', personId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return row !== undefined;
}

/** After a change of the favorites: the reminder is checked again, for votes that are not ready yet. */
export async function armFavoriteReminder(db: Connection, personId: string): Promise<void> {
  await sql`
    update favorite_reminder set due_at = plaudit_now(), armed_at = plaudit_now() where person_id = ${personId}`.execute(
    db,
  );
}

/** Of a favorite joined to `listing` and to its `voting_window` as `held`. */
export const FAVORITE_STATE: RawBuilder<FavoriteState> = sql`
  case when listing.id is null or listing.state <> 'public' then 'gone' when listing.paused_at is not null then 'paused'
    when not listing.is_public then 'gone' when held.next_vote_at > plaudit_now() then 'waiting' else 'ready' end`;
export const FAVORITE_JOINS = sql`
  left join listing on listing.id = favorite.listing_id
  left join voting_window as held on held.listing_id = favorite.listing_id and held.voter_id = favorite.person_id`;

/** Those that are ready first, longest ready first; then those to wait for, the soonest first; then the others. */
export async function selectFavorites(db: Connection, personId: string): Promise<readonly Favorite[]> {
  const { rows } = await sql<Favorite>`
    select "listingId", slug, name, icon, type, state, case when state = 'waiting' then next_vote_at end as "nextVoteAt" from (
      select favorite.listing_id as "listingId", favorite.added_at, listing.slug, listing.name, listing.icon, listing.type,
        held.next_vote_at, ${FAVORITE_STATE} as state
      from favorite ${FAVORITE_JOINS} where favorite.person_id = ${personId}
    ) as found
    order by array_position(array['ready', 'waiting', 'paused', 'gone'], state), next_vote_at nulls first, added_at,
      "listingId"`.execute(db);
  return rows;
}

/** For the public page: only listings that everyone finds. */
export async function selectShownFavorites(
  db: Connection,
  personId: string,
): Promise<readonly Pick<Listing, 'id' | 'slug' | 'name' | 'icon'>[]> {
  return db
    .selectFrom('favorite')
    .innerJoin('listing', 'listing.id', 'listing_id')
    .select(['listing.id', 'listing.slug', 'listing.name', 'listing.icon'])
    .where('person_id', '=', personId)
    .where('is_public', '=', true)
    .orderBy('added_at')
    .orderBy('listing_id')
    .execute();
}
