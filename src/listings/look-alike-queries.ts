// SQL statements for fingerprints of listings, look-alikes and duplicates.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { ListingKeys } from './fingerprint.ts';
import type { Listing } from './listing.ts';
import { type ListingRow, toListing } from './queries.ts';
import type { NameShape } from './skeleton.ts';

/** A listing is worth imitating with so many votes, or with a proven owner. */
export const MANY_VOTES = 100;

/**
 * Locks a listing whose fingerprint is due; null if there is none, or another process compares. In the order that others lock, the listing first,
 * and without waiting.
 */
export async function claimDueFingerprint(db: Connection): Promise<Listing | null> {
  // One process at a time: two listings that look alike must not be compared before the other one is stored.
  const { rows: turn } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('look-alikes', 0)) as locked`.execute(db);
  if (!turn[0]?.locked) return null;
  const { rows } = await sql<ListingRow>`
    select listing.* from listing_fingerprint join listing on id = listing_id where skeleton is null
    order by listing_id limit 1 for key share of listing skip locked for no key update of listing_fingerprint skip locked`.execute(
    db,
  );
  return rows[0] ? toListing(rows[0]) : null;
}

export async function storeFingerprint(
  db: Connection,
  listingId: string,
  { skeleton, core, addressKey, linkKey, textKey }: NameShape & ListingKeys,
): Promise<void> {
  await sql`
    update listing_fingerprint set skeleton = ${skeleton}, core = ${core}, address_key = ${addressKey},
      link_key = ${linkKey}, text_key = ${textKey}
    where listing_id = ${listingId}`.execute(db);
}

/** Another listing, as staff sees it beside one. */
export interface OtherListing {
  readonly id: string;
  readonly name: string;
  /** Its names in other languages. */
  readonly otherNames: readonly string[];
  readonly type: Listing['type'];
  readonly game: Listing['game'];
  readonly state: Listing['visibility']['state'];
  readonly voteCount: number;
  readonly ownerProvenAt: Date | null;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly createdAt: Date;
}

export type LookAlikeCandidate = OtherListing & NameShape & { readonly isWorthImitating: boolean };

const otherNames = (id: RawBuilder<unknown>) => sql`array(
  select listing_text.name from listing_text where listing_text.listing_id = ${id} and listing_text.name is not null
  order by language)`;

const OTHER = sql`
  listing.id, listing.name, ${otherNames(sql`listing.id`)} as "otherNames", listing.type, listing.game, listing.state, listing.vote_count as "voteCount",
  listing.owner_proven_at as "ownerProvenAt", listing.owner_id as "ownerId", owner.name as "ownerName",
  listing.created_at as "createdAt"`;
const IS_WORTH = sql`(listing.owner_proven_at is not null or listing.vote_count >= ${sql.lit(MANY_VOTES)})`;

/**
 * Listings with the same skeleton or core, and some whose skeletons have much in common; those with the most votes. One
 * with names in several languages is there once for each of them.
 */
export async function selectLookAlikeCandidates(
  db: Connection,
  listingId: string,
  { skeleton, core }: NameShape,
): Promise<readonly LookAlikeCandidate[]> {
  const alike = sql`
    (select listing_id::text from listing_fingerprint where skeleton = ${skeleton} limit 200)
    union (select listing_id::text from listing_fingerprint where core = ${core} limit 200)
    union (select listing_id::text from listing_text where skeleton = ${skeleton} limit 200)
    union (select listing_id::text from listing_text where core = ${core} limit 200)
    union select near_skeletons(${skeleton}, 50)`;
  const { rows } = await sql<LookAlikeCandidate>`
    select ${OTHER}, shape.skeleton, shape.core, ${IS_WORTH} as "isWorthImitating"
    from listing join person as owner on owner.id = owner_id cross join lateral (
      select skeleton, core from listing_fingerprint where listing_id = listing.id and skeleton is not null
      union all select skeleton, core from listing_text where listing_id = listing.id and skeleton is not null
    ) as shape
    where listing.id in (${alike}) and listing.id <> ${listingId}
    order by owner_proven_at is not null desc, vote_count desc, listing.created_at, listing.id limit 2000`.execute(db);
  return rows;
}

export interface DuplicateListing extends OtherListing {
  readonly sameAddress: boolean;
  readonly sameLink: boolean;
  readonly sameText: boolean;
}

/** `applications`: the bot's own ID and that of its invitation. */
export async function selectDuplicates(
  db: Connection,
  listingId: string,
  { addressKey, linkKeys, textKey, applications }: DuplicateKeys,
  most: number,
): Promise<readonly DuplicateListing[]> {
  const sameLink = sql`coalesce(link_key = any(${[...linkKeys]}::text[]), false)
    or listing_id = any(${[...applications]}::text[])`;
  const { rows } = await sql<DuplicateListing>`
    select ${OTHER}, coalesce(address_key = ${addressKey}::text, false) as "sameAddress", (${sameLink}) as "sameLink",
      coalesce(text_key = ${textKey}::text, false) as "sameText"
    from listing_fingerprint join listing on listing.id = listing_id join person as owner on owner.id = owner_id
    where listing_id <> ${listingId}
      and (address_key = ${addressKey}::text or ${sameLink} or text_key = ${textKey}::text)
    order by vote_count desc, listing.created_at, listing.id limit ${most}::int`.execute(db);
  return rows;
}

export interface DuplicateKeys extends Pick<ListingKeys, 'addressKey' | 'textKey'> {
  readonly linkKeys: readonly string[];
  readonly applications: readonly string[];
}

export interface EarlierRefusal {
  readonly at: Date;
  readonly listingId: string;
  readonly listingName: string;
  readonly reason: string;
}

/** Of this listing, and of any other that its owner made or has, also deleted ones. Newest first. */
export async function selectRefusals(
  db: Connection,
  { id, ownerId }: Pick<Listing, 'id' | 'ownerId'>,
  most: number,
): Promise<readonly EarlierRefusal[]> {
  const { rows } = await sql<EarlierRefusal>`
    select audit_entry.at, audit_entry.listing_id as "listingId", coalesce(listing.name, subject, '') as "listingName",
      coalesce(detail ->> 'reason', '') as reason
    from audit_entry left join listing on listing.id = audit_entry.listing_id
    where act = 'listing.refused' and audit_entry.listing_id in (
      select ${id} union select id from listing where owner_id = ${ownerId}
      union select listing_id from audit_entry where person_id = ${ownerId} and act = 'listing.created')
    order by audit_entry.id desc limit ${most}::int`.execute(db);
  return rows;
}

/** Newest first. */
export async function selectOtherListings(
  db: Connection,
  { id, ownerId }: Pick<Listing, 'id' | 'ownerId'>,
  most: number,
): Promise<readonly OtherListing[]> {
  const { rows } = await sql<OtherListing>`
    select ${OTHER} from listing join person as owner on owner.id = owner_id
    where owner_id = ${ownerId} and listing.id <> ${id}
    order by listing.created_at desc, listing.id limit ${most}::int`.execute(db);
  return rows;
}

// ── For staff ───────────────────────────────────────────────────────────────────────────────────────────────────

export interface FoundLookAlike {
  readonly ofListingId: string;
  readonly isSame: boolean;
}

/** Deletes what was found before and staff has not dismissed, except these. */
export async function deleteLookAlikes(db: Connection, listingId: string, except: readonly string[]): Promise<void> {
  await sql`
    delete from look_alike
    where listing_id = ${listingId} and dismissed_at is null and not of_listing_id = any(${[...except]}::text[])`.execute(
    db,
  );
}

/** Leaves out what staff has dismissed for these names of the listing. Returns how many are new. */
export async function insertLookAlikes(
  db: Connection,
  { id }: Pick<Listing, 'id'>,
  found: readonly FoundLookAlike[],
): Promise<number> {
  let added = 0;
  for (const { ofListingId, isSame } of found) {
    const { rows } = await sql`
      insert into look_alike as known (listing_id, of_listing_id, name, is_same)
      select ${id}, ${ofListingId}, array_to_string(name || ${otherNames(sql`listing.id`)}, ' / '), ${isSame}
      from listing where id = ${id}
      on conflict (listing_id, of_listing_id) do update
        set name = excluded.name, is_same = excluded.is_same, found_at = plaudit_now(), dismissed_at = null,
          dismissed_by = null
        where known.name <> excluded.name
      returning 1`.execute(db);
    added += rows.length;
  }
  return added;
}

export interface LookAlike extends OtherListing {
  readonly foundAt: Date;
  /** What it looks like. */
  readonly of: Pick<OtherListing, 'id' | 'name' | 'otherNames' | 'voteCount' | 'ownerName'> & {
    readonly isProven: boolean;
  };
  readonly isSame: boolean;
}

/** Open ones whose listing is still not proven, oldest first, with the names and owners of both. */
export async function selectLookAlikes(
  db: Connection,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly LookAlike[]> {
  const { rows } = await sql<LookAlike>`
    select ${OTHER}, found_at as "foundAt", is_same as "isSame", json_build_object(
      'id', other.id, 'name', other.name, 'otherNames', ${otherNames(sql`other.id`)}, 'voteCount', other.vote_count,
      'isProven', other.owner_proven_at is not null, 'ownerName', other_owner.name) as of
    from ${OPEN} join person as other_owner on other_owner.id = other.owner_id
      join person as owner on owner.id = listing.owner_id
    order by found_at, listing.id, other.id limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}

const OPEN = sql`look_alike join listing on listing.id = look_alike.listing_id and look_alike.dismissed_at is null
    and listing.owner_proven_at is null
  join listing as other on other.id = look_alike.of_listing_id`;

export async function countLookAlikes(db: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${OPEN}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns how many were open. */
export async function dismissLookAlikes(db: Connection, listingId: string, personId: string | null): Promise<number> {
  const { numAffectedRows } = await sql`
    update look_alike set dismissed_at = plaudit_now(), dismissed_by = ${personId}
    where listing_id = ${listingId} and dismissed_at is null`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
