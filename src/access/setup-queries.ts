// Statements of the setup link: who is the first of the staff is decided under one lock.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

const PREFIX = 'setup:';

/** Held to the end of the transaction: claims and new links run one after the other, over all processes. */
export async function lockSetup(db: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(7285282)`.execute(db);
}

/** Both statements that ask about age ask the database: a link works for one day (decision P41). */
const EXPIRED = sql<boolean>`value::timestamptz <= plaudit_now() - interval '1 day'`;

/** Keeps a link by the hash of its token; several processes may each have shown one. Expired links are deleted. */
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
