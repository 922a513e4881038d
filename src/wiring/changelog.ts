// Fills what the pages ask about release notes.
import { byPerson } from '../access/audit.ts';
import { accessTo } from '../access/may.ts';
import { deleteEntry } from '../changelog/delete-entry.ts';
import { VERSION_PATTERN } from '../changelog/entry.ts';
import { listEntries, newestEntries, newestEntry } from '../changelog/list-entries.ts';
import { putEntry } from '../changelog/put-entry.ts';
import { selectEntry } from '../changelog/queries.ts';
import { removeEntry, restoreEntry } from '../changelog/remove-entry.ts';
import type { WriteRefusal } from '../changelog/write-entry.ts';
import type { House } from '../house.ts';
import { includesChangelog } from '../listings/plans.ts';
import { findListing } from '../listings/queries.ts';
import type { WriteRefused } from '../web/changelog-parts.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireChangelog({ db }: House): WebParts['changelog'] {
  return {
    async accessTo(person, listingId) {
      const access = await accessTo(db, person, listingId);
      const moderates = access.may('moderate');
      return { moderates, seesRemoved: moderates || access.may('write_changelog') };
    },
    async included(listingId) {
      const listing = await findListing(db, listingId);
      return listing !== null && includesChangelog(listing);
    },
    async write({ listingId, version, person, ...entry }) {
      const written = await putEntry(db, { listingId, version }, entry, byPerson(person));
      return written.ok ? written : refused(written);
    },
    async delete({ listingId, version, person }) {
      const deleted = await deleteEntry(db, { listingId, version }, byPerson(person));
      return deleted.ok ? deleted : refused(deleted);
    },
    list: (query) => listEntries(db, query),
    find: async (listingId, version) =>
      VERSION_PATTERN.test(version) ? selectEntry(db, listingId, version) : null,
    newest: (listingId) => newestEntry(db, listingId),
    forFeed: (listingId) => newestEntries(db, listingId),
    remove: ({ person, ...removal }) => removeEntry(db, { ...removal, by: byPerson(person) }),
    restore: ({ person, ...place }) => restoreEntry(db, place, byPerson(person)),
  };
}

function refused(refusal: WriteRefusal): WriteRefused {
  if (refusal.reason !== 'rate_limited') return refusal;
  return { ok: false, reason: 'rate_limited', resetSeconds: refusal.spent.resetSeconds };
}
