// Fills what the pages ask about reminders.
import type { AppContext } from '../context.ts';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  findCalendarFeed,
  listFeedVotes,
} from '../reminders/calendar-feed.ts';
import {
  countBrowsers,
  deleteBrowsers,
  deleteReminder,
  selectReminders,
  subscribeToReminder,
} from '../reminders/push-subscriptions.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireReminders({ db, vault, outbound, pushIdentity }: AppContext): WebParts['reminders'] {
  return {
    readFeed: (personId) => findCalendarFeed(db, vault, personId),
    makeFeed: (personId) => createCalendarFeed(db, vault, personId),
    removeFeed: (personId) => deleteCalendarFeed(db, personId),
    votesOfFeed: (secret) => listFeedVotes(db, secret),
    pushKey: async () => (await pushIdentity()).publicKey,
    remindInBrowser: (wanted) => subscribeToReminder({ db, outbound }, wanted),
    reminders: (personId) => selectReminders(db, personId),
    stopReminding: (personId, listingId) => deleteReminder(db, personId, listingId),
    countBrowsers: (personId) => countBrowsers(db, personId),
    removeBrowsers: (personId) => deleteBrowsers(db, personId),
  };
}
