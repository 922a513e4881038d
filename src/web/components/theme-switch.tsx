// Chooses the color scheme. Each choice is a button of one form, so it works without a script.
import type { WebContext } from '../context.ts';
import { localPath } from '../local-path.ts';
import { readTheme, THEMES, type Theme } from '../theme.ts';

const THEME_NAMES: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSwitch({ context }: { context: WebContext }) {
  const chosen = readTheme(context);
  return (
    <form class="theme-switch" method="post" action="/theme">
      <input type="hidden" name="next" value={pageToReturnTo(context)} />
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

/** This page, or the one with the form if this page is the response to a form. */
function pageToReturnTo({ req }: WebContext): string {
  const shown = req.method === 'GET' ? req.url : req.header('referer');
  if (!shown || !URL.canParse(shown)) return '/';
  const { pathname, search, searchParams } = new URL(shown);
  const next = searchParams.get('next');
  // A page to continue at that leads elsewhere is not passed on.
  const isLocal = next === null || localPath(next, '') !== '';
  return localPath(pathname + (isLocal ? search : ''), '/');
}
