// SQL statements for the language of emails.
import type { Connection } from '../db/database.ts';

/** Null: none was chosen, or the account was deleted. */
export async function selectEmailLanguage(db: Connection, personId: string): Promise<string | null> {
  const row = await db.selectFrom('person').select('language').where('id', '=', personId).executeTakeFirst();
  return row?.language ?? null;
}
