// Statements of the setup link: who is the first of the staff is decided under one lock.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

const PREFIX = 'setup:';

/** Held to the end of the transaction: claims and new links stand in line, over all processes. */
export async function lockSetup(db: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(7285282)`.execute(db);
}

export async function hasStaff(db: Connection): Promise<boolean> {
  const staff = await db.selectFrom('person').select('id').where('role', '=', 'staff').limit(1).execute();
  return staff.length > 0;
}

/** Keeps a link by the hash of its token; several processes may each have shown one. Links of a day ago go. */
export async function insertSetup(db: Connection, hash: string): Promise<void> {
  await sql`
    delete from installation
    where key like ${`${PREFIX}%`} and value::timestamptz < plaudit_now() - interval '1 day'`.execute(db);
  await sql`
    insert into installation (key, value) values (${PREFIX + hash}, plaudit_now()::text)`.execute(db);
}

export async function hasSetup(db: Connection, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .select('key')
    .where('key', '=', PREFIX + hash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSetups(db: Connection): Promise<void> {
  await sql`delete from installation where key like ${`${PREFIX}%`}`.execute(db);
}
