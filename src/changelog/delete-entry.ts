// DELETE (§3.3, §4.2): idempotent, and allowed on every plan. A later PUT of the version creates a new entry.
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import type { Db } from '../db/database.ts';
import type { RateLimitResult } from '../db/rate-limit.ts';
import { deleteEntryRow } from './queries.ts';
import { type EntryKey, type WriteRefusal, writeChangelog } from './write-entry.ts';

type Deletion = { readonly ok: true; readonly deleted: boolean; readonly spent: RateLimitResult } | WriteRefusal;

/** `deleted`: whether the version had an entry. */
export async function deleteEntry(db: Db, place: EntryKey, by: Actor): Promise<Deletion> {
  return writeChangelog(
    db,
    place,
    ({ isRemoved }) => (isRemoved ? 'removed_by_staff' : null),
    async (transaction) => {
      const { listingId, version } = place;
      const deleted = await deleteEntryRow(transaction, listingId, version);
      if (deleted)
        await recordAuditEvent(transaction, {
          action: 'changelog.deleted',
          ...by,
          listingId,
          subject: version,
        });
      return { deleted };
    },
  );
}
