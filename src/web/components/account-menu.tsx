// The menu of the person who is signed in: their pages, the color scheme, and signing out. It opens without a script;
// with it (client/menu.js), Escape and a click beside it close it.

import type { WebContext } from '../context.ts';
import { requestedPath } from '../language-path.ts';
import { Button } from './button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The pages of the menu, in this order. A new entry is one line. */
const MENU_ENTRIES: readonly { readonly href: string; readonly text: string }[] = [
  { href: '/account', text: 'Account' },
  { href: '/account/votes', text: 'My votes' },
  { href: '/favorites', text: 'Favorites' },
  { href: '/reminders', text: 'Reminders' },
];

export function AccountMenu({ context, name }: { context: WebContext; name: string }) {
  const { pathname } = requestedPath(context.req);
  return (
    <details class="menu">
      <summary class="account">
        <span class="unseen">Menu of </span>
        <bdi>{name}</bdi>
      </summary>
      <div class="menu-panel">
        <nav aria-label="Your account">
          {MENU_ENTRIES.map(({ href, text }) => (
            <a href={href} aria-current={pathname === href ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
        <ThemeSwitch context={context} />
        <LanguageSwitch context={context} />
        <form method="post" action="/sign-out">
          <Button text="Sign out" look="small" />
        </form>
      </div>
    </details>
  );
}
