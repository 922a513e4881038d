// Lists a bot's entries, newest first: page by page, or the newest ones for feeds. Entries that staff removed are
// included only on request, for the owner and staff.
import { accessTo } from '../access/permissions.ts';
import { splitPage } from '../core/split-page.ts';
import type { Connection } from '../db/database.ts';
import { type ChangelogEntry, type ListedEntry, VERSION_PATTERN } from './entry.ts';
import {
  countEntries,
  type EntryFilter,
  type LatestEntry,
  selectChangedAt,
  selectEntries,
  selectEntry,
  selectLatestEntries,
} from './queries.ts';

/** As many as in a feed, so that every entry a feed links to is on the first page. */
export const ENTRIES_PER_PAGE = 20;

export interface EntryPage {
  readonly entries: readonly ListedEntry[];
  /** 1-based; the last page when a later one was requested. */
  readonly page: number;
  readonly pages: number;
}

export async function listEntries(
  db: Connection,
  request: { readonly listingId: string; readonly page: number; readonly withRemoved: boolean },
): Promise<EntryPage> {
  const { listingId, withRemoved } = request;
  const total = await countEntries(db, listingId, withRemoved);
  const pages = Math.max(1, Math.ceil(total / ENTRIES_PER_PAGE));
  const page = Math.min(pages, Math.max(1, request.page));
  const offset = (page - 1) * ENTRIES_PER_PAGE;
  const entries = await selectEntries(db, listingId, { withRemoved, limit: ENTRIES_PER_PAGE, offset });
  return { entries, page, pages };
}

/** The newest public entry. */
export async function findNewestEntry(db: Connection, listingId: string): Promise<ChangelogEntry | null> {
  return (await selectEntries(db, listingId, { withRemoved: false, limit: 1, offset: 0 }))[0] ?? null;
}

export interface FeedEntries {
  readonly entries: readonly ChangelogEntry[];
  /** When the entries or the bot's name last changed; null when there is no such bot. */
  readonly changedAt: Date | null;
}

/** Reads the time first: a change in between makes a cached copy look older than it is, never newer. */
export async function listFeedEntries(db: Connection, listingId: string): Promise<FeedEntries> {
  const changedAt = await selectChangedAt(db, listingId);
  const entries = await selectEntries(db, listingId, {
    withRemoved: false,
    limit: ENTRIES_PER_PAGE,
    offset: 0,
  });
  return { entries, changedAt };
}

/** The entry of exactly this version, even if staff removed it; null when there is none. */
export async function findEntry(db: Connection, listingId: string, version: string): Promise<ListedEntry | null> {
  return VERSION_PATTERN.test(version) ? selectEntry(db, listingId, version) : null;
}

export interface ChangelogAccess {
  readonly canModerate: boolean;
  /** Whether this person is the owner, a manager or staff, who see entries that staff removed, with the reason. */
  readonly canSeeRemoved: boolean;
}

export async function readChangelogAccess(
  db: Connection,
  person: { readonly id: string } | null,
  listingId: string,
): Promise<ChangelogAccess> {
  const access = await accessTo(db, person, listingId);
  const canModerate = access.may('changelog.moderate');
  return { canModerate, canSeeRemoved: access.may('changelog.view_removed') };
}

const LATEST_PER_PAGE = 25;

/** The latest entries of all bots, newest first, for staff. `nextBefore` is null when there are no older ones. */
export async function listLatestEntries(
  db: Connection,
  { filter, before }: { readonly filter: EntryFilter; readonly before: string | null },
): Promise<{ readonly entries: readonly LatestEntry[]; readonly nextBefore: string | null }> {
  const found = await selectLatestEntries(db, { filter, before, limit: LATEST_PER_PAGE + 1 });
  const { rows: entries, last } = splitPage(found, LATEST_PER_PAGE);
  return { entries, nextBefore: last?.id ?? null };
}
