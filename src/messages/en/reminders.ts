// Reminders of the next vote.
export default {
  // On the vote page, after a vote.
  title: 'Remind me',
  isOn: 'Your browser will notify you when you can vote again.',
  stop: 'Stop notifying me',
  choose: 'Choose how you want to be reminded.',
  notifyHere: 'Notify me in this browser',
  alsoNotifyHere: 'Also notify me in this browser',
  addToCalendar: 'Add to calendar',
  all: 'All reminders',

  // When the browser was asked to allow notifications.
  setUpFailed: 'Your browser could not set up notifications. Use the calendar instead.',
  blocked: 'Your browser blocks notifications from this site. You can change this in your browser’s settings.',

  // One reminder of all favorites: in which ways, and when.
  forFavorites: 'One reminder for all favorites',
  forFavoritesText:
    'You get one reminder for all of them instead of one for each, and the next one after you have voted for a favorite again.',
  how: 'How',
  byBrowsers: 'Notify me in my browsers',
  byEmail: 'Send me an email',
  inCalendar: 'Show it in my calendar',
  calendarHint: 'After you save, you create an address for your calendar app.',
  when: 'When',
  whenFirst: 'When the first favorite is ready',
  whenAll: 'When all favorites are ready',
  forNone: 'For no reminder, choose no way.',
  save: 'Save reminder',

  // Messages after a change.
  tooManyTries: 'Too many attempts. Wait a minute, then try again.',
  subscribed: 'Your browser will notify you when you can vote again.',
  refused: 'Notifications could not be set up in your browser. Add the vote to your calendar, or try another browser.',
  stopped: 'Your browser will not notify you about this listing.',
  stoppedEverywhere: 'Notifications are turned off in all browsers.',
} as const;
