// The frame of the pages of one area, with its heading and tabs: a listing's dashboard, the account, the staff pages.
import type { Child } from 'hono/jsx';
import type { Config } from '../../config.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { isWaitingForProof } from '../../listings/publicity.ts';
import { ApprovalCount } from './approval-count.tsx';
import { FlagCount } from './flag-count.tsx';
import { ListingIcon } from './listing-icon.tsx';
import { listingKind } from './listing-labels.ts';
import { WaitingForProofNotice } from './ownership.tsx';
import { ReportCount } from './report-count.tsx';
import { VisibilityNotice } from './visibility.tsx';

interface TabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: Readonly<Record<Tab, string>>;
  /** Tabs that do not apply to this page's subject. */
  readonly hidden?: readonly string[];
  readonly current: Tab;
  readonly hrefOf: (tab: Tab) => string;
}

function Tabs<Tab extends string>({ label, tabs, hidden = [], current, hrefOf }: TabsProps<Tab>) {
  const shown = (Object.entries(tabs) as [Tab, string][]).filter(([tab]) => !hidden.includes(tab));
  return (
    <nav class="tabs" aria-label={label}>
      {shown.map(([tab, text]) => (
        <a href={hrefOf(tab)} aria-current={tab === current ? 'page' : undefined}>
          {text}
          {hrefOf(tab) === '/staff/queue' && <ApprovalCount />}
          {hrefOf(tab) === '/staff/flags' && <FlagCount />}
          {hrefOf(tab) === '/staff/reports' && <ReportCount />}
        </a>
      ))}
    </nav>
  );
}

const ACCOUNT_TABS = {
  account: 'Account',
  votes: 'My votes',
  reminders: 'Reminders',
  reports: 'My reports',
  sessions: 'Sessions',
  data: 'Your data',
} as const;
export type AccountTab = keyof typeof ACCOUNT_TABS;

function accountPath(tab: AccountTab): string {
  if (tab === 'reminders') return '/reminders';
  return tab === 'account' ? '/account' : `/account/${tab}`;
}

export function AccountFrame({ tab, children }: { tab: AccountTab; children?: Child }) {
  return (
    <div class="account-page">
      <p class="listing-name frame-name">Your account</p>
      <Tabs label="Account" tabs={ACCOUNT_TABS} current={tab} hrefOf={accountPath} />
      {children}
    </div>
  );
}

const STAFF_TABS = {
  start: 'Start',
  queue: 'Approval',
  listings: 'Listings',
  reports: 'Reports',
  flags: 'Suspicion',
  changelogs: 'Changelogs',
  people: 'People',
  site: 'Site',
  claims: 'Claims',
  audit: 'Audit log',
  health: 'System',
  mail: 'Email',
} as const;
export type StaffTab = keyof typeof STAFF_TABS;

interface StaffFrameProps {
  readonly tab: StaffTab;
  readonly config: Pick<Config, 'ownership'>;
  readonly children?: Child;
}

export function StaffFrame({ tab, config, children }: StaffFrameProps) {
  const hidden = config.ownership === 'off' ? ['claims'] : [];
  const hrefOf = (name: StaffTab) => (name === 'start' ? '/staff' : `/staff/${name}`);
  return (
    <>
      <p class="listing-name frame-name">Staff</p>
      <Tabs label="Staff" tabs={STAFF_TABS} hidden={hidden} current={tab} hrefOf={hrefOf} />
      {children}
    </>
  );
}

const DASHBOARD_TABS = {
  overview: 'Overview',
  webhook: 'Webhook',
  deliveries: 'Deliveries',
  listener: 'Vote listener',
  tokens: 'Tokens',
  changelog: 'Changelog',
  badges: 'Badges',
  managers: 'Managers',
  ownership: 'Ownership',
  settings: 'Settings',
  notices: 'Notices',
  audit: 'Audit log',
} as const;
type DashboardTab = keyof typeof DASHBOARD_TABS;

export interface DashboardPlace {
  readonly listing: Listing;
  readonly tab: DashboardTab;
}

interface DashboardFrameProps extends DashboardPlace {
  readonly config: Pick<Config, 'ownership'>;
  readonly children?: Child;
}

/** Only Minecraft servers have vote listeners, and only bots have a changelog. */
export function DashboardFrame({ listing, tab, config, children }: DashboardFrameProps) {
  const base = `/dashboard/${listing.id}`;
  const hidden = [
    ...(listing.game === 'minecraft' ? [] : ['listener']),
    ...(listing.type === 'bot' ? [] : ['changelog']),
    ...(config.ownership === 'off' ? ['ownership'] : []),
  ];
  return (
    <>
      <div class="listing-head">
        <ListingIcon listing={listing} />
        <div>
          <p class="listing-name">
            <bdi>{listing.name}</bdi>
          </p>
          <span class="dim">
            {listingKind(listing)} · <a href={listingPath(listing)}>Public page</a>
          </span>
        </div>
      </div>
      <Tabs
        label="Listing"
        tabs={DASHBOARD_TABS}
        hidden={hidden}
        current={tab}
        hrefOf={(name: DashboardTab) => (name === 'overview' ? base : `${base}/${name}`)}
      />
      <VisibilityNotice visibility={listing.visibility} />
      {isWaitingForProof(listing, config) && <WaitingForProofNotice listingId={listing.id} />}
      {children}
    </>
  );
}
