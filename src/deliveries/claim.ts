// Claiming work: an endpoint is leased, never a delivery. One owner an endpoint gives the in-flight bound over all
// processes, the order, the exact count of failures, pacing and fencing, with one lock for all of its deliveries.
// Everything here is committed before a socket opens.

import type { Target } from '../channels/registry.ts';
import { monotonicMs, now } from '../core/clock.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Connection, Db } from '../db/database.ts';
import { type Health, inFlightBound } from '../endpoints/health.ts';
import type { LoadTargets } from '../endpoints/targets.ts';
import {
  type ClaimedAttempt,
  type ClaimQuota,
  claimDueDeliveries,
  type LeaseRow,
  leaseEndpoints,
  logInterruptedAttempts,
} from './claim-queries.ts';
import { DueSearch } from './due-search.ts';
import { healthOf, type LockedEndpoint, lockEndpoints } from './record-queries.ts';
import { endInterruptedVotes } from './rewards.ts';

/** Enough to keep ten requests busy for a while, few enough to give back when the endpoint turns bad. */
const BATCH = 50;

/** One endpoint, ours until released, with the attempts begun for it, the oldest delivery first. */
export interface EndpointClaim {
  readonly endpointId: string;
  readonly listingId: string;
  /** Fences what we write: whoever leases the endpoint after us raises it. */
  readonly epoch: number;
  /** Of the settings that `target` is made of. */
  readonly settingsVersion: number;
  /** Not later than the lease began, by this process's clock. */
  readonly leasedAt: Date;
  /** The database's clock minus monotonicMs(): what an attempt's start is told by. */
  readonly databaseClockOffsetMs: number;
  readonly health: Health;
  /** Taken over from a process whose lease ran out. */
  readonly orphaned: boolean;
  /** Null when the settings are gone. */
  readonly target: Target | null;
  readonly attempts: readonly ClaimedAttempt[];
}

/** Claims up to `most` due endpoints; `search` remembers where the last search began. */
export async function claimEndpoints(
  db: Db,
  loadTargets: LoadTargets,
  most: number,
  search = new DueSearch(),
): Promise<readonly EndpointClaim[]> {
  const leasedAt = now();
  const { leases, taken, leasedMs } = await db.transaction().execute(async (transaction) => {
    const leases = await lease(transaction, most, search);
    const leasedMs = monotonicMs();
    if (leases.length > 0) faultPoint('claim.leased');
    const orphaned = leases.filter((lease) => lease.orphaned).map((lease) => lease.id);
    if (orphaned.length > 0) {
      await logInterruptedAttempts(transaction, orphaned);
      await endInterruptedVotes(transaction, orphaned);
      faultPoint('takeover.written');
    }
    const taken = await take(
      transaction,
      leases.map(({ id, epoch, ...lease }) => ({ id, epoch, take: batchSize(healthOf(lease), Infinity) })),
    );
    return { leases, taken, leasedMs };
  });
  if (leases.length === 0) return [];
  if (taken.length > 0) faultPoint('claim.committed');
  if (leases.some((lease) => lease.orphaned)) faultPoint('takeover.committed');
  const versions = leases.map((lease) => ({ endpointId: lease.id, settingsVersion: lease.settings_version }));
  const targets = await loadTargets(db, versions);
  const attempts = byEndpoint(taken);
  return leases.map((lease) => ({
    endpointId: lease.id,
    listingId: lease.listing_id,
    epoch: lease.epoch,
    settingsVersion: lease.settings_version,
    leasedAt,
    databaseClockOffsetMs: lease.leased_at_ms - leasedMs,
    health: healthOf(lease),
    orphaned: lease.orphaned,
    target: targets.get(lease.id) ?? null,
    attempts: attempts.get(lease.id) ?? [],
  }));
}

async function lease(transaction: Connection, most: number, search: DueSearch): Promise<readonly LeaseRow[]> {
  const from = search.startFrom();
  const newer = await leaseEndpoints(transaction, most, from);
  const isShort = from !== null && newer.length < most;
  const older = isShort ? await leaseEndpoints(transaction, most - newer.length, null) : [];
  const leases = [...newer, ...older];
  search.recordFound(
    leases.map((row) => row.due_since_ms),
    most,
  );
  return leases;
}

/** A claim's work that could begin more, and how much more at once. */
export interface RunWithRoom {
  readonly claim: Pick<EndpointClaim, 'endpointId' | 'epoch' | 'settingsVersion'>;
  readonly room: number;
}

/**
 * More of what is due at endpoints that are leased already: one request that hangs holds its endpoint's lease, and must not
 * hold the deliveries that came after it. Nothing of an endpoint that is ours no more, or paused; nor of one whose settings
 * have changed, for the next claim sends with the new ones.
 */
export async function claimMoreAttempts(
  db: Db,
  hungry: readonly RunWithRoom[],
): Promise<ReadonlyMap<string, readonly ClaimedAttempt[]>> {
  const asking = new Map(hungry.map((run) => [run.claim.endpointId, run]));
  const taken = await db.transaction().execute(async (transaction) => {
    const locked = await lockEndpoints(transaction, [...asking.keys()]);
    const ours = locked.filter((row) => isStill(row, asking.get(row.id)?.claim));
    return take(
      transaction,
      ours.map(({ id, epoch, ...row }) => ({
        id,
        epoch,
        take: batchSize(healthOf(row), asking.get(id)?.room ?? 0),
      })),
    );
  });
  if (taken.length > 0) faultPoint('claim.fed');
  return byEndpoint(taken);
}

function isStill(row: LockedEndpoint, claim: RunWithRoom['claim'] | undefined): boolean {
  return row.epoch === claim?.epoch && row.settings_version === claim.settingsVersion;
}

async function take(
  transaction: Connection,
  shares: readonly ClaimQuota[],
): Promise<readonly ClaimedAttempt[]> {
  const some = shares.filter((share) => share.take > 0);
  return some.length > 0 ? claimDueDeliveries(transaction, some) : [];
}

function byEndpoint(taken: readonly ClaimedAttempt[]): ReadonlyMap<string, readonly ClaimedAttempt[]> {
  return Map.groupBy(taken, (attempt) => attempt.endpoint_id);
}

/**
 * A paced endpoint gets one attempt; a paused or disabled one none, it is only tidied and released. A vote listener gets
 * no more than can be sent at once: what is claimed when a process dies counts as sent, for nobody can know (L1).
 */
function batchSize(health: Health, room: number): number {
  const bound = inFlightBound(health);
  if (health.kind === 'listener') return Math.min(bound, room);
  return bound > 1 ? BATCH : bound;
}
