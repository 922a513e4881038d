// The frame of every page.
export default {
  skipToContent: 'Skip to content',
  // The title in the browser's tab, of staff's pages.
  staffTitle: '{title} · Staff',

  // The main navigation.
  main: 'Main',
  bots: 'Bots',
  servers: 'Servers',
  docs: 'Docs',
  dashboard: 'Dashboard',
  // `{shown}` is the number of notices, or 99+; what is in `unseen` is only read aloud.
  notices: '{shown}<unseen> {count, plural, one {notice} other {notices}}</unseen>',
  staff: 'Staff',
  signIn: 'Sign in',
  signUp: 'Sign up',

  // The footer.
  freeSoftware: 'Plaudit is free software for bots and game servers.',
  runsOnPlaudit: '{name} runs on Plaudit, free software for bots and game servers.',
  thisService: 'This service',
  topVoters: 'Top voters',
  documentation: 'Documentation',
  apiReference: 'API reference',
  language: 'Language',
  changeLanguage: 'Change language',
  contact: 'Contact',

  // The color scheme.
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',

  // The menu of somebody's account; {name} is their name, and what is in <unseen> is only read aloud.
  menuOf: '<unseen>Menu of </unseen>{name}',
  yourAccount: 'Your account',
  signOut: 'Sign out',

  // Tabs of the account.
  account: 'Account',
  accountVotes: 'My votes',
  accountFavorites: 'Favorites',
  accountReminders: 'Reminders',
  accountReviews: 'My reviews',
  accountReports: 'My reports',
  accountSessions: 'Sessions',
  accountData: 'Your data',

  // Tabs of a listing's dashboard and of staff, in groups.
  listingTabs: 'Listing',
  tabOverview: 'Overview',
  tabIntegrate: 'Integrate',
  tabWebhook: 'Webhook',
  tabDeliveries: 'Deliveries',
  tabListener: 'Vote listener',
  tabTokens: 'Tokens',
  tabBadges: 'Badges',
  tabContent: 'Content',
  tabPage: 'Page',
  tabPictures: 'Pictures',
  tabLanguages: 'Languages',
  tabChangelog: 'Changelog',
  tabReviews: 'Reviews',
  tabTeam: 'Team',
  tabManagers: 'Managers',
  tabOwnership: 'Ownership',
  tabNotices: 'Notices',
  tabAuditLog: 'Audit log',
  tabSettings: 'Settings',
  tabStart: 'Start',
  tabModeration: 'Moderation',
  tabApproval: 'Approval',
  tabReports: 'Reports',
  tabFlags: 'Suspicion',
  tabClaims: 'Claims',
  tabChangelogs: 'Changelogs',
  tabPeople: 'People',
  tabSite: 'Site',
  tabListings: 'Listings',
  tabBrand: 'Brand and settings',
  tabSystem: 'System',
  tabHealth: 'Health',
  tabEmail: 'Email',
  // {shown} is the number of decisions that wait for staff, or 99+.
  toDecide: '{shown}<unseen> to decide</unseen>',
  // Below the name of a listing; {kind} is such as “Minecraft server”.
  kindAndPage: '{kind} · <link>Public page</link>',

  // Above every page.
  announcement: 'Announcement',
  dismissAnnouncement: 'Dismiss <unseen>the announcement</unseen>',
  // For staff; {sign} is what showed it.
  trialEnded: 'Trial mode has ended because others can reach this service.',
  trialEndedText:
    'Detected {time}: {sign}. Webhooks can no longer reach this machine. Set <code>BASE_URL</code> to the address that people use.',

  // Instead of a text that somebody wrote.
  emptyText: 'Empty',
} as const;
