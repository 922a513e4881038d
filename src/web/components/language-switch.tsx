// Chooses the language of pages and, for people who are signed in, of their emails. It works without a script.
import { raw } from 'hono/html';
import { memoize } from '../../core/memoize.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../messages/languages.ts';
import type { WebContext } from '../context.ts';
import { PageOfForm } from '../page-of-form.tsx';
import { toLatin1 } from '../to-latin1.ts';
import { useTranslations } from '../translations.ts';
import { Button } from './button.tsx';

/** Rendered once, because every page has them. */
const optionsOf = memoize((chosen) => raw(LANGUAGE_CODES.map((code) => writeOption(code, code === chosen)).join('')));

function writeOption(code: Language, isChosen: boolean): string {
  const name = toLatin1(LANGUAGES[code].name);
  return `<option value="${code}" lang="${code}"${isChosen ? ' selected=""' : ''}>${name}</option>`;
}

export function LanguageSwitch({ context }: { context: WebContext }) {
  const t = useTranslations();
  if (LANGUAGE_CODES.length < 2) return null;
  return (
    <form class="language-switch" method="post" action="/language">
      <PageOfForm context={context} />
      <label>
        <span>{t('layout.language')}</span>
        <select name="language">{optionsOf(t.language)}</select>
      </label>
      <Button text={t('layout.changeLanguage')} look="small" />
    </form>
  );
}
