// Chooses the language of pages and, for people who are signed in, of their emails. It works without a script.
import { LANGUAGE_CODES, LANGUAGES } from '../../messages/languages.ts';
import type { WebContext } from '../context.ts';
import { PageOfForm } from '../page-of-form.tsx';
import { useTranslations } from '../translations.ts';
import { Button } from './button.tsx';

export function LanguageSwitch({ context }: { context: WebContext }) {
  const t = useTranslations();
  if (LANGUAGE_CODES.length < 2) return null;
  return (
    <form class="language-switch" method="post" action="/language">
      <PageOfForm context={context} />
      <label>
        <span>{t('layout.language')}</span>
        <select name="language">
          {LANGUAGE_CODES.map((code) => (
            <option value={code} lang={code} selected={code === t.language}>
              {LANGUAGES[code].name}
            </option>
          ))}
        </select>
      </label>
      <Button text={t('layout.changeLanguage')} look="small" />
    </form>
  );
}
