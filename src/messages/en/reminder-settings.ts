// The page on which a person manages reminders to vote again.
export default {
  title: 'Reminders',
  lead: 'Manage how you are reminded to vote again.',
  notifications: 'Browser notifications',
  noNotifications: 'None yet. After you vote, you can choose to be notified when you can vote again.',
  notificationsIn: 'Notifications in {count, plural, one {# browser} other {# browsers}}',
  stopAll: 'Stop all',
  // What is in `unseen` is only read aloud. `{name}` is a listing's name.
  stop: 'Stop <unseen>notifications for {name}</unseen>',

  calendar: 'Calendar',
  calendarText: 'Your calendar app can show when you can next vote for each listing, and remind you.',
  // Follows “Copy”.
  calendarAddress: 'calendar address',
  subscribe:
    'Subscribe to this address in your calendar app. Keep it private: anyone who has it can see what you vote for. If someone else gets it, create a new one.',
  openInApp: 'Open in calendar app',
  newAddress: 'Create a new address',
  disableCalendar: 'Disable calendar',
  createAddress: 'Create calendar address',
  addressReady: 'Your calendar address is ready.',
  renewQuestion: 'Create a new calendar address?',
  renew: 'Create new address',
  renewText: 'The current address will stop working. Enter the new one in every calendar app that uses it.',
  renewed: 'Your calendar has a new address.',
  disableQuestion: 'Disable your calendar?',
  disableText:
    'The address will stop working, and your calendar app will no longer show your votes. You can create a new address at any time.',
  disabled: 'Your calendar is disabled.',
} as const;
