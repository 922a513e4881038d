// In which language a person gets emails: the one they chose, otherwise that of the site.
import type { Connection } from '../db/database.ts';
import { isLanguage } from '../messages/languages.ts';
import { type Translations, translationsIn } from '../messages/translations.ts';
import { selectEmailLanguage } from './email-language-queries.ts';
import type { Addressed, EmailSender } from './templates.ts';

/** `personId`: null for an address without an account. */
export async function emailTranslations(
  db: Connection,
  { defaultLanguage }: Pick<EmailSender, 'defaultLanguage'>,
  personId: string | null,
): Promise<Translations> {
  const chosen = personId === null ? null : await selectEmailLanguage(db, personId);
  return translationsIn(isLanguage(chosen) ? chosen : defaultLanguage);
}

/** For the emails to a person. */
export async function addressedTo(
  db: Connection,
  sender: EmailSender,
  { id, email: to }: { readonly id: string | null; readonly email: string },
): Promise<Addressed> {
  return { sender, to, t: await emailTranslations(db, sender, id) };
}
