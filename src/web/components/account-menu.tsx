// The menu of the person who is signed in: their pages, the color scheme, and signing out. It opens without a script;
// with it (client/menu.js), Escape and a click beside it close it.

import type { MessageKey } from '../../messages/message.ts';
import type { WebContext } from '../context.ts';
import { requestedPath } from '../language-path.ts';
import { useTranslations } from '../translations.ts';
import { Button, unseen } from './button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The pages of the menu, in this order. A new entry is one line. */
const MENU_ENTRIES = [
  { href: '/account', text: 'layout.account' },
  { href: '/account/votes', text: 'layout.accountVotes' },
  { href: '/favorites', text: 'layout.accountFavorites' },
  { href: '/reminders', text: 'layout.accountReminders' },
] as const satisfies readonly { readonly href: string; readonly text: MessageKey }[];

export function AccountMenu({ context, name }: { context: WebContext; name: string }) {
  const t = useTranslations();
  const { pathname } = requestedPath(context.req);
  return (
    <details class="menu">
      <summary class="account">{t.rich('layout.menuOf', { name: <bdi>{name}</bdi>, unseen })}</summary>
      <div class="menu-panel">
        <nav aria-label={t('layout.yourAccount')}>
          {MENU_ENTRIES.map(({ href, text }) => (
            <a href={href} aria-current={pathname === href ? 'page' : undefined}>
              {t(text)}
            </a>
          ))}
        </nav>
        <ThemeSwitch context={context} />
        <LanguageSwitch context={context} />
        <form method="post" action="/sign-out">
          <Button text={t('layout.signOut')} look="small" />
        </form>
      </div>
    </details>
  );
}
