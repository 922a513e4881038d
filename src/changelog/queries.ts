// Queries for changelog entries.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { type ChangelogEntry, type EntryInput, type ListedEntry, RELEASE_TIME_TOLERANCE_SECONDS } from './entry.ts';

type Removable<Entry> = Omit<Entry, 'removal'> & {
  readonly removedAt: Date | null;
  readonly removedReason: string | null;
};

const ENTRY = sql`entry.id, version, coalesce(title, '') as title, body, published_at as "publishedAt", edited_at as "editedAt"`;
const REMOVABLE = sql`${ENTRY}, removed_at as "removedAt", removed_reason as "removedReason"`;

/** Serializes writes to one changelog across all processes. The lock is held until the transaction ends. */
export async function lockChangelog(db: Connection, listingId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`changelog:${listingId}`}, 0))`.execute(db);
}

export interface WriteConditions {
  readonly plan: 'free' | 'verified' | 'enterprise';
  readonly changelogPro: boolean;
  /** Whether staff removed the entry of this version. */
  readonly isRemoved: boolean;
  /** Whether the version has an entry, removed or not. */
  readonly isTaken: boolean;
  readonly isInFuture: boolean;
}

/**
 * The facts that decide whether a version may be written; undefined if there is no such bot. Locks the listing against
 * deletion until the transaction ends, without blocking votes for it.
 */
export async function selectWriteConditions(
  db: Connection,
  listingId: string,
  version: string,
  releasedAt: Date | null,
): Promise<WriteConditions | undefined> {
  const { rows } = await sql<WriteConditions>`
    select listing.plan, listing.changelog_pro as "changelogPro",
      exists (
        select from changelog_entry
        where listing_id = listing.id and version = ${version} and removed_at is not null
      ) as "isRemoved",
      exists (
        select from changelog_entry where listing_id = listing.id and version = ${version}
      ) as "isTaken",
      coalesce(
        ${releasedAt?.toISOString() ?? null}::timestamptz
          > plaudit_now() + make_interval(secs => ${RELEASE_TIME_TOLERANCE_SECONDS}::integer),
        false
      ) as "isInFuture"
    from listing where listing.id = ${listingId} and listing.type = 'bot'
    for key share of listing`.execute(db);
  return rows[0];
}

/** Inserts or replaces the entry; the returned ID is the given one only after an insert. */
export async function upsertEntry(
  db: Connection,
  { id, listingId, version }: { readonly id: string; readonly listingId: string; readonly version: string },
  { title, body, releasedAt }: EntryInput,
): Promise<ChangelogEntry | undefined> {
  const released = releasedAt?.toISOString() ?? null;
  const { rows } = await sql<ChangelogEntry>`
    insert into changelog_entry as entry (id, listing_id, version, title, body, published_at)
    values (${id}, ${listingId}, ${version}, ${title}, ${body},
      coalesce(${released}::timestamptz, date_trunc('milliseconds', plaudit_now())))
    on conflict (listing_id, version) do update set
      title = excluded.title,
      body = excluded.body,
      published_at = coalesce(${released}::timestamptz, entry.published_at),
      edited_at = date_trunc('milliseconds', plaudit_now())
    where entry.removed_at is null
    returning ${ENTRY}`.execute(db);
  return rows[0];
}

/** Returns false if there was none. An entry that staff removed is not deleted. */
export async function deleteEntryRow(db: Connection, listingId: string, version: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('changelog_entry')
    .where('listing_id', '=', listingId)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function updateChangedAt(db: Connection, listingId: string): Promise<void> {
  await sql`
    insert into changelog (listing_id, changed_at) values (${listingId}, plaudit_now())
    on conflict (listing_id) do update set changed_at = excluded.changed_at`.execute(db);
}

/** When an entry or the listing's own text last changed; null when there is no such listing. */
export async function selectChangedAt(db: Connection, listingId: string): Promise<Date | null> {
  const { rows } = await sql<{ changedAt: Date }>`
    select greatest(listing.updated_at, changelog.changed_at) as "changedAt"
    from listing left join changelog on changelog.listing_id = listing.id
    where listing.id = ${listingId}`.execute(db);
  return rows[0]?.changedAt ?? null;
}

export interface RemovalRow {
  readonly listingId: string;
  readonly version: string;
  readonly reason: string;
  readonly removedBy: string | null;
}

/** Returns false if there is no such public entry. */
export async function updateRemoved(
  db: Connection,
  { listingId, version, reason, removedBy }: RemovalRow,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('changelog_entry')
    .set({ removed_at: sql<Date>`plaudit_now()`, removed_by: removedBy, removed_reason: reason })
    .where('listing_id', '=', listingId)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false if there is no such removed entry. */
export async function updateRestored(db: Connection, listingId: string, version: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('changelog_entry')
    .set({ removed_at: null, removed_by: null, removed_reason: null })
    .where('listing_id', '=', listingId)
    .where('version', '=', version)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function selectEntry(db: Connection, listingId: string, version: string): Promise<ListedEntry | null> {
  const { rows } = await sql<Removable<ListedEntry>>`
    select ${REMOVABLE} from changelog_entry as entry
    where listing_id = ${listingId} and version = ${version}`.execute(db);
  return rows[0] ? withRemoval(rows[0]) : null;
}

/** The entry with this ID, even if staff removed it. */
export async function selectEntryById(db: Connection, id: string): Promise<ListedEntry | null> {
  const { rows } = await sql<Removable<ListedEntry>>`
    select ${REMOVABLE} from changelog_entry as entry where id = ${id}`.execute(db);
  return rows[0] ? withRemoval(rows[0]) : null;
}

/** Newest first. */
export async function selectEntries(
  db: Connection,
  listingId: string,
  { withRemoved, limit, offset }: { withRemoved: boolean; limit: number; offset: number },
): Promise<readonly ListedEntry[]> {
  const { rows } = await sql<Removable<ListedEntry>>`
    select ${REMOVABLE} from changelog_entry as entry
    where listing_id = ${listingId} and (${withRemoved}::boolean or removed_at is null)
    order by published_at desc, entry.id desc limit ${limit}::integer offset ${offset}::integer`.execute(db);
  return rows.map(withRemoval);
}

export async function countEntries(db: Connection, listingId: string, withRemoved: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from changelog_entry
    where listing_id = ${listingId} and (${withRemoved}::boolean or removed_at is null)`.execute(db);
  return rows[0]?.count ?? 0;
}

