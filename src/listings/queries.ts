// Statements that make, change and find single listings.
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Game, Listing, ListingDetails, ListingType, Plan } from './listing.ts';

export type ListingRow = Selectable<Tables['listing']>;

export interface NewListingRow {
  readonly id: string;
  readonly type: ListingType;
  readonly game: Game | null;
  readonly ownerId: string;
  readonly text: ListingDetails;
  readonly state: 'public' | 'pending';
}

function textColumns({ name, summary, description, link, address, tags }: ListingDetails) {
  return { name, summary, description, link, address, tags: [...tags] };
}

/** Undefined when the ID is taken or there is no such person. */
export async function insertListing(db: Connection, listing: NewListingRow): Promise<Listing | undefined> {
  const { id, type, game, ownerId, text, state } = listing;
  const { tags, name, summary, description, link, address } = textColumns(text);
  const { rows } = await sql<ListingRow>`
    insert into listing (id, type, game, owner_id, name, summary, description, link, address, tags, state)
    select ${id}, ${type}, ${game}, person.id, ${name}, ${summary}, ${description}, ${link}, ${address}, ${tags}::text[],
      ${state}
    from person where person.id = ${ownerId}
    on conflict (id) do nothing
    returning *`.execute(db);
  return rows[0] && toListing(rows[0]);
}

export async function updateListingDetails(
  db: Connection,
  id: string,
  text: ListingDetails,
): Promise<Listing | undefined> {
  const row = await db
    .updateTable('listing')
    .set({ ...textColumns(text), updated_at: sql<Date>`plaudit_now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toListing(row);
}

/** Whoever writes to a chat in the listing's name knows it by heart, and reads it anew with new settings. */
export async function bumpWebhookVersion(db: Connection, listingId: string): Promise<void> {
  await sql`
    update endpoint set settings_version = settings_version + 1
    where listing_id = ${listingId} and kind = 'webhook'`.execute(db);
}

/** False when it stands as wished already, or is gone. Waits for the votes under way. */
export async function updatePaused(db: Connection, id: string, paused: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update listing set paused_at = case when ${paused} then plaudit_now() end
    where id = ${id} and (paused_at is not null) <> ${paused}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Held to the end of the transaction. */
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
 * Locks the listing, then its endpoints by their IDs, as votes and recordings do: by itself, a cascade knows no order. Answers
 * its name; null when there was none.
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

/** The newest, at most `most`. */
export async function findNewestListings(db: Connection, most: number): Promise<readonly Listing[]> {
  const rows = await db
    .selectFrom('listing')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(toListing);
}

/** What a person owns or manages, newest first. */
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
    id: row.id,
    type: row.type,
    game: row.game,
    name: row.name,
    summary: row.summary,
    description: row.description,
    link: row.link,
    address: row.address,
    tags: row.tags,
    plan: row.plan,
    changelogPro: row.changelog_pro,
    ownerId: row.owner_id,
    voteCount: row.vote_count,
    score: row.score,
    servers: serverReport(row),
    visibility: publicity(row),
    icon: row.icon,
    pausedAt: row.paused_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function publicity({ state, state_at: since, state_reason: reason }: ListingRow): Listing['visibility'] {
  return state === 'public' || state === 'pending'
    ? { state, since }
    : { state, since, reason: reason ?? '' };
}

function serverReport({ server_count, shard_count, server_count_at }: ListingRow): Listing['servers'] {
  if (server_count === null || server_count_at === null) return null;
  return { serverCount: server_count, shardCount: shard_count, reportedAt: server_count_at };
}
