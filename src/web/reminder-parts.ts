// What the pages ask about reminders: calendars, and browsers that let themselves be told.

import type { NextVote } from '../reminders/calendar.ts';
import type { NewPushSubscription } from '../reminders/push-subscriptions.ts';

export type { NextVote };

export interface ReminderParts {
  /** The secret in the address of a person's calendar; null while there is none. */
  readFeed(personId: string): Promise<string | null>;
  /** The first, or another in its place. */
  makeFeed(personId: string): Promise<void>;
  removeFeed(personId: string): Promise<void>;
  /** What a browser subscribes with (VAPID), base64url. */
  pushKey(): Promise<string>;
  /** False: what the browser gave cannot be used. */
  remindInBrowser(wanted: NewPushSubscription): Promise<boolean>;
  /** The listings the person's browsers tell of; none while there is no browser. */
  reminders(personId: string): Promise<readonly { readonly listingId: string; readonly name: string }[]>;
  stopReminding(personId: string, listingId: string): Promise<void>;
  countBrowsers(personId: string): Promise<number>;
  /** And with them every reminder in them. */
  removeBrowsers(personId: string): Promise<void>;
  /** Null: nobody's address. */
  votesOfFeed(secret: string): Promise<readonly NextVote[] | null>;
}
