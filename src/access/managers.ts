// The people an owner has invited to run a listing.
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type Actor, recordAuditEvent } from './audit.ts';
import { deleteOffersTo, lockListingOwner } from './invitation-queries.ts';
import { findPerson, findPersonByEmail } from './people.ts';
import type { Person } from './person.ts';
import { deleteManager, insertManager } from './queries.ts';

export type ManagerAddition =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly reason: 'unknown_person' | 'unknown_listing' | 'is_owner' | 'already' };

/** Adds the person with this address. */
export async function addManager(db: Connection, listingId: string, email: string): Promise<ManagerAddition> {
  const person = await findPersonByEmail(db, email);
  if (!person) return { ok: false, reason: 'unknown_person' };
  switch (await insertManager(db, listingId, person.id)) {
    case 'added':
      return { ok: true, person };
    case 'already':
      return { ok: false, reason: 'already' };
    case 'owner':
      return { ok: false, reason: 'is_owner' };
    case 'none':
      return { ok: false, reason: 'unknown_listing' };
  }
}

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
