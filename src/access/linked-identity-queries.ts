// Queries for game accounts that people have linked, everywhere or on one listing (decision P275).
import { sql } from 'kysely';
import { RETENTION_DAYS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import type { LinkablePlatform } from './game-identity.ts';

export interface LinkedIdentity {
  readonly id: number;
  /** Null: it holds on every listing. */
  readonly listingId: string | null;
  readonly platform: LinkablePlatform;
  /** With the platform, such as `roblox:123`. */
  readonly identity: string;
  readonly name: string | null;
  readonly linkedAt: Date;
}

const COLUMNS = sql`id::float8 as id, listing_id as "listingId", platform, identity, name, linked_at as "linkedAt"`;

/** One link of an identity at a time, in the whole installation, until the end of the transaction. */
export async function lockIdentity(db: Connection, identity: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity:${identity}`}, 0))`.execute(db);
}

/** The current links of a person, oldest first. */
export async function selectLinkedIdentities(db: Connection, personId: string): Promise<readonly LinkedIdentity[]> {
  const { rows } = await sql<LinkedIdentity>`
    select ${COLUMNS} from linked_identity
    where person_id = ${personId} and unlinked_at is null order by linked_at, id`.execute(db);
  return rows;
}

export interface ShownLink extends LinkedIdentity {
  /** Null if it holds everywhere. */
  readonly listingName: string | null;
}

/** The person's current links with the names of their listings; leaves out those of deleted listings. */
export async function selectShownLinks(db: Connection, personId: string): Promise<readonly ShownLink[]> {
  const { rows } = await sql<ShownLink>`
    select linked_identity.id::float8 as id, listing_id as "listingId", platform, identity, linked_identity.name,
      linked_at as "linkedAt", listing.name as "listingName"
    from linked_identity left join listing on listing.id = listing_id
    where person_id = ${personId} and unlinked_at is null and (listing_id is null or listing.id is not null)
    order by linked_at, linked_identity.id limit 200`.execute(db);
  return rows;
}

/** All links of a person that are stored, also those that have ended, for the export of personal data. */
export async function selectStoredLinks(db: Connection, personId: string) {
  return db
    .selectFrom('linked_identity')
    .select(['identity', 'name', 'listing_id as listingId', 'linked_at as linkedAt', 'unlinked_at as unlinkedAt'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}

/** The person's current link for a platform on a listing: the one that holds everywhere takes precedence. */
export async function selectLinkFor(
  db: Connection,
  personId: string,
  { platform, listingId }: { readonly platform: LinkablePlatform; readonly listingId: string },
): Promise<LinkedIdentity | null> {
  const { rows } = await sql<LinkedIdentity>`
    select ${COLUMNS} from linked_identity
    where person_id = ${personId} and platform = ${platform} and unlinked_at is null
      and (listing_id is null or listing_id = ${listingId})
    order by listing_id nulls first limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Who has an identity now, on this listing or everywhere; with null, only everywhere. */
export async function selectIdentityOwner(
  db: Connection,
  identity: string,
  listingId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select person_id as id from linked_identity
    where identity = ${identity} and unlinked_at is null and (listing_id is null or listing_id = ${listingId}::text)
    order by listing_id nulls first limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export interface NewLink {
  readonly personId: string;
  readonly listingId: string | null;
  readonly platform: LinkablePlatform;
  readonly identity: string;
  readonly name: string | null;
}

/**
 * The first link of an identity to an account finds all votes of the account. If either of the two was linked to another
 * one within the last 90 days, it finds only votes cast from now on: no vote is ever found by two game accounts.
 */
export async function insertLinkedIdentity(db: Connection, link: NewLink): Promise<void> {
  const { personId, listingId, platform, identity, name } = link;
  await sql`
    insert into linked_identity (person_id, listing_id, platform, identity, name, counts_from)
    values (${personId}, ${listingId}, ${platform}, ${identity}, ${name}, case when exists (
      select from linked_identity as other
      where (identity = ${identity} or (person_id = ${personId} and platform = ${platform}))
        and not (identity = ${identity} and person_id = ${personId})
        and (${listingId}::text is null or other.listing_id is null or other.listing_id = ${listingId}::text)
    ) then plaudit_now() end)`.execute(db);
}

/** Ends the person's own link for a platform: the one on this listing, or with null, all of them. */
export async function endLinksOf(
  db: Connection,
  personId: string,
  { platform, listingId }: { readonly platform: LinkablePlatform; readonly listingId: string | null },
): Promise<void> {
  await sql`
    update linked_identity set unlinked_at = plaudit_now()
    where person_id = ${personId} and platform = ${platform} and unlinked_at is null
      and (${listingId}::text is null or listing_id = ${listingId}::text)`.execute(db);
}

/** Ends the links of an identity to other people on single listings: someone has proven it by signing in. */
export async function endLinksOfOthers(db: Connection, identity: string, personId: string): Promise<void> {
  await sql`
    update linked_identity set unlinked_at = plaudit_now()
    where identity = ${identity} and person_id <> ${personId} and unlinked_at is null`.execute(db);
}

/** Null when the person has no such current link. */
export async function endLink(db: Connection, personId: string, id: number): Promise<LinkedIdentity | null> {
  const { rows } = await sql<LinkedIdentity>`
    update linked_identity set unlinked_at = plaudit_now()
    where id = ${id} and person_id = ${personId} and unlinked_at is null returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

export async function endAllLinks(db: Connection, personId: string): Promise<void> {
  await sql`
    update linked_identity set unlinked_at = plaudit_now()
    where person_id = ${personId} and unlinked_at is null`.execute(db);
}

/** Deletes links that ended long ago, and codes that have expired. Returns how many links were deleted. */
export async function deleteExpiredLinkedIdentities(db: Connection): Promise<number> {
  await sql`delete from identity_code where expires_at <= plaudit_now()`.execute(db);
  const { numAffectedRows } = await sql`
    delete from linked_identity
    where unlinked_at <= plaudit_now() - make_interval(days => ${RETENTION_DAYS}::int)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
