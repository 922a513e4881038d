// Chooses the color scheme. Each choice is a button of one form, so it works without a script.
import type { WebContext } from '../context.ts';
import { PageOfForm } from '../page-of-form.tsx';
import { readTheme, THEMES, type Theme } from '../theme.ts';

const THEME_NAMES: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSwitch({ context }: { context: WebContext }) {
  const chosen = readTheme(context);
  return (
    <form class="theme-switch" method="post" action="/theme">
      <PageOfForm context={context} />
      <fieldset>
        <legend>Theme</legend>
        <span class="segments">
          {THEMES.map((theme) => (
            <button type="submit" name="theme" value={theme} aria-pressed={theme === chosen ? 'true' : 'false'}>
              {THEME_NAMES[theme]}
            </button>
          ))}
        </span>
      </fieldset>
    </form>
  );
}
