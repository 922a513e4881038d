// When the next scheduled backup is due, by the database's clock, so that one process at a time makes it.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

const DUE = 'backup_due';
/** A new installation gets its first backup within this time. */
const FIRST_SECONDS = 3_600;
/** A process that dies while it makes a backup leaves it to the next after this time. */
const LEASE_SECONDS = 7_200;

/** Returns whether a backup is due and this process makes it. */
export async function claimBackup(db: Connection, everySeconds: number): Promise<boolean> {
  await sql`
    insert into installation (key, value)
    values (${DUE}, (plaudit_now() + make_interval(secs => ${Math.min(everySeconds, FIRST_SECONDS)}::int))::text)
    on conflict (key) do nothing`.execute(db);
  const { rows } = await sql`
    update installation set value = (plaudit_now() + make_interval(secs => ${Math.max(everySeconds, LEASE_SECONDS)}::int))::text
    where key = ${DUE} and (value::timestamptz <= plaudit_now()
      or value::timestamptz > plaudit_now() + make_interval(secs => ${2 * Math.max(everySeconds, LEASE_SECONDS)}::int))
    returning key`.execute(db);
  return rows.length > 0;
}

export async function setNextBackup(db: Connection, inSeconds: number): Promise<void> {
  await sql`
    update installation set value = (plaudit_now() + make_interval(secs => ${inSeconds}::int))::text
    where key = ${DUE}`.execute(db);
}
