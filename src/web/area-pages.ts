// The pages of a listing's dashboard and of staff, in the order of their tabs. A new page is one line: its last part of
// the path, its group, and its name. Groups are in the order of their first page.

export interface AreaPage {
  readonly group: string;
  readonly text: string;
}

export const DASHBOARD_PAGES = {
  overview: { group: 'Overview', text: 'Overview' },
  webhook: { group: 'Integrate', text: 'Webhook' },
  deliveries: { group: 'Integrate', text: 'Deliveries' },
  listener: { group: 'Integrate', text: 'Vote listener' },
  tokens: { group: 'Integrate', text: 'Tokens' },
  badges: { group: 'Integrate', text: 'Badges' },
  page: { group: 'Content', text: 'Page' },
  pictures: { group: 'Content', text: 'Pictures' },
  languages: { group: 'Content', text: 'Languages' },
  changelog: { group: 'Content', text: 'Changelog' },
  reviews: { group: 'Content', text: 'Reviews' },
  managers: { group: 'Team', text: 'Managers' },
  ownership: { group: 'Team', text: 'Ownership' },
  notices: { group: 'Team', text: 'Notices' },
  audit: { group: 'Team', text: 'Audit log' },
  settings: { group: 'Settings', text: 'Settings' },
} as const satisfies Record<string, AreaPage>;
export type DashboardTab = keyof typeof DASHBOARD_PAGES;

export const STAFF_AREA_PAGES = {
  start: { group: 'Start', text: 'Start' },
  queue: { group: 'Moderation', text: 'Approval' },
  reports: { group: 'Moderation', text: 'Reports' },
  flags: { group: 'Moderation', text: 'Suspicion' },
  claims: { group: 'Moderation', text: 'Claims' },
  changelogs: { group: 'Moderation', text: 'Changelogs' },
  reviews: { group: 'Moderation', text: 'Reviews' },
  people: { group: 'People', text: 'People' },
  listings: { group: 'Site', text: 'Listings' },
  site: { group: 'Site', text: 'Brand and settings' },
  health: { group: 'System', text: 'Health' },
  mail: { group: 'System', text: 'Email' },
  audit: { group: 'System', text: 'Audit log' },
} as const satisfies Record<string, AreaPage>;
export type StaffTab = keyof typeof STAFF_AREA_PAGES;
