// Fills what the pages ask about release notes.
import { byPerson } from '../access/audit.ts';
import type { RateLimitResult } from '../access/rate-limit.ts';
import { deleteEntry } from '../changelog/delete-entry.ts';
import {
  findEntry,
  findNewestEntry,
  listEntries,
  listFeedEntries,
  readChangelogAccess,
} from '../changelog/list-entries.ts';
import { createEntry, putEntry } from '../changelog/put-entry.ts';
import { removeEntry, restoreEntry } from '../changelog/remove-entry.ts';
import type { AppContext } from '../context.ts';
import { includesChangelog } from '../listings/plans.ts';
import { findListing } from '../listings/queries.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireChangelog({ db }: AppContext): WebParts['changelog'] {
  return {
    async accessTo(person, listingId) {
      const { canModerate, canSeeRemoved } = await readChangelogAccess(db, person, listingId);
      return { moderates: canModerate, seesRemoved: canSeeRemoved };
    },
    async included(listingId) {
      const listing = await findListing(db, listingId);
      return listing !== null && includesChangelog(listing);
    },
    async write({ listingId, version, person, ...entry }) {
      const written = await putEntry(db, { listingId, version }, entry, byPerson(person));
      return written.ok || written.reason !== 'rate_limited' ? written : limited(written.spent);
    },
    async create({ listingId, version, person, ...entry }) {
      const created = await createEntry(db, { listingId, version }, entry, byPerson(person));
      return created.ok || created.reason !== 'rate_limited' ? created : limited(created.spent);
    },
    async delete({ listingId, version, person }) {
      const deleted = await deleteEntry(db, { listingId, version }, byPerson(person));
      return deleted.ok || deleted.reason !== 'rate_limited' ? deleted : limited(deleted.spent);
    },
    list: (query) => listEntries(db, query),
    find: (listingId, version) => findEntry(db, listingId, version),
    newest: (listingId) => findNewestEntry(db, listingId),
    forFeed: (listingId) => listFeedEntries(db, listingId),
    remove: ({ person, ...removal }) => removeEntry(db, { ...removal, by: byPerson(person) }),
    restore: ({ person, ...place }) => restoreEntry(db, place, byPerson(person)),
  };
}

const limited = ({ resetSeconds }: RateLimitResult) =>
  ({ ok: false, reason: 'rate_limited', resetSeconds }) as const;
