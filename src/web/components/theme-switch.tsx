// Chooses the color scheme. Each choice is a button of one form, so it works without a script.
import type { MessageKey } from '../../messages/message.ts';
import type { WebContext } from '../context.ts';
import { PageOfForm } from '../page-of-form.tsx';
import { readTheme, THEMES, type Theme } from '../theme.ts';
import { useTranslations } from '../translations.ts';

const THEME_NAMES = {
  system: 'layout.themeSystem',
  light: 'layout.themeLight',
  dark: 'layout.themeDark',
} as const satisfies Readonly<Record<Theme, MessageKey>>;

export function ThemeSwitch({ context }: { context: WebContext }) {
  const t = useTranslations();
  const chosen = readTheme(context);
  return (
    <form class="theme-switch" method="post" action="/theme">
      <PageOfForm context={context} />
      <fieldset>
        <legend>{t('layout.theme')}</legend>
        <span class="segments">
          {THEMES.map((theme) => (
            <button type="submit" name="theme" value={theme} aria-pressed={theme === chosen ? 'true' : 'false'}>
              {t(THEME_NAMES[theme])}
            </button>
          ))}
        </span>
      </fieldset>
    </form>
  );
}
