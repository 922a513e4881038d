// SQL statements for annulments: ordering one, its state, and lists of them.
import { sql } from 'kysely';
import { deleteInSlices, SLICE_ROWS } from '../db/cleanup-queries.ts';
import type { Connection } from '../db/database.ts';
import { selectedVotes, type VoteSelection } from './selection-queries.ts';

/** How long an annulment can be undone. */
export const UNDO_DAYS = 30;

export type AnnulmentState = 'annulling' | 'annulled' | 'restoring' | 'restored';

export interface Annulment {
  readonly id: string;
  readonly listingId: string;
  readonly listingName: string | null;
  readonly reason: string;
  readonly selection: Readonly<Record<string, unknown>>;
  readonly flagId: number | null;
  /** How many votes were selected, and how many of them were annulled: some may have been annulled already. */
  readonly selected: number;
  readonly annulled: number;
  readonly state: AnnulmentState;
  readonly orderedAt: Date;
  /** Null if the account was deleted. */
  readonly orderedBy: string | null;
  readonly annulledAt: Date | null;
  readonly restoredAt: Date | null;
  readonly canRestore: boolean;
}

const COLUMNS = sql`annulment.id, annulment.listing_id as "listingId", listing.name as "listingName", annulment.reason, selection,
  flag_id as "flagId", selected, annulled, annulment.state, ordered_at as "orderedAt", person.name as "orderedBy",
  annulled_at as "annulledAt", restored_at as "restoredAt",
  annulment.state = 'annulled' and annulled > 0 and ordered_at > plaudit_now() - make_interval(days => ${UNDO_DAYS}::int)
    as "canRestore"`;
const JOINED = sql`annulment left join listing on listing.id = annulment.listing_id
  left join person on person.id = ordered_by`;

export interface NewAnnulment {
  readonly id: string;
  readonly selection: VoteSelection;
  readonly reason: string;
  readonly orderedBy: string | null;
}

/** Stores the annulment with the votes that it selects; returns how many. Locks no listing, so no vote waits. */
export async function insertAnnulment(
  db: Connection,
  { id, selection, reason, orderedBy }: NewAnnulment,
): Promise<number> {
  const { rows } = await sql<{ selected: number }>`
    with selected as (
      insert into annulment_vote (listing_id, annulment_id, event_id)
      select ${selection.listingId}, ${id}, event_id from (${selectedVotes(selection)}) as vote
      returning 1
    )
    insert into annulment (id, listing_id, reason, selection, flag_id, selected, ordered_by)
    select ${id}, ${selection.listingId}, ${reason}, ${describeStored(selection)}::json, ${selection.flagId ?? null}::bigint,
      (select count(*)::int from selected), ${orderedBy}
    returning selected`.execute(db);
  return rows[0]?.selected ?? 0;
}

/** Event IDs are not stored again: they are those of the votes. */
function describeStored({ listingId: _, eventIds, ...selection }: VoteSelection): string {
  return JSON.stringify({ ...selection, ...(eventIds && { single: eventIds.length }) });
}

/** For one that selects no vote. */
export async function deleteAnnulment(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('annulment').where('id', '=', id).execute();
}

export async function selectAnnulment(db: Connection, id: string): Promise<Annulment | null> {
  const { rows } = await sql<Annulment>`select ${COLUMNS} from ${JOINED} where annulment.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Newest first; of one listing, or of all. */
export async function selectAnnulments(
  db: Connection,
  listingId: string | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly Annulment[]> {
  const { rows } = await sql<Annulment>`
    select ${COLUMNS} from ${JOINED}
    where ${listingId}::text is null or annulment.listing_id = ${listingId}
    order by ordered_at desc, annulment.id limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}

/** The IDs of those that are not done, oldest first. */
export async function selectOpenAnnulments(db: Connection): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from annulment where state in ('annulling', 'restoring') order by ordered_at, id limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

export interface LockedAnnulment {
  readonly id: string;
  readonly listingId: string;
  readonly reason: string;
  readonly state: AnnulmentState;
  readonly annulled: number;
}

/** Undefined: another process works on it, or it is gone. */
export async function lockAnnulment(db: Connection, id: string): Promise<LockedAnnulment | undefined> {
  const { rows } = await sql<LockedAnnulment>`
    select id, listing_id as "listingId", reason, state, annulled from annulment
    where id = ${id} for no key update skip locked`.execute(db);
  return rows[0];
}

export async function addAnnulled(db: Connection, id: string, votes: number): Promise<void> {
  await sql`update annulment set annulled = annulled + ${votes}::int where id = ${id}`.execute(db);
}

export async function endAnnulment(db: Connection, id: string, state: 'annulled' | 'restored'): Promise<void> {
  await (state === 'annulled'
    ? sql`update annulment set state = 'annulled', annulled_at = plaudit_now() where id = ${id}`
    : sql`update annulment set state = 'restored' where id = ${id}`
  ).execute(db);
}

/** Begins the restoration; false if it is not possible (any more). */
export async function beginRestoring(db: Connection, id: string, personId: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update annulment set state = 'restoring', restored_at = plaudit_now(), restored_by = ${personId}
    where id = ${id} and state = 'annulled' and annulled > 0
      and ordered_at > plaudit_now() - make_interval(days => ${UNDO_DAYS}::int)`.execute(db);
  return numAffectedRows === 1n;
}

/** For a listing that was deleted; returns whether some may be left. */
export async function forgetSelected(db: Connection, { id, listingId }: LockedAnnulment): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from annulment_vote where listing_id = ${listingId} and annulment_id = ${id} and event_id in (
      select event_id from annulment_vote where listing_id = ${listingId} and annulment_id = ${id}
      limit ${SLICE_ROWS}::int)`.execute(db);
  return Number(numAffectedRows ?? 0n) === SLICE_ROWS;
}

export async function insertAnnulmentNotice(
  db: Connection,
  notice: {
    readonly listingId: string;
    readonly kind: 'votes.annulled' | 'votes.restored';
    readonly votes: number;
    readonly reason: string;
  },
): Promise<void> {
  const { listingId, kind, votes, reason } = notice;
  await db.insertInto('notice').values({ listing_id: listingId, kind, votes, reason }).execute();
}

/** Flags are kept 90 days, unless they are open. */
export function deleteOldFlags(db: Connection, days: number): Promise<number> {
  return deleteInSlices(
    db,
    'vote_flag',
    sql`state <> 'open' and changed_at <= plaudit_now() - make_interval(days => ${days}::int)`,
  );
}
