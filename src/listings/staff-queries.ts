// Queries for staff: listings in any state, with their owners.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Listing, Plan, Visibility } from './listing.ts';
import { type ListingRow, toListing } from './queries.ts';

export type ListingWithOwner = Listing & {
  readonly owner: { readonly id: string; readonly name: string; readonly email: string };
};

export interface StaffListingFilter {
  /** Every word must occur in the name, the summary, the ID, or the owner's name or address. */
  readonly words: readonly string[];
  readonly state: Visibility['state'] | null;
  readonly plan: Plan | null;
}

export interface RowRange {
  readonly limit: number;
  readonly offset: number;
}

type Row = ListingRow & { owner_name: string; owner_email: string };

const WITH_OWNER = sql`listing join person on person.id = listing.owner_id`;
const COLUMNS = sql`listing.*, person.name as owner_name, person.email as owner_email`;

/** Whether there is a listing, or one of this game. */
export async function hasListings(db: Connection, game?: 'roblox'): Promise<boolean> {
  const query = db.selectFrom('listing').select('id').limit(1);
  return (await (game ? query.where('game', '=', game) : query).execute()).length > 0;
}

/** Newest first. */
export async function selectListingsForStaff(
  db: Connection,
  filter: StaffListingFilter,
  { limit, offset }: RowRange,
): Promise<readonly ListingWithOwner[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from ${WITH_OWNER} where ${conditions(filter)}
    order by listing.created_at desc, listing.id limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows.map(asOwned);
}

export async function countListingsForStaff(db: Connection, filter: StaffListingFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${WITH_OWNER} where ${conditions(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findListingForStaff(db: Connection, id: string): Promise<ListingWithOwner | null> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from ${WITH_OWNER} where listing.id = ${id}`.execute(db);
  return rows[0] ? asOwned(rows[0]) : null;
}

/** Listings waiting for approval, longest first. */
export async function selectPendingListings(
  db: Connection,
  { limit, offset }: RowRange,
): Promise<readonly ListingWithOwner[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from ${WITH_OWNER} where listing.state = 'pending'
    order by listing.state_at, listing.id limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows.map(asOwned);
}

export async function countPendingListings(db: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing where state = 'pending'`.execute(db);
  return rows[0]?.count ?? 0;
}

function conditions({ words, state, plan }: StaffListingFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(state === null ? [] : [sql`listing.state = ${state}`]),
      ...(plan === null ? [] : [sql`listing.plan = ${plan}`]),
      ...words.map(occurs),
    ],
    sql` and `,
  );
}

function occurs(word: string): RawBuilder<unknown> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(listing.name ilike ${pattern} or listing.summary ilike ${pattern} or listing.id ilike ${pattern}
    or person.name ilike ${pattern} or person.email ilike ${pattern})`;
}

function asOwned(row: Row): ListingWithOwner {
  return { ...toListing(row), owner: { id: row.owner_id, name: row.owner_name, email: row.owner_email } };
}
