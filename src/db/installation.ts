// What an installation remembers of itself, by name.
import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** The value remembered under `key`: this one, if none was before. */
export async function rememberOnce(db: Connection, key: string, value: string): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    insert into installation (key, value) values (${key}, ${value})
    on conflict (key) do update set value = installation.value returning value`.execute(db);
  return rows[0]?.value ?? value;
}

/** Whether the database answers; for readiness. */
export async function ping(db: Connection): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

/** The value remembered under `key`, or null. */
export async function recall(db: Connection, key: string): Promise<string | null> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}
