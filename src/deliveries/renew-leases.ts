// Renews leases. A transaction that locks one endpoint's row for long (because its listing is being deleted, or a long
// queue ended) must not make all other leases expire. So unlocked rows are renewed first; the renewal of locked ones
// waits separately, with a short timeout.
import type { Db } from '../db/database.ts';
import { extendLeases, extendUnlockedLeases, setLockTimeout } from './claim-queries.ts';
import type { Lease } from './lease.ts';

const PATIENCE_MS = 1_000;
/** SQLSTATE: the lock was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';

export interface LeaseRenewal {
  readonly renewed: ReadonlySet<string>;
  /** Endpoints whose rows were locked: the next renewal tries them again. Leases in neither set are lost. */
  readonly locked: ReadonlySet<string>;
}

export async function renewLeases(db: Db, leases: readonly Lease[]): Promise<LeaseRenewal> {
  const renewed = new Set(await extendUnlockedLeases(db, leases));
  const rest = leases.filter(({ endpointId }) => !renewed.has(endpointId));
  if (rest.length === 0) return { renewed, locked: new Set() };
  const waitedFor = await renewInTime(db, rest);
  if (waitedFor === null) return { renewed, locked: new Set(rest.map(({ endpointId }) => endpointId)) };
  return { renewed: new Set([...renewed, ...waitedFor]), locked: new Set() };
}

/** Returns null when the locks were not available in time. */
async function renewInTime(db: Db, leases: readonly Lease[]): Promise<readonly string[] | null> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await setLockTimeout(transaction, PATIENCE_MS);
      return extendLeases(transaction, leases);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return null;
    throw error;
  }
}
