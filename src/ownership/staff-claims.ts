// Which claims staff may decide, and the alert when one needs it.
import type { Connection } from '../db/database.ts';
import { raiseStaffAlert } from '../mail/staff-alert-queries.ts';
import type { OwnershipClaim } from './claim-queries.ts';

/** Any if the owner has never proven the listing; otherwise once it is contested. */
export function mayTransferNow({ state, ownerHasProven }: Pick<OwnershipClaim, 'state' | 'ownerHasProven'>): boolean {
  return state === 'contested' || !ownerHasProven;
}

export function alertStaffToClaim(db: Connection, claimId: string): Promise<void> {
  return raiseStaffAlert(db, { kind: 'claim', path: `/staff/claims#${claimId}` });
}
