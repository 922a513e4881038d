// Removes managers from a listing; invitations.ts adds them.
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type Actor, recordAuditEvent } from './audit.ts';
import { deleteOffersTo, lockListingOwner } from './invitation-queries.ts';
import { findPerson } from './people.ts';
import { deleteManager } from './queries.ts';

/** By somebody else, or by the manager, who then has left. False if the person was no manager. */
export async function removeManager(db: Connection, listingId: string, personId: string, by: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    // Locked first, as replies to invitations do: otherwise they would wait for each other.
    await lockListingOwner(transaction, listingId);
    if (!(await deleteManager(transaction, listingId, personId))) return false;
    await deleteOffersTo(transaction, listingId, personId);
    const left = by.personId === personId;
    const subject = left ? null : ((await findPerson(transaction, personId))?.name ?? null);
    const act = left ? 'manager.left' : 'manager.removed';
    await recordAuditEvent(transaction, { action: act, ...by, listingId, subject });
    return true;
  });
}
