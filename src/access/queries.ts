// Queries for people and what they own or manage. A person's platform ID is the ID of the connected Discord account, a
// Discord ID (decision N2); null without one.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Person } from './person.ts';

const PERSON = [
  'person.id',
  'person.email',
  'person.email_verified as emailVerified',
  'person.name',
  'person.image',
  'person.role',
  'person.platform_id as platformId',
  'person.language',
  'person.time_zone as timeZone',
  'person.hour_cycle as hourCycle',
  'person.created_at as createdAt',
] as const;

export async function selectPerson(
  db: Connection,
  column: 'id' | 'email' | 'platform_id',
  value: string,
): Promise<Person | null> {
  return (await db.selectFrom('person').select(PERSON).where(column, '=', value).executeTakeFirst()) ?? null;
}

/** Every change to an account locks its row, so that concurrent changes run one after the other. */
export async function lockPerson(db: Connection, id: string): Promise<Person | null> {
  return (await db.selectFrom('person').select(PERSON).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

export interface NewPersonRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly platformId: string | null;
  readonly role: 'member' | 'staff';
  readonly emailVerified: boolean;
}

/** Null when the address or the platform ID is taken. */
export async function insertPerson(db: Connection, person: NewPersonRow): Promise<Person | null> {
  const inserted = await db
    .insertInto('person')
    .values({
      id: person.id,
      email: person.email,
      name: person.name,
      platform_id: person.platformId,
      role: person.role,
      email_verified: person.emailVerified,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(PERSON)
    .executeTakeFirst();
  return inserted ?? null;
}

/** Removes the platform ID from anyone else who has it: connecting the account has proven whose it is. */
export async function releasePlatformId(db: Connection, platformId: string, personId: string): Promise<void> {
  await db
    .updateTable('person')
    .set({ platform_id: null })
    .where('platform_id', '=', platformId)
    .where('id', '!=', personId)
    .execute();
}

export async function updatePlatformId(db: Connection, personId: string, platformId: string): Promise<void> {
  await db.updateTable('person').set({ platform_id: platformId }).where('id', '=', personId).execute();
}

export async function clearPlatformId(db: Connection, personId: string, platformId: string): Promise<void> {
  await db
    .updateTable('person')
    .set({ platform_id: null })
    .where('id', '=', personId)
    .where('platform_id', '=', platformId)
    .execute();
}

/** The ID of the person's connected account at a provider, if `person.platform_id` differs from it. */
export async function selectUnshownPlatformId(
  db: Connection,
  personId: string,
  provider: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('credential')
    .innerJoin('person', 'person.id', 'credential.person_id')
    .select('credential.account_id')
    .where('person.id', '=', personId)
    .where('credential.provider_id', '=', provider)
    .whereRef('person.platform_id', 'is distinct from', 'credential.account_id')
    .executeTakeFirst();
  return row?.account_id;
}

export interface ListingRolesRow {
  readonly isOwner: boolean;
  readonly isManager: boolean;
  readonly isStaff: boolean;
}

/** A person's roles on a listing; undefined when one of the two does not exist. */
export async function selectListingRoles(
  db: Connection,
  personId: string,
  listingId: string,
): Promise<ListingRolesRow | undefined> {
  const { rows } = await sql<ListingRolesRow>`
    select listing.owner_id = person.id as "isOwner",
      person.role = 'staff' as "isStaff",
      exists (
        select from listing_manager
        where listing_manager.listing_id = listing.id and listing_manager.person_id = person.id
      ) as "isManager"
    from listing, person
    where listing.id = ${listingId} and person.id = ${personId}`.execute(db);
  return rows[0];
}

export async function selectManagers(db: Connection, listingId: string): Promise<readonly Person[]> {
  return db
    .selectFrom('person')
    .innerJoin('listing_manager', 'listing_manager.person_id', 'person.id')
    .select(PERSON)
    .where('listing_manager.listing_id', '=', listingId)
    .orderBy('listing_manager.added_at')
    .execute();
}

export interface Team {
  readonly owner: { readonly id: string; readonly name: string };
  readonly managers: readonly { readonly id: string; readonly name: string; readonly since: Date }[];
}

/** Names only: owner and managers of a listing do not see each other's addresses. */
export async function selectTeam(db: Connection, listingId: string): Promise<Team> {
  const { rows } = await sql<{ id: string; name: string; since: Date | null }>`
    select person.id, person.name, null::timestamptz as since
    from listing join person on person.id = owner_id where listing.id = ${listingId}
    union all
    (select person.id, person.name, added_at from listing_manager join person on person.id = person_id
      where listing_id = ${listingId} order by added_at, person.id)`.execute(db);
  const owner = rows.find(({ since }) => since === null) ?? { id: '', name: '' };
  const managers = rows.flatMap(({ id, name, since }) => (since ? [{ id, name, since }] : []));
  return { owner: { id: owner.id, name: owner.name }, managers };
}

/** `owner`: the person owns the listing and cannot be a manager; `none`: no such listing or person. */
export async function insertManager(
  db: Connection,
  listingId: string,
  personId: string,
): Promise<'added' | 'already' | 'owner' | 'none'> {
  const { rows } = await sql<{ is_owner: boolean; added: boolean }>`
    with place as (
      select listing.id as listing_id, person.id as person_id, listing.owner_id = person.id as is_owner
      from listing, person where listing.id = ${listingId} and person.id = ${personId}
    ), added as (
      insert into listing_manager (listing_id, person_id)
      select listing_id, person_id from place where not is_owner
      on conflict do nothing returning 1
    )
    select is_owner, exists (select from added) as added from place`.execute(db);
  const place = rows[0];
  if (!place) return 'none';
  if (place.is_owner) return 'owner';
  return place.added ? 'added' : 'already';
}

export async function deleteManager(db: Connection, listingId: string, personId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('listing_manager')
    .where('listing_id', '=', listingId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countStaff(db: Connection): Promise<number> {
  const { count } = await db
    .selectFrom('person')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'staff')
    .executeTakeFirstOrThrow();
  return Number(count);
}
