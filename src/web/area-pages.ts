// The pages of a listing's dashboard and of staff, in the order of their tabs. A new page is one line: its last part of
// the path, its group, and its name. Groups are in the order of their first page.
import type { MessageKey } from '../messages/message.ts';

type TabName = Extract<MessageKey, `layout.tab${string}`>;

export interface AreaPage {
  readonly group: TabName;
  readonly text: TabName;
}

export const DASHBOARD_PAGES = {
  overview: { group: 'layout.tabOverview', text: 'layout.tabOverview' },
  webhook: { group: 'layout.tabIntegrate', text: 'layout.tabWebhook' },
  deliveries: { group: 'layout.tabIntegrate', text: 'layout.tabDeliveries' },
  listener: { group: 'layout.tabIntegrate', text: 'layout.tabListener' },
  tokens: { group: 'layout.tabIntegrate', text: 'layout.tabTokens' },
  badges: { group: 'layout.tabIntegrate', text: 'layout.tabBadges' },
  page: { group: 'layout.tabContent', text: 'layout.tabPage' },
  pictures: { group: 'layout.tabContent', text: 'layout.tabPictures' },
  languages: { group: 'layout.tabContent', text: 'layout.tabLanguages' },
  changelog: { group: 'layout.tabContent', text: 'layout.tabChangelog' },
  reviews: { group: 'layout.tabContent', text: 'layout.tabReviews' },
  managers: { group: 'layout.tabTeam', text: 'layout.tabManagers' },
  ownership: { group: 'layout.tabTeam', text: 'layout.tabOwnership' },
  notices: { group: 'layout.tabTeam', text: 'layout.tabNotices' },
  audit: { group: 'layout.tabTeam', text: 'layout.tabAuditLog' },
  settings: { group: 'layout.tabSettings', text: 'layout.tabSettings' },
} as const satisfies Record<string, AreaPage>;
export type DashboardTab = keyof typeof DASHBOARD_PAGES;

export const STAFF_AREA_PAGES = {
  start: { group: 'layout.tabStart', text: 'layout.tabStart' },
  queue: { group: 'layout.tabModeration', text: 'layout.tabApproval' },
  reports: { group: 'layout.tabModeration', text: 'layout.tabReports' },
  flags: { group: 'layout.tabModeration', text: 'layout.tabFlags' },
  claims: { group: 'layout.tabModeration', text: 'layout.tabClaims' },
  changelogs: { group: 'layout.tabModeration', text: 'layout.tabChangelogs' },
  reviews: { group: 'layout.tabModeration', text: 'layout.tabReviews' },
  people: { group: 'layout.tabPeople', text: 'layout.tabPeople' },
  listings: { group: 'layout.tabSite', text: 'layout.tabListings' },
  site: { group: 'layout.tabSite', text: 'layout.tabBrand' },
  health: { group: 'layout.tabSystem', text: 'layout.tabHealth' },
  mail: { group: 'layout.tabSystem', text: 'layout.tabEmail' },
  audit: { group: 'layout.tabSystem', text: 'layout.tabAuditLog' },
} as const satisfies Record<string, AreaPage>;
export type StaffTab = keyof typeof STAFF_AREA_PAGES;
