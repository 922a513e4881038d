// Fills what the pages ask about reminders.
import type { House } from '../house.ts';
import {
  countBrowsers,
  deleteBrowsers,
  deleteReminder,
  remindInBrowser,
  selectReminders,
} from '../reminders/browsers.ts';
import { deleteFeed, makeFeed, readFeed, votesOfFeed } from '../reminders/calendar-feed.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireReminders({ db, vault, outbound, pushIdentity }: House): WebParts['reminders'] {
  return {
    readFeed: (personId) => readFeed(db, vault, personId),
    makeFeed: (personId) => makeFeed(db, vault, personId),
    removeFeed: (personId) => deleteFeed(db, personId),
    votesOfFeed: (secret) => votesOfFeed(db, secret),
    pushKey: async () => (await pushIdentity()).publicKey,
    remindInBrowser: (wanted) => remindInBrowser({ db, outbound }, wanted),
    reminders: (personId) => selectReminders(db, personId),
    stopReminding: (personId, listingId) => deleteReminder(db, personId, listingId),
    countBrowsers: (personId) => countBrowsers(db, personId),
    removeBrowsers: (personId) => deleteBrowsers(db, personId),
  };
}
