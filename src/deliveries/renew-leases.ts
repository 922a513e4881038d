// Renewing leases. Whoever holds an endpoint's row for long (its listing is deleted, a long queue ended) must not make the leases of
// all others run out: what is free is renewed first, and what is not is waited for by itself, and not for long.
import type { Db } from '../db/database.ts';
import { extendLeases, extendUnlockedLeases, type Lease, setLockTimeout } from './claim-queries.ts';

const PATIENCE_MS = 1_000;
/** SQLSTATE: the lock was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

export interface LeaseRenewal {
  /** Endpoints whose leases hold on. */
  readonly renewed: ReadonlySet<string>;
  /** Endpoints of which nothing is known: somebody holds their rows. Another renewal tells. The leases of all others are lost. */
  readonly locked: ReadonlySet<string>;
}

export async function renewLeases(db: Db, leases: readonly Lease[]): Promise<LeaseRenewal> {
  const kept = new Set(await extendUnlockedLeases(db, leases));
  const rest = leases.filter(({ endpointId }) => !kept.has(endpointId));
  if (rest.length === 0) return { renewed: kept, locked: new Set() };
  const waitedFor = await renewInTime(db, rest);
  if (waitedFor === null) return { renewed: kept, locked: new Set(rest.map(({ endpointId }) => endpointId)) };
  return { renewed: new Set([...kept, ...waitedFor]), locked: new Set() };
}

/** Null: not in time. */
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