function withRemoval<Entry>({ removedAt: at, removedReason: reason, ...entry }: Removable<Entry>) {
  return { ...entry, removal: at && { at, reason: reason ?? '' } };
}

export interface LatestEntry extends Omit<ListedEntry, 'editedAt'> {
  readonly listingId: string;
  readonly listingName: string;
}

export type EntryFilter = 'all' | 'public' | 'removed';

/**
 * The latest entries of all bots, newest first, for staff; `before` is the ID of the last entry on the previous page.
 */
export async function selectLatestEntries(
  db: Connection,
  { filter, before, limit }: { readonly filter: EntryFilter; readonly before: string | null; readonly limit: number },
): Promise<readonly LatestEntry[]> {
  const { rows } = await sql<Removable<LatestEntry>>`
    select ${REMOVABLE}, listing_id as "listingId", listing.name as "listingName"
    from changelog_entry as entry join listing on listing.id = listing_id
    where (${filter} = 'all' or (removed_at is not null) = (${filter} = 'removed'))
      and (${before}::text is null
        or (published_at, entry.id) < (select published_at, id from changelog_entry where id = ${before}))
    order by published_at desc, entry.id desc limit ${limit}::int`.execute(db);
  return rows.map(withRemoval);
}

/** Notifies owner and managers that staff removed or restored the entry, replacing an earlier notice about it. */
export async function replaceRemovalNotice(
  db: Connection,
  listingId: string,
  version: string,
  kind: 'changelog.removed' | 'changelog.restored',
): Promise<void> {
  await sql`
    delete from notice using changelog_entry entry
    where entry.id = notice.entry_id and entry.listing_id = ${listingId} and entry.version = ${version}`.execute(db);
  await sql`
    insert into notice (listing_id, kind, entry_id)
    select listing_id, ${kind}, id from changelog_entry
    where listing_id = ${listingId} and version = ${version}`.execute(db);
}
