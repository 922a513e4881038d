// Saves the language that a person chose for pages and emails.
import type { Connection } from '../db/database.ts';
import type { Language } from '../messages/languages.ts';

export async function saveLanguage(db: Connection, personId: string, language: Language): Promise<void> {
  await db.updateTable('person').set({ language }).where('id', '=', personId).execute();
}
