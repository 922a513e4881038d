// Queries for the setup link. One lock decides who becomes the first staff member.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

const PREFIX = 'setup:';

/** Held until the end of the transaction, so that claims and new links run one after the other across all processes. */
export async function lockSetup(db: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(7285282)`.execute(db);
}

/** A link works for one day by the database's clock (decision P41). */
const EXPIRED = sql<boolean>`value::timestamptz <= plaudit_now() - interval '1 day'`;

/**
 * Stores a link by the hash of its token, and deletes expired ones. There can be several, one shown by each process.
 */
export async function insertSetup(db: Connection, hash: string): Promise<void> {
  await sql`
    delete from installation
    where key like ${`${PREFIX}%`} and ${EXPIRED}`.execute(db);
  await sql`
    insert into installation (key, value) values (${PREFIX + hash}, plaudit_now()::text)`.execute(db);
}

/** Whether there is a link with this hash that has not expired. */
export async function hasSetup(db: Connection, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select from installation where key = ${PREFIX + hash} and not ${EXPIRED}`.execute(db);
  return rows.length > 0;
}

export async function deleteSetups(db: Connection): Promise<void> {
  await sql`delete from installation where key like ${`${PREFIX}%`}`.execute(db);
}
