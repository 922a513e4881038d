// Fills what the pages ask about release notes.
import { byPerson } from '../access/audit.ts';
import { accessTo } from '../access/may.ts';
import { VERSION_PATTERN } from '../changelog/entry.ts';
import { listEntries, newestEntries, newestEntry } from '../changelog/list-entries.ts';
import { selectEntry } from '../changelog/queries.ts';
import { removeEntry, restoreEntry } from '../changelog/remove-entry.ts';
import type { House } from '../house.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireChangelog({ db }: House): WebParts['changelog'] {
  return {
    async accessTo(person, listingId) {
      const access = await accessTo(db, person, listingId);
      const moderates = access.may('moderate');
      return { moderates, seesRemoved: moderates || access.may('write_changelog') };
    },
    list: (query) => listEntries(db, query),
    find: async (listingId, version) =>
      VERSION_PATTERN.test(version) ? selectEntry(db, listingId, version) : null,
    newest: (listingId) => newestEntry(db, listingId),
    forFeed: (listingId) => newestEntries(db, listingId),
    remove: ({ person, ...removal }) => removeEntry(db, { ...removal, personId: person.id }),
    restore: ({ person, ...place }) => restoreEntry(db, place, byPerson(person)),
  };
}
