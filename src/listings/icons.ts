// Saves and removes a listing's icon, with its line in the audit log.
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { deleteIcon, upsertIcon } from './icon-queries.ts';
import type { Icon } from './render-icon.ts';

/** False: there is no such listing. */
export function saveIcon(db: Connection, listingId: string, icon: Icon, by: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const isSaved = await upsertIcon(transaction, listingId, icon);
    if (isSaved) await recordAuditEvent(transaction, { action: 'icon.changed', ...by, listingId });
    return isSaved;
  });
}

/** False: the listing had no icon. */
export function removeIcon(db: Connection, listingId: string, by: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const isRemoved = await deleteIcon(transaction, listingId);
    if (isRemoved) await recordAuditEvent(transaction, { action: 'icon.removed', ...by, listingId });
    return isRemoved;
  });
}
