// Queries that create, change and find single listings, and write notices of decisions about them.
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { NEW_SETTINGS_VERSION } from '../db/settings-version.ts';
import { toTextLanguage } from '../messages/languages.ts';
import type { Game, Listing, ListingType, Plan, Visibility } from './listing.ts';
import { type ListingDetails, pickDetails } from './listing-fields.ts';
import { PATH_NAME_PATTERN } from './listing-path.ts';

export type ListingRow = Selectable<Tables['listing']>;

export interface NewListingRow {
  readonly id: string;
  readonly type: ListingType;
  readonly game: Game | null;
  readonly ownerId: string;
  readonly details: ListingDetails;
  readonly state: 'public' | 'pending';
}

/**
 * Undefined if the ID is taken or there is no such person. Must run in a transaction, so that the person cannot be
 * deleted meanwhile.
 */
export async function insertListing(
  transaction: Connection,
  { id, type, game, ownerId, details, state }: NewListingRow,
): Promise<Listing | undefined> {
  const owner = await transaction
    .selectFrom('person')
    .select('id')
    .where('id', '=', ownerId)
    .forKeyShare()
    .executeTakeFirst();
  if (!owner) return undefined;
  const row = await transaction
    .insertInto('listing')
    .values({ id, type, game, owner_id: ownerId, state, ...details })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toListing(row);
}

