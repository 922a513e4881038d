// Chooses the color scheme. Each choice is a button of one form, so it works without a script.
import type { WebContext } from '../context.ts';
import { pathOfReferer } from '../local-path.ts';
import { readTheme, THEMES, type Theme } from '../theme.ts';

const THEME_NAMES: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSwitch({ context }: { context: WebContext }) {
  const chosen = readTheme(context);
  return (
    <form class="theme-switch" method="post" action="/theme">
      {pageOfForm(context)}
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

/**
 * The page with the form, if this page is the response to it, because forms may have addresses that are no pages. From
 * other pages, the browser says where the choice was made, so nothing of an address gets into them.
 */
function pageOfForm({ req }: WebContext) {
  const referer = req.header('referer');
  if (req.method === 'GET' || !referer) return null;
  return <input type="hidden" name="page" value={pathOfReferer(referer)} />;
}
