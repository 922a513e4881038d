// SQL statements for profiles and their handles.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface ProfileSettings {
  readonly handle: string;
  readonly isPublic: boolean;
  readonly isIndexed: boolean;
  readonly showsFavorites: boolean;
}

const SETTINGS = [
  'handle',
  'is_public as isPublic',
  'is_indexed as isIndexed',
  'shows_favorites as showsFavorites',
] as const;

export async function selectProfileSettings(db: Connection, personId: string): Promise<ProfileSettings | null> {
  const row = await db
    .selectFrom('voter_profile')
    .select(SETTINGS)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether nobody else has a handle with this key, or had it until a short time ago. */
export async function isHandleFree(db: Connection, personId: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from voter_profile where handle_key = ${key} and person_id <> ${personId})
      or exists (
        select from retired_handle
        where handle_key = ${key} and free_at > plaudit_now() and person_id is distinct from ${personId}
      ) as taken`.execute(db);
  return rows[0]?.taken === false;
}

/** How many handles rest for this person, apart from this one. Locks the profile, so that changes come one by one. */
export async function countRestingHandles(db: Connection, personId: string, key: string): Promise<number> {
  await sql`select from voter_profile where person_id = ${personId} for no key update`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select handle_key from retired_handle where person_id = ${personId} and free_at > plaudit_now()
      union select handle_key from voter_profile where person_id = ${personId}
    ) as kept where handle_key <> ${key}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Writes nothing and returns false if someone else took the handle at this moment. */
export async function upsertProfile(
  db: Connection,
  personId: string,
  { handle, key, isPublic, isIndexed, showsFavorites }: ProfileSettings & { readonly key: string },
): Promise<boolean> {
  await sql`delete from retired_handle where handle_key = ${key}`.execute(db);
  const { numAffectedRows } = await sql`
    insert into voter_profile as known (person_id, handle, handle_key, is_public, is_indexed, shows_favorites)
    select ${personId}, ${handle}, ${key}, ${isPublic}, ${isIndexed}, ${showsFavorites}
    where not exists (select from voter_profile where handle_key = ${key} and person_id <> ${personId})
    on conflict (person_id) do update set handle = excluded.handle, handle_key = excluded.handle_key,
      is_public = excluded.is_public, is_indexed = excluded.is_indexed, shows_favorites = excluded.shows_favorites`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export interface PublicPerson extends Pick<ProfileSettings, 'handle' | 'isIndexed' | 'showsFavorites'> {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** Whether lists and reviews name them. */
  readonly showsName: boolean;
}

/** Only of people who have switched their profile on and are not suspended. */
export async function selectPublicPerson(db: Connection, handle: string): Promise<PublicPerson | null> {
  const { rows } = await sql<PublicPerson>`
    select person.id, name, handle, person.created_at as "createdAt", is_indexed as "isIndexed",
      shows_favorites as "showsFavorites", shows_name as "showsName"
    from voter_profile join person on person.id = person_id
    where handle = ${handle} and is_shown and not is_suspended(suspended_at, suspended_until)`.execute(db);
  return rows[0] ?? null;
}

export async function deleteFreeHandles(db: Connection): Promise<void> {
  await sql`delete from retired_handle where free_at <= plaudit_now()`.execute(db);
}
