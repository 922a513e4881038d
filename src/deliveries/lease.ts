// What identifies a lease. A process writes for an endpoint only while the endpoint's row has exactly this lease
// (fencing). Both parts are compared: the epoch fences versions that set no token, and the token still differs after a
// failover that lost transactions and so turned the epoch back (decision P220).
import { randomUUID } from '../core/ids.ts';

export interface Lease {
  readonly endpointId: string;
  readonly epoch: number;
  /** Null in a row that was last leased by a version without tokens. */
  readonly leaseToken: string | null;
}

type LeaseIdentity = Pick<Lease, 'epoch' | 'leaseToken'>;

export function isSameLease(row: LeaseIdentity, held: LeaseIdentity): boolean {
  return row.epoch === held.epoch && row.leaseToken === held.leaseToken;
}

/**
 * Shows which process holds the lease (`abandoned-leases-queries`). `presence` null: nobody can tell whether the process
 * is there, so the lease has to expire.
 */
export function newLeaseToken(presence: number | null): string {
  const random = randomUUID();
  if (presence === null) return random;
  return `${(presence >>> 0).toString(16).padStart(8, '0')}${random.slice(8, 14)}8${random.slice(15)}`;
}
