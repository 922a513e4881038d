// Key-value pairs of this installation.
import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** Returns the stored value; stores `value` first if there is none. */
export async function getOrSetInstallationValue(db: Connection, key: string, value: string): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    insert into installation (key, value) values (${key}, ${value})
    on conflict (key) do update set value = installation.value returning value`.execute(db);
  return rows[0]?.value ?? value;
}

/** Replaces a stored value. */
export async function setInstallationValue(db: Connection, key: string, value: string): Promise<void> {
  await sql`
    insert into installation (key, value) values (${key}, ${value})
    on conflict (key) do update set value = excluded.value`.execute(db);
}

/** Stores the current time. */
export async function setInstallationTime(db: Connection, key: string): Promise<void> {
  await sql`
    insert into installation (key, value) values (${key}, plaudit_now()::text)
    on conflict (key) do update set value = excluded.value`.execute(db);
}

/** Null if never stored. */
export async function getInstallationTime(db: Connection, key: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select value::timestamptz as at from installation where key = ${key}`.execute(db);
  return rows[0]?.at ?? null;
}

export async function deleteInstallationValue(db: Connection, key: string): Promise<void> {
  await sql`delete from installation where key = ${key}`.execute(db);
}

/** Null if not stored. */
export async function getInstallationValue(db: Connection, key: string): Promise<string | null> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** The stored keys that begin with `prefix`. */
export async function storedInstallationKeys(db: Connection, prefix: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from installation where starts_with(key, ${prefix})`.execute(db);
  return rows.map(({ key }) => key);
}
