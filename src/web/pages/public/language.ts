// POST /language: chooses the language of pages, also for the account, and returns to the page where it was chosen.
import { updateLanguage } from '../../../access/account-queries.ts';
import { toLanguage } from '../../../messages/languages.ts';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { writeLanguage } from '../../language.ts';
import { splitLanguagePath } from '../../language-path.ts';
import { localPath, pathOfReferer } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';

export async function submitLanguage(context: WebContext) {
  const { app, person } = context.var;
  const form = await readForm(context);
  const language = toLanguage(form.text('language'));
  if (language) {
    writeLanguage(context, language);
    if (person) await updateLanguage(app.db, person.id, language);
  }
  // The page's plain address, which is shown in the language that was chosen.
  context.set('pathLanguage', null);
  const page = localPath(form.text('page'), pathOfReferer(context.req.header('referer')));
  return redirectWithFlash(context, splitLanguagePath(page).path);
}