export async function updateListingDetails(
  db: Connection,
  id: string,
  details: ListingDetails,
): Promise<Listing | undefined> {
  const row = await db
    .updateTable('listing')
    .set({ ...details, updated_at: sql<Date>`plaudit_now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toListing(row);
}

/** Chat webhooks cache the listing's name with their settings; a new version makes them reload it. */
export async function bumpWebhookVersion(db: Connection, listingId: string): Promise<void> {
  await sql`
    update endpoint set ${NEW_SETTINGS_VERSION}
    where listing_id = ${listingId} and kind = 'webhook'`.execute(db);
}

/** Returns false if the listing is already in that state, or was deleted. Waits for votes that are being recorded. */
export async function updatePaused(db: Connection, id: string, paused: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update listing set paused_at = case when ${paused} then plaudit_now() end
    where id = ${id} and (paused_at is not null) <> ${paused}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Locks the listing until the transaction ends and returns its plan. */
export async function lockPlan(
  db: Connection,
  id: string,
): Promise<{ readonly plan: Plan; readonly changelogPro: boolean } | undefined> {
  return db
    .selectFrom('listing')
    .select(['plan', 'changelog_pro as changelogPro'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updatePlan(
  db: Connection,
  id: string,
  plan: Plan,
  changelogPro: boolean,
): Promise<Listing | undefined> {
  const row = await db
    .updateTable('listing')
    .set({ plan, changelog_pro: changelogPro, updated_at: sql<Date>`plaudit_now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toListing(row);
}

/**
 * Locks the listing, then its endpoints by ID, in the order that votes and the recorder use, because a cascade has no
 * defined order. Returns the listing's name; null if there was none.
 */
export async function deleteListingRow(db: Connection, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    with held as materialized (
      select id from listing where id = ${id} for update
    ), ends as materialized (
      select endpoint.id from held join endpoint on endpoint.listing_id = held.id
      order by endpoint.id for update of endpoint
    )
    delete from listing where id in (select id from held) and (select count(*) from ends) >= 0
    returning name`.execute(db);
  return rows[0]?.name ?? null;
}

export async function findListing(db: Connection, id: string): Promise<Listing | null> {
  const row = await db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toListing(row) : null;
}

/** The listing with this ID, or with this current or earlier slug. IDs come first: the operator may choose any. */
export async function findListingByPath(db: Connection, name: string): Promise<Listing | null> {
  if (!PATH_NAME_PATTERN.test(name)) return null;
  const { rows } = await sql<ListingRow>`
    select listing.* from (
      select id, 0 as place from listing where id = ${name}
      union all
      select listing_id, 1 from listing_slug where slug = ${name.toLowerCase()}
    ) as named join listing using (id)
    order by place limit 1`.execute(db);
  return rows[0] ? toListing(rows[0]) : null;
}

/** Newest first. */
export async function findNewestListings(db: Connection, limit: number): Promise<readonly Listing[]> {
  const rows = await db
    .selectFrom('listing')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toListing);
}

/** The listings that a person owns or manages, newest first. */
export async function findListingsOfPerson(
  db: Connection,
  personId: string,
): Promise<readonly (Listing & { readonly isOwner: boolean })[]> {
  const { rows } = await sql<ListingRow>`
    select * from listing
    where owner_id = ${personId}
      or id in (select listing_id from listing_manager where person_id = ${personId})
    order by created_at desc, id`.execute(db);
  return rows.map((row) => ({ ...toListing(row), isOwner: row.owner_id === personId }));
}

export function toListing(row: ListingRow): Listing {
  return {
    ...pickDetails(row),
    id: row.id,
    slug: row.slug,
    type: row.type,
    game: row.game,
    textLanguage: toTextLanguage(row.text_language),
    plan: row.plan,
    changelogPro: row.changelog_pro,
    ownerId: row.owner_id,
    voteCount: row.vote_count,
    score: row.score,
    servers: toServerReport(row),
    visibility: toVisibility(row),
    icon: row.icon,
    banner: row.banner,
    pausedAt: row.paused_at,
    ownerProvenAt: row.owner_proven_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toVisibility({ state, state_at: since, state_reason: reason }: ListingRow): Listing['visibility'] {
  return state === 'public' || state === 'pending' ? { state, since } : { state, since, reason: reason ?? '' };
}

function toServerReport({ server_count, shard_count, server_count_at }: ListingRow): Listing['servers'] {
  if (server_count === null || server_count_at === null) return null;
  return { serverCount: server_count, shardCount: shard_count, reportedAt: server_count_at };
}

export interface VisibilityUpdate {
  readonly listingId: string;
  readonly from: readonly Visibility['state'][];
  readonly to: Visibility['state'];
  readonly reason: string | null;
  /** The `updated_at` that the reviewer saw, to the millisecond; null: any version of the details. */
  readonly seen: Date | null;
}

/** Null if there is no such listing in one of these states, with this version of its details. */
export async function updateVisibility(
  db: Connection,
  { listingId, from, to, reason, seen }: VisibilityUpdate,
): Promise<Listing | null> {
  const { rows } = await sql<ListingRow>`
    update listing set state = ${to}, state_reason = ${reason}::text, state_at = plaudit_now()
    where id = ${listingId} and state = any(${from}::text[])
      and (${seen}::timestamptz is null or date_trunc('milliseconds', updated_at) = ${seen}::timestamptz)
    returning *`.execute(db);
  return rows[0] ? toListing(rows[0]) : null;
}

export type DecisionNotice =
  | { readonly kind: 'listing.approved' | 'listing.shown' }
  | { readonly kind: 'listing.refused' | 'listing.hidden'; readonly reason: string }
  | { readonly kind: 'plan.changed'; readonly plan: Plan; readonly changelog_pro: boolean };

/** Call it in the decision's transaction, so that a notice exists if and only if the decision was made. */
export async function insertDecisionNotice(db: Connection, listingId: string, decision: DecisionNotice): Promise<void> {
  await db
    .insertInto('notice')
    .values({ listing_id: listingId, ...decision })
    .execute();
}

/**
 * Whether the public may see a badge with the webhook's health (decision P27). Also false if there is no such listing.
 */
export async function isWebhookBadgeShown(db: Connection, listingId: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select webhook_badge as shown from listing where id = ${listingId}`.execute(db);
  return rows[0]?.shown ?? false;
}

/** Returns false if there is no such listing. */
export async function updateWebhookBadge(db: Connection, listingId: string, shown: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update listing set webhook_badge = ${shown} where id = ${listingId}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
