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
} as const;
