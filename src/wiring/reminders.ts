// Fills what the pages ask about reminders.
import type { House } from '../house.ts';
import { deleteFeed, makeFeed, readFeed, votesOfFeed } from '../reminders/calendar-feed.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireReminders({ db, vault }: House): WebParts['reminders'] {
  return {
    readFeed: (personId) => readFeed(db, vault, personId),
    makeFeed: (personId) => makeFeed(db, vault, personId),
    removeFeed: (personId) => deleteFeed(db, personId),
    votesOfFeed: (secret) => votesOfFeed(db, secret),
  };
}
