// The frame of the pages of one area, with its heading and tabs: a listing's dashboard, the account, the staff pages.
import type { Child } from 'hono/jsx';
import type { Settings } from '../../config/settings.ts';
import type { Config } from '../../config.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { isWaitingForProof } from '../../listings/publicity.ts';
import type { MessageKey } from '../../messages/message.ts';
import { offersReviews } from '../../reviews/review-switch.ts';
import { DASHBOARD_PAGES, type DashboardTab, STAFF_AREA_PAGES, type StaffTab } from '../area-pages.ts';
import { useTranslations } from '../translations.ts';
import { AreaTabs } from './area-tabs.tsx';
import { ListingIcon } from './listing-icon.tsx';
import { listingKind } from './listing-labels.ts';
import { WaitingForProofNotice } from './ownership.tsx';
import { VisibilityNotice } from './visibility.tsx';

const ACCOUNT_TABS = {
  account: 'layout.account',
  votes: 'layout.accountVotes',
  favorites: 'layout.accountFavorites',
  reminders: 'layout.accountReminders',
  reviews: 'layout.accountReviews',
  reports: 'layout.accountReports',
  sessions: 'layout.accountSessions',
  data: 'layout.accountData',
} as const satisfies Readonly<Record<string, MessageKey>>;
export type AccountTab = keyof typeof ACCOUNT_TABS;

function accountPath(tab: AccountTab): string {
  if (tab === 'reminders' || tab === 'favorites') return `/${tab}`;
  return tab === 'account' ? '/account' : `/account/${tab}`;
}

export function AccountFrame({ tab, children }: { tab: AccountTab; children?: Child }) {
  const t = useTranslations();
  const tabs = Object.keys(ACCOUNT_TABS) as AccountTab[];
  return (
    <div class="account-page">
      <p class="listing-name frame-name">{t('layout.yourAccount')}</p>
      <nav class="tabs" aria-label={t('layout.account')}>
        {tabs.map((name) => (
          <a href={accountPath(name)} aria-current={name === tab ? 'page' : undefined}>
            {t(ACCOUNT_TABS[name])}
          </a>
        ))}
      </nav>
      {children}
    </div>
  );
}

interface StaffFrameProps {
  readonly tab: StaffTab;
  readonly config: Pick<Config, 'ownership'>;
  readonly children?: Child;
}

export function StaffFrame({ tab, config, children }: StaffFrameProps) {
  const t = useTranslations();
  const hidden = config.ownership === 'off' ? ['claims'] : [];
  const hrefOf = (name: StaffTab) => (name === 'start' ? '/staff' : `/staff/${name}`);
  return (
    <>
      <p class="listing-name frame-name">{t('layout.staff')}</p>
      <AreaTabs label={t('layout.staff')} pages={STAFF_AREA_PAGES} hidden={hidden} current={tab} hrefOf={hrefOf} />
      {children}
    </>
  );
}

export interface DashboardPlace {
  readonly listing: Listing;
  readonly tab: DashboardTab;
}

interface DashboardFrameProps extends DashboardPlace {
  readonly config: Pick<Config, 'ownership'>;
  readonly site: Pick<Settings, 'reviews'>;
  readonly children?: Child;
}

/** Only Minecraft servers have vote listeners, and only bots have a changelog. */
export function DashboardFrame({ listing, tab, config, site, children }: DashboardFrameProps) {
  const t = useTranslations();
  const base = `/dashboard/${listing.id}`;
  const hidden = [
    ...(listing.game === 'minecraft' ? [] : ['listener']),
    ...(listing.type === 'bot' ? [] : ['changelog']),
    ...(config.ownership === 'off' ? ['ownership'] : []),
    ...(offersReviews(site) ? [] : ['reviews']),
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
            {t.rich('layout.kindAndPage', {
              kind: listingKind(listing, t),
              link: (text) => <a href={listingPath(listing)}>{text}</a>,
            })}
          </span>
        </div>
      </div>
      <AreaTabs
        label={t('layout.listingTabs')}
        pages={DASHBOARD_PAGES}
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
