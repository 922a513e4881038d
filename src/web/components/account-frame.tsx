// The head of the account's pages: the title and the tabs.
import type { Child } from 'hono/jsx';

export type AccountTab = 'account' | 'votes' | 'reminders' | 'sessions' | 'data';

const TABS: readonly { readonly tab: AccountTab; readonly text: string; readonly href: string }[] = [
  { tab: 'account', text: 'Account', href: '/account' },
  { tab: 'votes', text: 'My votes', href: '/account/votes' },
  { tab: 'reminders', text: 'Reminders', href: '/reminders' },
  { tab: 'sessions', text: 'Sessions', href: '/account/sessions' },
  { tab: 'data', text: 'Your data', href: '/account/data' },
];

export function AccountFrame({ tab, children }: { tab: AccountTab; children?: Child }) {
  return (
    <div class="account-page">
      <p class="listing-name frame-name">Your account</p>
      <nav class="tabs" aria-label="Account">
        {TABS.map(({ tab: name, text, href }) => (
          <a href={href} aria-current={name === tab ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </nav>
      {children}
    </div>
  );
}
