// What the pages ask about a bot's changelog.
import type { ChangelogEntry, EntryInput, ListedEntry } from '../changelog/entry.ts';
import type { EntryPage, FeedEntries } from '../changelog/list-entries.ts';
import type { RemovalResult } from '../changelog/remove-entry.ts';
import type { Person } from './people-parts.ts';

export type { ChangelogEntry, ListedEntry };

/** What somebody may see and do besides what everybody may. */
export interface ChangelogAccess {
  /** Owner, manager or staff: entries that staff removed, and why. */
  readonly seesRemoved: boolean;
  readonly moderates: boolean;
}

/** `resetSeconds`: until the hour's writes begin anew. */
export type WriteRefused =
  | {
      readonly ok: false;
      readonly reason: 'unknown_bot' | 'in_future' | 'plan_excludes' | 'removed_by_staff';
    }
  | { readonly ok: false; readonly reason: 'rate_limited'; readonly resetSeconds: number };

type EntryByHand = EntryInput & {
  readonly listingId: string;
  readonly version: string;
  readonly person: Person;
};

export interface ChangelogParts {
  /** Whether the bot's plan includes publishing (§4.1). */
  included(listingId: string): Promise<boolean>;
  /** The whole entry of a version, new or in the place of the one there is. */
  write(entry: EntryByHand): Promise<{ readonly ok: true; readonly created: boolean } | WriteRefused>;
  /** The whole entry of a version that has none. */
  create(
    entry: EntryByHand,
  ): Promise<
    | { readonly ok: true; readonly created: boolean }
    | WriteRefused
    | { readonly ok: false; readonly reason: 'version_taken' }
  >;
  delete(place: {
    listingId: string;
    version: string;
    person: Person;
  }): Promise<{ readonly ok: true } | WriteRefused>;
  accessTo(person: Person | null, listingId: string): Promise<ChangelogAccess>;
  /** Newest first. */
  list(query: { listingId: string; page: number; withRemoved: boolean }): Promise<EntryPage>;
  find(listingId: string, version: string): Promise<ListedEntry | null>;
  newest(listingId: string): Promise<ChangelogEntry | null>;
  forFeed(listingId: string): Promise<FeedEntries>;
  remove(query: {
    listingId: string;
    version: string;
    reason: string;
    person: Person;
  }): Promise<RemovalResult>;
  restore(query: { listingId: string; version: string; person: Person }): Promise<RemovalResult>;
}
