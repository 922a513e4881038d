// What the pages ask about reminders: calendars, and browsers that let themselves be told.
import type { NextVote } from '../reminders/calendar.ts';

export type { NextVote };

export interface ReminderParts {
  /** The secret in the address of a person's calendar; null while there is none. */
  readFeed(personId: string): Promise<string | null>;
  /** The first, or another in its place. */
  makeFeed(personId: string): Promise<void>;
  removeFeed(personId: string): Promise<void>;
  /** Null: nobody's address. */
  votesOfFeed(secret: string): Promise<readonly NextVote[] | null>;
}
