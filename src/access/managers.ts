// Removes managers from a listing; invitations.ts adds them.
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type Actor, recordAuditEvent } from './audit.ts';
import { deleteOffersTo, lockListingOwner } from './invitation-queries.ts';
import { findPerson } from './people.ts';
import { deleteManager } from './queries.ts';
import { selectActiveTokensOf } from './token-queries.ts';
import { revokeToken } from './tokens.ts';

export interface ManagerRemoval {
  readonly listingId: string;
  readonly personId: string;
  readonly by: Actor;
  /** Also revoke the API tokens whose secret this person saw when it was created or rotated. */
  readonly revokesTokens?: boolean;
}

/** Managers can also remove themselves, which is recorded as leaving. False if the person was not a manager. */
export async function removeManager(
  db: Connection,
  { listingId, personId, by, revokesTokens = false }: ManagerRemoval,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    // The listing is locked first, as in replies to invitations: otherwise the two would deadlock.
    await lockListingOwner(transaction, listingId);
    if (!(await deleteManager(transaction, listingId, personId))) return false;
    await deleteOffersTo(transaction, listingId, personId);
    const left = by.personId === personId;
    const subject = left ? null : ((await findPerson(transaction, personId))?.name ?? null);
    const act = left ? 'manager.left' : 'manager.removed';
    await recordAuditEvent(transaction, { action: act, ...by, listingId, subject });
    if (revokesTokens)
      for (const { id } of await selectActiveTokensOf(transaction, listingId, personId))
        await revokeToken(transaction, listingId, id, by);
    return true;
  });
}
