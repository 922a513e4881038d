// The header of a listing's dashboard: its name, a link to its public page, and the tabs.
import type { Child } from 'hono/jsx';
import type { Listing } from '../../listings/listing.ts';
import { ListingIcon } from './listing-icon.tsx';
import { listingKind } from './listing-labels.ts';
import { VisibilityNotice } from './visibility.tsx';

export type Tab =
  | 'overview'
  | 'webhook'
  | 'deliveries'
  | 'listener'
  | 'tokens'
  | 'badges'
  | 'changelog'
  | 'managers'
  | 'settings'
  | 'notices'
  | 'audit';

/** `only`: the kind of listing that has this tab. */
const TABS: readonly { readonly tab: Tab; readonly text: string; readonly only?: 'minecraft' | 'bot' }[] = [
  { tab: 'overview', text: 'Overview' },
  { tab: 'webhook', text: 'Webhook' },
  { tab: 'deliveries', text: 'Deliveries' },
  { tab: 'listener', text: 'Vote listener', only: 'minecraft' },
  { tab: 'tokens', text: 'Tokens' },
  { tab: 'changelog', text: 'Changelog', only: 'bot' },
  { tab: 'badges', text: 'Badges' },
  { tab: 'managers', text: 'Managers' },
  { tab: 'settings', text: 'Settings' },
  { tab: 'notices', text: 'Notices' },
  { tab: 'audit', text: 'Audit log' },
];

export function DashboardFrame(props: { listing: Listing; tab: Tab; children?: Child }) {
  const { listing, tab, children } = props;
  const base = `/dashboard/${listing.id}`;
  return (
    <>
      <div class="listing-head">
        <ListingIcon listing={listing} />
        <div>
          <p class="listing-name">
            <bdi>{listing.name}</bdi>
          </p>
          <span class="dim">
            {listingKind(listing)} · <a href={`/listings/${listing.id}`}>Public page</a>
          </span>
        </div>
      </div>
      <nav class="tabs" aria-label="Listing">
        {TABS.filter(({ only }) => !only || only === (listing.game ?? listing.type)).map(({ tab: name, text }) => (
          <a href={name === 'overview' ? base : `${base}/${name}`} aria-current={name === tab ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </nav>
      <VisibilityNotice visibility={listing.visibility} />
      {children}
    </>
  );
}
