// DELETE (§3.3, §4.2): safe to repeat, and on every plan. What is put again afterwards is new.
import { type Actor, recordAct } from '../access/audit.ts';
import type { Spending } from '../access/spend.ts';
import type { Db } from '../db/database.ts';
import { deleteRow } from './queries.ts';
import { type EntryPlace, type WriteRefusal, writeChangelog } from './write-entry.ts';

type Deletion = { readonly ok: true; readonly deleted: boolean; readonly spent: Spending } | WriteRefusal;

/** `deleted`: whether the version had an entry. */
export async function deleteEntry(db: Db, place: EntryPlace, by: Actor): Promise<Deletion> {
  return writeChangelog(
    db,
    place,
    ({ isRemoved }) => (isRemoved ? 'removed_by_staff' : null),
    async (transaction) => {
      const { listingId, version } = place;
      const deleted = await deleteRow(transaction, listingId, version);
      if (deleted)
        await recordAct(transaction, { act: 'changelog.deleted', ...by, listingId, subject: version });
      return { deleted };
    },
  );
}
