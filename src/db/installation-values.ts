// What an installation remembers of itself, by name.
import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** The value remembered under `key`: this one, if none was before. */
export async function getOrSetInstallationValue(db: Connection, key: string, value: string): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    insert into installation (key, value) values (${key}, ${value})
    on conflict (key) do update set value = installation.value returning value`.execute(db);
  return rows[0]?.value ?? value;
}

/** Remembers that something happened now. */
export async function setInstallationTime(db: Connection, key: string): Promise<void> {
  await sql`
    insert into installation (key, value) values (${key}, plaudit_now()::text)
    on conflict (key) do update set value = excluded.value`.execute(db);
}

/** When it last happened; null: never. */
export async function getInstallationTime(db: Connection, key: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select value::timestamptz as at from installation where key = ${key}`.execute(db);
  return rows[0]?.at ?? null;
}

export async function deleteInstallationValue(db: Connection, key: string): Promise<void> {
  await sql`delete from installation where key = ${key}`.execute(db);
}

/** Whether the database answers; for readiness. */
export async function pingDatabase(db: Connection): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

/** The value remembered under `key`, or null. */
export async function getInstallationValue(db: Connection, key: string): Promise<string | null> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}
