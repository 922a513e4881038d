// At startup: takes over at once what a process that is gone has left, instead of waiting until its leases expire
// (decision P355).
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { expireAbandonedLeases, expireAllLeases, selectAbandonedLeases } from './abandoned-leases-queries.ts';

/** A process that still runs replaces a broken session sooner, so one without a session for this long is gone. */
const GRACE_MS = 1_500;

interface Successor {
  readonly db: Db;
  /** No other process can have this database open. */
  readonly isAlone: boolean;
  readonly stopping: AbortSignal;
}

/** Ends the leases of processes that are gone; returns how many. Their deliveries are due then. */
export async function endAbandonedLeases({ db, isAlone, stopping }: Successor): Promise<number> {
  if (isAlone) return expireAllLeases(db);
  const tokens = await selectAbandonedLeases(db);
  if (tokens.length === 0) return 0;
  await wait(GRACE_MS, undefined, { signal: stopping });
  return expireAbandonedLeases(db, tokens);
}
