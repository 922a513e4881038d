// SQL statements that give a listing to the person who has proven it, without anything that the former owner set up to
// read votes or to write (decision P395).
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** No manager, invitation, token or consumer of the live stream is left. The listing must be locked. */
export async function removeAccessToListing(db: Connection, listingId: string): Promise<{ readonly tokens: number }> {
  await sql`delete from listing_manager where listing_id = ${listingId}`.execute(db);
  await sql`delete from invitation where listing_id = ${listingId}`.execute(db);
  await sql`delete from stream_consumer where listing_id = ${listingId}`.execute(db);
  const { numAffectedRows } = await sql`
    update api_token set revoked_at = plaudit_now()
    where listing_id = ${listingId} and revoked_at is null`.execute(db);
  return { tokens: Number(numAffectedRows ?? 0n) };
}

/** Unlike a handover, the former owner does not become a manager. */
export async function replaceOwner(db: Connection, listingId: string, ownerId: string): Promise<void> {
  await sql`
    update listing set owner_id = ${ownerId}, updated_at = plaudit_now() where id = ${listingId}`.execute(db);
}

/**
 * Keeps the person until the end of the transaction. Lock people before listings, as votes and deleted accounts do. False
 * if there is no such person, or they are suspended.
 */
export async function keepPerson(db: Connection, personId: string): Promise<boolean> {
  const { rows } = await sql<{ suspended: boolean }>`
    select is_suspended(suspended_at, suspended_until) as suspended from person
    where id = ${personId} for key share`.execute(db);
  return rows[0]?.suspended === false;
}
