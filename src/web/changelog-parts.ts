// What the pages ask about a bot's changelog.
import type { Entry, ListedEntry } from '../changelog/entry.ts';
import type { EntryPage, NewestEntries } from '../changelog/list-entries.ts';
import type { RemovalResult } from '../changelog/remove-entry.ts';
import type { Person } from './people-parts.ts';

export type { Entry, ListedEntry };

/** What somebody may see and do besides what everybody may. */
export interface ChangelogAccess {
  /** Owner, manager or staff: entries that staff removed, and why. */
  readonly seesRemoved: boolean;
  readonly moderates: boolean;
}

export interface ChangelogParts {
  accessTo(person: Person | null, listingId: string): Promise<ChangelogAccess>;
  /** Newest first. */
  list(query: { listingId: string; page: number; withRemoved: boolean }): Promise<EntryPage>;
  find(listingId: string, version: string): Promise<ListedEntry | null>;
  newest(listingId: string): Promise<Entry | null>;
  forFeed(listingId: string): Promise<NewestEntries>;
  remove(query: {
    listingId: string;
    version: string;
    reason: string;
    person: Person;
  }): Promise<RemovalResult>;
  restore(query: { listingId: string; version: string; person: Person }): Promise<RemovalResult>;
}
