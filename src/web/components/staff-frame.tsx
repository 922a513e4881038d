// The head of every staff page: tabs to the others.
import type { Child } from 'hono/jsx';
import { ApprovalCount } from './approval-count.tsx';

export type StaffTab = 'start' | 'queue' | 'listings' | 'changelogs' | 'people' | 'audit' | 'health' | 'mail';

const TABS: readonly { readonly tab: StaffTab; readonly text: string }[] = [
  { tab: 'start', text: 'Start' },
  { tab: 'queue', text: 'Approval' },
  { tab: 'listings', text: 'Listings' },
  { tab: 'changelogs', text: 'Changelogs' },
  { tab: 'people', text: 'People' },
  { tab: 'audit', text: 'Audit log' },
  { tab: 'health', text: 'System' },
  { tab: 'mail', text: 'Email' },
];

export function StaffFrame({ tab, children }: { tab: StaffTab; children?: Child }) {
  return (
    <>
      <p class="listing-name frame-name">Staff</p>
      <nav class="tabs" aria-label="Staff">
        {TABS.map(({ tab: name, text }) => (
          <a href={name === 'start' ? '/staff' : `/staff/${name}`} aria-current={name === tab ? 'page' : undefined}>
            {text}
            {name === 'queue' && <ApprovalCount />}
          </a>
        ))}
      </nav>
      {children}
    </>
  );
}
